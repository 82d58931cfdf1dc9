/// Somebody who may turn an action down: a guard of a flow, of a group of flows, or of the navigator.
struct Guard<Subject>: Sendable {
  enum Decide: Sendable {
    case now(@MainActor @Sendable (Subject) throws -> GuardDecision)
    case later(@MainActor @Sendable (Subject) async throws -> GuardDecision)
  }

  let decide: Decide
  /// Where it was written.
  let place: SourcePlace

  /// What an action is asked.
  @MainActor
  func question(_ key: Question.Key, about subject: Subject) -> Question {
    let place = place
    switch decide {
    case .now(let decide): return Question(key, at: place, .now { try decide(subject).answer(to: key, at: place) })
    case .later(let decide):
      return Question(key, at: place, .later { try await decide(subject).answer(to: key, at: place) })
    }
  }
}

extension GuardDecision {
  fileprivate func answer(to key: Question.Key, at place: SourcePlace) -> Answer {
    switch decision {
    case .allow: return .allow
    case .instead(let action): return .instead(action)
    case .redirect(let action): return .redirect(action)
    case .refuse(let why):
      if case .leaving(let entry, _) = key { return .refuse(.leavingRefused.saying("\(entry)")) }
      return .refuse(.guardRefused.saying("\(key) at \(place) says: \(why)"))
    }
  }
}

/// The guards of a flow.
@MainActor
final class GuardTrait: FlowTrait {
  /// Asked before a screen is made.
  let entering: [Guard<Void>]
  /// Done before a screen is made.
  let preparation: (@MainActor @Sendable () async throws -> Void)?
  /// Asked before a screen leaves.
  let leaving: [Guard<AnyObject>]
  /// Asked about all that its screens and those above them ask for.
  let acting: [Guard<NavigationRequest>]

  nonisolated init(
    entering: [Guard<Void>], preparation: (@MainActor @Sendable () async throws -> Void)?, leaving: [Guard<AnyObject>],
    acting: [Guard<NavigationRequest>]
  ) {
    self.entering = entering
    self.preparation = preparation
    self.leaving = leaving
    self.acting = acting
    super.init(concernsAbove: !acting.isEmpty)
  }
}

extension Flow {
  /// The same flow with more guards, asked after those that it has.
  nonisolated func guarding(
    entering: [Guard<Void>] = [], leaving: [Guard<AnyObject>] = [], acting: [Guard<NavigationRequest>] = [],
    preparation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> Flow {
    let old = blueprint.trait(GuardTrait.self)
    return with(
      GuardTrait(
        entering: (old?.entering ?? []) + entering, preparation: preparation ?? old?.preparation,
        leaving: (old?.leaving ?? []) + leaving, acting: (old?.acting ?? []) + acting))
  }
}
