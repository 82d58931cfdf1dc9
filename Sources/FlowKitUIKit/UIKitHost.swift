#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  /// Shows a navigator's tree with UIKit, and reports the user's gestures to the navigator.
  ///
  /// Stacks are navigation controllers. Modals look as their style says. Tabs, pages, and splits are UIKit's own
  /// containers.
  ///
  /// ```swift
  /// let navigator = Navigator(root: shop.tutorial)
  /// let host = UIKitHost(navigator, window: window)
  /// host.show(LoginScreen.self) { LoginViewController($0) }   // a screen model gets a view controller
  /// window.makeKeyAndVisible()
  /// ```
  ///
  /// A screen that is a view controller is shown itself. One that conforms to ``ViewControllerMaking`` makes its view
  /// controller, and ``show(_:_:)`` provides those of all others. For a screen without a view controller, the host
  /// shows a placeholder that says so, and reports an issue.
  ///
  /// The host lives as long as the controller at the root, which is the navigation controller of the app's stack, or tabs
  /// or a split that are alone on it. It keeps the navigator alive; the navigator holds it weakly. A new host replaces the
  /// previous one.
  @MainActor
  public final class UIKitHost {
    /// The navigator whose tree is shown.
    public let navigator: Navigator
    /// The host's side of the navigator, from the first update on.
    private(set) weak var context: HostContext?
    let registry = Registry()
    /// The app's root stack, whose controller retains the host.
    private(set) var base: ShownStack
    /// The entry on it whose container stands in its place; usually nil.
    var alone: ShownEntry?
    /// What puts that back onto the stack, until UIKit shows the stack.
    var returning: Move?
    /// How often it has looked in vain whether what the app presents over the root has gone.
    var looksForApp = 0
    /// The window, or the controller, that shows the root; nil for a stack of the app's own.
    weak var place: UIResponder?
    /// Whether it has been visible, so that something can be presented over it.
    var hasAppeared = false
    /// Whether the first screen is pushed with an animation, on a stack of the app's own.
    var animatesFirst = false
    /// Called when a flow on a stack of the app's own has ended.
    var onEnd: (@MainActor () -> Void)?
    /// The modals that should be on the glass, each above those before it.
    @exclusivity(unchecked) var modals: [ShownModal] = []
    /// Those that UIKit was told to present.
    @exclusivity(unchecked) var presented: [ShownModal] = []
    /// The containers in the tree, by entry.
    @exclusivity(unchecked) var contents: [ScreenID: ShownContents] = [:]
    /// Hears of actions while the app's own controllers are on stacks.
    var guestWatch: Registration?
    /// Hears from the navigator, which doesn't keep it.
    lazy var listener = NavigatorListener(self)
    /// What has left the lists, until nothing moves.
    @exclusivity(unchecked) var departed = Departed()
    /// The update that is not in the lists yet.
    @exclusivity(unchecked) var next: NavigationUpdate?
    /// How that looks.
    @exclusivity(unchecked) var motion = Motion.none
    /// Tells the navigator that its update is shown.
    @exclusivity(unchecked) var finished: (@MainActor () -> Void)?
    /// The stacks, and the containers, that UIKit doesn't show as the lists say.
    @exclusivity(unchecked) var changed: [ShownStack] = []
    @exclusivity(unchecked) var changedContents: [ShownContents] = []
    /// What moves.
    @exclusivity(unchecked) var moves: [Move] = []
    /// A picture of what was seen, over everything, while a modal is off the glass because something leaves beneath it.
    var picture: UIView?
    /// Whether steps are being taken, and whether others have become due meanwhile.
    @exclusivity(unchecked) var isReconciling = false
    @exclusivity(unchecked) var looksAgain = false
    /// Whether everything is compared with the next update, because UIKit has not ended something.
    var comparesNext = false
    /// Whether everything is compared when nothing moves, because the user was faster than the navigator.
    var comparesAtRest = false
    /// How often something was compared in vain since the tree changed.
    var tries = 0
    /// The screen whose status bar, orientations and edges UIKit asked for last.
    weak var asked: UIViewController?
    #if !os(tvOS)
      /// The orientations that UIKit has been told of last.
      var askedOrientations: UIInterfaceOrientationMask?
    #endif
    /// Whether it is about to look whether the app's alert or a menu is gone.
    var looksForEnd = false
    lazy var watchdog = Watchdog(self)
    /// Calls a closure after some seconds.
    var after: @MainActor (Double, @escaping @MainActor () -> Void) -> Void = Watchdog.after

    /// Shows a navigator's tree in a window, as its root view controller.
    ///
    /// - Parameters:
    ///   - navigator: The navigator to show.
    ///   - window: The window; it need not be visible yet.
    ///   - prepare: Registers view controllers and styles before anything is shown.
    @discardableResult
    public convenience init(
      _ navigator: Navigator, window: UIWindow, _ prepare: (@MainActor (UIKitHost) -> Void)? = nil
    ) {
      self.init(navigator)
      prepare?(self)
      window.replaceRoot(by: self, with: begin())
    }

    /// Shows a navigator's tree inside a view controller, which it fills.
    ///
    /// - Parameters:
    ///   - navigator: The navigator to show.
    ///   - controller: The view controller to fill; its view is loaded.
    ///   - prepare: Registers view controllers and styles before anything is shown.
    @discardableResult
    public convenience init(
      _ navigator: Navigator, in controller: UIViewController, _ prepare: (@MainActor (UIKitHost) -> Void)? = nil
    ) {
      self.init(navigator)
      prepare?(self)
      controller.embed(settle(in: controller, begin()), in: controller.view)
    }

    init(_ navigator: Navigator, _ base: ShownStack? = nil) {
      self.navigator = navigator
      self.base = base ?? ShownStack(FlowNavigationController(nibName: nil, bundle: nil))
      self.base.host = self
    }

    /// Shows the tree from now on.
    ///
    /// - Returns: The controller of the root stack, which somebody must keep.
    @discardableResult
    func begin() -> FlowNavigationController {
      let controller = base.controller
      controller.host = self
      base.letGoOfController()
      navigator.attach(listener)
      return controller
    }
  }

  extension UIKitHost {
    /// Sets which navigation controllers show stacks: the app's, those of modals, and those in containers.
    ///
    /// ```swift
    /// UIKitHost(navigator, window: window) { host in
    ///   host.navigationController { BrandNavigationController(navigationBarClass: BrandBar.self, toolbarClass: nil) }
    /// }
    /// ```
    ///
    /// Call it before anything is shown, as above; stacks that exist already keep theirs.
    ///
    /// - Parameter make: Makes a navigation controller, without view controllers.
    public func navigationController(_ make: @escaping @MainActor () -> FlowNavigationController) {
      registry.makeStack = make
      guard base.floor == nil, base.entries.isEmpty, !base.controller.isViewLoaded else { return }
      base = makeStack()
    }

    /// A new stack, with the navigation controller that the app wants.
    func makeStack() -> ShownStack {
      let stack = ShownStack(adjusted(registry.makeStack()))
      stack.host = self
      return stack
    }
  }

  // What the navigator tells.
  extension UIKitHost {
    /// Updates UIKit to match the tree, step by step.
    func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
      self.context = context
      guard root != nil else { return finished() }
      (next, self.finished) = (update, finished)
      if update.previous != nil { tries = 0 }
      reconcile()
    }

    /// Allows or prevents gestures, as guards require.
    func questionsChanged(in context: HostContext) {
      self.context = context
      reconcile()
    }
  }

  /// What a navigator knows of a host, so that an app doesn't see it.
  @MainActor
  final class NavigatorListener: NavigationHost {
    private weak var host: UIKitHost?

    init(_ host: UIKitHost) { self.host = host }

    func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
      guard let host else { return finished() }
      host.show(update, in: context, finished: finished)
    }

    func questionsChanged(in context: HostContext) { host?.questionsChanged(in: context) }

    nonisolated var isOnUIThread: (@Sendable () -> Bool)? {
      #if canImport(ObjectiveC)
        return { Thread.isMainThread }
      #else
        return nil
      #endif
    }
  }

  extension UIKitHost {
    /// The view controller that shows an entry; nil if none is made yet.
    ///
    /// - Parameter id: The entry.
    /// - Returns: The view controller that the screen has or is.
    public func viewController(of id: ScreenID) -> UIViewController? {
      for modal in modals.reversed() { if let found = modal.stack.entry(id) { return found.ownController } }
      return base.entry(id)?.ownController
    }

    /// All stacks that are shown, outer ones first.
    var stacks: [ShownStack] {
      var all = [base] + modals.map(\.stack)
      var next = 0
      while next < all.count {
        for entry in all[next].entries { entry.contents.map { all += $0.children.map(\.stack) } }
        next += 1
      }
      return all
    }

    /// Whether the navigator has no other host by now.
    var isShown: Bool { context?.isCurrent == true }

    /// Whether a guard, a screen that confirms leaving, or a back handler must be asked before an action: for a gesture
    /// that begins.
    func asksBefore(_ action: NavigationAction, from id: ScreenID, includingPreparations: Bool = false) -> Bool {
      context?.asksBefore(action, from: id, includingPreparations: includingPreparations) == true
    }

    /// Whether one of them may be, whatever screens say at the moment.
    func mayAskBefore(_ action: NavigationAction, from id: ScreenID) -> Bool {
      context?.mayAskBefore(action, from: id) == true
    }

    /// The stack of the front layer.
    var front: ShownStack { presented.last?.stack ?? base }

    /// Whether something has begun that must end.
    var isBusy: Bool { finished != nil || !moves.isEmpty }
  }

  extension UIWindow {
    /// Replaces the root view controller; modals above the previous one would otherwise stay forever.
    ///
    /// UIKit refuses to dismiss them while one of them moves, and may never call the completion.
    ///
    /// - Parameters:
    ///   - host: The host that chooses the new one.
    ///   - stack: The controller of its root stack.
    ///   - attempts: How often it still tries to dismiss the modals.
    fileprivate func replaceRoot(by host: UIKitHost, with stack: FlowNavigationController, attempts: Int = 20) {
      guard let before = rootViewController, let modal = before.presentedViewController, attempts > 0 else {
        return rootViewController = host.settle(in: self, stack)
      }
      let top = sequence(first: modal, next: \.presentedViewController).prefix(100)
      if !top.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) { before.dismiss(animated: false) }
      guard before.presentedViewController != nil else { return rootViewController = host.settle(in: self, stack) }
      host.after(0.1) { [weak self] in self?.replaceRoot(by: host, with: stack, attempts: attempts - 1) }
    }
  }
#endif
