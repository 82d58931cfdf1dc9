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
  /// Whether it refuses that another root comes: a guard of actions, as far as that is known.
  package var keepsRoot = false
}

extension Blueprint {
  /// The guards of the flow.
  ///
  /// - Parameters:
  ///   - asksNow: Whether to ask those of its entry that answer at once.
  ///   - root: The flow that the rule for the root chooses now, to ask those of actions whether it may come; `nil` to
  ///     ask none of them.
  /// - Returns: What is known of each.
  package func knownGuards(asksNow: Bool, about root: FlowID? = nil) -> [KnownGuard] {
    guard let trait = trait(GuardTrait.self) else { return [] }
    return trait.entryGuards.known(.entering, asking: asksNow ? .some(nil) : nil) + trait.leaveGuards.known(.leaving)
      + trait.actionGuards.known(
        about: root.flatMap { root in
          (try? NavigationTree.beginning(with: self, lastID: 0))?.tree.request(becoming: root)
        })
  }
}

extension Navigator {
  /// The guards that are asked about all actions.
  ///
  /// - Parameter root: The flow that the rule for the root chooses now, to ask them whether it may come; `nil` to ask
  ///   none.
  /// - Returns: What is known of each.
  package func knownGuards(about root: FlowID?) -> [KnownGuard] {
    features.guards.known(about: root.flatMap(tree.request))
  }
}

extension NavigationTree {
  /// What guards of actions are asked if another root comes; `nil` if it can't.
  @MainActor
  fileprivate func request(becoming root: FlowID) -> NavigationRequest? {
    let change = NavigationAction(.resetRoot(NavigationAction.NewStack(root))), last = path.map(\.id.number).max() ?? 0
    guard let difference = try? step(change, Wish(change, from: nil), lastID: last, asks: false).difference else {
      return nil
    }
    return NavigationRequest(
      action: change, caller: nil, entering: difference.entered.map(\.flow), updating: [],
      leaving: difference.left.map(\.entry), tree: self)
  }
}

extension [Guard<NavigationRequest>] {
  /// What is known of guards of actions, which are asked about another root if there is a request.
  @MainActor
  func known(about change: NavigationRequest?) -> [KnownGuard] {
    zip(self, known(.acting)).map { one, known in
      var known = known
      known.keepsRoot = change.map(one.refuses) ?? false
      return known
    }
  }
}

extension Guard<NavigationRequest> {
  /// Whether it refuses an action; one that takes time isn't asked, and refuses if it may.
  @MainActor
  fileprivate func refuses(_ request: NavigationRequest) -> Bool {
    do {
      return (try decision(about: request) ?? orElse?())?.refuses == true
    } catch {
      return true
    }
  }
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
    if let subject, let decision = try? decision(about: subject) { return .said(decision) }
    return orElse.map { .allowsOr($0()) } ?? .unknown
  }
}
