/// A question that must be answered before an action is performed, or a preparation.
package struct Question: Sendable {
  package let key: Key
  package let ask: Ask
  /// Where it was written, if known.
  package let place: SourcePlace?
  package enum Ask: Sendable {
    case now(@MainActor @Sendable () throws -> Answer)
    case later(@MainActor @Sendable () async throws -> Answer)
  }

  /// Identifies a question; each is asked once for an action.
  package struct Key: Hashable, Sendable {
    /// Who asks, as a sentence calls it: `the guard`.
    let asker: String
    let subject: Subject
    /// Distinguishes questions of one asker about one subject.
    let number: Int
    /// Whether nobody is asked, and something is prepared instead.
    let isPreparation: Bool

    /// What a question is about.
    package enum Subject: Hashable, Sendable {
      /// A flow that would enter.
      case flow(FlowID)
      /// An existing screen, which would leave or be reused. It answers for one action at a time.
      case screen(NavigationTree.Entry)
      /// Actions of any kind: those of an entry and above it, or, without one, all.
      case actions(NavigationTree.Entry?)
    }

    package init(_ asker: String, _ subject: Subject, number: Int, isPreparation: Bool = false) {
      self.asker = asker
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

  /// The number of the action that waits for the question whose task is running; `nil` outside such tasks.
  @TaskLocal static var waiting: Int?
}

/// The answer to a question.
package enum Answer: Sendable {
  case yes
  case no(NavigationReason)
  /// Performs another action instead.
  indirect case other(NavigationAction)
  /// Performs another action first; then the question is asked again.
  indirect case before(NavigationAction)
}

/// An action's way through its questions: which one is next, and what the answers lead to.
///
/// It knows no navigator: it receives questions, and tells whether to wait, to continue, or to end for a reason.
@MainActor
package struct Approval: Sendable {
  /// The current questions about the action, each with its own key.
  private var questions: [Question] = []
  /// How many of them have allowed it.
  private var count = 0
  /// The questions that allowed the action earlier, before it had to wait.
  private var passed: Set<Question.Key> = []
  /// The answer that was waited for, and who gave it.
  private var latest: (question: Question.Name, answer: Answer)?
  /// The question that has redirected the action, and is asked again.
  private var askedAgain: Question.Key?
  /// The questions whose answers have led to this action.
  private let leading: Set<Question.Key>
  /// The actions before this one, each of which led to the next.
  private let chain: [NavigationAction]
  private let wasAllowed: Bool

  package enum Next {
    /// All questions allow the action.
    case go
    /// The answer to this question is asynchronous.
    case pause(Question, @MainActor @Sendable () async throws -> Answer)
    case end(NavigationReason, (any Error)?)
    /// Performs another action instead.
    case other(NavigationAction, Approval)
    /// Performs another action first.
    case before(NavigationAction, Approval)
  }

  /// A longer chain of actions that lead to each other counts as endless.
  private static nonisolated var longestChain: Int { 100 }

  /// - Parameter wasAllowed: Whether the action was allowed before, so that no questions are asked.
  package nonisolated init(wasAllowed: Bool = false) {
    self.init(leading: [], chain: [], wasAllowed: wasAllowed)
  }

  private nonisolated init(leading: Set<Question.Key>, chain: [NavigationAction], wasAllowed: Bool) {
    self.leading = leading
    self.chain = chain
    self.wasAllowed = wasAllowed
  }
}

extension Approval {
  /// Begins with the current questions; those that have allowed the action before are not asked again.
  package mutating func begin(_ questions: [Question]) { (self.questions, count) = (wasAllowed ? [] : questions, 0) }

  /// Drops the remaining questions, which may hold screens.
  ///
  /// An approval that is stored keeps no screen alive, and begins again later.
  mutating func forgetQuestions() { (questions, count) = ([], 0) }

  /// Asks until an answer is asynchronous, or the result is known.
  package mutating func next(for action: NavigationAction) -> Next {
    if let next = takeAnswerOfRemoved(for: action) { return next }
    while count < questions.count {
      let question = questions[count]
      if hasPassed(question.key) {
        count += 1
        continue
      }
      if !leading.isEmpty, leading.contains(question.key) || chain.count >= Self.longestChain {
        return .end(.redirectLoop.saying(Self.picture(of: chain + [action])), nil)
      }
      do {
        switch (takeLatest(question.key), question.ask) {
        case (let answer?, _):
          if let next = take(answer, to: question.name, about: action) { return next }
        case (nil, .now(let ask)):
          if let next = take(try ask(), to: question.name, about: action) { return next }
        case (nil, .later(let ask)):
          rememberPassed()
          return .pause(question, ask)
        }
        count += 1
      } catch {
        return .end(question.failure, error)
      }
    }
    return .go
  }

  /// Whether an answer that was waited for has come.
  var hasAnswer: Bool { latest != nil }

  /// Receives the answer that was waited for.
  package mutating func answer(_ answer: Answer, to question: Question.Name) { latest = (question, answer) }

  private func hasPassed(_ key: Question.Key) -> Bool {
    !passed.isEmpty && passed.contains(key) || key.isAboutActions && !leading.isEmpty && leading.contains(key)
  }

  private mutating func rememberPassed() { passed.formUnion(questions.prefix(count).map(\.key)) }

  private mutating func takeLatest(_ key: Question.Key) -> Answer? {
    guard let latest, latest.question.key == key else { return nil }
    self.latest = nil
    return latest.answer
  }

  /// Applies the answer of a navigator's guard that was removed while it was asked; `nil` to ask the others.
  private mutating func takeAnswerOfRemoved(for action: NavigationAction) -> Next? {
    guard let (question, answer) = latest, question.key.subject == .actions(nil),
      !questions.contains(where: { $0.key == question.key })
    else { return nil }
    latest = nil
    return take(answer, to: question, about: action)
  }

  /// Applies an answer; `nil` to go on to the next question.
  private mutating func take(_ answer: Answer, to question: Question.Name, about action: NavigationAction) -> Next? {
    switch answer {
    case .yes: return nil
    case .no(let reason):
      return .end(reason, nil)
    case .other(let other):
      return .other(other, following(question.key, action))
    case .before(let other):
      if askedAgain == question.key {
        return .end(.redirectEnded.saying("\(question) still doesn't allow it after the redirect ended"), nil)
      }
      askedAgain = question.key
      rememberPassed()
      return .before(other, following(question.key, action))
    }
  }

  /// A chain of actions; for a long one, its beginning and end.
  private static func picture(of chain: [NavigationAction]) -> String {
    let calls = chain.map(\.call)
    let shown = calls.count > 10 ? calls.prefix(5) + ["… \(calls.count - 8) more"] + calls.suffix(3) : calls[...]
    return shown.joined(separator: " → ")
  }

  /// The approval of an action that is performed instead of this one, or before it.
  private func following(_ key: Question.Key, _ action: NavigationAction) -> Approval {
    Approval(leading: leading.union([key]), chain: chain + [action], wasAllowed: wasAllowed)
  }
}

extension Question.Key: CustomStringConvertible {
  /// What is asked, in a sentence.
  package var description: String {
    switch subject {
    case .flow(let flow): "\(asker) of \(flow)"
    case .screen(let entry), .actions(let entry?): "\(asker) of \(entry)"
    case .actions(nil): asker
    }
  }

  /// What the action waits for, in a sentence.
  var activity: String { isPreparation ? "\(self) was running" : "\(self) was being asked" }

  /// Whether it is about actions of any kind, rather than about a screen.
  var isAboutActions: Bool {
    guard case .actions = subject else { return false }
    return true
  }

  /// The entry whose screen is asked whether it may leave or be reused.
  var askedScreen: NavigationTree.Entry? {
    guard case .screen(let entry) = subject else { return nil }
    return entry
  }
}

extension Question {
  /// What is asked, and where it was written, without what it needs to be asked.
  package struct Name: Sendable, CustomStringConvertible {
    let key: Key
    let place: SourcePlace?

    package var description: String { place.map { "\(key) at \($0)" } ?? "\(key)" }
  }

  package var name: Name { Name(key: key, place: place) }

  /// The reason of an action whose question has thrown an error.
  package var failure: NavigationReason {
    key.isPreparation ? .preparationFailed.saying("\(name)") : .guardFailed.saying("\(name)")
  }
}
