// Who is asked before an action is done: the guards of actions, from the inside out, then the screens that would leave,
// from the top down, then the flows that would enter. It is the order of Vue Router and Angular.
extension Navigator {
  /// Asks all guards of an action that can be done as things are; nil where all allow it.
  func ask(_ asking: inout Asking) -> NavigationOutcome? {
    guards.isEmpty
      ? askEntering(&asking) : askAboutAction(&asking) ?? askLeaving(&asking) ?? askEntering(&asking)
  }

  /// Asks the only guard that there is, which answers at once: what nearly every guarded action comes to.
  func askAtOnce(_ flow: Blueprint, before action: NavigationAction, _ caller: Caller?) -> NavigationOutcome? {
    do {
      guard let decision = try flow.traits?.answerAtOnce() else { return nil }
      if case .allow = decision.answer { return nil }
      var asking = Asking(action, caller, .none)
      asking.entering = [flow]
      return flow.onlyGuard.flatMap { heed(decision, of: $0, .entering(flow.id, number: 0), &asking) }
    } catch {
      let name = flow.onlyGuard?.name(.entering(flow.id, number: 0)) ?? "a guard"
      return giveUp(action, caller, .guardFailed.saying(name), error)
    }
  }

  private func askAboutAction(_ asking: inout Asking) -> NavigationOutcome? {
    guard !guards.groups.isEmpty || !guards.ofActions.isEmpty else { return nil }
    let request = request(asking)
    for entry in groups(of: asking.caller) {
      for (number, question) in (entry.traits?.actionGuards ?? []).enumerated() {
        let key = GuardKey.acting(entry, number: number)
        if let outcome = put(question, to: request, key, &asking) { return outcome }
      }
    }
    for (number, question) in guards.ofActions.enumerated() {
      if let outcome = put(question, to: request, .navigating(number: number), &asking) { return outcome }
    }
    return nil
  }

  private func askLeaving(_ asking: inout Asking) -> NavigationOutcome? {
    for entry in asking.leaving where guards.leaving.contains(entry.id) {
      for (number, question) in (entry.traits?.leaveGuards ?? []).enumerated() {
        guard let screen = screen(of: entry.id) else { continue }
        let key = GuardKey.leaving(entry, number: number)
        if let outcome = put(question, to: screen, key, &asking) { return outcome }
      }
    }
    return nil
  }

  private func askEntering(_ asking: inout Asking) -> NavigationOutcome? {
    for flow in asking.entering {
      for (number, question) in (flow.traits?.entryGuard?.all ?? []).enumerated() {
        if let outcome = put(question, to: (), .entering(flow.id, number: number), &asking) { return outcome }
      }
    }
    return nil
  }

  /// Asks one guard; nil where it allows the action.
  private func put<Subject>(
    _ question: Guard<Subject>, to subject: @autoclosure () -> Subject, _ key: GuardKey, _ asking: inout Asking
  ) -> NavigationOutcome? {
    if asking.hasPassed(key) { return nil }
    if asking.returns { return NavigationOutcome(result: .preparing) }
    if let chain = asking.loop(at: key) { return giveUp(asking.action, asking.caller, .redirectLoop.saying(chain)) }
    if work?.isAsking(key) == true {
      return giveUp(asking.action, asking.caller, .waiting.saying("\(key) is being asked about another action already"))
    }
    do {
      guard let decision = try asking.passage?.takeAnswer(for: key) ?? question.answer(to: subject()) else {
        return wait(for: question, subject(), key, asking)
      }
      return heed(decision, of: question, key, &asking)
    } catch {
      return giveUp(asking.action, asking.caller, .guardFailed.saying(question.name(key)), error)
    }
  }

  private func heed<Subject>(
    _ decision: GuardDecision, of question: Guard<Subject>, _ key: GuardKey, _ asking: inout Asking
  ) -> NavigationOutcome? {
    switch decision.answer {
    case .allow:
      asking.pass(key)
      return nil
    case .refuse(let why):
      if case .leaving(let entry, _) = key {
        return giveUp(asking.action, asking.caller, .leavingRefused.saying("\(entry)"))
      }
      return giveUp(asking.action, asking.caller, .guardRefused.saying("\(question.name(key)) says: \(why)"))
    case .instead(let other):
      tell(.redirected, Report(action: asking.action.withoutDelivery, caller: asking.caller.map(entry)))
      return run(other, asking.caller, reportsChanges: true, clearance: .passing(asking.redirected(by: key)))
    case .redirect(let other):
      guard asking.passage?.isAskedAgain != key else {
        return giveUp(asking.action, asking.caller, .redirectEnded.saying("\(question.name(key)) redirects it again"))
      }
      return detour(over: other, asking, key)
    }
  }

  private func request(_ asking: Asking) -> NavigationRequest {
    NavigationRequest(
      action: asking.action.withoutDelivery, caller: asking.caller.map(entry), entering: asking.entering.map(\.id),
      leaving: asking.leaving, tree: tree)
  }

  /// The entries with guards of actions on the way from the caller outward.
  func groups(of caller: Caller?) -> [NavigationTree.Entry] {
    guard !guards.groups.isEmpty else { return [] }
    let start = caller.flatMap { tree.position(of: $0.id) } ?? tree.visiblePosition
    let positions = guards.groups.compactMap { tree.position(of: $0) }
    return tree.downward(from: start).flatMap { top in
      positions.filter { $0.stack == top.stack && $0.index <= top.index }.sorted { $0.index > $1.index }
    }.map { tree.stacks[$0.stack][$0.index] }
  }
}

extension Asking {
  /// The chain of actions, where a guard would be asked a second time on the way; also where it does not seem to end.
  fileprivate func loop(at key: GuardKey) -> String? {
    guard let passage, passage.redirecting.contains(key) || passage.chain.count >= Self.longestChain else { return nil }
    return (passage.chain + [action]).map(\.call).joined(separator: " → ")
  }

  /// More redirects than this are taken for endless.
  private static var longestChain: Int { 100 }
}

extension Guard {
  /// The answer of a guard that answers at once; nil of others.
  @MainActor
  fileprivate func answer(to subject: Subject) throws -> GuardDecision? {
    guard case .now(let decide) = answer else { return nil }
    return try decide(subject)
  }

  func name(_ key: GuardKey) -> String { "\(key) at \(place)" }
}

extension Blueprint {
  fileprivate var onlyGuard: Guard<Void>? { traits?.entryGuard?.all.first }
}

extension NavigationTree.Entry {
  /// What its flow has that few flows have.
  var traits: FlowTraits.Values? { (flow.declaration as? Blueprint)?.traits?.values }
}
