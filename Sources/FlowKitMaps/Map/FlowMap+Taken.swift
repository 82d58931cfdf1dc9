package import FlowKit

extension FlowMap.Arrow {
  /// Whether a request took this arrow.
  ///
  /// The caller isn't compared for the answer to a message, which comes from wherever its flow's stack ends.
  package func isTaken(by flow: FlowID?, _ other: NavigationAction) -> Bool {
    switch cause {
    case .callback, .back: flow == source && action == other
    case .message, .guard, .outside: action == other
    }
  }
}

extension FlowMap {
  /// The numbers of the arrows that an action has taken, which a screen of this flow has performed; none if the map has none.
  package func arrowsTaken(by action: NavigationAction, from flow: FlowID?) -> [Int] {
    let own = arrows.indices.filter { arrows[$0].isTaken(by: flow, action) }
    let written = own.filter { arrows[$0].place == action.origin }
    return written.isEmpty ? own.filter { arrows[$0].isDeclared } : written
  }
}

extension NavigationTree {
  /// What an action of the log was on the map: the step that a user took; nil if the map doesn't know it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - caller: The entry whose screen performed it; nil for an action from outside.
  ///   - map: The map of the app's flows.
  /// - Returns: The step, as it was taken in this tree.
  @MainActor
  package func step(_ action: NavigationAction, by caller: Entry?, on map: FlowMap) -> Exploration.Step? {
    let shownIndex = caller.flatMap { caller in shown.firstIndex { $0.id == caller.id } }
    if action.kind == .back { return Exploration.Step(.init(.back), in: self, map) }
    guard let caller else { return action.kind == .dismiss ? Exploration.Step(.init(.close), in: self, map) : nil }
    guard let shownIndex, let index = UInt8(exactly: shownIndex) else { return nil }
    if let arrow = map.arrowsTaken(by: action, from: caller.flow).first, let number = Int32(exactly: arrow) {
      return Exploration.Step(.init(.arrow(number, by: index)), in: self, map)
    }
    guard case .selectChild(let child) = action.verb, let child = Int32(exactly: child) else { return nil }
    return Exploration.Step(.init(.select(child, by: index)), in: self, map)
  }
}
