// Asking: whom, and what becomes of an action that somebody doesn't allow, or takes time to.
extension Navigator {
  /// Asks all questions; `nil` if all allow the action.
  func approve(
    _ turn: inout Turn, _ reducer: borrowing TreeReducer, _ difference: TreeDifference
  ) -> Progress? {
    let questions = questions(about: turn, reducer, difference)
    guard !questions.isEmpty || turn.approval?.hasAnswer == true else { return nil }
    return askQuestions(questions, about: &turn, to: reducer.tree)
  }

  /// The questions before an action.
  func questions(
    about turn: borrowing Turn, _ reducer: borrowing TreeReducer, _ difference: TreeDifference
  ) -> [Question] {
    let action = turn.action, guards = features.guards, caller = turn.caller
    let groups = guards.asksAlways ? guards.groups(guarding: turn.actor(in: self), in: tree) : []
    var questions: [Question] = [], request: NavigationRequest?
    reducer.forEachAsker(
      about: action, difference, groups: groups, asksApp: guards.asksApp, isRestoring: turn.restored != nil,
      isMade: { hasScreen(for: $0) }
    ) { asker in
      if request == nil, asker.isAboutAction {
        request = NavigationRequest(
          action: action.withoutDelivery, caller: caller?.entry(in: tree), entering: difference.entered.map(\.flow),
          updating: reducer.updated(in: difference), leaving: difference.left.map(\.entry), tree: tree)
      }
      guards.addQuestions(of: asker, about: request, self, to: &questions)
    }
    return questions
  }

  /// Asks the questions about an action that leads to a tree; `nil` if all allow it.
  func askQuestions(_ questions: [Question], about turn: inout Turn, to new: borrowing NavigationTree) -> Progress? {
    var approval = turn.approval ?? Approval(turn)
    if !waiting.isEmpty {
      let asked = questions.compactMap(\.key.leavingScreen)
      for one in waiting.all where one.key?.leavingScreen.map(asked.contains) == true {
        one.turn.approval.map { approval.confirm(with: $0) }
      }
    }
    let next = approval.next(questions, for: turn.action)
    if case .go = next { return nil }
    turn.approval = approval
    switch next {
    case .pause(let question, let ask):
      if let before = waiting.all.first(where: { $0.key == question.key && $0.turn.wish.isOfApp }),
        question.key.leavingScreen != nil, !turn.wish.isOfApp
      {
        return .ended(ignore(turn, .waiting.saying("the whole app waits for the same answer: \(before.activity)")))
      }
      let number = pause(for: question, ask, turn)
      endOthers(turn, new, whichWaitsAs: number)
      tell(.waiting, about: turn)
      return .waits
    case .end(let reason, let error?): return .ended(ignore(turn, reason, error))
    case .leaveOut: return run(&turn)
    case .go, .end, .still, .other, .before: return follow(next, about: &turn, to: new)
    }
  }

  /// Makes an action wait for an answer; returns its number in the list.
  func pause(
    for question: Question, _ ask: @escaping @MainActor @Sendable () async throws -> GuardDecision, _ turn: Turn
  ) -> Int {
    let waits = turn.waiting(in: tree, asksScreen: question.key.askedScreen != nil)
    if question.key.askedScreen != nil, let before = waiting.all.first(where: { $0.key == question.key }) {
      waiting.hand(before, to: waits)  // and shares the answer
      goOn([before.turn.ended(.superseded.saying(turn.action.call))])
      return before.number
    }
    let number = waiting.newNumber(), name = question.name
    let timer = timer(for: number, asking: name)
    let asking = Task { [weak self] in
      defer { timer?.cancel() }
      let answer: Answer
      do {
        answer = try await Question.$numberBeingAsked.withValue(number) { try await ask() }.answer(to: name)
      } catch {
        answer = .failed(error)
      }
      if !Task.isCancelled { self?.resume(number, answer, to: name) }
    }
    waiting.add(Waiting(number: number, turn: waits, until: .answer(name.key, asking)))
    return number
  }

  /// Continues an action that has its answer; does nothing if it has ended.
  private func resume(_ number: Int, _ answer: Answer, to question: Question.Name) {
    guard var turn = waiting.remove(number)?.turn else { return }
    if case .failed(let error) = answer, turn.approval?.leavesOut(question.key) != true {
      (turn.end, turn.extras.error) = (question.failure, error)
    }
    turn.approval?.answer(answer, to: question)
    goOn([turn])
  }
}
