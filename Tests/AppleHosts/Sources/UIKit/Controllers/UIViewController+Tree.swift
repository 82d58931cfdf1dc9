import Foundation

extension UIViewController {
  public var parent: UIViewController? { ancestor }

  public var navigationController: UINavigationController? { nearest() }
  public var tabBarController: UITabBarController? { nearest() }
  public var splitViewController: UISplitViewController? { nearest() }

  private func nearest<Container: UIViewController>() -> Container? {
    var next = ancestor
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.ancestor
    }
    return nil
  }
}
