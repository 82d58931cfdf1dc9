// The same verbs as those of `Lets`, as values.
extension NavigationAction {
  /// Pushes a new screen onto the caller's stack.
  ///
  /// Ignored while the caller is covered, so that a double tap pushes once.
  ///
  /// ```swift
  /// navigator.perform(.push(shop.item(5)) { $0.prepare(quantity: 2) })
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to push.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the target's screen, to pass it what it needs.
  /// - Returns: The action.
  public static func push<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.flow(flow.id, .push), transition, at: SourcePlace(fileID, line), prepare)
  }

  /// Presents a new screen over everything that is visible, as the root of a stack of its own.
  ///
  /// Ignored while the caller is covered.
  ///
  /// ```swift
  /// navigator.perform(.present(shop.settings, as: .sheet))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to present.
  ///   - style: The style of the modal.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the target's screen, to pass it what it needs.
  /// - Returns: The action.
  public static func present<Target: AnyObject>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.present(flow.id, as: style), transition, at: SourcePlace(fileID, line), prepare)
  }

  /// Replaces the caller with a new screen of another flow.
  ///
  /// Works at a root, too. Ignored while the caller is covered.
  ///
  /// ```swift
  /// navigator.perform(.replace(with: shop.home))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow of the new screen.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the target's screen, to pass it what it needs.
  /// - Returns: The action.
  public static func replace<Target: AnyObject>(
    with flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.flow(flow.id, .replace), transition, at: SourcePlace(fileID, line), prepare)
  }

  /// Goes to the nearest entry of a flow, wherever it is, or pushes a new one onto the visible stack.
  ///
  /// A flow that says how it opens (``Flow/opens(as:)``) is opened in that way instead of being pushed.
  ///
  /// What is above the entry is dismissed and popped. If the entry is already visible, the tree doesn't change. Its
  /// screen gets the arguments in any case.
  ///
  /// ```swift
  /// navigator.perform(.goTo(shop.inbox) { $0.show(message) })
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to go to.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the target's screen, to pass it what it needs.
  /// - Returns: The action.
  public static func goTo<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.flow(flow.id, .goTo), transition, at: SourcePlace(fileID, line), prepare)
  }

  /// Sets the caller's whole stack to new screens of these flows, the last one on top.
  ///
  /// Modals over that stack are dismissed.
  ///
  /// ```swift
  /// navigator.perform(.reset(to: shop.home, shop.catalogue))
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the stack's root.
  ///   - above: The flows above it, from bottom to top, one by one or in arrays.
  ///   - keepingEqual: Whether screens of these flows that are already on the stack stay, at any position.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the stack's screens, to pass them what they need.
  /// - Returns: The action.
  public static func reset<Root: AnyObject, each Above: FlowSequence>(
    to root: Flow<Root>, _ above: repeat each Above, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ prepare: (@MainActor (Root, repeat (each Above).Screens) -> Void)? = nil
  ) -> NavigationAction {
    let stack = NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return NavigationAction(
      .reset(stack), .with(transition), at: SourcePlace(fileID, line),
      delivering: delivery(to: root, repeat each above, preparing: prepare))
  }

  /// Sets the whole tree to new screens of these flows on the app's root stack, the last one on top.
  ///
  /// Every modal and every container leaves.
  ///
  /// ```swift
  /// navigator.perform(.resetRoot(to: shop.login))
  /// ```
  ///
  /// - Parameters:
  ///   - root: The flow of the app's root.
  ///   - above: The flows above it, from bottom to top, one by one or in arrays.
  ///   - keepingEqual: Whether screens of these flows that are already on the app's root stack stay, at any position.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the stack's screens, to pass them what they need.
  /// - Returns: The action.
  public static func resetRoot<Root: AnyObject, each Above: FlowSequence>(
    to root: Flow<Root>, _ above: repeat each Above, keepingEqual: Bool = false,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ prepare: (@MainActor (Root, repeat (each Above).Screens) -> Void)? = nil
  ) -> NavigationAction {
    let stack = NewStack(root, repeat each above, keepingEqual: keepingEqual)
    return NavigationAction(
      .resetRoot(stack), .with(transition), at: SourcePlace(fileID, line),
      delivering: delivery(to: root, repeat each above, preparing: prepare))
  }
}
