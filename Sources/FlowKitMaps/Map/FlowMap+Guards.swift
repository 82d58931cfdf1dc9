package import FlowKit

extension FlowMap.Guard {
  /// What the guard controls.
  package var kind: Kind {
    switch known.kind {
    case .entering: .entering
    case .leaving: .leaving
    case .acting: .acting
    }
  }

  /// Where it is written.
  package var place: SourcePlace { known.place }

  /// Whether it refuses if it doesn't allow an action: declared, or asked in one of the map's states.
  package var refuses: Bool { known.answer.decision?.refuses == true }

  /// Whether what it says isn't known, because it declares nothing and was not asked.
  package var isUnknown: Bool { known.answer.decision == nil }

  /// What it does first, or instead: declared, or asked in one of the map's states.
  package var action: NavigationAction? { known.answer.decision?.action(at: place) }

  /// Whether it does that instead, so that the flow is not entered.
  package var isInstead: Bool { known.answer.decision?.isInstead == true }

  /// Whether all its answers are known: it declares its other answer (`guarded(orElse:)`), or can only refuse.
  package var isDeclared: Bool { known.isDeclared }
}

extension FlowMap.Guard: CustomStringConvertible {
  /// What the guard controls, and its answer: `guards entering: refuses`.
  package var description: String { "guards \(kind.rawValue): \(answer)" }

  /// The guard's answer, in a word or two.
  package var answer: String { isUnknown ? "not asked" : refuses ? "refuses" : "allows" }
}

extension FlowMap.Node {
  /// The numbers of the app's states in which a guard of its entry was asked, and didn't allow it.
  var closedStates: Set<Int> {
    guards.reduce(into: []) { if $1.kind == .entering && $1.known.answer.isClosed { $0.formUnion($1.states) } }
  }

  /// Its guards of a kind in one of the app's states, in the order in which they are asked.
  func guards(_ kind: FlowMap.Guard.Kind, in state: Int) -> [FlowMap.Guard] {
    guards.filter { $0.kind == kind && $0.states.contains(state) }.sorted { $0.known.number < $1.known.number }
  }
}

// One map of all states.
extension FlowMap.Node {
  /// Adds what the flow's guards say in other states.
  mutating func unite(_ others: [FlowMap.Guard]) {
    for other in others {
      if let same = guards.firstIndex(where: { $0.identity == other.identity }) {
        guards[same].states.formUnion(other.states)
        guards[same].rootKeepingStates.formUnion(other.rootKeepingStates)
      } else {
        guards.append(other)
      }
    }
  }

  /// Adds what the flow contains in other states.
  mutating func unite(contents other: FlowMap.Node) {
    kind = kind ?? other.kind
    contents.merge(other.contents) { first, _ in first }
    children += other.children.filter { !children.contains($0) }
  }

  /// Lets in where guards redirect in all states: what they lead to first may change their minds, which no state shows.
  mutating func openRedirected() {
    guard !closedStates.isEmpty, closedStates == states,
      guards.allSatisfy({ $0.kind != .entering || !$0.refuses && !$0.isInstead })
    else { return }
    for index in guards.indices where guards[index].known.answer.isClosed {
      guards[index].known.answer.otherDecision.map { guards[index].known.answer = .allowsOr($0) }
    }
  }
}

extension FlowMap.Guard {
  /// What tells it apart from others.
  fileprivate var identity: String {
    "\(kind) \(place) \(known.number) \(action?.call ?? "") \(refuses) \(isInstead) \(isUnknown)"
      + " \(known.answer.isClosed)"
  }
}
