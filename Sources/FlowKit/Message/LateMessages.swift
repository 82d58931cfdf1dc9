extension Flow {
  /// The same flow, whose screen may send messages also when it has left the tree.
  ///
  /// For what ends later than the screen: an upload that goes on when its sheet is closed. Without it, a callback that
  /// outlives its screen does nothing (``NavigationReason/removed``), and so does every other verb with it.
  ///
  /// ```swift
  /// Flow(with: UploadScreen(photo)) { screen, lets in
  ///   screen.onDone = lets.dismiss()
  ///   screen.onUploaded = lets.send { UploadStep.uploaded($0) }   // the screen may be closed by then
  /// }
  /// .sendsAfterLeaving()
  /// ```
  ///
  /// Those who stood below the screen when it left are asked, as far as they are still there: the nearest of them, and
  /// from it on down as always. The flow's own handlers are not, as its screen is gone; the navigator is asked last, as
  /// always. The sender that handlers get is the entry that has left.
  ///
  /// The callbacks keep nothing but numbers, so neither the screen nor the others live longer. What the screen follows
  /// ends with it. The idea is RxFlow's `allowStepWhenDismissed`.
  ///
  /// - Returns: The flow, with the same identity.
  public nonisolated func sendsAfterLeaving() -> Flow {
    with(LateMessagesTrait())
  }
}

/// The screens of the flow may send when they have left.
@MainActor
final class LateMessagesTrait: FlowTrait {}

/// Tells the callbacks of screens that have left who stood below them.
@MainActor
final class LateMessages {
  /// What the callbacks of the screens in the tree are handed to.
  private var senders: [Place: Sender] = [:]
  private var isFollowing = false

  private struct Place: Hashable {
    let id: ScreenID
    /// Tells it from a screen that a travel has made anew under its id.
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

/// Who stood below the screens that have left, and is still there: the nearest first.
@MainActor
private struct WaysDown {
  private let old: NavigationTree
  private let new: NavigationTree
  private let left: Set<ScreenID>
  /// What is known of entries that have left: the nearest below that is still there.
  private var nearest: [ScreenID: ScreenID?] = [:]
  private var ways: [ScreenID: [ScreenID]] = [:]

  init(from old: NavigationTree, _ difference: TreeDifference) {
    self.old = old
    new = difference.new
    left = Set(difference.left.map(\.id))
  }

  /// The cost of all of them together is that of the longest.
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

/// What the callbacks of a screen are handed to that may send when it has left.
@MainActor
final class LatePerformer: ActionPerformer {
  private let next: any ActionPerformer
  /// Who stood below the screen when it left; nil while it is in the tree.
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

  /// The same message, with who is to be asked, where the screen has left.
  private func late(_ action: NavigationAction) -> NavigationAction {
    guard let way, action.verb == .sendMessage, action.target == nil, var message = action.payload as? Message else {
      return action
    }
    message.way = way
    return NavigationAction(.sendMessage, nil, .carrying(payload: message), at: action.origin)
  }
}
