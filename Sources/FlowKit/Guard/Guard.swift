/// Somebody who may turn an action down.
struct Guard<Subject>: Sendable {
  enum Answer: Sendable {
    case now(@MainActor @Sendable (Subject) throws -> GuardDecision)
    case later(@MainActor @Sendable (Subject) async throws -> GuardDecision)
  }

  let answer: Answer
  /// Where it was written.
  let place: SourcePlace
}

/// The guards of a flow, asked before a screen of it is made: nearly always one, so that there is no list.
struct EntryGuard: Sendable {
  enum Answer: Sendable {
    case now(@MainActor @Sendable () throws -> GuardDecision)
    case later(@MainActor @Sendable () async throws -> GuardDecision)
  }

  let answer: Answer
  /// Where it was written.
  let place: SourcePlace
  /// Those that are asked after it.
  private(set) var others: [EntryGuard] = []

  init(_ answer: Answer, _ place: SourcePlace) {
    self.answer = answer
    self.place = place
  }

  func followed(by last: EntryGuard) -> EntryGuard {
    var first = self
    first.others.append(last)
    return first
  }

  /// Whether it is the only one, and answers at once.
  var isAlone: Bool {
    guard others.isEmpty, case .now = answer else { return false }
    return true
  }

  /// All of them, in order.
  var all: [Guard<Void>] {
    ([self] + others).map { one in
      switch one.answer {
      case .now(let decide): Guard(answer: .now { try decide() }, place: one.place)
      case .later(let decide): Guard(answer: .later { try await decide() }, place: one.place)
      }
    }
  }
}

extension FlowTraits {
  /// What the guard says, where it is the only one and answers at once; nil otherwise, and nobody was asked.
  @MainActor
  func answerAtOnce() throws -> GuardDecision? {
    guard case .now(let decide) = entryGuard?.answer else { return nil }
    return try decide()
  }
}

/// Whether code runs in the task of a guard that is being asked.
enum GuardTask {
  @TaskLocal static var isRunning = false
}

/// Which guard: each is asked once for an action.
enum GuardKey: Hashable, Sendable {
  case entering(FlowID, number: Int)
  case leaving(NavigationTree.Entry, number: Int)
  case acting(NavigationTree.Entry, number: Int)
  case navigating(number: Int)

  /// Whether it guards actions of any kind, not a screen.
  var isAboutActions: Bool {
    switch self {
    case .acting, .navigating: true
    case .entering, .leaving: false
    }
  }
}

extension GuardKey: CustomStringConvertible {
  /// Who it is, in a sentence.
  var description: String {
    switch self {
    case .entering(let flow, _): "the guard of \(flow)"
    case .leaving(let entry, _): "\(entry), which confirms leaving,"
    case .acting(let entry, _): "the guard of \(entry) for actions"
    case .navigating: "the navigator's guard"
    }
  }
}

/// What has become of an action so far: which guards it has passed, and how it came about.
@MainActor
final class Passage {
  /// The guards that have allowed it.
  var passed: Set<GuardKey>
  /// An answer that was waited for.
  var answer: (key: GuardKey, decision: GuardDecision)?
  /// The guard that has redirected it, and is asked once more.
  var isAskedAgain: GuardKey?
  /// Whether the flows that it leads to are prepared.
  var isPrepared = false
  /// The guards of flows that have led to this action instead of those before.
  let redirecting: Set<GuardKey>
  /// The actions before, each redirected to the next.
  let chain: [NavigationAction]

  nonisolated init(passed: Set<GuardKey> = [], redirecting: Set<GuardKey> = [], chain: [NavigationAction] = []) {
    self.passed = passed
    self.redirecting = redirecting
    self.chain = chain
  }

  /// An answer that was waited for, once.
  func takeAnswer(for key: GuardKey) -> GuardDecision? {
    guard let answer, answer.key == key else { return nil }
    self.answer = nil
    return answer.decision
  }
}
