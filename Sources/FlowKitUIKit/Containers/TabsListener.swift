#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A tab bar controller that lets the app set its own delegate.
  final class TabsController: UITabBarController {
    weak var contents: TabsContents? {
      didSet {
        guard contents !== oldValue, let app = super.delegate else { return }
        contents?.listen(for: app)
      }
    }

    /// The host's delegate; a delegate that the app sets gets the same calls.
    override weak var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        guard let contents else { return super.delegate = newValue }
        super.delegate = nil  // UIKit looks at once which methods there are
        contents.listen(for: newValue)
      }
    }

    func hear(by delegate: any UITabBarControllerDelegate) {
      if super.delegate !== delegate { super.delegate = delegate }
    }

    #if !os(tvOS)
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let ask: ((UITabBarController) -> UIInterfaceOrientationMask)? =
          contents?.appDelegate?.tabBarControllerSupportedInterfaceOrientations(_:)
        return ask?(self) ?? selectedViewController?.supportedInterfaceOrientations
          ?? super.supportedInterfaceOrientations
      }

      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let ask: ((UITabBarController) -> UIInterfaceOrientation)? =
          contents?.appDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
        return ask?(self) ?? selectedViewController?.preferredInterfaceOrientationForPresentation
          ?? super.preferredInterfaceOrientationForPresentation
      }

      #if !os(visionOS)
        override var childForStatusBarStyle: UIViewController? { selectedViewController }
        override var childForStatusBarHidden: UIViewController? { selectedViewController }
      #endif
      override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
      override var childViewControllerForPointerLock: UIViewController? { selectedViewController }

      #if compiler(>=6.2) && !os(visionOS)
        @available(iOS 26.0, *)
        override var childForInterfaceOrientationLock: UIViewController? { selectedViewController }
      #endif
    #endif
  }

  /// Receives taps on tabs, and forwards all calls to the app's delegate.
  @MainActor
  class TabsCalls: NSObject {
    fileprivate weak var contents: TabsContents?
    fileprivate var app: (any UITabBarControllerDelegate)? { contents?.appDelegate }

    init(_ contents: TabsContents) {
      self.contents = contents
    }

    /// Whether the app's delegate animates, or may.
    var appAnimates: Bool {
      #if os(visionOS)
        false
      #else
        let ask: Animating? = app?.tabBarController(_:animationControllerForTransitionFrom:to:)
        return ask != nil
      #endif
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      let ask: ((UITabBarController, UIViewController) -> Bool)? = app?.tabBarController(_:shouldSelect:)
      guard ask?(tabBarController, viewController) != false else { return false }
      return contents?.maySelect(viewController) != false
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      contents?.readSelection()
      contents?.tellDidSelect(viewController, in: tabBarController)
    }

    // iOS 18 may ask by these, instead or as well.

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      let ask: ((UITabBarController, UITab) -> Bool)? = app?.tabBarController(_:shouldSelectTab:)
      guard let controller = tab.viewController else { return ask?(tabBarController, tab) != false }
      if let ask {
        return ask(tabBarController, tab) && contents?.maySelect(controller) != false
      }
      return self.tabBarController(tabBarController, shouldSelect: controller)
    }

    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      contents?.readSelection()
      let tell: ((UITabBarController, UITab, UITab?) -> Void)? =
        app?.tabBarController(_:didSelectTab:previousTab:)
      if let tell {
        tell(tabBarController, selectedTab, previousTab)
      } else {
        selectedTab.viewController.map { contents?.tellDidSelect($0, in: tabBarController) }
      }
    }
  }

  private typealias Animating = (UITabBarController, UIViewController, UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  private typealias Interacting = (UITabBarController, any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )?

  #if !os(tvOS)
    // What only the app's delegate is interested in.
    extension TabsCalls {
      private typealias Telling = (UITabBarController) -> Void
      private typealias Ending = (UITabBarController, [UIViewController], Bool) -> Void

      func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
      ) {
        let tell: ((UITabBarController, [UIViewController]) -> Void)? =
          app?.tabBarController(_:willBeginCustomizing:)
        tell?(tabBarController, viewControllers)
      }

      func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) {
        let tell: Ending? = app?.tabBarController(_:willEndCustomizing:changed:)
        tell?(tabBarController, viewControllers, changed)
      }

      func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) {
        let tell: Ending? = app?.tabBarController(_:didEndCustomizing:changed:)
        tell?(tabBarController, viewControllers, changed)
      }

      @available(iOS 18.0, visionOS 2.0, *)
      func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
        let tell: Telling? = app?.tabBarControllerWillBeginEditing(_:)
        tell?(tabBarController)
      }

      @available(iOS 18.0, visionOS 2.0, *)
      func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
        let tell: Telling? = app?.tabBarControllerDidEndEditing(_:)
        tell?(tabBarController)
      }

      @available(iOS 18.0, visionOS 2.0, *)
      func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
        let tell: ((UITabBarController, [UITab]) -> Void)? =
          app?.tabBarController(_:visibilityDidChangeFor:)
        tell?(tabBarController, tabs)
      }

      @available(iOS 18.0, visionOS 2.0, *)
      func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
        let tell: ((UITabBarController, UITabGroup) -> Void)? =
          app?.tabBarController(_:displayOrderDidChangeFor:)
        tell?(tabBarController, group)
      }
    }
  #endif

  /// Hears while there is nothing to animate.
  final class TabsListener: TabsCalls {}

  /// The same as a listener, with the methods for animations: those of the host, and of the app's delegate.
  final class TabsAnimator: TabsCalls {
    /// The host's, for a change that it makes; nil for UIKit's, or for that of the app's delegate.
    var transition: StackTransition?
    /// Whether the host selects a tab without an animation of the app's.
    var isUnmoved = false
    /// The tab that leaves while a tap is animated.
    var moving: Int?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the animation comes from the app's delegate.
    private var isApps = false

    #if !os(visionOS)
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        isApps = false
        let tap = transition == nil && !isUnmoved ? contents?.tapTransition(from: fromVC, to: toVC) : nil
        if let wanted = transition ?? tap?.transition,
          let parts = wanted.maker.make(wanted.context.between(fromVC, toVC))
        {
          moving = tap?.before
          interaction = parts.interaction
          return parts.animation
        }
        let ask: Animating? = app?.tabBarController(_:animationControllerForTransitionFrom:to:)
        let animation = ask?(tabBarController, fromVC, toVC)
        isApps = animation != nil
        return animation
      }

      func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard isApps else { return interaction }
        let ask: Interacting? = app?.tabBarController(_:interactionControllerFor:)
        return ask?(tabBarController, animationController)
      }
    #endif
  }
#endif
