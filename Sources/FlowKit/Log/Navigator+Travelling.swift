extension NavigationAction {
  /// Sets the whole tree to a known one: an earlier one, or one from a log.
  ///
  /// Screens of entries that are in both trees stay. Missing screens are made, with the ids that they have in the tree
  /// and without arguments; all others leave. No guards or preparations run. Waiting actions end, unless they lead to a
  /// tree with the same root (``NavigationReason/superseded``). Actions of screens are ignored meanwhile
  /// (``NavigationReason/travelling``), because the tree already contains their effects.
  ///
  /// A screen that comes back is a new object of the same entry. If the app still keeps the earlier object, its
  /// callbacks do nothing: ``NavigationReason/removed``. Screens entered later get ids greater than all earlier ones.
  /// Nothing changes if the tree is already the same.
  ///
  /// ```swift
  /// let before = navigator.tree
  /// navigator.perform(.resetRoot(to: shop.login))
  /// navigator.perform(.travel(to: before))   // the screens are made again, under the same ids
  /// ```
  ///
  /// - Parameters:
  ///   - tree: The tree. It is refused if no navigator could be in it, or if an id in it is greater than half of
  ///     `Int.max` and not one of this navigator's: ``NavigationReason/invalidTree``.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action.
  public static func travel(
    to tree: NavigationTree, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(.travel(Payload(tree)), .with(transition), at: SourcePlace(fileID, line))
  }
}
