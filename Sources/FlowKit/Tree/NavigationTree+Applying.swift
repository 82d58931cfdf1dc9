extension NavigationTree {
  /// The tree that an action leads to, without a navigator.
  ///
  /// A navigator does the same with screens and observers around it. Without them it is good for tests, plans and
  /// previews:
  ///
  /// ```swift
  /// let (after, changes) = try tree.applying(.push(login), firstID: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen that asks; nil for the visible one.
  ///   - firstID: The id of the first new entry, from 0 to half of `Int.max`; the others count on from it. None of them
  ///     may be in the tree: `invalidTree`.
  /// - Returns: The tree after the action, and what changed in it, in order; nothing changed where a `goTo` is there
  ///   already.
  /// - Throws: The reason why the action cannot be done; the tree stays what it is.
  @MainActor
  public func applying(
    _ action: NavigationAction, from caller: ScreenID? = nil, firstID: ScreenID
  ) throws(NavigationReason) -> (tree: NavigationTree, changes: [NavigationChange]) {
    guard (0...Self.greatestForeignID).contains(firstID.number) else { throw .invalidTree }
    var next = TreeReducer(self, lastID: firstID.number - 1)
    try next.take(action, from: caller)
    let difference = TreeDifference(old: self, new: next.tree), known = Set(path.map(\.id))
    for node in difference.entered where known.contains(node.id) { throw .invalidTree }
    return (next.tree, difference.changes)
  }
}

extension NavigationTree: ActionPayload {
  package var call: String { summary }

  package func isSame(as other: any ActionPayload) -> Bool { other as? NavigationTree == self }

  /// The greatest id that may be asked for, so that nobody runs out of ids.
  private static var greatestForeignID: Int { .max / 2 }

  /// The greatest number in it, of entries and of modals whose roots were replaced.
  package var lastNumber: Int {
    var last = layersDownward.compactMap { $0.modal?.presentation.id.number }.max() ?? 0
    forEachUpward { last = max(last, $0.id.number) }
    return last
  }
}
