extension Flow {
  /// Returns the flow with permission for its screens to send messages even after they have left the tree.
  ///
  /// Use it for work that ends later than the screen, such as an upload that continues after its sheet is closed.
  /// Without it, a callback that outlives its screen does nothing (``NavigationReason/removed``). With it, that still
  /// applies to every verb except `send`.
  ///
  /// ```swift
  /// Flow(with: UploadScreen(photo)) { screen, lets in
  ///   screen.onDone = lets.dismiss()
  ///   screen.onUploaded = lets.send { UploadStep.uploaded($0) }   // the screen may be closed by then
  /// }
  /// .sendsAfterLeaving()
  /// ```
  ///
  /// The message goes to the nearest entry below the screen that is still in the tree, and from there down as usual, to
  /// the navigator last. The flow's own handlers are skipped, because its screen is gone. The sender that handlers get
  /// is the entry that has left.
  ///
  /// It makes no difference how the message is sent: by `send`, `choose`, or `perform`. The callbacks keep numbers, and
  /// the closures that make or choose a message. So no screen lives longer, unless such a closure holds it: let it
  /// capture the screen weakly. Sequences that the screen follows end with it. The
  /// idea is RxFlow's `allowStepWhenDismissed`.
  ///
  /// - Returns: The flow, with the same identity.
  public nonisolated func sendsAfterLeaving() -> Flow {
    with(SendsAfterLeavingTrait())
  }
}

/// Allows the flow's screens to send after they have left.
@MainActor
final class SendsAfterLeavingTrait: FlowTrait {}

extension Blueprint {
  /// Whether the flow's screens may send after they have left.
  package var sendsAfterLeaving: Bool { trait(SendsAfterLeavingTrait.self) != nil }
}

extension Caller {
  /// Whether it may still perform an action when its screen has left: only a message to those below, if its flow allows it.
  package func mayPerformAfterLeaving(_ action: NavigationAction) -> Bool {
    guard case .send(_, nil) = action.verb else { return false }
    return flow?.trait(SendsAfterLeavingTrait.self) != nil
  }
}

extension Navigator {
  /// Tells the lives of screens that may send after they have left, and what they have sent before and waits its turn, which
  /// entries were below them.
  ///
  /// It looks from the bottom up, so that screens which leave together share the way down: the cost is that of the longest.
  func noteWays(of senders: [ScreenLife], _ difference: TreeDifference) {
    guard let old = difference.old else { return }
    let lives = Dictionary(senders.map { ($0.caller.id, $0) }) { first, _ in first }
    var ways: [ScreenID: [ScreenID]] = [:]
    for node in Array(difference.left).reversed() {
      let below = node.below?.id ?? old.position(of: node.id).flatMap(old.origin(of:))?.node.id
      let entries = below.map { ways[$0] ?? difference.new.way(downFrom: $0) } ?? []
      if let below { ways[below] = entries }
      ways[node.id] = entries
      lives[node.id]?.note(entriesBelow: entries)
    }
    turns.sendMessages(downOf: ways)
  }
}

extension NavigationAction {
  /// The same message with its way down, if the screen that sends it has left.
  func sent(down entries: [ScreenID]?) -> NavigationAction {
    guard let entries, case .send(let payload, nil) = verb, var message = payload.value as? Message,
      message.entriesBelow == nil
    else {
      return self
    }
    message.entriesBelow = entries
    return with(.send(Payload(message), to: nil))
  }
}

extension NavigationTree {
  /// An entry and those below it, the nearest first.
  fileprivate func way(downFrom id: ScreenID) -> [ScreenID] {
    var way: [ScreenID] = []
    guard let start = position(of: id) else { return way }
    _ = nearest(onTheWayFrom: start) { entry in
      way.append(entry.entry.id)
      return false
    }
    return way
  }
}
