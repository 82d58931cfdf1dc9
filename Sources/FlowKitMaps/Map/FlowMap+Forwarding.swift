import FlowKit

// Arguments that are discarded where others forward them.
extension FlowMap {
  /// Callbacks whose arguments are discarded, although the flow's screen seems to need them.
  var forgottenForwards: [Problem] {
    var forwarding: [Forward: Arrow] = [:], told: Set<Forgotten> = []
    for arrow in arrows where arrow.passing?.isForwarded == true {
      guard let forward = arrow.forward, forwarding[forward] == nil else { continue }
      forwarding[forward] = arrow
    }
    return arrows.compactMap { arrow in
      guard let passing = arrow.passing, !passing.isForwarded, let forward = arrow.forward,
        let why = why(passing, to: arrow.targets[0], forwarding[forward])
      else { return nil }
      // Flows of one declaration that differ in their keys say the same.
      let forgotten = Forgotten(source: arrow.source.place, place: arrow.place, forward: forward)
      guard told.insert(forgotten).inserted else { return nil }
      let nothing = Array(repeating: "_", count: passing.types.count).joined(separator: ", ")
      return Problem(
        rule: .forgottenForward, flow: arrow.source, place: arrow.place,
        text: "\(arrow.source).\(arrow.cause) \u{2192} \(arrow.action.call) discards its arguments"
          + " (\(passing.names.joined(separator: ", "))), but \(why). Forward them, or write"
          + " { _ in { \(nothing) in } } behind the verb if that is meant.")
    }
  }

  /// Why a flow may need arguments: another arrow forwards such ones to it, or its new screen has a property for each
  /// that has nothing yet.
  private func why(_ passing: BindingRecorder.Passing, to flow: FlowID, _ other: Arrow?) -> String? {
    if let other {
      let place = other.place.map { " at \($0)" } ?? ""
      return "\(other.source).\(other.cause)\(place) forwards such arguments to the same flow"
    }
    guard flow.key == nil, let node = indices[flow].map({ nodes[$0] }) else { return nil }
    let names = passing.types.map { node.unfilled[$0] }
    let known = names.compactMap { $0 }
    guard known.count == names.count else { return nil }
    return "\(known.map { "\(flow.name).\($0)" }.joined(separator: ", ")) has nothing yet"
  }

  /// The flow that a callback leads to, and the arguments that it might take.
  fileprivate struct Forward: Hashable {
    let target: SourcePlace
    let types: [ObjectIdentifier]
  }

  private struct Forgotten: Hashable {
    let source: SourcePlace
    let place: SourcePlace?
    let forward: Forward
  }
}

extension FlowMap.Arrow {
  fileprivate var forward: FlowMap.Forward? {
    guard let passing, let target = targets.first else { return nil }
    return FlowMap.Forward(target: target.place, types: passing.types)
  }
}
