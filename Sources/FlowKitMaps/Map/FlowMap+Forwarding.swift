import FlowKit

// Arguments that are discarded where others forward them.
extension FlowMap {
  /// Callbacks whose arguments are discarded although another callback forwards some of the same types to the flow.
  var forgottenForwards: [Problem] {
    var forwarding: [Forward: Arrow] = [:], told: Set<Forgotten> = []
    for arrow in arrows where arrow.passing?.isForwarded == true {
      guard let forward = arrow.forward, forwarding[forward] == nil else { continue }
      forwarding[forward] = arrow
    }
    return arrows.compactMap { arrow in
      guard let passing = arrow.passing, !passing.isForwarded, let forward = arrow.forward,
        let other = forwarding[forward]
      else { return nil }
      // Flows of one declaration that differ in their keys say the same.
      let forgotten = Forgotten(source: arrow.source.place, place: arrow.place, forward: forward)
      guard told.insert(forgotten).inserted else { return nil }
      let nothing = Array(repeating: "_", count: passing.types.count).joined(separator: ", ")
      return Problem(
        rule: .forgottenForward, flow: arrow.source, place: arrow.place,
        text: "\(arrow.source).\(arrow.cause) \u{2192} \(arrow.action.call) discards its arguments"
          + " (\(passing.names.joined(separator: ", "))), but \(other.source).\(other.cause)"
          + "\(other.place.map { " at \($0)" } ?? "") forwards such arguments to the same flow. Forward them, or write"
          + " { _ in { \(nothing) in } } behind the verb if that is meant.")
    }
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
