// Opening: one of three other verbs, depending on the flow or the containers around the caller.
extension TreeReducer {
  mutating func open(_ flow: FlowID, _ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    switch flow.blueprint.opening?.way {
    case .push: try push(flow, action, on: caller)
    case .modal(let style): try present(flow, action, as: style, from: caller)
    case .child: try select(flow, action, from: caller)
    case nil:
      if opensChild(flow, around: caller) {
        try select(flow, action, from: caller)
      } else {
        try push(flow, action, on: caller)
      }
    }
  }

  /// Whether opening selects a child of a container around an entry.
  func opensChild(_ flow: FlowID, around caller: Position) -> Bool {
    switch flow.blueprint.opening?.way {
    case .push, .modal: false
    case .child, nil: caller.containers.contains { $0.node.child(flow) != nil }
    }
  }
}
