extension NavigationAction {
  /// Sets the whole tree to one that is known: an earlier one, or one of a log.
  ///
  /// Screens of entries that are in both trees stay. Those that are missing are made, with the ids that they have in the
  /// tree and without arguments; all others leave. Nobody is asked, nothing is prepared, and what waits is cancelled. What screens ask for
  /// meanwhile is ignored (``NavigationReason/travelling``), as what came of it is in the tree.
  ///
  /// A screen that comes back is a new object of the same entry: callbacks of the one before, if anybody keeps it, act
  /// from this entry again. Ids of screens that are entered later are greater than all before.
  ///
  /// ```swift
  /// navigator.perform(.travel(to: earlier))
  /// ```
  ///
  /// - Parameters:
  ///   - tree: The tree. Ignored where no navigator can be in it: ``NavigationReason/invalidTree``.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The action.
  public static func travel(
    to tree: NavigationTree, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(
      .goToTree, nil, .with(transition, Extras(payload: tree)), at: SourcePlace(fileID, line))
  }
}

extension Navigator {
  /// Sets the whole tree to one that is known, such as an earlier one.
  ///
  /// See ``NavigationAction/travel(to:transition:fileID:line:)`` for what it means.
  ///
  /// ```swift
  /// let before = navigator.tree
  /// navigator.perform(.resetRoot(to: shop.login))
  /// navigator.travel(to: before)   // the screens are made again, under the same ids
  /// ```
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - transition: How it should look.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: How it ended; performed without changes where the tree is the same already.
  @discardableResult
  public func travel(
    to tree: NavigationTree, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationOutcome {
    perform(.travel(to: tree, transition: transition, fileID: fileID, line: line))
  }
}

extension NavigationAction.Kind {
  /// Sets the whole tree to one that is known.
  public static let travel = NavigationAction.Kind(verb: .goToTree)
}
