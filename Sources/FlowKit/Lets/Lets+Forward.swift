// Verbs that lead to another screen.
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
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func push<each Argument>(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.push(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Pushes a new screen, and forwards the callback's arguments to it.
  ///
  /// - Parameters:
  ///   - flow: The flow to push.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the target's screen and returns the function to call with the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func push<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.push(flow.id), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Pushes the flow that a function makes from the callback's arguments: `screen.onSelect = lets.push(item)`.
  ///
  /// - Parameters:
  ///   - flow: Takes the callback's arguments and returns the flow; for example, a function such as `func item(_ id:
  ///     Item.ID)`.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func push<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.push, transition, at: SourcePlace(fileID, line), { .push($0) }, choosing: flow)
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
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func present<each Argument>(
    _ flow: Flow<some AnyObject>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.present(flow.id, as: style), transition, at: SourcePlace(fileID, line))
  }

  /// Presents a new screen of a flow, and forwards the callback's arguments to it.
  ///
  /// - Parameters:
  ///   - flow: The flow to present.
  ///   - style: The style of the modal.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the target's screen and returns the function to call with the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func present<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, as style: PresentationStyle = .sheet, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.present(flow.id, as: style), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Presents the flow that a function makes from the callback's arguments: `screen.onSelect = lets.present(item)`.
  ///
  /// - Parameters:
  ///   - flow: Takes the callback's arguments and returns the flow; for example, a function such as `func item(_ id:
  ///     Item.ID)`.
  ///   - style: The style of the modal.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
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
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func replace<each Argument>(
    with flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.replace(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Replaces the calling screen with a new one, and forwards the callback's arguments to it.
  ///
  /// - Parameters:
  ///   - flow: The flow of the new screen.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the target's screen and returns the function to call with the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func replace<Target: AnyObject, each Argument>(
    with flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.replace(flow.id), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Replaces the calling screen with the flow that a function makes from the callback's arguments.
  ///
  /// ```swift
  /// screen.onSelect = lets.replace(with: item)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: Takes the callback's arguments and returns the flow; for example, a function such as `func item(_ id:
  ///     Item.ID)`.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func replace<Target: AnyObject, each Argument>(
    with flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.replace, transition, at: SourcePlace(fileID, line), { .replace($0) }, choosing: flow)
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
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func goTo<each Argument>(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.goTo(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Goes to the nearest entry of a flow, or to a new one, and forwards the callback's arguments to its screen.
  ///
  /// - Parameters:
  ///   - flow: The flow to go to.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the target's screen and returns the function to call with the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func goTo<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.goTo(flow.id), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Goes to the flow that a function makes from the callback's arguments: `screen.onSelect = lets.goTo(item)`.
  ///
  /// - Parameters:
  ///   - flow: Takes the callback's arguments and returns the flow; for example, a function such as `func item(_ id:
  ///     Item.ID)`.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func goTo<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.goTo, transition, at: SourcePlace(fileID, line), { .goTo($0) }, choosing: flow)
  }
}
