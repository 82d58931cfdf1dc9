// The verb that lets the flow decide how it is shown.
extension Lets {
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
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func open<each Argument>(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.open(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Opens a flow, and forwards the callback's arguments to its screen.
  ///
  /// - Parameters:
  ///   - flow: The flow to open.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the flow's screen and returns the function to call with the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func open<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.open(flow.id), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Opens the flow that a function makes from the callback's arguments: `screen.onItem = lets.open(item)`.
  ///
  /// - Parameters:
  ///   - flow: Takes the callback's arguments and returns the flow; for example, a function such as `func item(_ id:
  ///     Item.ID)`.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func open<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.open, transition, at: SourcePlace(fileID, line), { .open($0) }, choosing: flow)
  }

  /// Opens a flow in its own way, or the usual one in this place.
  public func open(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.open(flow.id), transition, at: SourcePlace(fileID, line))
  }
}
