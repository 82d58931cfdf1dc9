/// What is known of a guard's answer without an action to decide about.
package enum KnownAnswer: Sendable {
  /// Nothing: it declares nothing, and was not asked.
  case unknown
  /// It was asked, and said this.
  case said(GuardDecision)
  /// It allows an action, or says this, as it declares.
  case allowsOr(GuardDecision)
}

extension KnownAnswer {
  /// What it says if it doesn't allow an action, or what it has said; `nil` if that isn't known.
  package var decision: GuardDecision? {
    switch self {
    case .unknown: nil
    case .said(let decision), .allowsOr(let decision): decision
    }
  }

  /// What it says if it doesn't allow an action; `nil` if it allows all, or if that isn't known.
  package var otherDecision: GuardDecision? { decision.flatMap { $0.allows ? nil : $0 } }

  /// Whether it allows no action.
  package var isClosed: Bool { if case .said(let decision) = self { !decision.allows } else { false } }
}

extension GuardDecision {
  var allows: Bool { if case .allow = decision { true } else { false } }

  package var refuses: Bool { if case .refuse = decision { true } else { false } }

  /// Whether it performs something else in place of the action, so that the flow is not entered.
  package var isInstead: Bool {
    switch decision {
    case .instead, .insteadFlow: true
    case .allow, .refuse, .redirect: false
    }
  }

  /// Whether it only names the flow that takes the place of another one in the action.
  package var isInPlace: Bool { if case .insteadFlow = decision { true } else { false } }

  /// The action that it performs first; `nil` if it performs none, or performs it instead.
  package var first: NavigationAction? { if case .redirect(let action) = decision { action } else { nil } }

  /// The action that it performs first or instead; a flow that takes the place of another one replaces it.
  ///
  /// - Parameter place: Where it is written.
  /// - Returns: The action; `nil` if it performs none.
  package func action(at place: SourcePlace) -> NavigationAction? {
    switch decision {
    case .allow, .refuse: nil
    case .instead(let other), .redirect(let other): other
    case .insteadFlow(let flow): NavigationAction(.flow(flow, .replace), at: place)
    }
  }

  /// The same decision with other flows in place of those that it names.
  @MainActor
  package func replacingFlows(_ other: @MainActor (Blueprint) -> Blueprint) -> GuardDecision {
    switch decision {
    case .allow, .refuse: self
    case .instead(let action): GuardDecision(decision: .instead(action.replacingFlows(other)))
    case .redirect(let action): GuardDecision(decision: .redirect(action.replacingFlows(other)))
    case .insteadFlow(let flow): GuardDecision(decision: .insteadFlow(other(flow.blueprint).id))
    }
  }
}

/// A guard, and what is known of its answer, for tools that draw what flows lead to.
package struct KnownGuard: Sendable {
  package enum Kind: String, Sendable { case entering, leaving, acting }

  package let kind: Kind
  package let place: SourcePlace
  /// Its number among the guards of its flow of the same kind, in the order in which they are asked.
  package let number: Int
  package var answer: KnownAnswer
  /// Whether it declares its other answer, or can only refuse.
  package let isDeclared: Bool
}

extension Blueprint {
  /// The guards of the flow.
  ///
  /// - Parameter asksNow: Whether to ask those of its entry that answer at once.
  /// - Returns: What is known of each.
  package func knownGuards(asksNow: Bool) -> [KnownGuard] {
    guard let trait = trait(GuardTrait.self) else { return [] }
    return trait.entryGuards.known(.entering, asking: asksNow ? .some(nil) : nil) + trait.leaveGuards.known(.leaving)
      + trait.actionGuards.known(.acting)
  }
}

extension Navigator {
  /// The guards that are asked about all actions.
  package var knownGuards: [KnownGuard] { features.guards.known }
}

extension Array {
  /// What is known of guards, which are asked about a subject if there is one, and if they answer at once.
  @MainActor
  func known<Subject>(_ kind: KnownGuard.Kind, asking subject: Subject? = nil) -> [KnownGuard]
  where Element == Guard<Subject> {
    enumerated().map { number, one in
      KnownGuard(
        kind: kind, place: one.place, number: number, answer: one.knownAnswer(asking: subject),
        isDeclared: one.orElse != nil || kind == .leaving)
    }
  }
}

extension Guard {
  @MainActor
  fileprivate func knownAnswer(asking subject: Subject?) -> KnownAnswer {
    if let subject, case .now(let decide) = decide, let decision = try? decide(subject) { return .said(decision) }
    return orElse.map { .allowsOr($0()) } ?? .unknown
  }
}
