extension Lets {
  /// Makes the screen of a flow ahead: the next entry of the flow takes it.
  ///
  /// Also where the calling screen is covered. See ``Navigator/preload(_:fileID:line:_:)``.
  ///
  /// ```swift
  /// screen.onAppear = lets.preload(player)   // expensive to make
  /// screen.onPlay = lets.push(player)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @_disfavoredOverload
  public func preload<each Argument>(
    _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.makeAhead, flow.blueprint, nil, at: SourcePlace(fileID, line))
  }

  /// Makes the screen of a flow ahead, and forwards the callback's arguments to it; where one waits for the flow
  /// already, to that one.
  ///
  /// ```swift
  /// screen.onTouch = lets.preload(player) { $0.load }   // (Film) -> Void goes to load(_ film:)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the screen that waits and returns the function to call with the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func preload<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.makeAhead, flow.blueprint, nil, at: SourcePlace(fileID, line), forward)
  }

  /// Makes the screen ahead of the flow that the callback's arguments decide on: `screen.onTouch = lets.preload(item)`.
  ///
  /// - Parameters:
  ///   - flow: Takes the callback's arguments and returns the flow; for example, a function such as `func item(_ id:
  ///     Item.ID)`.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func preload<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.makeAhead, nil, at: SourcePlace(fileID, line), choosing: flow)
  }

  /// Makes the screen of a flow ahead, for a callback without arguments.
  public func preload(
    _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.makeAhead, flow.blueprint, nil, at: SourcePlace(fileID, line))
  }
}
