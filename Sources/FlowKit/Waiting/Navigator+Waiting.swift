// Actions that can't be performed at once: who waits for what, and who ends whom.
extension Navigator {
  /// Cancels all actions that wait for a guard or a preparation; they end with ``NavigationReason/cancelled``.
  ///
  /// Redirected actions end, too; the screens that they were redirected to stay. Does nothing if no action waits.
  public func cancelWaiting() { cancel { _ in true } }

  /// Cancels the wait of a task that no longer awaits its action.
  func cancelWaiting(of task: AwaitingTask) { cancel { $0.turn.waiter?.task === task } }

  /// Performs actions in their turn, then those that were in line behind them.
  package func goOn(_ ready: [Turn]) {
    guard !ready.isEmpty else { return }
    let lined = waiting.all.contains { $0.isInLine && $0.key != nil } ? [] : waiting.remove { $0.isInLine }
    duringTurn { for turn in ready + lined.map(\.turn) { _ = enqueue(turn) } }
  }
}

// Who waits.
extension Navigator {
  /// Makes a new action from outside stand in line behind those that wait, and ignores one that its screen already
  /// waits for.
  ///
  /// - Parameters:
  ///   - turn: The action that is about to be performed.
  ///   - asked: What was asked for: a message that it answers, or the update of the root that it is. That stands in
  ///     line, so that it is answered when its turn comes.
  /// - Returns: That it waits, or how it ends; `nil` if it may be performed.
  func standBehind(_ turn: borrowing Turn, _ asked: borrowing Turn) -> Progress? {
    guard !waiting.isEmpty, turn.approval == nil, !turn.action.reportsColumns else { return nil }
    if let own = actionWhoseGuardPerforms(turn) {
      if own.key?.isPreparation == true || own.key?.askedScreen != nil { return nil }
      return .ended(ignoreWhatWaitsForItself(turn))
    }
    for one in waiting.all {
      switch one.arrival(of: turn, asked: asked.action) {
      case .goesOn: continue
      case .isTheSameAgain:
        return .ended(ignore(copy turn, .waiting.saying("the same action already waits: \(one.activity)")))
      case .standsBehind: return waitForTurn(copy asked)
      }
    }
    return nil
  }

  /// Whether an action of a screen would be ignored, because the screen is covered, or waits for the same already, or
  /// because the screen has left, and could only send.
  ///
  /// During another action, that isn't known: what comes before it may change it.
  func wouldIgnore(_ action: () -> NavigationAction, of caller: Caller) -> Bool {
    guard !isPerforming else { return false }
    if caller.flow?.sendsAfterLeaving == true, !tree.contains(caller.id) {
      return !caller.mayPerformAfterLeaving(action())
    }
    let isCovered = isCovered(caller), waiting = waiting.all.filter { $0.asker == caller.id }
    guard isCovered || !waiting.isEmpty else { return false }
    let action = action(), first = action.firstStep
    guard !action.isOfApp else { return false }
    if isCovered, first.kind.traits.contains(.needsVisibleCaller) || first.kind == .send && first.flow == nil {
      return true
    }
    return waiting.contains { $0.waitsInstead(of: action) }
  }

  /// The action in line whose guard, preparation, or screen performs another one from outside, while it is being asked.
  private func actionWhoseGuardPerforms(_ turn: borrowing Turn) -> Waiting? {
    guard let number = turn.askedBy, turn.wish.isFromOutside, !turn.action.overtakesWaiting else { return nil }
    return waiting.all.first { $0.isInLine && $0.number == number }
  }

  private func ignoreWhatWaitsForItself(_ turn: borrowing Turn) -> NavigationOutcome {
    let blocking = waiting.all.first(where: \.isInLine)?.turn.action.call ?? ""
    let text = "the guard of \(blocking) performs it, and would wait for itself"
    let help = "To lead elsewhere, return .redirect(...) from the guard."
    return ignore(copy turn, .waiting.saying(text, helpedBy: help))
  }

  private func waitForTurn(_ turn: Turn) -> Progress {
    let number = waiting.newNumber()
    waiting.add(Waiting(number: number, turn: turn, until: .turn))
    timer(for: number)
    return .waits
  }
}

extension Navigator: Redirecting {
  package func stillChooses(_ root: FlowID) -> Bool {
    guard let rule = features.rootRule else { return false }
    return rule.latest == root && rule.choose().blueprint.id == root
  }

  package func tellRedirected(_ turn: Turn) { tell(.redirected, about: turn) }

  package func ignore(_ turn: Turn, because reason: NavigationReason) -> NavigationOutcome { ignore(turn, reason) }

  package func issue(_ turn: Turn, because reason: NavigationReason) -> NavigationIssue { issue(turn, reason) }
}
