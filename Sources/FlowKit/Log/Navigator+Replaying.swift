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
    guard !isPerforming else {
      return NavigationReplay(count: 0, difference: difference(nil, log.start, .busy))
    }
    return duringTurn {
      cancelWaiting()
      let greatestID = lastID
      life &+= 1
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

  /// Performs an action of a log; a message that was dealt with has changed nothing, nor has a back that a handler took
  /// over.
  private func performAgain(_ entry: NavigationLog.Entry) -> NavigationOutcome? {
    if entry.action.verb == .sendMessage || entry.action.verb == .sendToAll
      || entry.action.kind == .back && entry.outcome.changes.isEmpty
    {
      return nil
    }
    let caller = entry.caller.map { Caller(id: $0.id, flow: $0.flow.blueprint) }
    return run(entry.action, from: caller, wasAllowed: true)
  }

  /// Goes on counting from where the log did; never below a screen that is there.
  private func count(on id: Int) { lastID = max(id, records.greatestID.number) }

  private func difference(
    _ entry: NavigationLog.Entry?, _ expected: NavigationTree, _ reason: NavigationReason?
  ) -> NavigationReplay.Difference {
    NavigationReplay.Difference(entry: entry, expected: expected, tree: tree, reason: reason)
  }
}
