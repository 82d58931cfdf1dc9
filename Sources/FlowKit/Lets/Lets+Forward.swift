// Verbs that lead to another screen. Each has three forms: one for callbacks of any shape, which discards their arguments
// or forwards them; one for callbacks without arguments, which most are: it needs one object less, and a constant needs
// no type; and one for a function that makes the flow.
extension Lets {
  /// Pushes a new screen onto the caller's stack.
  ///
  /// Ignored while the calling screen is covered, so that a double tap pushes once.
  ///
  /// ```swift
  /// screen.onLogin = lets.push(dashboard) { $0.prepare }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to push.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the new screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func push<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.flow(flow.id, .push), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Pushes a new screen, for a callback without arguments.
  @_documentation(visibility: internal)
  public func push(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.flow(flow.id, .push), transition, at: SourcePlace(fileID, line))
  }

  /// Pushes the flow that a function makes from the callback's arguments: `screen.onSelect = lets.push(item)`.
  @inlinable
  public func push<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.push, transition, at: SourcePlace(fileID, line), { .flow($0, .push) }, choosing: flow)
  }

  /// Presents a new screen over everything that is visible, as the root of a stack of its own.
  ///
  /// Ignored while the calling screen is covered.
  ///
  /// ```swift
  /// screen.onAbout = lets.present(about, as: .sheet)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to present.
  ///   - style: The style of the modal.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the new screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func present<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.present(flow.id, as: style), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Presents a new screen, for a callback without arguments.
  @_documentation(visibility: internal)
  public func present(
    _ flow: Flow<some AnyObject>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.present(flow.id, as: style), transition, at: SourcePlace(fileID, line))
  }

  /// Presents the flow that a function makes from the callback's arguments: `screen.onSelect = lets.present(item)`.
  @inlinable
  public func present<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>, as style: PresentationStyle = .sheet,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.present, transition, at: SourcePlace(fileID, line), { .present($0, as: style) }, choosing: flow)
  }

  /// Replaces the calling screen with a new screen of another flow.
  ///
  /// Works at a root, too. Ignored while the calling screen is covered.
  ///
  /// ```swift
  /// screen.onSkip = lets.replace(with: home)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow of the new screen.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the new screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func replace<Target: AnyObject, each Argument>(
    with flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.flow(flow.id, .replace), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Replaces the calling screen, for a callback without arguments.
  @_documentation(visibility: internal)
  public func replace(
    with flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.flow(flow.id, .replace), transition, at: SourcePlace(fileID, line))
  }

  /// Replaces the calling screen with the flow that a function makes from the callback's arguments.
  @inlinable
  public func replace<Target: AnyObject, each Argument>(
    with flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.replace, transition, at: SourcePlace(fileID, line), { .flow($0, .replace) }, choosing: flow)
  }

  /// Goes to the nearest entry of a flow, wherever it is, or pushes a new one onto the visible stack.
  ///
  /// What is above the entry is dismissed and popped. If the entry is already visible, the tree doesn't change. Its
  /// screen gets the arguments in any case.
  ///
  /// ```swift
  /// screen.onNotification = lets.goTo(inbox) { $0.show }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to go to.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the flow's screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func goTo<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.flow(flow.id, .goTo), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Goes to the nearest entry of a flow, or to a new one, for a callback without arguments.
  @_documentation(visibility: internal)
  public func goTo(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.flow(flow.id, .goTo), transition, at: SourcePlace(fileID, line))
  }

  /// Goes to the flow that a function makes from the callback's arguments: `screen.onSelect = lets.goTo(item)`.
  @inlinable
  public func goTo<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.goTo, transition, at: SourcePlace(fileID, line), { .flow($0, .goTo) }, choosing: flow)
  }

  /// Opens a flow in its own way, or the usual one in this place: pushes or presents a new screen, or selects a child.
  ///
  /// The flow may say how it opens (``Flow/opens(as:)``). Otherwise, if a container around the calling screen has the
  /// flow as a child, that child is selected; if none has, a new screen is pushed. The same screen can therefore be
  /// used in tabs on a phone and in a stack in a settings sheet, without changes to its callbacks. Ignored while the
  /// screen is covered.
  ///
  /// ```swift
  /// screen.onSettings = lets.open(settings)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to open.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the flow's screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func open<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.flow(flow.id, .open), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Opens a flow, for a callback without arguments.
  @_documentation(visibility: internal)
  public func open(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.flow(flow.id, .open), transition, at: SourcePlace(fileID, line))
  }

  /// Opens the flow that a function makes from the callback's arguments: `screen.onItem = lets.open(item)`.
  @inlinable
  public func open<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.open, transition, at: SourcePlace(fileID, line), { .flow($0, .open) }, choosing: flow)
  }
}
