import FlowKit

/// Tells from the map alone which flows have a way out, wherever they are shown.
///
/// It only says so where it is sure: of the others, a walk has to find out. A flow has a way out if it pushes or presents
/// another one, or sets another stack, or if it only ever comes to where users can go back, close it, or select
/// something else.
@MainActor
struct WaysOut {
  private let map: FlowMap
  /// Where each flow may come to.
  private var spots: [FlowID: Set<Spot>] = [:]
  /// The verbs that occur on the map.
  private var kinds: Set<NavigationAction.Kind> = []
  private var stateCount: Int { max(map.states.count, 1) }

  /// What is around a flow when it comes.
  private enum Spot: Hashable {
    /// It is above another one in a stack.
    case stacked
    /// It is at the bottom of a modal that users can close.
    case closable
    /// It is at the bottom of another modal, whose presenter may await an answer from it.
    case modal(awaitedBy: FlowID?)
    /// It is at the bottom of a stack in this container.
    case inside(FlowID)
    /// It may be anywhere.
    case anywhere
  }

  init(_ map: FlowMap) {
    self.map = map
    for node in map.nodes {
      if node.isRoot { add(.anywhere, to: node.flow) }
      for child in node.children { add(.inside(node.flow), to: child) }
    }
    for arrow in map.arrows where !arrow.isInPlace {
      for action in arrow.action.leaves {
        kinds.insert(action.kind)
        addTargets(of: action, arrow)
      }
    }
    while inheritSpots() {}
  }

  /// Whether a flow has a way out, wherever it is shown.
  func leadOut(of flow: FlowID) -> Bool {
    guard kinds.isDisjoint(with: Self.unpredictable) else { return false }
    return leadsOn(flow) || spots[flow, default: []].allSatisfy { isOpen($0, to: flow) }
  }

  /// The verbs after which anything may be anywhere.
  private static let unpredictable: Set<NavigationAction.Kind> = [.travel, .setChildren]
}

// Where flows come to.
extension WaysOut {
  private mutating func add(_ spot: Spot, to flow: FlowID) { spots[flow, default: []].insert(spot) }

  private mutating func addTargets(of action: NavigationAction, _ arrow: FlowMap.Arrow) {
    switch action.verb {
    case .flow(let flow, .push): add(.stacked, to: flow)
    case .flow(let flow, .open), .flow(let flow, .goTo), .lead(let flow, going: true):
      if case .modal(let style) = flow.blueprint.opening?.kind {
        add(modal(style), to: flow)
      } else {
        add(.stacked, to: flow)  // or as a child of its container
      }
    case .lead(let flow, going: false):
      switch flow.blueprint.opening?.kind {
      case .modal(let style): add(modal(style), to: flow)
      case .push, .child: add(.stacked, to: flow)
      case nil:
        add(modal(.sheet), to: flow)
        add(.stacked, to: flow)  // as a child of its container
      }
    case .flow(let flow, .replace): if !arrow.isOfScreen { add(.anywhere, to: flow) }  // others inherit
    case .flow: break  // nothing new comes
    case .present(let flow, let style):
      let isAwaited = arrow.answer != nil && arrow.answerer == flow && arrow.states.count == stateCount
      add(modal(style, awaitedBy: isAwaited ? arrow.source : nil), to: flow)
    case .show(let flow, _):
      for node in map.nodes where node.kind == .split { add(.inside(node.flow), to: flow) }
    case .reset(let stack), .resetRoot(let stack):
      add(.anywhere, to: stack.root)
      for flow in stack.above { add(.stacked, to: flow) }
    default: break
    }
  }

  private func modal(_ style: PresentationStyle, awaitedBy waiter: FlowID? = nil) -> Spot {
    MoveTable.closable.contains(style.name) ? .closable : .modal(awaitedBy: waiter)
  }

  /// Whether a guard answers the entry of its own flow only.
  private func isOfEntry(_ arrow: FlowMap.Arrow) -> Bool {
    map[arrow.source]?.guards.contains { $0.kind != .entering && $0.action == arrow.action } == false
  }

  /// What replaces a flow comes to where that one is.
  ///
  /// - Returns: Whether that is new for any flow.
  private mutating func inheritSpots() -> Bool {
    let old = spots
    for arrow in map.arrows where arrow.isOfScreen || arrow.isInPlace {
      for case .flow(let flow, .replace) in arrow.action.leaves.map(\.verb) {
        // In several steps, the first ones may have led anywhere, and guards of actions are asked about any flow.
        let isAnywhere = arrow.action.kind == .batch || arrow.isInPlace && !isOfEntry(arrow)
        let inherited = isAnywhere ? [.anywhere] : spots[arrow.source, default: []]
        for spot in inherited {
          if case .modal = spot { add(.modal(awaitedBy: nil), to: flow) } else { add(spot, to: flow) }
        }
      }
    }
    return spots != old
  }
}

// What leads out.
extension WaysOut {
  /// Whether a flow leads to another one by itself, in each of the app's states, whatever is around it.
  private func leadsOn(_ flow: FlowID) -> Bool {
    hasArrow(from: flow) { action in
      let targets = action.allBlueprints.map(\.id)
      guard targets.allSatisfy(isEnterable) else { return false }
      switch action.kind {
      case .push, .present: return true
      case .replace, .reset, .resetRoot: return targets.allSatisfy { !map.withContents([$0]).contains(flow) }
      default: return false
      }
    }
  }

  /// Whether a flow that comes to such a spot has a way out of it.
  private func isOpen(_ spot: Spot, to flow: FlowID, inside seen: Set<FlowID> = []) -> Bool {
    switch spot {
    case .stacked: return !kinds.contains(.remove) && !answersBack(flow)
    case .closable: return true
    case .modal(let waiter):
      if let waiter, !mayBeReplaced(waiter) { return true }
      return hasArrow(from: flow) { [.dismiss, .close].contains($0.kind) }
    case .inside(let container):
      guard let node = map[container], node.children.allSatisfy(isEnterable), !seen.contains(container) else {
        return false
      }
      if (node.kind == .tabs || node.kind == .pages) && node.children.count > 1 || leadsOn(container) { return true }
      return spots[container, default: []].allSatisfy { isOpen($0, to: flow, inside: seen.union([container])) }
    case .anywhere: return false
    }
  }

  private func answersBack(_ flow: FlowID) -> Bool {
    map.arrows(from: flow).contains { $0.cause == .back && $0.action.kind != .nothing }
  }

  private func hasArrow(from flow: FlowID, where fits: (NavigationAction) -> Bool) -> Bool {
    let arrows = map.arrows(from: flow).filter { $0.isOfCallback && fits($0.action) }
    return arrows.reduce(into: Set<Int>()) { $0.formUnion($1.states) }.count == stateCount
  }

  private func mayBeReplaced(_ flow: FlowID) -> Bool {
    map.arrows.contains { arrow in
      !arrow.isInPlace && arrow.action.leaves.contains { $0.kind == .replace }
        && (arrow.source == flow || !arrow.isOfScreen || arrow.action.kind == .batch)
    }
  }

  /// Whether nothing keeps users out of a flow, and it is made anew each time.
  private func isEnterable(_ flow: FlowID) -> Bool {
    map.withContents([flow]).allSatisfy { flow in
      guard let node = map[flow], flow.blueprint.reuse.isEmpty else { return false }
      return node.closedStates.isEmpty && !node.guards.contains { $0.kind == .entering }
    }
  }
}

extension FlowMap {
  /// Flows, and all that they contain.
  func withContents(_ flows: Set<FlowID>) -> Set<FlowID> {
    var found: Set<FlowID> = [], next = Array(flows)
    while let flow = next.popLast() {
      if found.insert(flow).inserted { next += self[flow]?.children ?? [] }
    }
    return found
  }
}

extension FlowMap.Arrow {
  /// Whether a callback causes it.
  fileprivate var isOfCallback: Bool { if case .callback = cause { true } else { false } }

  /// Whether the caller of its action is a screen of its flow.
  fileprivate var isOfScreen: Bool { isOfCallback || cause == .back }
}

extension NavigationAction {
  /// The actions that it consists of, or itself.
  var leaves: [NavigationAction] { kind == .batch ? steps.flatMap(\.leaves) : [self] }
}
