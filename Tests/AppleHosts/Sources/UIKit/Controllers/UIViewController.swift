import Foundation

@MainActor
open class UIViewController: UIResponder {
  open var title: String? {
    didSet {
      madeNavigationItem?.title = title
      madeTabItem?.title = title
    }
  }
  open var isModalInPresentation = false
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { wantedStyle == .automatic ? world.profile.automaticStyle : wantedStyle }
    set { wantedStyle = newValue }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var tabBarItem: UITabBarItem! {
    get {
      let item = madeTabItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      madeTabItem = item
      return item
    }
    set { madeTabItem = newValue }
  }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var prefersPointerLocked: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var toolbarItems: [UIBarButtonItem]?
  @available(iOS 26.0, *)
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  @available(iOS 26.0, *)
  open var prefersInterfaceOrientationLocked: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    world.idiom == .phone ? .allButUpsideDown : .all
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  @available(iOS 18.0, *)
  open var preferredTransition: UIViewController.Transition? {
    get { zoom }
    set { zoom = newValue }
  }
  open var navigationItem: UINavigationItem {
    let item = madeNavigationItem ?? UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }
  open var traitCollection: UITraitCollection { viewIfLoaded?.window?.traitCollection ?? UITraitCollection() }

  var wantedStyle = UIModalPresentationStyle.automatic
  var zoom: Transition?
  private var madeNavigationItem: UINavigationItem?
  private var madeTabItem: UITabBarItem?
  var loaded: UIView?
  weak var ancestor: UIViewController?
  var appearance = Appearance.gone
  var appearanceIsAnimated = false
  var presentedByMe: UIViewController?
  weak var presenter: UIViewController?
  var comesAsModal = false
  var goesAsModal = false
  /// A modal that fills the screen lies over it, so that its view is not in the window.
  var isCovered = false
  var comesToParent = false
  var goesFromParent = false
  /// The transition between its children.
  var run: Run?
  /// Whether it decides itself which of its children are seen.
  var showsItsChildren: Bool { false }
  /// The children that are seen when it is.
  var childrenToAppear: [UIViewController] {
    children.filter { child in child.viewIfLoaded.map { $0.superview != nil && $0.isDescendant(of: view) } ?? false }
  }
  open internal(set) var children: [UIViewController] = []
  var madeFor: UIPresentationController?
  let world = StandIn.world

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? ancestor }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }

  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.window?.readOrientations() }

  /// Goes to the nearest container that shows it in its own way.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let ancestor { ancestor.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isUnbalanced = isAppearing ? appearance == .appearing : appearance == .leaving
    if isUnbalanced { complainAboutBalance() }
    if isAppearing { startAppearing(animated) } else { startLeaving(animated) }
  }

  open func endAppearanceTransition() {
    if appearance == .shown || appearance == .gone { complainAboutBalance() }
    settleAppearance()
  }

  private func complainAboutBalance() {
    world.console.write(
      .unbalancedTransitions, "Unbalanced calls to begin/end appearance transitions for \(world.name(self)).")
  }

  open func addChild(_ childController: UIViewController) {
    if let old = childController.ancestor, old !== self { childController.removeFromParent() }
    childController.willMove(toParent: self)
    if childController.ancestor == nil { children.append(childController) }
    childController.ancestor = self
  }

  open func removeFromParent() {
    guard let ancestor else { return }
    ancestor.lose(self)
    if let index = ancestor.children.lastIndex(where: { $0 === self }) { ancestor.children.remove(at: index) }
    self.ancestor = nil
    didMove(toParent: nil)
  }

  open var presentedViewController: UIViewController? { presentedByMe ?? ancestor?.presentedViewController }
  open var presentingViewController: UIViewController? { presenter ?? ancestor?.presentingViewController }
  open var isBeingPresented: Bool { comesAsModal }
  open var isBeingDismissed: Bool { goesAsModal }
  open var isMovingToParent: Bool { comesToParent }
  open var isMovingFromParent: Bool { goesFromParent }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentRun }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { presentModal(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModal(animated: flag, completion: completion)
  }

  /// A child goes to another parent, or leaves by itself: containers forget it.
  func lose(_ child: UIViewController) {}
  /// Before it is seen: containers put what they show into their view.
  func prepareToAppear() {}
  /// After it is there.
  func didFinishAppearing() {}
  /// Whether a child is in a transition of this container, which ends by itself.
  func movesByItself(_ child: UIViewController) -> Bool {
    guard let run, !run.isOver else { return false }
    return child === run.from || child === run.to
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  public final class Transition: NSObject {
    let name: String
    var options: ZoomOptions?
    var source: ((ZoomSourceViewProviderContext) -> UIView?)?
    init(name: String) { self.name = name }

    @available(iOS 18.0, *)
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      let zoom = Self(name: "zoom")
      zoom.options = options
      zoom.source = sourceViewProvider
      return zoom
    }

    public final class ZoomOptions: NSObject {
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      public final class InteractionContext: NSObject {
        public let location = CGPoint.zero
        public let willBegin = true
      }
    }

    public final class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(from source: UIViewController, to zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
      }
    }
  }
}
