extension Lets {
  /// Makes a flow's screen ahead of time; the flow's next entry uses it.
  ///
  /// This works even while the calling screen is covered. See ``Navigator/preload(_:fileID:line:_:)``.
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
    closure(.preload(flow.id), at: SourcePlace(fileID, line))
  }

  /// Makes a flow's screen ahead of time, and forwards the callback's arguments to it.
  ///
  /// If a screen is already waiting for the flow's next entry, that one gets the arguments.
  ///
  /// ```swift
  /// screen.onTouch = lets.preload(player) { $0.load }   // (Film) -> Void goes to load(_ film:)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the waiting screen and returns the function to call with the callback's arguments.
  /// - Returns: The closure to assign to a callback of any shape.
  public func preload<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: @escaping @MainActor (Target) -> (repeat each Argument) -> Void
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.preload(flow.id), at: SourcePlace(fileID, line), forward)
  }

  /// Makes the screen of a flow that depends on the callback's arguments ahead of time.
  ///
  /// ```swift
  /// screen.onTouch = lets.preload(item)
  /// ```
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
    closure(.preload, at: SourcePlace(fileID, line), { .preload($0) }, choosing: flow)
  }

  /// Makes a flow's screen ahead of time, for a callback without arguments.
  public func preload(
    _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.preload(flow.id), at: SourcePlace(fileID, line))
  }
}
