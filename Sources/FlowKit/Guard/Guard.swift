/// Something that may refuse an action: a guard of a flow, of a group of flows, or of the navigator.
struct Guard<Subject>: Sendable {
  enum Decide: Sendable {
    case now(@MainActor @Sendable (Subject) throws -> GuardDecision)
    case later(@MainActor @Sendable (Subject) async throws -> GuardDecision)
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
    case .later(let decide): Question(key, at: place, .later { try await decide(subject) })
    }
  }
}

extension Guard {
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

/// A guard of a flow, for tools that draw what flows lead to.
package struct GuardNote {
  package enum Kind: String, Sendable { case entering, leaving, acting }

  package let kind: Kind
  package let place: SourcePlace
  /// The action that it performs instead or first, as declared or else as it said; `nil` if there is none, or if that
  /// isn't known.
  package let action: NavigationAction?
  /// Whether it performs that action instead, so that the flow is not entered.
  package let isInstead: Bool
  /// Whether it refuses, as declared or else as it said.
  package let refuses: Bool
  /// Whether what it says isn't known: it declares nothing, and was not asked.
  package let isUnknown: Bool
  /// Whether all its answers are known: it declares its other answer, or can only refuse.
  package let isDeclared: Bool
  /// Whether it was asked, and didn't allow it.
  package let isClosed: Bool
  /// Whether that action only names the flow that it enters in place of its own, in the action that asks.
  package var isInPlace = false
}

extension Blueprint {
  /// The guards of the flow.
  ///
  /// - Parameter asksNow: Whether to ask those of its entry that answer at once.
  /// - Returns: What is known of each.
  package func guardNotes(asksNow: Bool) -> [GuardNote] {
    guard let trait = trait(GuardTrait.self) else { return [] }
    return trait.entryGuards.map { $0.note(.entering, asking: asksNow ? .some(nil) : nil) }
      + trait.leaveGuards.map { $0.note(.leaving) } + trait.actionGuards.map { $0.note(.acting) }
  }
}

extension Navigator {
  /// The guards that are asked about all actions.
  package var guardNotes: [GuardNote] { features.guards.notes }
}

extension Guard {
  /// What is known of the guard, which is asked about a subject if there is one, and if it answers at once.
  @MainActor
  func note(_ kind: GuardNote.Kind, asking subject: Subject? = nil) -> GuardNote {
    if let subject, case .now(let decide) = decide, let decision = try? decide(subject) {
      return Self.note(kind, place, decision, isDeclared: orElse != nil, isAsked: true)
    }
    guard let orElse else { return Self.notAsked(kind, place) }
    return Self.note(kind, place, orElse(), isDeclared: true, isAsked: false)
  }

  private static func notAsked(_ kind: GuardNote.Kind, _ place: SourcePlace) -> GuardNote {
    GuardNote(
      kind: kind, place: place, action: nil, isInstead: false, refuses: false, isUnknown: true,
      isDeclared: kind == .leaving, isClosed: false)
  }

  private static func note(
    _ kind: GuardNote.Kind, _ place: SourcePlace, _ decision: GuardDecision, isDeclared: Bool, isAsked: Bool
  ) -> GuardNote {
    var action: NavigationAction?, isInstead = false, refuses = false, isClosed = isAsked, isInPlace = false
    switch decision.decision {
    case .allow: isClosed = false
    case .refuse: refuses = true
    case .instead(let other): (action, isInstead) = (other, true)
    case .insteadFlow(let flow):
      (action, isInstead, isInPlace) = (NavigationAction(.flow(.replace, flow), at: place), true, true)
    case .redirect(let other): action = other
    }
    return GuardNote(
      kind: kind, place: place, action: action, isInstead: isInstead, refuses: refuses, isUnknown: false,
      isDeclared: isDeclared, isClosed: isClosed, isInPlace: isInPlace)
  }
}
