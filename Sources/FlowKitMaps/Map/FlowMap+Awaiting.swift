import FlowKit

// Callbacks that a flow binds, and for which another one waits.
extension FlowMap {
  /// What a flow has bound to a callback, and is not done where another flow waits for that.
  var boundButAwaited: [Problem] {
    var told: Set<Callback> = []
    return arrows.compactMap { arrow in
      guard let name = arrow.answer, let flow = arrow.targets.first,
        let own = arrows(from: flow).first(where: { $0.cause == .callback(name) && !$0.action.onlyCloses }),
        told.insert(Callback(flow: flow, name: name)).inserted
      else { return nil }
      return Problem(
        rule: .boundTwice, flow: flow, place: own.place,
        text: "\(flow).\(own) is not done where \(arrow.source).\(arrow.cause) opens the screen and waits for \(name)."
          + " Do it when the answer has come, or leave the callback to those who open the flow.")
    }
  }
}
