/// A question that must be answered before an action is performed, or a preparation.
package struct Question: Sendable {
  package let key: Key
  package let ask: Ask
  /// Where it was written, if known.
  package let place: SourcePlace?
  package enum Ask: Sendable {
    case now(@MainActor @Sendable () throws -> GuardDecision)
    /// Takes time, if a condition holds; otherwise the answer is yes.
    indirect case later(
      @MainActor @Sendable () async throws -> GuardDecision, if: (@MainActor @Sendable () throws -> Bool)? = nil)
  }

  /// Identifies a question; each is asked once for an action.
  package struct Key: Hashable, Sendable {
    let subject: Subject
    /// Distinguishes questions of one asker about one subject.
    package let number: Int
    /// Whether nobody is asked, and something is prepared instead.
    let isPreparation: Bool

    /// What a question is about.
    package enum Subject: Hashable, Sendable {
      /// A flow that would enter.
      case flow(FlowID)
      /// An existing screen, which would be reused. It answers for one action at a time.
      case screen(NavigationTree.Entry)
      /// An existing screen, which would leave. It is asked once, whichever actions would remove it.
      case leaving(NavigationTree.Entry)
      /// Actions of any kind: those of an entry and above it, or, without one, all.
      case actions(NavigationTree.Entry?)
      /// A message that the handler of an entry, or without one, of the app answers.
      case message(NavigationTree.Entry?)
    }

    /// The flow whose guard is asked; `nil` for the app's.
    package var asked: FlowID? {
      switch subject {
      case .flow(let flow): flow
      case .screen(let entry), .leaving(let entry): entry.flow
      case .actions(let entry), .message(let entry): entry?.flow
      }
    }

    package init(_ subject: Subject, number: Int, isPreparation: Bool = false) {
      self.subject = subject
      self.number = number
      self.isPreparation = isPreparation
    }
  }

  package init(_ key: Key, at place: SourcePlace?, _ ask: Ask) {
    self.key = key
    self.place = place
    self.ask = ask
  }

  /// The number of the waiting action about which the running task asks; `nil` outside such tasks.
  @TaskLocal static var numberBeingAsked: Int?
}

/// The answer to a question.
package enum Answer: Sendable {
  case yes
  case no(NavigationReason)
  /// Performs another action instead.
  indirect case other(NavigationAction)
  /// Performs the same action with another flow instead.
  case otherFlow(FlowID)
  /// Performs another action first; then the question is asked again.
  indirect case before(NavigationAction)
  /// Who was asked has thrown an error.
  case failed(any Error)
}

/// A flow that an action goes on without.
package struct LeftOut: Sendable {
  package let flow: FlowID
  /// Why: the answer of its guard, or ``NavigationReason/waiting`` if that would have taken time.
  package let reason: NavigationReason
  package let error: (any Error)?
}

/// The flows that an action goes on without, in the order in which they were left out.
private struct LeftOutFlows: Sendable {
  private(set) var all: [LeftOut] = []
  private var flows: Set<FlowID> = []

  mutating func append(_ one: LeftOut) {
    all.append(one)
    flows.insert(one.flow)
  }

  func contains(_ flow: FlowID) -> Bool { flows.contains(flow) }
}

/// An action's way through its questions: which one is next, and what the answers lead to.
///
/// It knows no navigator: it receives questions, and tells whether to wait, to continue, or to end for a reason. It
/// keeps answers, but no questions, which may hold screens.
@MainActor
package struct Approval: Sendable {
  /// The answers that count from now on: those that took time, and those of screens that have confirmed leaving.
  ///
  /// All others are asked for again when the action is performed.
  private var answers: [Question.Key: Answer] = [:]
  /// The question that has redirected the action, and is asked again.
  package private(set) var askedAgain: Question.Key?
  /// The actions before this one, each with the question whose answer has led on from it.
  private let chain: [Step]
  /// What to do about flows that may not enter.
  private let missing: Missing
  private var without = LeftOutFlows()
  /// The questions that have allowed the action in this moment, so that it goes on without asking them again when it
  /// leaves something out.
  private var allowed: Set<Question.Key> = []

  /// What becomes of an action if a flow may not enter.
  enum Missing: Sendable {
    case endsIt
    /// It goes on without the flow.
    case leftOut
    /// It goes on without the flow, also if that would take time.
    case leftOutAtOnce
  }

  private struct Step: Sendable {
    let action: NavigationAction
    let key: Question.Key
  }

  package enum Next {
    /// All questions allow the action.
    case go
    /// The answer to this question is asynchronous.
    case pause(Question, @MainActor @Sendable () async throws -> GuardDecision)
    case end(NavigationReason, (any Error)?)
    /// The question that has redirected the action, asked again, still redirects it to this.
    case still(NavigationAction, Approval, Question.Name)
    /// Leaves out more flows, and asks about the rest again.
    case leaveOut
    /// Performs another action instead.
    case other(NavigationAction, Approval)
    /// Performs another action first.
    case before(NavigationAction, Approval)
  }

  package nonisolated init() { self.init(chain: []) }

  private nonisolated init(chain: [Step], missing: Missing = .endsIt) {
    self.chain = chain
    self.missing = missing
  }

  /// The approval of an action that hasn't been asked about yet.
  nonisolated init(_ turn: borrowing Turn) {
    let missing: Missing =
      if let place = turn.restored {
        place.canWait ? .leftOut : .leftOutAtOnce
      } else {
        turn.action.kind == .recheckGuards ? .leftOut : .endsIt
      }
    self.init(chain: [], missing: missing)
  }
}

extension Approval {
  /// The flows that the action goes on without.
  var leftOut: [LeftOut] { without.all }

  /// Asks until an answer is asynchronous, or the result is known.
  package mutating func next(_ questions: [Question], for action: NavigationAction) -> Next {
    if !answers.isEmpty, let next = takeAnswerOfRemoved(questions, for: action) { return next }
    let countBefore = leftOut.count
    for (index, question) in questions.enumerated() {
      let key = question.key
      if missing != .endsIt, isSettled(key) { continue }
      if !answers.isEmpty, let answer = answers[key] {
        if let next = take(answer, to: question.name, about: action, after: questions[..<index]) { return next }
        continue
      }
      if !chain.isEmpty, chain.count >= Limits.chainOfAnswers || chain.contains(where: { $0.key == key }) {
        if key.isAboutActions, chain.count < Limits.chainOfAnswers { continue }
        return .end(.redirectLoop.saying(Self.picture(of: chain.map(\.action) + [action])), nil)
      }
      switch question.ask {
      case .now(let ask):
        if let answer = Self.answer(to: question, ask) {
          if let next = take(answer, to: question.name, about: action, after: questions[..<index]) { return next }
        } else if missing != .endsIt {
          allowed.insert(key)
        }
      case .later(let ask, let condition):
        switch Self.takesTime(condition) {
        case .success(true): break
        case .success(false):
          if missing != .endsIt { allowed.insert(key) }
          continue
        case .failure(let error):
          if let next = take(.failed(error), to: question.name, about: action, after: questions[..<index]) {
            return next
          }
          continue
        }
        if missing == .leftOutAtOnce, let flow = key.enteringFlow {
          without.append(LeftOut(flow: flow, reason: .waiting, error: nil))
          continue
        }
        keepConfirmations(of: questions[..<index])
        if leftOut.count > countBefore { return .leaveOut }  // perhaps it needn't be asked
        allowed = []
        return .pause(question, ask)
      }
    }
    if leftOut.count == countBefore { return .go }
    keepConfirmations(of: questions[...])
    return .leaveOut
  }

  /// Notes which screens have confirmed leaving: all of those that were asked, if the action isn't performed at once.
  private mutating func keepConfirmations(of asked: ArraySlice<Question>) {
    for question in asked where question.key.leavingScreen != nil { answers[question.key] = .yes }
  }

  /// What a question is answered with at once; `nil` if that allows the action.
  private static func answer(to question: Question, _ ask: () throws -> GuardDecision) -> Answer? {
    do {
      let decision = try ask()
      if case .allow = decision.decision { return nil }
      return decision.answer(to: question.name)
    } catch {
      return .failed(error)
    }
  }

  /// Whether the condition of a question that takes time holds; without one, it always does.
  private static func takesTime(_ condition: (() throws -> Bool)?) -> Result<Bool, any Error> {
    Result { try condition?() ?? true }
  }

  /// Whether a question needn't be asked in this moment, because its flow is left out, or because it was asked.
  private func isSettled(_ key: Question.Key) -> Bool {
    allowed.contains(key) || key.enteringFlow.map(without.contains) == true
  }

  /// Whether there are answers that count: one that was waited for, or those of screens that have confirmed leaving.
  var hasAnswer: Bool { !answers.isEmpty }

  /// The action with which a message was answered, if that took time; `nil` if it has not been.
  func action(answering key: Question.Key) -> NavigationAction? {
    guard case .other(let action) = answers[key] else { return nil }
    return action
  }

  /// Whether the action goes on without the flow of a question that isn't answered with yes.
  func leavesOut(_ key: Question.Key) -> Bool { missing != .endsIt && key.enteringFlow != nil }

  /// Receives the answer that was waited for.
  package mutating func answer(_ answer: Answer, to question: Question.Name) { answers[question.key] = answer }

  /// Takes over which screens have confirmed leaving to another action, so that none is asked twice.
  mutating func confirm(with other: Approval) { answers.merge(other.confirmations) { own, _ in own } }

  private var confirmations: [Question.Key: Answer] { answers.filter { $0.key.leavingScreen != nil } }

  /// Applies the answer of a navigator's guard that was removed while it was asked; `nil` to ask the others.
  private mutating func takeAnswerOfRemoved(_ questions: [Question], for action: NavigationAction) -> Next? {
    for (key, answer) in answers where key.subject == .actions(nil) && !questions.contains(where: { $0.key == key }) {
      if let next = take(answer, to: Question.Name(key: key, place: nil), about: action, after: []) { return next }
    }
    return nil
  }

  /// Applies an answer; `nil` to go on to the next question.
  private mutating func take(
    _ answer: Answer, to question: Question.Name, about action: NavigationAction, after asked: ArraySlice<Question>
  ) -> Next? {
    if case .yes = answer { return nil }
    if leavesOut(question.key), let flow = question.key.enteringFlow {
      without.append(question.leavingOut(flow, because: answer))
      return nil
    }
    keepConfirmations(of: asked)
    switch answer {
    case .yes: return nil
    case .no(let reason): return .end(reason, nil)
    case .failed(let error): return .end(question.failure, error)
    case .other(let other):
      return .other(other, following(question.key, action))
    case .otherFlow(let flow):
      let other = (question.key.flow ?? action.flow).map { action.replacing($0, by: flow) }
      guard let other, other != action else {
        let text = "\(question) answers \(flow) instead, but the action doesn't name its flow"
        return .end(.guardRefused.saying(text), nil)
      }
      return .other(other, following(question.key, action))
    case .before(let other):
      answers[question.key] = nil
      let next = following(question.key, action)
      if askedAgain == question.key { return .still(other, next, question) }
      askedAgain = question.key
      return .before(other, next)
    }
  }

  /// A chain of actions; for a long one, its beginning and end.
  private static func picture(of chain: [NavigationAction]) -> String {
    let calls = chain.map(\.call)
    let shown = calls.count > 10 ? calls.prefix(5) + ["… \(calls.count - 8) more"] + calls.suffix(3) : calls[...]
    return shown.joined(separator: " → ")
  }

  /// The approval of an action that is performed instead of this one, or before it.
  ///
  /// A screen that has confirmed leaving isn't asked again.
  private func following(_ key: Question.Key, _ action: NavigationAction) -> Approval {
    var next = Approval(chain: chain + [Step(action: action, key: key)])
    next.answers = confirmations
    return next
  }
}
