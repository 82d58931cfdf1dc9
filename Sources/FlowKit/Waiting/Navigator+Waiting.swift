// Actions that can't be performed at once: who waits for what, and who ends whom.
extension Navigator {
  /// Cancels all actions that wait for a guard or a preparation; they end with ``NavigationReason/cancelled``.
  ///
  /// Redirected actions end, too; the screens that they were redirected to stay. Does nothing if no action waits.
  public func cancelWaiting() { cancel { _ in true } }

  /// Cancels the wait of a task that no longer awaits its action.
  func cancelWaiting(of task: AwaitingTask) { cancel { $0.turn.waiter?.task === task } }

  /// Ends actions that nobody wants any more, with those that were only to lead to them.
  private func cancel(where fits: (Waiting) -> Bool) {
    let ended = waiting.remove(where: fits), numbers = ended.map(\.number)
    let leading = waiting.remove { $0.turn.original.map(numbers.contains) ?? false }
    end(ended + leading) { .cancelled.saying($0.activity) }
  }

  /// Ends actions for a reason.
  private func end(_ ended: [Waiting], because reason: (Waiting) -> NavigationReason) {
    for one in ended { one.asking?.cancel() }
    goOn(ended.map { $0.turn.ended(reason($0)) })
  }

  private func end(_ ended: [Waiting], supersededBy turn: borrowing Turn) {
    let call = turn.action.call
    end(ended) { _ in .superseded.saying(call) }
  }

  /// Performs actions in their turn, then those that were in line behind them.
  func goOn(_ ready: [Turn]) {
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
      case .standsBehind: return wait(copy asked, until: .turn)
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

  func wait(_ turn: Turn, until: Waiting.Until) -> Progress {
    let number = waiting.newNumber()
    waiting.add(Waiting(number: number, turn: turn, until: until))
    if case .turn = until { timer(for: number) }
    return .waits
  }
}

// Who ends whom.
extension Navigator {
  /// Ends the waiting actions whose place an action takes that is about to be performed, or to wait: the others of its
  /// screen, or, for the root of the app, all that lead to another one.
  ///
  /// - Parameters:
  ///   - turn: The action.
  ///   - new: The tree that it leads to.
  ///   - number: Its own number in the list, if it waits itself.
  func endOthers(_ turn: borrowing Turn, _ new: borrowing NavigationTree, whichWaitsAs number: Int? = nil) {
    guard !waiting.isEmpty else { return }
    let action = turn.action
    if action.replacesApp {
      return endThose(notLeadingTo: new.rootEntry.flow, for: turn) { one in
        number == nil || one.number != number && one.turn.action.replacesApp
      }
    }
    end(waiting.remove { $0.number != number && $0.ends(by: turn) }, supersededBy: turn)
  }

  /// Ends what waits, unless it leads to a tree with this root, or waits for the root to go.
  func endThose(notLeadingTo root: FlowID, for turn: borrowing Turn, where fits: (Waiting) -> Bool = { _ in true }) {
    let goal = Waiting.Goal.entry(tree.rootEntry.id), original = turn.original
    let others = waiting.all.filter { one in
      guard one.number != original, fits(one) else { return false }
      switch one.until {
      case .end: return false
      case .left(goal, _): return false
      case .answer, .turn, .left: return !self.leads(one.turn, to: root)
      }
    }.map(\.number)
    end(waiting.remove { others.contains($0.number) }, supersededBy: turn)
  }

  /// Whether an action leads to a tree with this root.
  private func leads(_ turn: Turn, to root: FlowID) -> Bool {
    if turn.action.kind.traits.contains(.isAnswered) { return tree.rootEntry.flow == root }
    var reducer = newReducer
    do throws(NavigationReason) {
      try reducer.take(turn.action, from: turn.actor(in: self))
    } catch {
      return false
    }
    return reducer.tree.rootEntry.flow == root
  }

  /// Ends the actions of screens that have left, and continues those that waited for that, or for an answer of theirs.
  func endWaiting(
    with difference: TreeDifference, _ successors: ShortList<(old: ScreenID, new: ScreenID)>, by turn: borrowing Turn
  ) {
    let setter = turn.action.replacesApp ? turn.action.call : nil, oldRoot = difference.old?.rootEntry.id
    let left = Set(difference.left.map(\.id))
    if !left.isEmpty {
      cancel { one in
        if case .end = one.until { return false }  // what it was redirected to tells how it ends
        return one.turn.wish.end.map(left.contains) == true
      }
    }
    let unanswered = waiting.remove { $0.key?.askedEntry.map { left.contains($0.id) } == true }
    for one in unanswered { one.asking?.cancel() }
    goOn(unanswered.map(\.turn))
    let ready = waiting.remove { one in
      guard case .left(let goal, _) = one.until else { return false }
      return !isThere(goal) || successor(of: goal, difference, successors) != nil
    }
    goOn(
      ready.map { one in
        guard case .left(let goal, let action) = one.until else { return one.turn }
        var turn = one.turn
        let isRoot = oldRoot.map { goal == .entry($0) } == true
        turn.extras.rootSetter = isRoot ? setter : nil
        turn.extras.successor = turn.rootSetter == nil ? successor(of: goal, difference, successors) : nil
        turn.extras.redirection = action
        return turn
      })
  }

  private func isThere(_ goal: Waiting.Goal) -> Bool {
    switch goal {
    case .entry(let id): tree.contains(id) || tree.containsModal(id)
    case .child(let child, let container):
      tree.position(of: container)?.node.contents?.selectedChild?.isSame(as: child) == true
    }
  }

  /// The screen that has taken the place of another one; a modal stays the same if its root is replaced.
  private func successor(
    of goal: Waiting.Goal, _ difference: TreeDifference, _ successors: ShortList<(old: ScreenID, new: ScreenID)>
  ) -> ScreenID? {
    guard case .entry(let id) = goal, !tree.contains(id), !tree.containsModal(id) else { return nil }
    if difference.old?.rootEntry.id == id { return tree.rootEntry.id }
    var latest = id
    for (old, new) in successors where old == latest { latest = new }
    return latest != id && tree.contains(latest) ? latest : nil
  }
}
