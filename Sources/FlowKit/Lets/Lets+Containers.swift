// Verbs that act inside containers.
extension Lets {
  /// Selects a child of the nearest container around the calling screen; of the screen itself, if it is a container.
  ///
  /// ```swift
  /// tabs.onWatched = lets.select(watched)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The child's flow.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the child's screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func select<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.select(flow.id), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Selects a child of the nearest container around the calling screen.
  @_documentation(visibility: internal)
  public func select(
    _ flow: Flow<some AnyObject>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.select(flow.id), transition, at: SourcePlace(fileID, line))
  }

  /// Selects a child of the nearest container around the calling screen, by index.
  ///
  /// - Parameters:
  ///   - index: The index, from 0.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func select<each Argument>(
    _ index: Int, transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.selectChild(index), transition, at: SourcePlace(fileID, line))
  }

  /// Selects the child whose index a closure computes from the callback's arguments.
  ///
  /// ```swift
  /// tabs.onTab = lets.select { $0 }   // (Int) -> Void
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - index: Takes the callback's arguments and returns the index, from 0.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func select<each Argument>(
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ index: @escaping @MainActor (repeat each Argument) -> Int
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.select, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      NavigationAction.select(index(repeat each argument), transition: transition).written(fileID, line)
    }
  }

  /// Shows a new screen in a column of the split around the calling screen.
  ///
  /// The screen replaces everything in the column.
  ///
  /// ```swift
  /// list.onSelect = lets.show(detail, in: .detail) { $0.show }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to show.
  ///   - column: The column.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - forward: Takes the new screen and returns the function to call with the callback's arguments; omit it to
  ///     discard them.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func show<Target: AnyObject, each Argument>(
    _ flow: Flow<Target>, in column: SplitColumn, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    _ forward: (@MainActor (Target) -> (repeat each Argument) -> Void)? = nil
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.show(flow.id, in: column), transition, at: SourcePlace(fileID, line), forward)
  }

  /// Shows a new screen in a column of the split around the calling screen.
  @_documentation(visibility: internal)
  public func show(
    _ flow: Flow<some AnyObject>, in column: SplitColumn, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor () -> Void {
    binding(.show(flow.id, in: column), transition, at: SourcePlace(fileID, line))
  }

  /// Shows the flow that a function makes from the callback's arguments: `list.onItem = lets.show(item, in: .detail)`.
  @inlinable
  public func show<Target: AnyObject, each Argument>(
    _ flow: @escaping @MainActor (repeat each Argument) -> Flow<Target>, in column: SplitColumn,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.show, transition, at: SourcePlace(fileID, line), { .show($0, in: column) }, choosing: flow)
  }
}
