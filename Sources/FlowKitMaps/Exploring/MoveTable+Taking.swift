package import FlowKit

// What a move comes to. Who answers, who is asked in which order, and what an answer means is decided as in a navigator;
// here, arrows answer messages, and what is known of guards answers for them.
extension MoveTable {
  /// What a move has come to.
  package struct Taken {
    /// The tree after it, the same one if nothing has changed; nil if it is not performed.
    package fileprivate(set) var tree: NavigationTree?
    /// Why it is not performed; nil if it is, or if only a guard doesn't allow it in the app's state.
    package fileprivate(set) var reason: NavigationReason?
    /// The guards that were asked about it, in order: those that allow it, and perhaps one that doesn't in the app's state.
    package fileprivate(set) var asked: [Asked]
    /// The same move, each with one of these guards doing something else.
    package fileprivate(set) var alternatives: [Move] = []
  }

  /// A move on its way.
  @MainActor
  private final class Trial {
    var tree: NavigationTree
    var lastID: Int
    let offers: Offers
    /// The guards that don't allow it, in the order in which they are asked.
    var answers: ArraySlice<Asked>
    /// The guards that were asked since the last one of these.
    var asked: [Asked] = []
    /// Whether one of them doesn't allow it in the app's state.
    var isClosed = false

    init(_ move: Move, _ tree: NavigationTree, lastID: Int, _ offers: Offers) {
      (self.tree, self.lastID, self.offers, answers) = (tree, lastID, offers, move.answers[...])
    }

    /// What a guard says: what this trial is about, or else that it allows the action, if it may.
    func ask(_ one: Asked) -> GuardDecision {
      if let decision = one.decision, let next = answers.first, next.isSame(as: one) {
        answers.removeFirst()
        asked = []
        return decision
      }
      asked.append(one)
      guard one.isClosed else { return .allow }
      isClosed = true
      return .refuse("")
    }
  }

  /// Takes a move.
  ///
  /// - Parameters:
  ///   - move: The move; guards that it doesn't name allow it if they may.
  ///   - tree: The tree before it.
  ///   - lastID: The greatest id assigned so far.
  /// - Returns: What it comes to, and who is asked.
  package func take(_ move: Move, in tree: NavigationTree, lastID: inout Int) -> Taken {
    // The app's state is already the new one.
    let trial = Trial(move, tree, lastID: lastID, states[move.nextState])
    var taken = Taken(asked: [])
    do throws(NavigationReason) {
      let caller = move.caller.map { Caller(id: $0, flow: tree[$0]?.flow.blueprint) }
      try perform(move.action, Wish(move.action, from: caller), Approval(), trial, depth: 0)
      taken.tree = trial.tree
      lastID = max(lastID, trial.lastID)
    } catch {
      taken.reason = trial.isClosed ? nil : error
    }
    taken.asked = trial.asked
    for one in trial.asked where one.arrow != nil {
      let isKnown = (move.answers + taken.alternatives.compactMap(\.answers.last)).contains { $0.isSame(as: one) }
      if !isKnown { taken.alternatives.append(move.answered(by: one)) }
    }
    return taken
  }

  /// What comes from outside any screen, and is not on the map.
  package func opening(_ action: NavigationAction) -> Move {
    Move(action: action.replacingFlows(standIns.standIn), step: Exploration.Step.Code(.back))
  }

  /// The tree after an action from outside any screen at the app's start; `nil` if the action can't be performed.
  func tree(opening action: NavigationAction) -> NavigationTree? {
    var lastID = 1
    guard let root = beginnings.first?.root, let tree = tree(of: root, lastID: &lastID) else { return nil }
    return take(opening(action), in: tree, lastID: &lastID).tree
  }

  private func perform(
    _ action: NavigationAction, _ wish: Wish, _ approval: Approval, _ trial: Trial, depth: Int
  ) throws(NavigationReason) {
    guard depth < Limits.chainOfAnswers else { throw .endless }
    var wish = wish
    wish.begin(action, visible: trial.tree.visible.id)
    if action.kind == .broadcast { return try broadcast(action, wish, trial, depth: depth) }
    if action.kind == .send {
      let (answer, answerer) = try trial.tree.answer(to: action, from: wish.caller?.id) { entry in
        self.answer(of: entry, to: action, trial.offers)
      }
      let (acting, caller) = answerer.acting(answer)
      let wish = wish.answered(by: acting, from: caller, to: action)
      return try perform(acting, wish, Approval(), trial, depth: depth + 1)
    }
    let step = try trial.tree.step(action, wish, lastID: trial.lastID, asks: asksApp)
    if let (other, approval) = try other(than: action, step, approval, trial) {
      return try perform(other, wish.redirected(to: other), approval, trial, depth: depth + 1)
    }
    (trial.tree, trial.lastID) = (step.tree, step.lastID)
    for (action, caller) in step.followers {
      try? perform(action, Wish(action, from: caller), Approval(), trial, depth: depth + 1)
    }
  }

  /// What guards have performed instead of an action, or first; nil if all allow it.
  private func other(
    than action: NavigationAction, _ step: NavigationTree.Applied, _ approval: Approval, _ trial: Trial
  ) throws(NavigationReason) -> (NavigationAction, Approval)? {
    if step.askers.isEmpty { return nil }
    var approval = approval
    switch approval.next(step.askers.flatMap { questions(of: $0, step, trial) }, for: action) {
    case .go: return nil
    case .other(let other, let next), .before(let other, let next): return (other, next)
    case .end(let reason, _): throw reason
    case .pause, .still, .leaveOut: throw .guardRefused
    }
  }

  private func questions(of asker: Asker, _ step: NavigationTree.Applied, _ trial: Trial) -> [Question] {
    guard case .guards(let subject) = asker, let guards = guards(subject).flatMap({ trial.offers.guards[$0] }) else {
      return []
    }
    let asked = guards.filter { !isWaitedFor($0, step, trial.tree) }
    return asked.map { one in
      Question(Question.Key(subject, number: one.one.known.number), at: one.one.place, .now { trial.ask(one) })
    }
  }

  /// The guards that an asker has; nil if a map knows nothing of them.
  private func guards(_ subject: Question.Key.Subject) -> Guards? {
    switch subject {
    case .flow(let flow): Self.number(of: flow).map { Guards(flow: $0, kind: .entering) }
    case .leaving(let entry): Self.number(of: entry.flow).map { Guards(flow: $0, kind: .leaving) }
    case .actions(let entry?): Self.number(of: entry.flow).map { Guards(flow: $0, kind: .acting) }
    case .actions(nil): app.map { Guards(flow: $0, kind: .acting) }
    case .screen, .message: nil
    }
  }

  /// Whether a guard of actions would lead the user first to where they are: then an action waits for that already, and
  /// what the guard has opened may close.
  private func isWaitedFor(_ one: Asked, _ step: NavigationTree.Applied, _ tree: NavigationTree) -> Bool {
    guard one.one.kind == .acting, !step.bringsSomething, let first = one.decision?.first else { return false }
    return first.allBlueprints.contains { tree.contains($0.id) }
  }

  private func broadcast(
    _ message: NavigationAction, _ wish: Wish, _ trial: Trial, depth: Int
  ) throws(NavigationReason) {
    var isAnswered = false
    for entry in trial.tree.receivers(of: wish.caller?.id) {
      guard let answer = answer(of: entry, to: message, trial.offers), let answerer = trial.tree.answerer(entry.id)
      else { continue }
      isAnswered = true
      let (action, caller) = answerer.acting(answer)
      try? perform(action, Wish(action, from: caller), Approval(), trial, depth: depth + 1)
    }
    guard isAnswered else { throw .unhandled }
  }

  /// The answer of an entry, or of the app.
  private func answer(
    of entry: NavigationTree.Entry?, to message: NavigationAction, _ offers: Offers
  ) -> NavigationAction? {
    let number = if let entry { Self.number(of: entry.flow) } else { app }
    return number.flatMap { offers.answers[Heard(flow: $0, message: message.messageKey ?? "")] }
  }

  private static func number(of flow: FlowID) -> Int? { (flow.blueprint as? StandInBlueprint)?.number }
}
