extension NavigationAction {
  /// Sets the whole tree to a known one: an earlier one, or one from a log.
  ///
  /// Entries that are in both trees stay with their screens, and so do those of the same flow at the same place. All
  /// others leave, and what is missing enters anew, with new ids and without arguments. So ``NavigationTree/summary`` is
  /// that of the known tree afterwards, but the trees are equal only if nothing had to enter. The tree may be that of
  /// another navigator. No guards or preparations run. Waiting actions end, unless they lead to a
  /// tree with the same root (``NavigationReason/superseded``). Actions of screens are ignored meanwhile
  /// (``NavigationReason/travelling``), because the tree already contains their effects.
  ///
  /// If the app still keeps a screen that has left, its callbacks do nothing: ``NavigationReason/removed``. Nothing
  /// changes if the tree is already the same.
  ///
  /// ```swift
  /// let before = navigator.tree
  /// navigator.perform(.resetRoot(to: shop.login))
  /// navigator.perform(.travel(to: before))   // the screens are made again
  /// ```
  ///
  /// - Parameters:
  ///   - tree: The tree.
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
