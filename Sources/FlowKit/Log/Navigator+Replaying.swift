extension Navigator {
  /// Replays a log: sets its first tree, then performs its actions again, from the same entries and with the same ids.
  ///
  /// No guards or preparations run. Actions of screens are ignored meanwhile (``NavigationReason/travelling``), because
  /// the log already contains their effects. The log doesn't contain forwarded arguments, so screens are made without
  /// them. A host gets one update, at the end.
  ///
  /// ```swift
  /// let copy = Navigator(root: shop.tutorial)
  /// print(copy.replay(logger.log))   // 12 actions, as in the log
  /// ```
  ///
  /// The replay stops at the first action that leads to another tree than before. During another action, it does
  /// nothing: ``NavigationReason/busy``.
  ///
  /// - Parameter log: The log, of this navigator or of another one.
  /// - Returns: How many actions had the same effect, and the first difference.
  @discardableResult
  public func replay(_ log: NavigationLog) -> NavigationReplay {
    guard !isPerforming else {
      return NavigationReplay(count: 0, difference: difference(nil, log.start, .busy))
    }
    return duringTurn {
      cancelWaiting()
      let greatestID = lastID
      generation &+= 1
      let replay = whileNothingIsShown { ignoringScreens { performAgain(log) } }
      lastID = max(lastID, greatestID)
      return replay
    }
  }

  private func performAgain(_ log: NavigationLog) -> NavigationReplay {
    if tree != log.start {
      let outcome = run(.travel(to: log.start), from: nil)
      guard tree == log.start else {
        return NavigationReplay(count: 0, difference: difference(nil, log.start, outcome.reason))
      }
    }
    count(on: log.firstLastID)
    for (index, entry) in log.enumerated() where entry.outcome.isPerformed {
      let outcome = performAgain(entry)
      guard tree == entry.tree, outcome?.isPerformed ?? true else {
        return NavigationReplay(count: index, difference: difference(entry, entry.tree, outcome?.reason))
      }
      count(on: entry.lastID)
    }
    return NavigationReplay(count: log.count, difference: nil)
  }

  /// Performs an action of a log; a message or a back that a handler dealt with has changed nothing.
  private func performAgain(_ entry: NavigationLog.Entry) -> NavigationOutcome? {
    if entry.action.kind == .send || entry.action.kind == .broadcast
      || entry.action.kind == .back && entry.outcome.changes.isEmpty
    {
      return nil
    }
    let caller = entry.caller.map { Caller(id: $0.id, flow: $0.flow.blueprint) }
    return run(entry.action, from: caller, wasAllowed: true)
  }

  /// Continues counting ids where the log did, but never below a screen in the tree.
  private func count(on id: Int) { lastID = max(id, records.greatestID.number) }

  private func difference(
    _ entry: NavigationLog.Entry?, _ expected: NavigationTree, _ reason: NavigationReason?
  ) -> NavigationReplay.Difference {
    NavigationReplay.Difference(entry: entry, expected: expected, tree: tree, reason: reason)
  }
}
