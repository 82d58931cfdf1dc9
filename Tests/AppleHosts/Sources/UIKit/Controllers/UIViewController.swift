import Foundation

@MainActor
open class UIViewController: UIResponder {
  open var title: String?
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
  open var edgesForExtendedLayout: UInt = 15
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  @available(iOS 18.0, *)
  open var preferredTransition: UIViewController.Transition? {
    get { zoom }
    set { zoom = newValue }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var traitCollection: UITraitCollection { viewIfLoaded?.window?.traitCollection ?? UITraitCollection() }

  var wantedStyle = UIModalPresentationStyle.automatic
  var zoom: Transition?
  var loaded: UIView?
  weak var ancestor: UIViewController?
  open internal(set) var children: [UIViewController] = []
  var madeFor: UIPresentationController?
  let world = StandIn.world

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { nil }

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
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}

  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    children.append(childController)
    childController.ancestor = self
  }

  open func removeFromParent() {
    ancestor?.children.removeAll { $0 === self }
    ancestor = nil
    didMove(toParent: nil)
  }

  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  @MainActor
  public final class Transition: NSObject {
    let name: String
    init(name: String) { self.name = name }

    @available(iOS 18.0, *)
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(name: "zoom") }

    @MainActor
    public final class ZoomOptions: NSObject {}

    @MainActor
    public final class ZoomTransitionSourceViewProviderContext: NSObject {}
  }
}
