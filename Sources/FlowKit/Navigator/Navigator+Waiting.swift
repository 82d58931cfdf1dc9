// Actions that can't be performed at once: an answer is pending, or another action must come first.
extension Navigator {
  /// Cancels all actions that wait for a guard or a preparation; they end with ``NavigationReason/cancelled``.
  ///
  /// Redirected actions end, too; the screens that they were redirected to stay. Does nothing if no action waits.
  public func cancelWaiting() {
    finish(waiting.takeAll().map { ($0, $0.cancelled) })
    finish(waiting.takeAllRedirects().map { ($0.turn, $0.cancelled) })
  }

  /// Cancels the wait of a task that no longer awaits its action.
  func cancelWaiting(of task: AwaitingTask) {
    finish(waiting.takeAll { $0.turn.isAwaited(by: task) }.map { ($0, $0.cancelled) })
    finish(waiting.takeAllRedirects { $0.isAwaited(by: task) }.map { ($0.turn, $0.cancelled) })
  }

  /// Asks the next questions; `nil` if none is left.
  func goOn(_ turn: inout Turn, _ approval: consuming Approval) -> Progress? {
    let next = approval.next(for: turn.action)
    if case .go = next { return nil }
    approval.forgetQuestions()
    turn.approval = approval
    switch next {
    case .go: return nil
    case .pause(let question, let ask): return pause(for: question, ask, turn)
    case .end(let reason, let error):
      return .ended(reason == .redirectLoop ? endLoop(turn, reason) : ignore(turn, reason, error))
    case .other(let other, let approval):
      tell(.redirected, about: turn)
      (turn.action, turn.approval) = (other, approval)
      return run(&turn)
    case .before(let other, let approval): return perform(other, before: turn, approval)
    }
  }

  private func pause(
    for question: Question, _ ask: @escaping @MainActor @Sendable () async throws -> Answer, _ turn: Turn
  ) -> Progress {
    supersede(by: turn)
    var waits = turn
    if let caller = turn.caller {
      let flow = caller.flow ?? tree[caller.id]?.flow.blueprint
      waits.caller = Caller(id: caller.id, flow: flow, life: caller.life)
    } else if question.key.askedScreen != nil {
      waits.caller = Caller(id: tree.visibleNode.id, flow: nil)  // it acts from the screen that is visible now
    }
    let number = waiting.newNumber(), line = turn.caller?.id
    var asking: Task<Void, Never>?
    if question.key.askedScreen.map({ waiting.isAsking($0.id) }) != true {  // else it shares that answer
      asking = Task { [weak self] in
        do {
          let answer = try await Question.$waiting.withValue(number) { try await ask() }
          if !Task.isCancelled { self?.resume(number, of: line) { $0.approval?.answer(answer, to: question.name) } }
        } catch {
          if !Task.isCancelled {
            self?.resume(number, of: line) { ($0.end, $0.extras.error) = (question.failure, error) }
          }
        }
      }
    }
    waiting.add(WaitingActions.Wait(number: number, line: line, key: question.key, turn: waits, asking: asking))
    tell(.waiting, about: turn)
    return .waits
  }

  /// Continues an action that has waited, and those that share its answer; does nothing if it was cancelled.
  private func resume(_ number: Int, of line: ScreenID?, _ change: (inout Turn) -> Void) {
    let answered = waiting.remove(of: line) { $0.number == number }
    let ready = (answered + waiting.removeSharing(with: answered)).map { wait in
      var turn = wait.turn
      if wait.key == answered[0].key { change(&turn) }
      return turn
    }
    resume(ready)
  }

  /// Performs actions in their turn, then those that were in line behind them.
  func resume(_ ready: [Turn]) {
    guard !ready.isEmpty else { return }
    let lined = waiting.remove(of: nil) { $0.key == nil }.map(\.turn)
    duringTurn { for turn in ready + lined { _ = enqueue(turn) } }
  }

  /// Ends actions; those that share an answer with them ask for themselves.
  private func finish(_ waits: [(wait: WaitingActions.Wait, reason: NavigationReason)]) {
    for (wait, _) in waits { wait.asking?.cancel() }
    let sharing = waiting.removeSharing(with: waits.map(\.wait).filter { $0.asking != nil })
    resume(waits.map { ended($0.wait.turn, $0.reason) } + sharing.map(\.turn))
  }

  private func finish(_ turns: [(turn: Turn, reason: NavigationReason)]) {
    resume(turns.map { ended($0.turn, $0.reason) })
  }

  private func ended(_ turn: Turn, _ reason: NavigationReason) -> Turn {
    var turn = turn
    turn.end = reason
    return turn
  }

  /// Makes an action wait behind one of the same screen, or ignores it while that one waits; `nil` if it may be
  /// performed.
  func waitBehind(_ turn: Turn) -> Progress? {
    guard turn.approval == nil, !turn.action.kind.leadsBack, !turn.action.isTravel else { return nil }
    // A screen that is asked whether it may leave may still act.
    let before = waiting.of(turn.caller?.id).filter { turn.caller == nil || $0.key?.askedScreen == nil }
    guard let blocking = before.first(where: { $0.key?.isPreparation != true }) ?? before.first else {
      return nil
    }
    if turn.caller == nil {
      if let own = before.first(where: { $0.number == turn.asker }) {
        if own.key?.isPreparation == true || own.key?.askedScreen != nil { return nil }
        let text = "the guard of \(blocking.turn.action.call) performs it, and would wait for itself"
        let help = "To lead elsewhere, return .redirect(...) from the guard."
        return .ended(ignore(turn, .waiting.saying(text, helpedBy: help)))
      }
      if turn.action.replacesWaiting { return nil }
      waiting.add(WaitingActions.Wait(number: waiting.newNumber(), line: nil, key: nil, turn: turn, asking: nil))
      return .waits
    }
    if blocking.key?.isPreparation == false {
      let text = "an earlier action, \(blocking.turn.action.call), still waits for a guard"
      return .ended(ignore(turn, .waiting.saying(text)))
    }
    let same = before.contains { $0.turn.action == turn.action }
    guard same else { return nil }
    return .ended(ignore(turn, .waiting.saying("the same action is already waiting for a preparation")))
  }

  /// Ends the screen's waiting actions, because it now goes forward to another screen, or back.
  func supersede(by turn: Turn) {
    let kind = turn.action.kind
    guard !waiting.isEmpty, kind.supersedes else { return }
    if turn.caller == nil, turn.action.replacesWaiting { finish(waiting.remove(of: nil), supersededBy: turn) }
    guard let caller = turn.caller?.id ?? (kind.leadsBack ? tree.visibleNode.id : nil) else { return }
    finish(waiting.remove(of: caller) { $0.key?.isPreparation == true }, supersededBy: turn)
  }

  /// Ends actions from outside for one that replaces them, if a screen is being asked about them, and must be asked
  /// about this one, too.
  func replaceWaiting(by turn: Turn, asking questions: [Question]) {
    guard turn.caller == nil, turn.action.replacesWaiting else { return }
    let entries = Set(questions.compactMap { $0.key.askedScreen?.id })
    let asked = waiting.remove(of: nil) { $0.key?.askedScreen.map { entries.contains($0.id) } == true }
    finish(asked, supersededBy: turn)
  }

  private func finish(_ waits: [WaitingActions.Wait], supersededBy turn: Turn) {
    finish(waits.map { ($0, .superseded.saying("\(turn.action.call)")) })
  }

  /// Ends the waiting actions of entries that have left, and continues those that waited for them to leave.
  func endWaiting(with difference: TreeDifference, _ successors: [(old: ScreenID, new: ScreenID)]) {
    // A modal stays the same one if its root is replaced.
    for (old, new) in successors where !tree.containsModal(old) { waiting.hand(old, to: new) }
    for node in difference.left { endWaiting(of: node.id) }
    guard waiting.hasRedirects else { return }
    for node in difference.left where !tree.containsModal(node.id) { endRedirects(to: node.id) }
    // A batch may replace a screen, and remove its successor.
    for (_, new) in successors where !tree.containsModal(new) && !tree.contains(new) { endRedirects(to: new) }
    for layer in difference.old?.layersDownward ?? [] {
      guard let id = layer.modal?.presentation.id, !tree.containsModal(id) else { continue }
      endRedirects(to: id)
    }
    if difference.mayUnselect { resume(waiting.removeRedirectsToChildren(notSelectedIn: tree).map(\.turn)) }
  }

  private func endWaiting(of id: ScreenID) {
    finish(waiting.removeAll(from: id).map { ($0, $0.cancelled) })
    guard waiting.hasRedirects else { return }
    finish(waiting.removeRedirects(of: id).map { ($0.turn, $0.cancelled) })
  }

  private func endRedirects(to id: ScreenID) { resume(waiting.removeRedirects(to: .entry(id)).map(\.turn)) }
}

// Redirects.
extension Navigator {
  /// Performs another action first.
  ///
  /// The original one then waits until what this has opened for the user has left.
  private func perform(
    _ other: NavigationAction, before turn: Turn, _ approval: Approval
  ) -> Progress {
    tell(.redirected, about: turn)
    var first = Turn(other, from: turn.caller)
    first.approval = approval
    first.redirected = RedirectedTurn(turn, to: other)
    guard case .ended(let outcome) = run(&first) else { return .waits }
    return endRedirect(of: turn, to: other, outcome)
  }

  /// Continues when the action of a redirect has been performed.
  private func endRedirect(
    of original: Turn, to other: NavigationAction, _ outcome: NavigationOutcome
  ) -> Progress {
    if let issue = outcome.issue {
      if issue.reason == .redirectLoop { return .ended(endLoop(original, issue.reason)) }
      if issue.reason == .cancelled { return .ended(ignore(original, issue.reason)) }
      let text = "a guard redirected it to \(other.call), which was not performed: \(issue.cause)"
      return .ended(ignore(original, .redirectEnded.saying(text, helpedBy: issue.help)))
    }
    guard !other.kind.leadsBack, let goal = outcome.difference?.opened else { return .ended(outcome) }
    let number = waiting.newNumber()
    waiting.add(WaitingActions.Redirect(number: number, turn: original, goal: goal, action: other.withoutDelivery))
    return .waits
  }

  /// Ends the actions of a circle of redirects.
  ///
  /// Only the first one is reported, because the others are guards' answers.
  private func endLoop(_ turn: Turn, _ reason: NavigationReason) -> NavigationOutcome {
    turn.redirected == nil ? ignore(turn, reason) : .undone(issue(turn, reason))
  }

  /// Reports the end of an action to the task that awaits it, and to the action that was redirected to it.
  func end(_ turn: Turn, with outcome: NavigationOutcome) {
    turn.waiter?.resume(with: outcome)
    guard let redirected = turn.redirected,
      case .ended(let end) = endRedirect(of: redirected.turn, to: redirected.leadingAction, outcome)
    else { return }
    self.end(redirected.turn, with: end)
  }
}
