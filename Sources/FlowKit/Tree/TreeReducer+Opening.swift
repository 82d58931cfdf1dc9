// Opening: one of three other verbs, depending on the flow or the containers around the caller.
extension TreeReducer {
  mutating func open(_ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    switch action.target?.trait(OpeningTrait.self)?.opening.way {
    case .push: try push(action, on: caller)
    case .modal(let style): try present(action, as: style, from: caller)
    case .child: try select(action, from: caller)
    case nil:
      if opensChild(action, around: caller) { try select(action, from: caller) } else { try push(action, on: caller) }
    }
  }

  /// Whether opening selects a child of a container around an entry.
  func opensChild(_ action: NavigationAction, around caller: Position) -> Bool {
    switch action.target?.trait(OpeningTrait.self)?.opening.way {
    case .push, .modal: false
    case .child, nil: caller.containers.contains { $0.node.child(action.flow) != nil }
    }
  }
}
