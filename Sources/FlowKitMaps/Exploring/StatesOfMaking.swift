import FlowKit

/// In which of the app's states a screen was made, where that matters: its flow binds other verbs in another state, or
/// contains other flows.
///
/// A screen that stays while the app's state changes keeps what it is bound to.
@MainActor
struct StatesOfMaking {
  /// The numbers of the flows whose screens are told apart.
  private(set) var told: Set<Int> = []
  /// Of those of which this can't be told: screens that are made or kept at other times than their entries.
  private(set) var untold: Set<Int> = []
  /// The number of states to tell apart.
  var count: Int { told.isEmpty ? 1 : stateCount }

  private let map: FlowMap
  private let stateCount: Int
  /// The states in which something is bound in each place.
  private var boundStates: [Written: Set<Int>] = [:]

  private struct Written: Hashable {
    let source: FlowID
    let cause: FlowMap.Cause
    let place: SourcePlace?

    init(_ arrow: FlowMap.Arrow) { (source, cause, place) = (arrow.source, arrow.cause, arrow.verbPlace) }
  }

  init(_ map: FlowMap) {
    (self.map, stateCount) = (map, max(map.states.count, 1))
    guard stateCount > 1 else { return }
    let bound = map.arrows.filter(\.isBound)
    for arrow in bound { boundStates[Written(arrow), default: []].formUnion(arrow.states) }
    let differing = Set(bound.filter(differs).compactMap { map.indices[$0.source] })
    let preloads = Set(
      map.arrows.flatMap { $0.action.leaves }.filter { $0.kind == .preload }.flatMap(\.allBlueprints).map(\.id))
    for (number, node) in map.nodes.enumerated() {
      let contents = Set(node.contents.values.map { $0.flows.map(\.id) })
      guard differing.contains(number) || contents.count > 1 else { continue }
      if let around = around(number, preloads, []) { told.formUnion(around) } else { untold.insert(number) }
    }
    untold.subtract(told)
  }

  /// A flow, and all around it that must be told apart to tell its screens apart; nil if they can't be.
  ///
  /// What a split view or an embedding screen contains is made together with it; a tab is made when it is selected.
  private func around(_ number: Int, _ preloaded: Set<FlowID>, _ inside: Set<Int>) -> Set<Int>? {
    let flow = map.nodes[number].flow
    guard !inside.contains(number), !preloaded.contains(flow), !flow.blueprint.isRetained else { return nil }
    var found: Set<Int> = [number]
    for (index, node) in map.nodes.enumerated() where node.children.contains(flow) {
      guard node.kind == .split || node.kind == .embedded,
        let around = around(index, preloaded, inside.union([number]))
      else { return nil }
      found.formUnion(around)
    }
    return found
  }

  /// Whether an arrow depends on the state in which the screen was made.
  private func differs(_ arrow: FlowMap.Arrow) -> Bool {
    (arrow.isFixed ? arrow.states : boundStates[Written(arrow)] ?? []).count < stateCount
  }

  /// The states in which a flow's screens may have been made; one if that doesn't matter.
  func states(of flow: Int) -> Range<Int> { told.contains(flow) ? 0..<stateCount : 0..<1 }

  /// Whether a screen surely is bound to something, or only if it was made in another state.
  ///
  /// - Parameters:
  ///   - arrow: What it does.
  ///   - state: The app's state.
  ///   - made: The state in which it was made, if its flow is told apart.
  /// - Returns: Nil if it is not bound to that.
  func isSure(_ arrow: FlowMap.Arrow, in state: Int, made: Int) -> Bool? {
    let isNow = arrow.states.contains(state),
      isAsked = !arrow.isFixed && boundStates[Written(arrow)]?.contains(state) == true
    guard stateCount > 1, let number = map.indices[arrow.source], differs(arrow), !isAsked else {
      return isNow ? true : nil
    }
    if told.contains(number) { return arrow.states.contains(made) ? true : nil }
    return isNow
  }
}

extension FlowMap.Arrow {
  /// Whether it is bound when a screen is made.
  var isBound: Bool {
    switch cause {
    case .callback, .back: true
    case .outside, .message, .guard: false
    }
  }
}
