import FlowKit

// Flows of one identity.
extension MapMaker {
  /// Checks that a flow is bound to the same actions as the flow on the map with its identity.
  mutating func compare(_ id: FlowID, _ flow: Blueprint) {
    guard let known = bound[id], !map.sameIdentities.contains(where: { $0.flow == id }) else { return }
    let recorder = ScreenRecorder(isNamed: false)
    _ = recorder.make(flow, id: ScreenID((map.indices[id] ?? 0) + 1))
    let text = text(of: recorder)
    let lines = zip(text + ["nothing more"], known + ["nothing more"])
    guard text != known, let (other, first) = lines.first(where: { $0 != $1 }) else { return }
    map.sameIdentities.append(
      FlowMap.Problem(
        rule: .sameIdentity, flow: id, place: id.place,
        text: "Two flows are both \(id), but lead to different places: one is bound to \(first), the other to \(other)."
          + " Put what a flow depends on into its key: Flow(with: ..., id: ...)."))
  }

  mutating func noteSought(by action: NavigationAction) {
    for step in action.steps { noteSought(by: step) }
    guard action.looksForFlows else { return }
    for flow in action.blueprints where map.indices[flow.id] != nil { soughtAgain.append((flow, action)) }
  }

  /// Checks that the screens of two flows of one identity are alike, because an action takes one for the other.
  mutating func compareScreens(_ flow: Blueprint, _ action: NavigationAction) {
    let id = flow.id
    guard let index = map.indices[id], !map.sameIdentities.contains(where: { $0.flow == id }) else { return }
    if let difference = difference(between: flow, and: map.nodes[index].flow.blueprint, at: index) {
      map.sameIdentities.append(
        FlowMap.Problem(
          rule: .sameIdentity, flow: id, place: id.place,
          text: "\(action.call) takes one \(id) for another: \(difference), but both are the same flow. Put what a flow"
            + " depends on into its key: Flow(with: ..., id: ...)."))
    } else if id.lacksKey, map.nodes[index].flow.blueprint !== flow {
      map.sameIdentities.append(
        FlowMap.Problem(
          rule: .sameIdentity, flow: id, place: id.place,
          text:
            "\(action.call) may take one \(id) for another: its function has parameters, and its flows have no key, so"
            + " all of them are the same flow. Put what tells them apart into the key: Flow(with: ..., id: ...)."))
    }
  }

  /// In what the screens of two flows differ: `number is 1 in one and 2 in the other`.
  private func difference(between flow: Blueprint, and known: Blueprint, at index: Int) -> String? {
    guard !unnamed.contains(ObjectIdentifier(flow.screenType)) else { return nil }
    func values(of flow: Blueprint) -> [String: AnyHashable] {
      ScreenRecorder(isNamed: false).plainValues(of: flow, id: ScreenID(index + 1))
    }
    let (first, again, other) = (values(of: known), values(of: known), values(of: flow))
    // What differs each time, such as a date, says nothing.
    let differing = first.keys.sorted().first { first[$0] == again[$0] && first[$0] != other[$0] }
    guard let name = differing, let one = first[name], let another = other[name] else { return nil }
    return "\(name) is \(one) in one and \(another) in the other"
  }

  func text(of recorder: ScreenRecorder) -> [String] {
    recorder.bindings.map { named in
      let binding = named.binding
      // A choice is the app's code, which isn't run more often than needed.
      guard binding.argumentTypes.isEmpty, binding.kind != .nothing, let action = binding.action([]) else {
        return "\(binding.kind.name.rawValue)(...)"
      }
      return action.call
    }
  }
}
