#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  /// Shows a navigator's tree with UIKit: stacks as navigation controllers, modals by their style, tabs, pages and splits as
  /// UIKit's own containers; and reports what the user's gestures did.
  ///
  /// ```swift
  /// let navigator = Navigator(root: shop.tutorial)
  /// let host = UIKitHost(navigator, window: window)
  /// host.show(LoginScreen.self) { LoginViewController($0) }   // a screen model gets a view controller
  /// window.makeKeyAndVisible()
  /// ```
  ///
  /// A screen that is a view controller is shown itself, one that conforms to ``ViewControllerMaking`` makes one, all others
  /// are given one by ``show(_:_:)``. For one with none there is a placeholder that says so, and an issue.
  ///
  /// It lives as long as its root controller is in the window, and keeps the navigator alive; the navigator holds it weakly.
  /// A new host takes the place of the one before.
  @MainActor
  public final class UIKitHost {
    /// Whose tree is shown.
    public let navigator: Navigator
    let registry = Registry()
    /// What fills the window; it keeps the host.
    private(set) weak var root: RootController?
    /// The app's root stack.
    let base: ShownStack
    /// The modals that are shown, each over those before it.
    @exclusivity(unchecked) var modals: [ShownModal] = []
    /// The containers that are in the tree, by their entries.
    @exclusivity(unchecked) var contents: [ScreenID: ShownContents] = [:]
    /// The update that is being shown.
    @exclusivity(unchecked) var showing: Showing?
    /// What has left by the user's hand, while it is not known whether it may.
    @exclusivity(unchecked) var departing = Departing()
    /// Whether what is shown is to be compared with the tree once more.
    @exclusivity(unchecked) var isDirty = false
    /// Whether that is to be done when UIKit is at rest.
    var isToPutRight = false
    /// Whether the next update is to be compared as a whole.
    var isStale = false
    /// How often that was done since the tree changed.
    var attempts = 0
    /// What the user moves now.
    @exclusivity(unchecked) var userMoves: [UserMove] = []
    lazy var watchdog = Watchdog(self)
    /// Calls something back after some seconds.
    package var after: @MainActor (Double, @escaping @MainActor () -> Void) -> Void = Watchdog.sleep

    /// Shows a navigator's tree in a window, as its root view controller.
    ///
    /// - Parameters:
    ///   - navigator: What is to be shown.
    ///   - window: Where; it need not be visible yet.
    ///   - prepare: Registers view controllers and styles before anything is shown.
    @discardableResult
    public convenience init(
      _ navigator: Navigator, window: UIWindow, _ prepare: (@MainActor (UIKitHost) -> Void)? = nil
    ) {
      self.init(navigator)
      let root = RootController(self)
      self.root = root
      prepare?(self)
      navigator.attach(self)
      window.replaceRoot(by: root)
    }

    /// Shows a navigator's tree inside a view controller, which it fills.
    ///
    /// - Parameters:
    ///   - navigator: What is to be shown.
    ///   - controller: What is filled; its view is loaded.
    ///   - prepare: Registers view controllers and styles before anything is shown.
    @discardableResult
    public convenience init(
      _ navigator: Navigator, in controller: UIViewController, _ prepare: (@MainActor (UIKitHost) -> Void)? = nil
    ) {
      self.init(navigator)
      let root = RootController(self)
      self.root = root
      prepare?(self)
      navigator.attach(self)
      controller.embed(root, in: controller.view)
    }

    private init(_ navigator: Navigator) {
      self.navigator = navigator
      base = ShownStack(StackController())
      base.host = self
    }
  }

  extension UIKitHost: NavigationHost {
    /// Brings UIKit in line with the tree, step by step.
    public func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
      guard root != nil else { return finished() }
      if update.previous != nil {
        attempts = 0
        if isDirty || isStale { return compareAll() }
      }
      let showing = Showing(update, on: self, finished)
      self.showing = showing
      showing.begin()
    }

    /// Shows all of the tree, where it is not known what UIKit shows.
    func compareAll() {
      (isDirty, isStale) = (false, false)
      navigator.attach(self)
    }

    /// Whether it is called on the main thread.
    public nonisolated var isOnUIThread: (@Sendable () -> Bool)? {
      #if canImport(ObjectiveC)
        return { Thread.isMainThread }
      #else
        return nil
      #endif
    }

    /// Lets gestures begin, or not.
    public func questionsChanged(of navigator: Navigator) { refreshRules() }
  }

  extension UIKitHost {
    /// The view controller that shows an entry; nil where none is made yet.
    ///
    /// - Parameter id: The entry.
    /// - Returns: The one that its screen was given, or is.
    public func viewController(of id: ScreenID) -> UIViewController? {
      for stack in stacks {
        if let found = stack.entries.last(where: { $0.id == id }) { return found.controller }
      }
      return nil
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

    /// The stack of the front layer.
    var front: ShownStack { modals.last?.stack ?? base }
  }

  extension UIWindow {
    /// Replaces the root view controller; modals over the one before would stay for ever.
    fileprivate func replaceRoot(by root: UIViewController) {
      guard let before = rootViewController, before.presentedViewController != nil else {
        return rootViewController = root
      }
      before.dismiss(animated: false) { self.rootViewController = root }
    }
  }
#endif
