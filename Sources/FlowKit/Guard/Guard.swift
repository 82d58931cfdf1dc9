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
