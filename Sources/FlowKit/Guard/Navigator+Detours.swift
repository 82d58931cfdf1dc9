// Actions that lead elsewhere first.
extension Navigator {
  /// Does another action before; then the first one waits until the screen that this has entered has left.
  func detour(over other: NavigationAction, _ asking: Asking, _ key: GuardKey) -> NavigationOutcome {
    let passage = asking.kept
    passage.isAskedAgain = key
    tell(.redirected, Report(action: asking.action.withoutDelivery, caller: asking.caller.map(entry)))
    let original = turn(of: asking, passage)
    awaiting = Waiter(original: original)
    let outcome = run(
      other, asking.caller, reportsChanges: true, clearance: .passing(asking.redirected(by: key)))
    guard awaiting.take() != nil else { return outcome }  // it waits, too
    let end = endDetour(of: original, over: other, outcome)
    if !end.isPreparing { awaiting = original.waiter }
    return end
  }

  /// Goes on when the action that was redirected to has been performed.
  private func endDetour(
    of original: Turn, over other: NavigationAction, _ outcome: NavigationOutcome
  ) -> NavigationOutcome {
    if let issue = outcome.issue {
      let isPassedOn = issue.reason == .redirectLoop || issue.reason == .cancelled
      let reason = isPassedOn ? issue.reason : .redirectEnded.saying("its redirect failed: \(issue)")
      return giveUp(original.action, original.caller, reason)
    }
    guard let entry = outcome.changes.first(where: { $0.kind == .pushed || $0.kind == .presented })?.entry else {
      return outcome
    }
    madeWork.add(ScreenWork.Detour(turn: original, entry: entry.id, redirect: other.withoutDelivery))
    return NavigationOutcome(result: .preparing)
  }

  /// Tells whoever waits for an action that it has ended.
  func end(_ waiter: Waiter?, _ outcome: NavigationOutcome) {
    guard let waiter else { return }
    waiter.resume(with: outcome)
    guard let original = waiter.original else { return }
    let end = endDetour(of: original, over: original.action, outcome)
    if !end.isPreparing { self.end(original.waiter, end) }
  }

  /// Whether an action has to wait, or is ignored, as another one of the same screen waits for a guard.
  func holdBack(
    _ action: NavigationAction, _ caller: Caller?, _ clearance: Clearance, reportsChanges: Bool
  ) -> NavigationOutcome? {
    guard let wait = work?.askingWait(of: caller?.id), !action.verb.leadsBack, clearance.isFirst else { return nil }
    if caller != nil {
      let text = "an earlier action, \(wait.turn.action.call), waits for a guard"
      return ignore(action, caller, .waiting.saying(text), reportsChanges: reportsChanges)
    }
    if GuardTask.isRunning {
      let text = "the guard that \(wait.turn.action.call) waits for asks for it, and would wait for itself"
      return ignore(action, caller, .waiting.saying(text), reportsChanges: reportsChanges)
    }
    if clearance.returns { return NavigationOutcome(result: .preparing) }
    let turn = Turn(action: action, caller: nil, waiter: awaiting.take())
    add(ScreenWork.Wait(number: madeWork.nextNumber(), kind: .lining, turn: turn, task: nil))
    return NavigationOutcome(result: .preparing)
  }
}
