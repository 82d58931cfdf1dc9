// The one path of every action: its turn, the resulting tree, the questions, the new screens, the change, and the
// notifications. Batches, travels, and restored places take it, too; only the resulting tree is found differently.
extension Navigator {
  /// Performs an action and returns its outcome; an action that comes during another one waits its turn.
  ///
  /// Actions are performed one at a time, in order. Actions that they cause (in an initializer, in `prepare`, in an
  /// observer, in a host) are performed before this returns. A chain of 1,000 actions, each caused by the one before,
  /// is cut off, and so are 10,000 that branch: ``NavigationReason/endless``.
  ///
  /// ```swift
  /// navigator.perform(.push(shop.item(5)))
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - caller: The screen it acts from; `nil` for the one that is visible when its turn comes.
  ///   - fileID: The file to report as the action's origin if it has none.
  ///   - line: The line to report as the action's origin if it has none.
  /// - Returns: The outcome, with its changes; queued if another action is being performed, waiting if a
  ///   guard or a preparation takes time.
  @discardableResult
  public func perform(
    _ action: NavigationAction, from caller: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationOutcome {
    perform(Turn(action.written(fileID, line), from: caller.map { Caller(id: $0, flow: nil) }))
  }

  /// Performs an action and waits until it has ended, even if other actions come first.
  ///
  /// ```swift
  /// let outcome = await navigator.performAndWait(.push(shop.item(5)))   // performed, ignored or refused: never waiting
  /// ```
  ///
  /// If the task is cancelled while the action waits for a guard or a preparation, the action ends with
  /// ``NavigationReason/cancelled``. An action that doesn't wait is performed.
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - caller: The screen it acts from; `nil` for the one that is visible when its turn comes.
  ///   - fileID: The file to report as the action's origin if it has none.
  ///   - line: The line to report as the action's origin if it has none.
  /// - Returns: The final outcome: it is never queued or waiting.
  @discardableResult
  public func performAndWait(
    _ action: NavigationAction, from caller: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationOutcome {
    await performAwaiting(Turn(action.written(fileID, line), from: caller.map { Caller(id: $0, flow: nil) }))
  }
}

// Turns.
extension Navigator {
  /// Performs a turn at once, or queues it until the turns before it have ended.
  func perform(_ turn: consuming Turn) -> NavigationOutcome {
    // Noted now: when its turn comes, another task may be running.
    if !waiting.isEmpty, let asking = Question.numberBeingAsked { turn.extras.askedBy = asking }
    guard turns.begin() else {
      if turns.ignoresScreens, turn.caller?.flow != nil, turn.end == nil { turn.end = .travelling }
      return enqueue(turn)
    }
    let outcome = take(turn)
    takeOthers()
    return outcome
  }

  /// Runs a closure as a turn of its own: actions performed meanwhile wait.
  ///
  /// Inside another turn, it runs at once.
  @discardableResult
  package func duringTurn<Value>(_ body: () -> Value) -> Value {
    let isFirst = turns.begin(), value = body()
    if isFirst { takeOthers() }
    return value
  }

  package var isPerforming: Bool { turns.isPerforming }

  /// Whether an action waits for an answer, or is in line behind one that does.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// Whether an action waits for an answer that no screen of the tree is known to give: not only until a screen leaves, to
  /// which a guard has led, or where the user was already.
  package var waitsForAnswer: Bool {
    waiting.all.contains { one in
      if case .left = one.until { false } else { true }
    }
  }

  func enqueue(_ turn: Turn) -> NavigationOutcome {
    guard !turns.enqueue(turn) else { return .queued }
    turns.enqueueEnd(Turn(turn.action, turn.wish).ended(.endless))
    let outcome = NavigationOutcome.undone(issue(turn, .endless))
    end(turn, with: outcome)
    return outcome
  }

  /// Ends an action that is already known to fail; observers are notified in its turn.
  func end(_ action: NavigationAction, from caller: Caller?, because reason: NavigationReason) -> NavigationOutcome {
    let turn = Turn(action, from: caller, because: reason), outcome = perform(turn)
    return outcome.isQueued ? .undone(issue(turn, reason)) : outcome
  }

  private func takeOthers() {
    while turns.goesOn(), let turn = turns.dequeue() {
      _ = take(turn)
      if turn.end == nil { features.mirror?.showDifference(self) }  // a gesture may have shown what shouldn't be
    }
    tellIdle()
  }

  /// Reports that no action is being performed.
  func tellIdle() {
    features.background?.becameIdle(in: self)
    features.leakDetector?.becameIdle(in: self)
    features.mirror?.becameIdle(in: self)
    features.settledWaiters?.check(self)
  }

  private func take(_ turn: consuming Turn) -> NavigationOutcome {
    let outcome: NavigationOutcome
    if let reason = turn.end {
      outcome = ignore(turn, reason, turn.extras.error)
    } else {
      guard case .ended(let end) = run(&turn) else { return .waiting }
      outcome = end
    }
    if turn.isAwaited { end(turn, with: outcome) }
    return outcome
  }

  /// Performs another action in the same turn.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen it acts from; `nil` for the visible one.
  /// - Returns: Its outcome.
  package func run(_ action: NavigationAction, from caller: Caller?) -> NavigationOutcome {
    var turn = Turn(action, from: caller)
    return run(&turn).outcome
  }
}

// The path.
extension Navigator {
  /// How far an action has come.
  package enum Progress {
    case ended(NavigationOutcome)
    /// It is in the ``WaitingList``.
    case waits

    var outcome: NavigationOutcome {
      switch self {
      case .ended(let outcome): outcome
      case .waits: .waiting
      }
    }
  }

  package func run(_ turn: inout Turn) -> Progress {
    turn.begin(in: self)
    if let expected = turn.expected, expected.lastID != lastID || expected.tree != tree {
      return .ended(ignore(turn, .superseded.saying("another action")))
    }
    let isBack = turn.action.kind == .back
    if turn.action.kind.traits.contains(.isAnswered) {
      let asked = copy turn
      if let progress = answer(&turn, asked) ?? standBehind(turn, asked) { return progress }
    } else if !waiting.isEmpty, let progress = standBehind(turn, turn) {
      return progress
    }
    if hasLazyScreens, let actor = turn.actor(in: self) { _ = makeLazyScreen(actor) }
    var reducer = self.newReducer
    do throws(NavigationReason) {
      try take(&turn, into: &reducer)
    } catch {
      return (error == .covered ? waitForSuccessor(turn) : nil) ?? .ended(ignore(turn, error))
    }
    let difference = TreeDifference(old: tree, new: reducer.tree)
    if !turn.action.isDone(by: reducer, difference) {
      if turn.approval != nil || mayBeAsked(about: turn.action, reducer.interests.union(difference.interests)),
        let progress = approve(&turn, reducer, difference)
      {
        return progress
      }
      if !waiting.isEmpty { endOthers(turn, reducer.tree) }
    }
    if turn.action.isTravel { carryOutTravel(turn, &reducer, difference) } else { carryOut(turn, &reducer, difference) }
    if isBack, turn.action.kind != .back, difference.isEmpty { return .ended(.performed) }
    return .ended(.performed(difference, by: turn.action))
  }

  /// Whether there may be questions; nearly always there are none.
  func mayBeAsked(about action: NavigationAction, _ interests: Interests) -> Bool {
    !interests.isEmpty || features.guards.asksAlways || action.kind == .recheckGuards
  }

  private func take(_ turn: inout Turn, into reducer: inout TreeReducer) throws(NavigationReason) {
    if turn.action.kind.traits.contains(.needsVisibleCaller), let caller = turn.caller, isCovered(caller) {
      throw .covered
    }
    if let tree = turn.restored?.tree {
      reducer.go(toBuilt: tree)
    } else {
      try reducer.take(turn.action, from: turn.actor(in: self), isOfApp: turn.wish.presentsForApp)
    }
    guard let leftOut = turn.approval?.leftOut, !leftOut.isEmpty else { return }
    try leaveOut(leftOut, of: &turn, &reducer)
  }

  private func leaveOut(
    _ flows: [LeftOut], of turn: inout Turn, _ reducer: inout TreeReducer
  ) throws(NavigationReason) {
    guard let place = turn.restored else { return try reducer.leaveOut(Set(flows.map(\.flow)), keepsRoot: true) }
    (place.leftOut, place.tree) = (flows, nil)
    try reducer.leaveOut(Set(flows.map(\.flow)), keepsRoot: false)
    place.tree = reducer.tree
    turn.restore(reducer.tree)
  }

  /// Whether a screen is known to be covered, and to accept no actions then; searches nothing.
  ///
  /// Most ignored actions are second taps. They cost the same however much lies over their screen.
  func isCovered(_ caller: Caller) -> Bool {
    guard tree.visibleNode.id != caller.id, let flow = caller.flow, !flow.actsWhileCovered else {
      return false
    }
    return !tree.isVisible(caller.id) && records[caller.id] != nil
  }

  /// Lets answerers handle an action that doesn't change the tree; `nil` if it does change the tree after all.
  ///
  /// A message that nothing handles now may have its handler when its turn comes.
  private func answer(_ turn: inout Turn, _ asked: borrowing Turn) -> Progress? {
    var hasAnswered = false
    for count in 0..<Limits.chainOfActions {
      let kind = turn.action.kind
      guard kind.traits.contains(.isAnswered), kind != .back || turn.approval == nil && !hasAnswered else { return nil }
      switch askAnswerer(of: turn, isFirst: count == 0) {
      case .notMine: return nil
      case .asks(let question): return standBehind(turn, asked) ?? wait(turn, forAnswerTo: question)
      case .done: return .ended(consume(turn))
      case .failed(let reason):
        if reason == .unhandled, let progress = standBehind(turn, asked) { return progress }
        return .ended(ignore(turn, reason))
      case .ended(let outcome): return .ended(outcome)
      case .act(let action, let caller):
        if kind == .back { hasAnswered = true }
        if kind == .updateRoot { turn.extras.update = turn.action }
        turn.becomeAnswer(action, from: caller)
        if turn.approval != nil, kind == .send { turn.approval = Approval() }  // its answer took time, and counts once
      }
    }
    return .ended(ignore(turn, .endless))
  }

  private func askAnswerer(of turn: Turn, isFirst: Bool) -> ActionAnswer {
    switch turn.action.kind {
    case .back: answer(toBack: turn.action, from: turn.caller)
    case .updateRoot: features.rootRule?.answer(to: turn.action, from: turn.caller, in: self) ?? .notMine
    default: features.messages.answer(to: turn.action, from: turn.caller, isFirst: isFirst, turn.approval, in: self)
    }
  }
}

extension NavigationAction {
  /// Whether it only goes back to where the app already is.
  ///
  /// Then no questions are asked, and no waiting action is superseded.
  @MainActor
  func isDone(by reducer: borrowing TreeReducer, _ difference: TreeDifference) -> Bool {
    kind.leadsBack && reducer.hasOnlyTree && difference.isEmpty
  }
}
