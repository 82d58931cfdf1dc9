#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A navigation controller that shows a stack of a navigator.
  ///
  /// The host makes one for each stack. If your app has a navigation controller of its own, let it inherit from this class,
  /// and tell the host to use it, before anything is shown:
  ///
  /// ```swift
  /// final class BrandNavigationController: FlowNavigationController { ... }
  ///
  /// UIKitHost(navigator, window: window) { host in
  ///   host.navigationController { BrandNavigationController(navigationBarClass: BrandBar.self, toolbarClass: nil) }
  /// }
  /// ```
  ///
  /// Used elsewhere, it is like its superclass. A subclass that overrides `viewWillAppear(_:)`, `viewDidAppear(_:)`,
  /// `viewDidDisappear(_:)`, `pushViewController(_:animated:)`, `setViewControllers(_:animated:)`, or one of the methods that pop
  /// calls `super`, as usual.
  ///
  /// Your app may set the `delegate`; it gets every call. What the app pushes itself, or a library does, stays above the
  /// screen that was on top, until that screen leaves.
  open class FlowNavigationController: UINavigationController {
    private let listener = StackListener()
    /// Hears in the listener's place while there is something to animate.
    @exclusivity(unchecked) private var animator: StackAnimator?
    /// The app's own delegate.
    @exclusivity(unchecked) private(set) weak var appDelegate: (any UINavigationControllerDelegate)?
    #if !os(tvOS)
      /// What decides whether a swipe back may begin; empty unless somebody may be asked before the top leaves.
      private var swipeRules: [SwipeRule] = []
    #endif
    private var isSettingBar = false
    /// The list that it shows.
    weak var shown: ShownStack? {
      didSet {
        listener.controller = self
        if oldValue == nil, let app = super.delegate, app !== listener, app !== animator { appDelegate = app }
        chooseDelegate()
        guard shown == nil else { return }
        super.delegate = appDelegate
        #if !os(tvOS)
          letSwipesAsk(false)
        #endif
      }
    }
    /// The host, if this is the app's root stack: it lives as long as this does.
    var host: UIKitHost?

    /// The host's delegate; a delegate that the app sets gets the same calls.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        guard shown != nil else { return super.delegate = newValue }
        appDelegate = newValue
        super.delegate = nil  // UIKit looks at once which methods there are
        chooseDelegate()
      }
    }

    /// Hides or shows the bar; one that is hidden because another one is enough stays so, whoever shows it.
    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      setBar(hidden) { super.setNavigationBarHidden($0, animated: animated) }
    }

    /// Whether the bar is hidden; one that is hidden because another one is enough stays so, whoever shows it.
    open override var isNavigationBarHidden: Bool {
      get { super.isNavigationBarHidden }
      set { setBar(newValue) { super.isNavigationBarHidden = $0 } }
    }

    /// Hides or shows the bar as the host and the app want it.
    func updateBar(_ isAnimated: Bool) {
      guard let shown else { return }
      setBar(shown.appHidesBar) { super.setNavigationBarHidden($0, animated: isAnimated) }
    }

    /// One of UIKit's ways to hide the bar may call the other, which is not the app's word then.
    private func setBar(_ hidden: Bool, _ set: (Bool) -> Void) {
      guard let shown, !isSettingBar else { return set(hidden) }
      isSettingBar = true
      set(shown.appHidesBar(hidden))
      isSettingBar = false
    }

    /// Gets its screens, if the app has chosen a tab or a page that has not been shown yet.
    open override func viewWillAppear(_ animated: Bool) {
      shown?.fillAhead()
      super.viewWillAppear(animated)
    }

    /// Tells the host that it is there.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      shown?.host?.appeared(self)
      if shown?.isOpen == false { shown?.host?.appearedByItself() }
    }

    /// Tells the host that it is gone, if it was a modal.
    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { shown?.host?.modalDisappeared(self) }
    }

    /// Pushes a view controller; one that isn't a screen of the navigator stays above the screen that is on top.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      shown?.willShow([viewController], above: topViewController, animated)
      super.pushViewController(viewController, animated: animated)
    }

    /// Pops a view controller; the tree follows.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
      shown?.appActs()
      return super.popViewController(animated: animated)
    }

    /// Pops view controllers; the tree follows.
    @discardableResult
    open override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      shown?.appActs()
      return super.popToViewController(viewController, animated: animated)
    }

    /// Pops all view controllers but the root; the tree follows.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      shown?.appActs()
      return super.popToRootViewController(animated: animated)
    }

    /// Replaces all view controllers; new ones that aren't screens of the navigator stay above those before them.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      shown?.willShow(viewControllers, above: nil, animated)
      shown?.appActs()
      super.setViewControllers(viewControllers, animated: animated)
    }

    /// If no screen has the keyboard, the commands of the outermost stack come here.
    open override var canBecomeFirstResponder: Bool { hostOfKeys != nil || super.canBecomeFirstResponder }

    /// The host that gets the keys, if no other stack of it lies around this one.
    private var hostOfKeys: UIKitHost? { shown.flatMap { $0.isOutermost ? $0.host : nil } }

    #if canImport(ObjectiveC)
      /// On the outermost stack, Command-[ goes back, and Escape closes a modal that doesn't fill the screen, after the
      /// guards.
      open override var keyCommands: [UIKeyCommand]? {
        guard let host = hostOfKeys else { return super.keyCommands }
        let back = UIKeyCommand(input: "[", modifierFlags: .command, action: #selector(flowKitGoBack))
        let escape = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(flowKitEscape))
        return (super.keyCommands ?? []) + (host.modalToEscape == nil ? [back] : [back, escape])
      }

      // Nobody else has these names: with a usual one, a web view that has the keyboard would take the key.

      @objc private func flowKitGoBack() { pressBack() }
      @objc private func flowKitEscape() { _ = pressEscape() }
    #endif

    /// Command-[ on a keyboard.
    func pressBack() { hostOfKeys?.goBack() }

    /// Escape on a keyboard, where the system doesn't close the modal itself.
    func pressEscape() -> Bool { hostOfKeys?.escape() == true }

    /// Goes back, after the guards, when VoiceOver's user draws a Z.
    open override func accessibilityPerformEscape() -> Bool {
      guard let shown else { return super.accessibilityPerformEscape() }
      return shown.goBack()
    }

    #if !os(tvOS)
      /// The orientations of the screen on top, unless the delegate of your app decides.
      open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let ask: ((UINavigationController) -> UIInterfaceOrientationMask)? =
          appDelegate?.navigationControllerSupportedInterfaceOrientations(_:)
        return ask?(self) ?? topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }

      /// The orientation in which the screen on top is presented, unless the delegate of your app decides.
      open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let ask: ((UINavigationController) -> UIInterfaceOrientation)? =
          appDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
        return ask?(self) ?? topViewController?.preferredInterfaceOrientationForPresentation
          ?? super.preferredInterfaceOrientationForPresentation
      }

      #if !os(visionOS)
        /// The screen on top decides how the status bar looks; a subclass that decides itself returns nil.
        open override var childForStatusBarStyle: UIViewController? {
          shown == nil ? super.childForStatusBarStyle : topViewController
        }
        /// The screen on top decides whether the status bar is hidden; a subclass that decides itself returns nil.
        open override var childForStatusBarHidden: UIViewController? {
          shown == nil ? super.childForStatusBarHidden : topViewController
        }
      #endif
      /// The screen on top decides whether the home indicator is hidden.
      open override var childForHomeIndicatorAutoHidden: UIViewController? {
        shown == nil ? super.childForHomeIndicatorAutoHidden : topViewController
      }
      /// The screen on top decides at which edges its gestures come first.
      open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        shown == nil ? super.childForScreenEdgesDeferringSystemGestures : topViewController
      }

      /// The screen on top decides whether the pointer is locked.
      open override var childViewControllerForPointerLock: UIViewController? { topViewController }

      #if compiler(>=6.2) && !os(visionOS)
        /// The screen on top decides whether the orientation is locked.
        @available(iOS 26.0, *)
        open override var childForInterfaceOrientationLock: UIViewController? { topViewController }
      #endif
    #endif
  }

  // Who hears of its transitions, and animates them.
  extension FlowNavigationController {
    /// Sets the animation for the next transitions; nil for UIKit's own, or the app's.
    func animate(with context: TransitionContext?, _ maker: TransitionMaker?) {
      let next = context.flatMap { context in maker.map { StackTransition(context: context, maker: $0) } }
      guard next != nil || animator?.transition != nil else { return }
      if animator == nil { animator = StackAnimator(self) }
      animator?.transition = next
      chooseDelegate()
    }

    /// Has the delegate that it needs: merely having the methods for animations disables the swipe back.
    ///
    /// This is called again when all is at rest, because the app's delegate may be gone.
    func chooseDelegate() {
      guard shown != nil else { return }
      let animates = appAnimates
      if animates, animator == nil { animator = StackAnimator(self) }
      if let animator, animates || animator.transition != nil {
        if super.delegate !== animator { super.delegate = animator }
      } else if super.delegate !== listener {
        super.delegate = listener
      }
    }
  }

  #if !os(tvOS)
    // Its swipes back.
    extension FlowNavigationController {
      /// Has the host decide first whether a swipe back may begin, or leaves that to UIKit's delegates, and the app's.
      func letSwipesAsk(_ asks: Bool) {
        if !asks, swipeRules.isEmpty { return }
        if asks, !swipeRules.isEmpty, swipeRules.allSatisfy(\.isInPlace) { return }
        for rule in swipeRules { rule.remove() }
        swipeRules = asks ? swipeRecognizers.map { SwipeRule(self, $0) } : []
      }

      private var swipeRecognizers: [UIGestureRecognizer] {
        var all = [interactivePopGestureRecognizer]
        #if compiler(>=6.2)
          if #available(iOS 26.0, visionOS 26.0, *) { all.append(interactiveContentPopGestureRecognizer) }
        #endif
        return all.compactMap { $0 }
      }
    }
  #endif
#endif
