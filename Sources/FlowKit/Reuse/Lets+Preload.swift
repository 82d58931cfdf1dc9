extension Lets {
  /// Makes a flow's screen ahead of time; the flow's next entry uses it.
  ///
  /// This works even while the calling screen is covered. See ``NavigationAction/preload(_:fileID:line:_:)``.
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
  ///   - forward: Takes the waiting screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func preload<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.flow(flow.id, .preload), at: SourcePlace(fileID, line), forward)
  }

  /// Makes the screen of the flow that a function makes from the callback's arguments ahead of time.
  @inlinable
  public func preload<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.preload, at: SourcePlace(fileID, line), { .flow($0, .preload) }, choosing: flow)
  }

  /// Makes a flow's screen ahead of time, for a callback without arguments.
  @_documentation(visibility: internal)
  public func preload(
    _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.flow(flow.id, .preload), at: SourcePlace(fileID, line))
  }
}
