/// Something that may refuse an action: a guard of a flow, of a group of flows, or of the navigator.
struct Guard<Subject>: Sendable {
  enum Decide: Sendable {
    case now(@MainActor @Sendable (Subject) throws -> GuardDecision)
    /// Decides the same about all subjects.
    case nowAboutAny(@MainActor @Sendable () throws -> GuardDecision)
    /// Takes time, if a condition holds; otherwise it allows the action at once.
    indirect case later(
      @MainActor @Sendable (Subject) async throws -> GuardDecision,
      if: (@MainActor @Sendable (Subject) throws -> Bool)? = nil)
  }

  let decide: Decide
  /// Where it was written.
  let place: SourcePlace
  /// What it says if it doesn't allow an action; `nil` if only asking it tells.
  var orElse: (@MainActor @Sendable () -> GuardDecision)?

  /// The question that the guard decides for an action.
  ///
  /// - Parameters:
  ///   - key: Identifies the question.
  ///   - subject: What the guard gets.
  /// - Returns: The question.
  @MainActor
  func makeQuestion(_ key: Question.Key, about subject: Subject) -> Question {
    switch decide {
    case .now(let decide): Question(key, at: place, .now { try decide(subject) })
    case .nowAboutAny(let decide): Question(key, at: place, .now(decide))
    case .later(let decide, nil): Question(key, at: place, .later { try await decide(subject) })
    case .later(let decide, let condition?):
      Question(key, at: place, .later({ try await decide(subject) }, if: { try condition(subject) }))
    }
  }
}

extension Guard {
  /// What it says at once about a subject; `nil` if it takes time.
  @MainActor
  func decision(about subject: Subject) throws -> GuardDecision? {
    switch decide {
    case .now(let decide): try decide(subject)
    case .nowAboutAny(let decide): try decide()
    case .later: nil
    }
  }

  /// A guard whose other answer is known without asking.
  init(
    orElse other: @escaping @MainActor @Sendable () -> GuardDecision, at place: SourcePlace,
    _ isAllowed: @escaping @MainActor @Sendable (Subject) throws -> Bool
  ) {
    self.init(decide: .now { try isAllowed($0) ? .allow : other() }, place: place, orElse: other)
  }

  init(
    orElse other: @escaping @MainActor @Sendable () -> GuardDecision, at place: SourcePlace,
    later isAllowed: @escaping @MainActor @Sendable (Subject) async throws -> Bool
  ) {
    self.init(decide: .later { try await isAllowed($0) ? .allow : other() }, place: place, orElse: other)
  }
}

extension GuardDecision {
  /// What the decision means as the answer to a question.
  func answer(to question: Question.Name) -> Answer {
    switch decision {
    case .allow: return .yes
    case .instead(let action): return .other(action)
    case .insteadFlow(let flow): return .otherFlow(flow)
    case .redirect(let action): return .before(action)
    case .refuse(let why):
      if case .leaving(let entry) = question.key.subject {
        return .no(.leavingRefused.saying("\(entry) would be closed, and \(question.who) does not allow it"))
      }
      return .no(.guardRefused.saying("\(question) \(why.isEmpty ? "does not allow it" : "says: \(why)")"))
    }
  }
}

/// The guards of a flow.
@MainActor
final class GuardTrait: FlowTrait {
  /// Run before a screen is made, without a screen.
  let entryGuards: [Guard<AnyObject?>]
  /// Those that also run before an entry is reused, with its screen.
  let updateGuards: [Guard<AnyObject?>]
  /// Runs before a screen is made.
  let prepareEntry: (@MainActor @Sendable () async throws -> Void)?
  /// Run before a screen leaves.
  let leaveGuards: [Guard<AnyObject>]
  /// Run for all actions of its screens and those above them.
  let actionGuards: [Guard<NavigationRequest>]

  nonisolated init(
    entering: [Guard<AnyObject?>], updating: [Guard<AnyObject?>],
    preparation: (@MainActor @Sendable () async throws -> Void)?, leaving: [Guard<AnyObject>],
    acting: [Guard<NavigationRequest>]
  ) {
    entryGuards = entering
    updateGuards = updating
    prepareEntry = preparation
    leaveGuards = leaving
    actionGuards = acting
    var interests: Interests = acting.isEmpty ? [] : .actions
    if !leaving.isEmpty { interests.insert(.leaving) }
    if !entering.isEmpty || !updating.isEmpty || preparation != nil { interests.insert(.entering) }
    super.init(interests)
  }
}

extension Blueprint {
  /// Whether something is prepared before a screen is made.
  var preparesEntry: Bool { trait(GuardTrait.self)?.prepareEntry != nil }
}

extension Flow {
  /// The same flow with more guards, which run after the existing ones.
  nonisolated func guarding(
    entering: [Guard<AnyObject?>] = [], updating: [Guard<AnyObject?>] = [], leaving: [Guard<AnyObject>] = [],
    acting: [Guard<NavigationRequest>] = [], preparation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> Flow {
    guard let old = blueprint.trait(GuardTrait.self) else {
      return with(
        GuardTrait(
          entering: entering, updating: updating, preparation: preparation, leaving: leaving, acting: acting))
    }
    return with(
      GuardTrait(
        entering: old.entryGuards + entering, updating: old.updateGuards + updating,
        preparation: preparation ?? old.prepareEntry, leaving: old.leaveGuards + leaving,
        acting: old.actionGuards + acting))
  }
}
