/// Who answers a message: an entry, or the app.
@MainActor
package struct Answerer {
  /// Where the entry is; `nil` for the app.
  private let position: NavigationTree.Position?

  fileprivate init(_ position: NavigationTree.Position?) { self.position = position }

  /// An answer as it is performed, and its caller: the top of the flow's stack, or, for actions on everything that its
  /// entry has led to, the entry itself; `nil` for the app.
  package func acting(_ answer: NavigationAction) -> (action: NavigationAction, caller: Caller?) {
    guard let position else { return (answer, nil) }
    let node = answer.isAboutLedTo ? position.node : position.top
    return (answer.answered(by: position.node.id), Caller(id: node.id, flow: node.flow.blueprint))
  }
}

// Who answers what, for a navigator, which runs handlers, and for maps, which look up their answers.
extension NavigationTree {
  /// Asks for the answer to a message that one entry gets, or the app.
  ///
  /// A message to a flow goes to its nearest entry among those that the sender contains or has led to. All others go to
  /// the sender, or, if that has left, to the nearest entry below it that is still there, then down to the app's root,
  /// and then to the app.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - sender: Who sends it; `nil` for the visible screen.
  ///   - reply: What an entry replies, or the app; `nil` if it doesn't answer.
  /// - Returns: The first reply, and who has given it.
  /// - Throws: Why nobody answers.
  @MainActor
  package func answer<Reply>(
    to message: NavigationAction, from sender: ScreenID?, asking reply: (Entry?) -> Reply?
  ) throws(NavigationReason) -> (reply: Reply, by: Answerer) {
    let content = message.payload as? Message
    if let only = try onlyReceiver(of: message, content, from: sender) {
      guard let reply = reply(only.node.entry) else { throw .unhandled }
      return (reply, Answerer(only))
    }
    var found: Reply?
    let nearest = start(of: content, from: sender).flatMap { start in
      self.nearest(onTheWayFrom: start) { slot in
        found = reply(slot.entry)
        return found != nil
      }
    }
    guard let found = found ?? reply(nil) else { throw .unhandled }
    return (found, Answerer(nearest))
  }

  /// The only entry that a message is for; `nil` if others may answer it, too.
  private func onlyReceiver(
    of action: NavigationAction, _ message: Message?, from sender: ScreenID?
  ) throws(NavigationReason) -> Position? {
    if let receiver = message?.receiver {
      guard let position = position(of: receiver) else { throw .unhandled }
      return position
    }
    guard let flow = action.flow else { return nil }
    guard let position = nearestPosition(of: flow, ledToBy: sender) else { throw .targetNotFound }
    return position
  }

  private func start(of message: Message?, from sender: ScreenID?) -> Position? {
    guard let sender else { return visiblePosition }
    if let position = position(of: sender) { return position }
    for id in message?.entriesBelow ?? [] {
      if let position = position(of: id) { return position }
    }
    return nil
  }

  /// The entries that a broadcast goes to, one after another: those that the sender contains or has led to; without a
  /// sender, all.
  ///
  /// Each answers for itself, in the tree that the answers before it have made.
  package func receivers(of sender: ScreenID?) -> [Entry] {
    guard let ids = sender.map({ ids(ledToBy: $0) }) else { return path }
    return path.filter { ids.contains($0.id) }
  }

  /// An entry as the one that answers a broadcast; `nil` if it has left.
  @MainActor
  package func answerer(_ id: ScreenID) -> Answerer? { position(of: id).map { Answerer($0) } }
}
