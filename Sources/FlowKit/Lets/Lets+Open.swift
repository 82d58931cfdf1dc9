// The verb that leaves it to the flow how it is shown.
extension Lets {
  /// Opens a flow as it says itself, or as is usual where the screen is: pushes or presents a new screen, or selects a
  /// child.
  ///
  /// A flow that says nothing (``Flow/opens(as:)``) is selected where a container around the screen that asks has it as a
  /// child, and pushed otherwise. So a screen may be used in tabs on a phone and in a stack in a settings sheet, and none of
  /// its callbacks has to know. Ignored while the screen is covered.
  ///
  /// ```swift
  /// screen.onSettings = lets.open(settings)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to open.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func open<each Argument>(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.open, flow.blueprint, .with(transition), at: SourcePlace(fileID, line))
  }

  /// Opens a flow as it says itself, and forwards the callback's arguments to its screen.
  ///
  /// - Parameters:
  ///   - flow: The flow to open.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  ///   - forward: Takes the flow's screen and returns the function that gets the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func open<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.open, flow.blueprint, .with(transition), at: SourcePlace(fileID, line), forward)
  }

  /// Opens the flow that the callback's arguments decide on, as it says itself: `screen.onItem = lets.open(item)`.
  ///
  /// - Parameters:
  ///   - flow: Gets the callback's arguments and returns the flow, such as a function with a key: `func item(_ id:
  ///     Item.ID)`.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The closure to assign to a callback of any shape.
  public func open<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.open, .with(transition), at: SourcePlace(fileID, line), choosing: flow)
  }

  /// Opens a flow as it says itself.
  public func open(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.open, flow.blueprint, .with(transition), at: SourcePlace(fileID, line))
  }
}
