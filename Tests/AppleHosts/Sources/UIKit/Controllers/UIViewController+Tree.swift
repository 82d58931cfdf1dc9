import Foundation

extension UIViewController {
  public var parent: UIViewController? { ancestor }

  public var navigationController: UINavigationController? { nearest() }
  public var tabBarController: UITabBarController? { nearest() }
  public var splitViewController: UISplitViewController? { nearest() }

  /// The outermost container that it is in.
  var levelRoot: UIViewController {
    var root = self
    while let next = root.ancestor { root = next }
    return root
  }

  /// The transition that it is in, its own or one of those around it.
  var currentRun: Run? {
    if let run, !run.isOver { return run }
    for run in world.modalRuns.reversed() where !run.isOver && (run.from === self || run.to === self) { return run }
    return ancestor?.currentRun
  }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  private func nearest<Container: UIViewController>() -> Container? {
    var next = ancestor
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.ancestor
    }
    return nil
  }
}
