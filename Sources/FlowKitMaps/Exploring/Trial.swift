import FlowKit

/// A move on its way: what a navigator would do, without screens.
///
/// Arrows answer messages, and what is known of guards answers for them. What becomes of redirected actions is decided as in
/// a navigator.
@MainActor
final class Trial {
  private(set) var tree: NavigationTree
  private(set) var lastID: Int
  /// What waits; it is made when somebody needs it, which is rare.
  private(set) lazy var waiting = list()
  private let waitingBefore: [Waiting]
  private var hasList = false
  /// The guards that were asked since the last one that doesn't allow it.
  private(set) var asked: [MoveTable.Asked] = []
  /// Whether a navigator surely takes the move: the answers of all who were asked are known.
  private(set) var isSure = true

  private let table: MoveTable
  /// The number of the app's state, which is already the new one.
  private let state: Int
  private var latestRoot: FlowID?
  /// The guards that don't allow it, in the order in which they are asked, and those of them that were asked.
  private var answers: ArraySlice<MoveTable.Asked>
  private var answered: [MoveTable.Asked] = []
  /// The handlers that declare several answers, in the order in which they answer: which one, of how many.
  private(set) var chosen: [(number: Int, count: Int)] = []
  private let choices: [Int]
  /// Whether a guard doesn't allow it in the app's state.
  private var isClosed = false
  /// The actions that come after this one.
  private var line: [Turn] = []
  private var depth = 0

  init(_ move: MoveTable.Move, in stand: MoveTable.Stand, lastID: Int, _ table: MoveTable) {
    (tree, self.lastID, self.table, state) = (stand.tree, lastID, table, move.nextState)
    (waitingBefore, latestRoot, answers) = (stand.waiting, stand.latestRoot, move.answers[...])
    choices = move.choices
  }

  private func list() -> WaitingList {
    hasList = true
    return WaitingList(waitingBefore)
  }

  /// Whether nothing waits.
  private var isFree: Bool { hasList ? waiting.isEmpty : waitingBefore.isEmpty }

  private var offers: MoveTable.Offers { table.states[state] }

  /// Where the app is now.
  var stand: MoveTable.Stand {
    var stand = MoveTable.Stand(tree: tree, state: state)
    (stand.waiting, stand.latestRoot) = (hasList ? waiting.all : waitingBefore, latestRoot)
    return stand
  }
}

// The path, as in a navigator.
extension Trial: Redirecting {
  /// What a move comes to.
  enum Result {
    /// It is performed, or waits, or something has changed although it isn't.
    case performed
    /// Why nothing has changed; nil if only a guard doesn't allow the move in the app's state.
    case notPerformed(NavigationReason?)
  }

  /// Performs a move, and all that follows.
  func perform(_ move: MoveTable.Move) -> Result {
    let before = tree, caller = move.caller.map { Caller(id: $0, flow: tree[$0]?.flow.blueprint) }
    var turn = Turn(move.action, Wish(move.action, from: caller)), reason: NavigationReason?
    if case .ended(let outcome) = run(&turn) { reason = outcome.reason }
    if case .state = move.step.act, move.action.kind == .stay { keepRoot(turn) }
    var count = 0
    while count < line.count, count < Limits.chainOfActions {
      take(line[count])
      count += 1
    }
    guard let reason, tree.isIdentical(to: before) else { return .performed }
    return .notPerformed(isClosed ? nil : reason)
  }

  private func take(_ turn: Turn) {
    var turn = turn
    let outcome: NavigationOutcome
    if let reason = turn.end {
      outcome = ignore(turn, because: reason)
    } else {
      guard case .ended(let end) = run(&turn) else { return }
      outcome = end
    }
    if turn.isAwaited { end(turn, with: outcome) }
  }

  func run(_ turn: inout Turn) -> Navigator.Progress {
    guard depth < Limits.chainOfAnswers else { return .ended(ignore(turn, because: .endless)) }
    depth += 1
    defer { depth -= 1 }
    turn.begin(in: tree)
    do throws(NavigationReason) {
      if turn.action.kind == .broadcast { return try broadcast(turn) }
      if turn.action.kind == .send {
        try answer(&turn)
        return run(&turn)
      }
      if !isFree, turn.approval == nil, isSameAgain(turn) { throw .waiting }
      let step = try tree.step(
        turn.action, turn.wish, hasWaited: turn.approval != nil, lastID: lastID, asks: table.asksApp)
      if !step.askers.isEmpty, let progress = ask(step, &turn) { return progress }
      carryOut(turn, step)
      return .ended(step.difference.map { .performed($0, by: turn.action) } ?? .performed)
    } catch {
      return (error == .covered ? waitForSuccessor(turn) : nil) ?? .ended(ignore(turn, because: error))
    }
  }

  private func isSameAgain(_ turn: Turn) -> Bool {
    waiting.all.contains { one in
      if case .isTheSameAgain = one.arrival(of: turn, asked: turn.action) { true } else { false }
    }
  }

  private func carryOut(_ turn: Turn, _ step: NavigationTree.Applied) {
    if !isFree, !step.isDone { endOthers(turn, step.tree) }
    let oldRoot = tree.rootEntry.id
    (tree, lastID) = (step.tree, max(lastID, step.lastID))
    if !isFree, let difference = step.difference {
      endWaiting(with: difference, step.successors, by: turn)
    }
    line += step.followers.map { Turn($0.action, Wish($0.action, from: $0.caller)) }
    if latestRoot != nil { noteRoot(turn.action, oldRoot) }
  }

  func goOn(_ ready: [Turn]) { line += ready }

  func tellRedirected(_ turn: Turn) {}

  func ignore(_ turn: Turn, because reason: NavigationReason) -> NavigationOutcome {
    .undone(issue(turn, because: reason))
  }

  func issue(_ turn: Turn, because reason: NavigationReason) -> NavigationIssue {
    NavigationIssue(action: turn.action, caller: turn.caller, reason: reason, tree: tree)
  }
}

// Messages.
extension Trial {
  /// The answer that a handler gives in this move: the first one, unless the move says another.
  private func choose(of answers: [NavigationAction]) -> NavigationAction? {
    guard answers.count > 1 else { return answers.first }
    let number = chosen.count < choices.count ? choices[chosen.count] : 0
    chosen.append((number, answers.count))
    isSure = false
    return answers[number]
  }

  private func answer(_ turn: inout Turn) throws(NavigationReason) {
    let message = turn.action, offers = offers
    let (answer, answerer) = try tree.answer(to: message, from: turn.caller?.id) { entry in
      choose(of: table.answers(of: entry, to: message, offers))
    }
    let (acting, caller) = answerer.acting(answer)
    turn.becomeAnswer(acting, from: caller)
  }

  private func broadcast(_ turn: Turn) throws(NavigationReason) -> Navigator.Progress {
    var isAnswered = false
    for entry in tree.receivers(of: turn.caller?.id) {
      guard let answer = choose(of: table.answers(of: entry, to: turn.action, offers)),
        let answerer = tree.answerer(entry.id)
      else { continue }
      isAnswered = true
      let (action, caller) = answerer.acting(answer)
      var turn = Turn(action, Wish(action, from: caller))
      _ = run(&turn)
    }
    guard isAnswered else { throw .unhandled }
    return .ended(.performed)
  }
}

// Guards.
extension Trial {
  /// Asks about an action; nil if all allow it.
  private func ask(_ step: NavigationTree.Applied, _ turn: inout Turn) -> Navigator.Progress? {
    var approval = turn.approval ?? Approval()
    let next = approval.next(step.askers.flatMap { questions(of: $0, step) }, for: turn.action)
    if case .go = next { return nil }
    turn.approval = approval
    return follow(next, about: &turn, to: step.tree)
  }

  private func questions(of asker: Asker, _ step: NavigationTree.Applied) -> [Question] {
    guard case .guards(let subject) = asker else {
      isSure = false  // a preparation may fail
      return []
    }
    if case .screen = subject { isSure = false }
    guard let guards = table.guards(subject).flatMap({ offers.guards[$0] }) else { return [] }
    let asked = guards.filter { !isWaitedFor($0, step) }
    return asked.map { one in
      Question(Question.Key(subject, number: one.one.known.number), at: one.one.place, .now { self.ask(one) })
    }
  }

  /// What a guard says: what the move is about, or else that it allows the action, if it may.
  ///
  /// Who guards a flow says the same as long as the move is on its way.
  private func ask(_ one: MoveTable.Asked) -> GuardDecision {
    if !one.isKnown { isSure = false }
    if let decision = one.decision {
      if one.one.kind != .acting, answered.contains(where: { $0.isSame(as: one) }) { return decision }
      if let next = answers.first, next.isSame(as: one) {
        answers.removeFirst()
        answered.append(one)
        asked = []
        return decision
      }
    }
    asked.append(one)
    guard one.isClosed else { return .allow }
    isClosed = true
    return .refuse("")
  }

  /// Whether a guard of actions would lead the user first to where they are: then an action waits for that already, and
  /// what the guard has opened may close.
  private func isWaitedFor(_ one: MoveTable.Asked, _ step: NavigationTree.Applied) -> Bool {
    guard one.one.kind == .acting, !step.bringsSomething, let first = one.decision?.first else { return false }
    return first.allBlueprints.contains { tree.contains($0.id) }
  }
}

// The rule for the root.
extension Trial {
  func stillChooses(_ root: FlowID) -> Bool { latestRoot == root && table.choice(in: state) == root }

  /// A root that was set in another way than for the whole app counts as chosen if the rule chooses it, too.
  private func noteRoot(_ action: NavigationAction, _ oldRoot: ScreenID) {
    let root = tree.rootEntry
    if action.replacesApp || root.id != oldRoot && table.choice(in: state) == root.flow { latestRoot = root.flow }
  }

  /// Notes that the rule keeps the root.
  private func keepRoot(_ turn: Turn) {
    let root = tree.rootEntry.flow
    guard latestRoot != nil else { return }
    if table.choice(in: state) == root { latestRoot = root }
    if !isFree { endThose(notLeadingTo: root, for: turn) }
  }
}
