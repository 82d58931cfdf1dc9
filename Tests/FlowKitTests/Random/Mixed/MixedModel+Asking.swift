// Who is asked before an action, and what becomes of the answers.
extension MixedModel {
  struct Question {
    let key: Key
    let asks: Asks

    enum Asks {
      case now(MixedReply)
      case later(isPolite: Bool)
    }
  }

  /// The guards of groups, from the inside out, then the navigator's; those that leave, from the top down; those that
  /// are used again; the flows that enter, in order, each once; then the preparations.
  func questions(about attempt: Attempt, _ after: BoxModel) -> [Question] {
    if attempt.deed == nil { return [] }
    var questions: [Question] = []
    let caller = attempt.caller.flatMap { tree.place(of: $0) } ?? tree.front
    for place in tree.way(from: caller) where tree[place].name == "G" {
      questions.append(Question(key: .group(tree[place].id), asks: .later(isPolite: false)))
    }
    if let ownGuard { questions.append(Question(key: .own(ownGuard), asks: .later(isPolite: false))) }
    let difference = BoxDifference(from: tree, to: after)
    for node in difference.left {
      if node.name == "L" { questions.append(Question(key: .leave(node.id), asks: .later(isPolite: false))) }
      let reply = MixedReply(verdict: mayLeaveQ ? .allow : .refuse, tag: 0)
      if node.name == "Q" { questions.append(Question(key: .leave(node.id), asks: .now(reply))) }
    }
    for (index, id) in after.usedAgain.enumerated() where !after.usedAgain[..<index].contains(id) {
      guard tree.ids.contains(id), after.ids.contains(id) else { continue }
      questions.append(Question(key: .update(id), asks: .later(isPolite: false)))
    }
    return questions + self.questions(before: difference.entered.map(\.name))
  }

  private func questions(before names: [String]) -> [Question] {
    var questions: [Question] = []
    for (index, name) in names.enumerated() where !names[..<index].contains(name) {
      switch name {
      case "A": questions.append(Question(key: .enter(name), asks: .now(ofA)))
      case "X", "U": questions.append(Question(key: .enter(name), asks: .later(isPolite: name == "X")))
      default: break
      }
    }
    for count in 0..<names.count(where: { $0 == "Y" }) {
      questions.append(Question(key: .prepare("Y", count), asks: .later(isPolite: true)))
    }
    return questions
  }

  /// Asks one after another; nil if all allow what leads to a place.
  mutating func ask(_ questions: [Question], about attempt: inout Attempt, _ after: BoxModel) -> Outcome? {
    var approval = attempt.approval ?? Approval()
    let leaving = questions.compactMap(\.key.leaving)
    for wait in waits where wait.key?.leaving.map(leaving.contains) == true {
      approval.answers.merge(wait.attempt.approval?.confirmations ?? [:]) { own, _ in own }
    }
    for (key, reply) in approval.answers {
      guard case .own = key, !questions.contains(where: { $0.key == key }) else { continue }
      meet("the answer of a guard that was removed")
      if let outcome = take(reply, of: key, &attempt, &approval, after) { return outcome }
    }
    for question in questions {
      let key = question.key
      var reply = approval.answers[key]
      if reply == nil, approval.leading.contains(key) || approval.length >= 100 {
        if key.isAboutActions, approval.length < 100 { continue }
        return endLoop(attempt)
      }
      if reply == nil, case .now(let now) = question.asks {
        reply = now
        if key.leaving != nil, case .allow = now.verdict { approval.answers[key] = now }
      }
      guard let reply else {
        attempt.approval = approval
        return wait(for: question, &attempt, after)
      }
      if let outcome = take(reply, of: key, &attempt, &approval, after) { return outcome }
    }
    return nil
  }

  /// Does what an answer says; nil to go on to the next question.
  private mutating func take(
    _ reply: MixedReply, of key: Key, _ attempt: inout Attempt, _ approval: inout Approval, _ after: BoxModel
  ) -> Outcome? {
    switch reply.verdict {
    case .allow: return nil
    case .refuse:
      if case .leave = key { return undo(attempt, "leaving refused") }
      return undo(attempt, "guard refused")
    case .fail: return undo(attempt, key.failure)
    case .instead(let deed):
      meet("another action")
      story.append("redirected \(attempt.tag)")
      (attempt.aim, attempt.tag, attempt.replaces, attempt.opens) = (.box(deed), reply.tag, false, nil)
      attempt.approval = approval.following(key)
      return run(&attempt)
    case .redirect(let deed):
      approval.answers[key] = nil
      let isAgain = approval.redirectedBy == key
      approval.redirectedBy = key
      attempt.approval = approval
      if isAgain { return endAgain(attempt) }
      var first = Attempt(deed, from: attempt.caller, tag: reply.tag)
      first.approval = approval.following(key)
      return redirect(attempt, to: &first, deed, after)
    }
  }

  /// After a redirect, the guard still doesn't allow it: it waits for what has come instead of that.
  private mutating func endAgain(_ attempt: Attempt) -> Outcome {
    guard let successor = attempt.successor, let redirection = attempt.redirection, tree.ids.contains(successor) else {
      return undo(attempt, "redirect ended")
    }
    meet("a successor")
    add(attempt, .left(.screen(successor), redirection))
    return .waits
  }

  /// Only the first one of a circle is told of.
  mutating func endLoop(_ attempt: Attempt) -> Outcome {
    attempt.leads == nil ? undo(attempt, "redirect loop") : .undone("redirect loop")
  }

  /// An answer that came late; whoever waits for it goes on.
  mutating func answer(_ number: Int, _ reply: MixedReply) {
    guard let index = open.firstIndex(where: { $0.number == number }) else { return }
    open.remove(at: index)
    guard let wait = takeWaits(where: { $0.question == number }).first, let key = wait.key else {
      return meet("an answer that nobody waits for")
    }
    var attempt = wait.attempt
    if case .fail = reply.verdict {
      attempt.end = key.failure
    } else {
      attempt.approval?.answers[key] = key.heard(reply)
    }
    meet("an answer about \(key.name)")
    resume([attempt])
    drain()
  }
}

extension MixedModel.Key {
  /// What a failure leads to.
  var failure: String { isPreparing ? "preparation failed" : "guard failed" }

  /// What is asked.
  var name: String {
    switch self {
    case .group: "a group"
    case .own: "all actions"
    case .leave: "leaving"
    case .update: "using again"
    case .enter(let name): "entering \(name)"
    case .prepare: "preparing"
    }
  }

  /// The answer as it is understood: a screen only says yes or no, a preparation only that it is over.
  fileprivate func heard(_ reply: MixedReply) -> MixedReply {
    switch (self, reply.verdict) {
    case (.prepare, _): MixedReply(verdict: .allow, tag: 0)
    case (.leave, .instead), (.leave, .redirect): MixedReply(verdict: .refuse, tag: 0)
    default: reply
    }
  }
}
