extension Navigator {
  /// Does again what a log has: sets the tree that it starts with, then performs what was performed, from the same
  /// entries; all ids are the same.
  ///
  /// Nobody is asked, nothing is prepared, and what screens ask for meanwhile is ignored
  /// (``NavigationReason/travelling``): what came of it is in the log. Arguments that were forwarded are not in the log, so
  /// screens are made without them. A host is shown the end.
  ///
  /// ```swift
  /// let copy = Navigator(root: shop.tutorial)
  /// print(copy.replay(logger.log))   // 12 actions, as in the log
  /// ```
  ///
  /// It ends with the first action that comes to another tree than before, and stays there. During another action it
  /// does nothing: ``NavigationReason/busy``.
  ///
  /// - Parameter log: The log, of this navigator or of another one.
  /// - Returns: How many actions were the same, and what was different.
  @discardableResult
  public func replay(_ log: NavigationLog) -> NavigationReplay {
    guard turns.begin() else {
      return NavigationReplay(count: 0, difference: difference(nil, log.start, .busy))
    }
    let shown = mirror == nil ? [] : tree.path
    let screens = Dictionary(shown.map { ($0.id, state.screens[$0.id]) }) { first, _ in first }
    cancelWaiting()
    (turns.ignoresScreens, isShowing) = (true, true)
    let greatestID = lastID.number
    let replay = performAgain(log)
    lastID = ScreenID(max(lastID.number, greatestID))
    (turns.ignoresScreens, isShowing) = (false, false)
    mirror?.note { (screens[$0] ?? nil) !== state.screens[$0] }
    showDifference()
    performWaiting()
    return replay
  }

  private func performAgain(_ log: NavigationLog) -> NavigationReplay {
    if tree != log.start {
      let outcome = run(.travel(to: log.start), nil, reportsChanges: true)
      guard tree == log.start else {
        return NavigationReplay(count: 0, difference: difference(nil, log.start, outcome.reason))
      }
    }
    set(log.firstLastID)
    for (index, entry) in log.enumerated() where entry.outcome.isPerformed {
      let outcome = performAgain(entry)
      guard tree == entry.tree, outcome?.isPerformed ?? true else {
        return NavigationReplay(count: index, difference: difference(entry, entry.tree, outcome?.reason))
      }
      set(entry.lastID)
    }
    return NavigationReplay(count: log.count, difference: nil)
  }

  /// Performs an action of a log; a message that was dealt with has changed nothing, nor has a back that a handler took
  /// over.
  private func performAgain(_ entry: NavigationLog.Entry) -> NavigationOutcome? {
    if entry.action.message != nil || entry.action.kind == .back && entry.outcome.changes.isEmpty { return nil }
    let caller = entry.caller.map { Caller(id: $0.id, flow: $0.flow.declaration as? Blueprint) }
    return run(entry.action, caller, reportsChanges: true, clearance: .replays)
  }

  /// Goes on counting from where the log did; never below a screen that is there.
  private func set(_ id: ScreenID) { lastID = ScreenID(max(id.number, state.screens.greatestID.number)) }

  private func difference(
    _ entry: NavigationLog.Entry?, _ expected: NavigationTree, _ reason: NavigationReason?
  ) -> NavigationReplay.Difference {
    NavigationReplay.Difference(entry: entry, expected: expected, tree: tree, reason: reason)
  }
}
