#if canImport(UIKit) && !os(watchOS)
  public import FlowKit
  public import UIKit

  /// The end of a flow on a stack of the app's own.
  private final class EndOfFlow {}

  extension UIKitHost {
    /// Shows a navigator's tree on a stack of an app that is older than its flows: pushes the root's screen above a view
    /// controller of the app's own.
    ///
    /// ```swift
    /// // in an old coordinator
    /// let host = UIKitHost(Navigator(root: checkout.cart), on: stack) { host in
    ///   host.show(CartScreen.self) { CartViewController($0) }
    /// } onEnd: { [weak self] in
    ///   self?.checkoutHasEnded()
    /// }
    /// ```
    ///
    /// What lies below stays the app's affair. The flow's first screen has the system's back button; going back from it,
    /// however the user does that, ends the flow: its guards are asked, all screens leave, and the tree has the root `end`.
    /// ``end()`` does the same. If the app removes the flow's screens itself, the flow has ended, too, unless a guard
    /// refuses; then they come back. What the app pushes above the flow is kept.
    ///
    /// The stack keeps the host until the flow has ended. One flow at a time can be on a stack.
    ///
    /// - Parameters:
    ///   - navigator: The navigator to show.
    ///   - stack: The stack; the class of the app's navigation controller must be, or inherit from, this one.
    ///   - controller: What the flow is pushed on; nil for what is on top. Controllers above it are removed.
    ///   - isAnimated: Whether the first screen is pushed with an animation.
    ///   - prepare: Registers view controllers and styles before anything is shown.
    ///   - onEnd: Called when the flow has ended.
    @discardableResult
    public convenience init(
      _ navigator: Navigator, on stack: FlowNavigationController, above controller: UIViewController? = nil,
      animated isAnimated: Bool = true, _ prepare: (@MainActor (UIKitHost) -> Void)? = nil,
      onEnd: (@MainActor () -> Void)? = nil
    ) {
      if let other = stack.shown?.host {
        self.init(navigator)
        HostContext(navigator).tellNotShown(
          "the navigation controller already shows \(other.navigator.tree.summary)",
          helpedBy: "End that flow before, or push this one with a verb of it.")
        return
      }
      let isKnown = controller.map(stack.viewControllers.contains) ?? true
      let floor = isKnown ? controller ?? stack.topViewController : stack.topViewController
      self.init(navigator, ShownStack(stack, on: StackFloor(top: floor)))
      if !isKnown {
        HostContext(navigator).tellNotShown(
          "the flow is pushed on what is on top, because the controller to push it on is not on the stack",
          helpedBy: "Pass a controller of the stack, or none.")
      }
      prepare?(self)
      self.onEnd = onEnd
      hasAppeared = stack.viewIfLoaded?.window != nil
      animatesFirst = isAnimated
      begin()
    }

    /// Ends a flow on a stack of the app's own, after the guards of all its screens; see
    /// ``init(_:on:above:animated:_:onEnd:)``.
    ///
    /// - Returns: The outcome; performed when all screens have left the tree. Nil, with an issue, if the host fills a window
    ///   or a view.
    @discardableResult
    public func end() -> NavigationOutcome? {
      guard base.floor == nil else { return navigator.perform(Self.ending) }
      context?.tellNotShown(
        "the flow can't end, because it fills a window or a view", helpedBy: "Reset its root with a verb.")
      return nil
    }

    static var ending: NavigationAction { .resetRoot(to: endOfFlow) }

    private static var endOfFlow: Flow<EndOfFlow> { Flow(with: EndOfFlow()).named("end") }

    /// Whether a tree is that of a flow that has ended.
    func isEnd(_ entry: NavigationTree.Entry?) -> Bool { base.floor != nil && entry?.flow == Self.endOfFlow.id }

    /// Gives the stack back to the app, when nothing of the flow is on it any more.
    func handBack() {
      guard let stack = base.controllerIfAlive, stack.host === self else { return }
      navigator.detachHost()
      stack.shown = nil
      stack.host = nil
      let onEnd = onEnd
      self.onEnd = nil
      onEnd?()
    }
  }
#endif
