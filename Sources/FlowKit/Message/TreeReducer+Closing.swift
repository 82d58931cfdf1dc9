extension TreeReducer {
  /// Leaves, and then sends the action's message to those that are left below, as a screen does that has left.
  mutating func close(_ action: NavigationAction, from caller: Position) throws(NavigationReason) {
    let before = tree
    try leave(from: caller)
    guard let follower = action.follower, var message = follower.payload as? Message else { return }
    let below = before.nearest(onTheWayFrom: caller) { $0.entry.id != caller.node.id && tree.contains($0.entry.id) }
    message.entriesBelow = below.map { [$0.node.id] } ?? []
    note(follower.with(.send(NavigationAction.Payload(message), to: nil)), from: caller.node)
  }
}
