import Foundation

@MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
}

@MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  /// The delegate as UIKit reads it, past what a subclass answers.
  weak var listener: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar(frame: .zero)
  open private(set) lazy var moreNavigationController = UINavigationController(
    navigationBarClass: nil, toolbarClass: nil)
  var tabControllers: [UIViewController]?
  var chosen: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @available(iOS 18.0, *)
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers(tabs.compactMap(\.viewController), animated: false)
  }

  public required init?(coder: NSCoder) { nil }

  open var viewControllers: [UIViewController]? {
    get { tabControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    setTabs(viewControllers)
  }

  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue else { return }
      guard tabControllers?.contains(newValue) == true else {
        return world.raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
        )
      }
      select(newValue)
    }
  }

  open var selectedIndex: Int {
    get { chosen.flatMap { tabControllers?.firstIndex(of: $0) } ?? NSNotFound }
    set {
      guard let tabControllers, tabControllers.indices.contains(newValue) else { return }
      select(tabControllers[newValue])
    }
  }

  override var showsItsChildren: Bool { true }
  override var childrenToAppear: [UIViewController] { chosen.map { [$0] } ?? [] }
  override func prepareToAppear() { if let chosen { show(chosen) } }

  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {}
}

@available(iOS 18.0, *)
@MainActor
open class UITab: NSObject {
  open var title: String
  open var image: UIImage?
  open var badgeValue: String?
  public let identifier: String
  private let make: ((UITab) -> UIViewController)?
  open private(set) lazy var viewController: UIViewController? = make?(self)

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    make = viewControllerProvider
    super.init()
  }
}

@available(iOS 18.0, *)
@MainActor
open class UITabGroup: UITab {}

@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  @available(iOS 18.0, *)
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  @available(iOS 18.0, *)
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  // A delegate without these is asked and told by the older ones.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    if let controller = selectedTab.viewController { self.tabBarController(tabBarController, didSelect: controller) }
  }
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
  public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}
  public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  // A delegate without these leaves the answer to the tab that is shown.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .all }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    tabBarController.selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }
}
