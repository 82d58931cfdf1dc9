import Foundation

@MainActor
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  /// The delegate as UIKit reads it, past what a subclass answers.
  weak var listener: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.stack = self
    return bar
  }()
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { bar.change(newValue, animated: false, with: run) }
  }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false

  /// Whether its bar is hidden, and how it came to that.
  var bar = BarHistory()
  /// What `viewControllers` answers.
  var stack: [UIViewController] = []
  /// The one that is seen, or was when the stack was.
  var displayed: UIViewController?
  /// Those that have left the stack and are still to be told so.
  var departing: [UIViewController] = []
  /// Those that have come and are still to be told so.
  var arriving: [UIViewController] = []
  /// What was asked for during a transition.
  var waiting: [() -> Void] = []
  var waitingPushes: Set<ObjectIdentifier> = []
  var displayIsAsked = false
  var isFirstDisplay = false
  /// A split view has put it onto another stack.
  var isNested = false
  /// The stack before the transition that runs, and after it.
  var turn: (before: [UIViewController], after: [UIViewController])?
  var edgeSwipe: UIGestureRecognizer?
  var contentSwipe: UIGestureRecognizer?
  var swipeRules: PopGestureRules?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    makeRecognizers()
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    makeRecognizers()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    makeRecognizers()
  }

  public required init?(coder: NSCoder) { nil }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    world.profile.hasContentPop ? contentSwipe : nil
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    stack.count > 1 ? pop(to: stack.count - 2, animated: animated)?.last : nil
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      world.raise("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bar.change(hidden, animated: animated, with: run)
    isNavigationBarHidden = hidden  // one may call the other
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  override var showsItsChildren: Bool { true }
  override var childrenToAppear: [UIViewController] { displayed.map { [$0] } ?? [] }
  override func lose(_ child: UIViewController) { takeOff(child) }
  override func prepareToAppear() { prepareStackToAppear() }
  override func didFinishAppearing() { finishFirstDisplay() }

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
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  // A delegate without these leaves the answer to the screen on top.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.topViewController?.supportedInterfaceOrientations ?? .all }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    navigationController.topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }
  // A delegate that has these switches the swipe back off, so that most have not.
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
}

@MainActor
open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]? { stack?.viewControllers.map(\.navigationItem) }
  weak var stack: UINavigationController?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var prefersLargeTitles = false
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
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
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@MainActor
open class UINavigationBarAppearance: UIBarAppearance {}

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
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
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
