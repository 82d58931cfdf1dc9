import Foundation

@MainActor
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { stack = viewControllers }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { stack.append(viewController) }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { stack.popLast() }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { nil }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  #if !STRICT_DELEGATES
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      StandIn.world.noteDefault()
      return nil
    }
    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  #endif
}

@MainActor
open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var prefersLargeTitles = false
}

@MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  @available(iOS 16.0, *)
  open var backAction: UIAction? {
    get { tapOnBack }
    set { tapOnBack = newValue }
  }
  private var tapOnBack: UIAction?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
}
