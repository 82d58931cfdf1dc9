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
  /// The callbacks keep only numbers, so no screen lives longer. Sequences that the screen follows end with it. The
  /// idea is RxFlow's `allowStepWhenDismissed`.
  ///
  /// - Returns: The flow, with the same identity.
  public nonisolated func sendsAfterLeaving() -> Flow {
    with(LateMessagesTrait())
  }
}

/// Allows the flow's screens to send after they have left.
@MainActor
final class LateMessagesTrait: FlowTrait {}

/// Tells the callbacks of screens that have left which entries were below them.
@MainActor
final class LateMessages {
  /// The performers of the callbacks of screens in the tree.
  private var senders: [Place: Sender] = [:]
  private var isFollowing = false

  private struct Place: Hashable {
    let id: ScreenID
    /// Distinguishes it from a screen that time travel has remade with the same id.
    let life: UInt32
  }

  private struct Sender {
    weak var performer: LatePerformer?
  }

  nonisolated init() {}
}

extension LateMessages: ActionRelay {
  func performer(for caller: Caller, next: any ActionPerformer, in navigator: Navigator) -> (any ActionPerformer)? {
    guard caller.flow?.trait(LateMessagesTrait.self) != nil else { return nil }
    if !isFollowing { navigator.features.add(self) }
    isFollowing = true
    let performer = LatePerformer(next: next)
    if let life = caller.life { senders[Place(id: caller.id, life: life)] = Sender(performer: performer) }
    return performer
  }
}

extension LateMessages: TreeFollower {
  var rank: Int { 0 }

  func follow(_: NavigationAction, _: TreeDifference, in _: Navigator) {}

  func treeChanged(by _: NavigationAction, _ difference: TreeDifference, in _: Navigator) {
    guard !senders.isEmpty, let old = difference.old else { return }
    var ways = WaysDown(from: old, difference)
    for node in difference.left {
      guard let sender = senders.removeValue(forKey: Place(id: node.id, life: node.element.life)) else { continue }
      sender.performer?.way = ways.way(of: node.id)
    }
  }
}

/// The entries that were below the screens that have left, and are still there, the nearest first.
@MainActor
private struct WaysDown {
  private let old: NavigationTree
  private let new: NavigationTree
  private let left: Set<ScreenID>
  /// For entries that have left: the nearest entry below that is still there.
  private var nearest: [ScreenID: ScreenID?] = [:]
  private var ways: [ScreenID: [ScreenID]] = [:]

  init(from old: NavigationTree, _ difference: TreeDifference) {
    self.old = old
    new = difference.new
    left = Set(difference.left.map(\.id))
  }

  /// The total cost for all of them is that of the longest.
  mutating func way(of id: ScreenID) -> [ScreenID] {
    guard let start = nearestStaying(from: id) else { return [] }
    if let known = ways[start] { return known }
    var way: [ScreenID] = []
    if let position = new.position(of: start) {
      _ = new.nearest(onTheWayFrom: position) { place in
        way.append(place.entry.id)
        return false
      }
    }
    ways[start] = way
    return way
  }

  private mutating func nearestStaying(from id: ScreenID) -> ScreenID? {
    if let known = nearest[id] { return known }
    guard let start = old.position(of: id) else { return nil }
    var passed: [ScreenID] = [], found: ScreenID?
    _ = old.nearest(onTheWayFrom: start) { [nearest, left] place in
      let id = place.entry.id
      if !left.contains(id) { found = id } else if let known = nearest[id] { found = known } else { passed.append(id) }
      return found != nil
    }
    for id in passed { nearest[id] = .some(found) }
    return found
  }
}

/// Performs the callbacks of a screen that may send after it has left.
@MainActor
final class LatePerformer: ActionPerformer {
  private let next: any ActionPerformer
  /// The entries that were below the screen when it left; `nil` while it is in the tree.
  var way: [ScreenID]?

  init(next: any ActionPerformer) {
    self.next = next
  }

  var isReachable: Bool { next.isReachable }

  func perform(_ action: NavigationAction, for caller: Caller) { next.perform(late(action), for: caller) }

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? {
    await next.performAwaiting(late(action), for: caller)
  }

  func belonging<Kind: ScreenBelonging>(_ kind: Kind.Type, of caller: Caller) -> Kind? {
    next.belonging(kind, of: caller)
  }

  func belongingsChanged() { next.belongingsChanged() }

  func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? {
    next.givenValue(for: action, until: callback)
  }

  /// The same message, with its way down if the screen has left.
  private func late(_ action: NavigationAction) -> NavigationAction {
    guard let way, case .send(let payload, nil) = action.verb, var message = payload.value as? Message else {
      return action
    }
    message.way = way
    return NavigationAction(.send(NavigationAction.Payload(message), to: nil), at: action.origin)
  }
}
