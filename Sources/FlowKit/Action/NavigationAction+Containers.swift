// Verbs that act inside containers.
extension NavigationAction {
  /// Selects a child of the nearest container around the caller that has it.
  ///
  /// The child's root is made when it is first shown. Selecting the selected child again is an event of its own,
  /// ``NavigationEvent/Kind/reselected``.
  ///
  /// ```swift
  /// navigator.perform(.select(home.watched))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The child's flow.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the child's screen, to pass it what it needs.
  /// - Returns: The action.
  public static func select<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.select(flow.id), transition, at: SourcePlace(fileID, line), prepare)
  }

  /// Selects a child of the nearest container around the caller, by index.
  ///
  /// - Parameters:
  ///   - index: The index, from 0.
  ///   - transition: How the change looks.
  /// - Returns: The action.
  public static func select(_ index: Int, transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.selectChild(index), .with(transition))
  }

  /// Selects the page after the selected one, in the nearest container of pages around the caller.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: The action.
  public static func next(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.turnPages(1), .with(transition))
  }

  /// Selects the page before the selected one, in the nearest container of pages around the caller.
  ///
  /// - Parameter transition: How the change looks.
  /// - Returns: The action.
  public static func previous(transition: ScreenTransition = .automatic) -> NavigationAction {
    NavigationAction(.turnPages(-1), .with(transition))
  }

  /// Shows a new screen in a column of the split around the caller.
  ///
  /// The screen replaces everything in the column.
  ///
  /// ```swift
  /// navigator.perform(.show(settings.about, in: .detail))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to show.
  ///   - column: The column.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the target's screen, to pass it what it needs.
  /// - Returns: The action.
  public static func show<Target: AnyObject>(
    _ flow: Flow<Target>, in column: SplitColumn, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.show(flow.id, in: column), transition, at: SourcePlace(fileID, line), prepare)
  }

  /// Sets the children of the nearest container around the caller.
  ///
  /// Children that stay keep their stacks. If the selected child leaves, the navigator selects the one that was
  /// selected last, or else the nearest one that stays. Splits don't support this.
  ///
  /// - Parameters:
  ///   - flows: The children, in order.
  ///   - index: The index of the child to select, from 0; `nil` keeps the selection.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action.
  public static func setChildren<each List: FlowSequence>(
    _ flows: repeat each List, selecting index: Int? = nil, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(
      .setChildren(FlowID.list(repeat each flows), selecting: index), .with(transition), at: SourcePlace(fileID, line))
  }
}
