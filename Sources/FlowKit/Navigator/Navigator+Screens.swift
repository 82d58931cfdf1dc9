// How screens come and go: the parts of performing an action.
extension Navigator {
  /// Makes the screens of new entries; they can't be found before the tree changes.
  ///
  /// The hidden screens of a restored tree are made when they are needed.
  func makeScreens(_ difference: TreeDifference, for turn: borrowing Turn) {
    guard let restored = turn.restored else {
      for node in difference.entered { make(node) }
      return
    }
    let seen = Set((difference.new.shownNodes + difference.new.partlyCoveredNodes).map(\.id))
    for node in difference.entered {
      if seen.contains(node.id) {
        let screen = make(node)
        restored.states[node.id]?.restore(screen)
      } else {
        records.begin(node.id)
        let lazy = attachment(LazyScreen.self, of: Caller(id: node.id, flow: node.flow.blueprint))
        lazy?.flow = node.flow.blueprint
        lazy?.restored = restored.states[node.id]
        lazy?.action = turn.action
      }
    }
  }

  @discardableResult
  private func make(_ node: NavigationTree.Node, isInTree: Bool = false) -> AnyObject {
    records.begin(node.id)
    if isInTree { enter(node) }
    let screen = makeScreen(of: node.flow.blueprint, node.id)
    records.set(screen, of: node.id)
    return screen
  }

  /// Makes a screen and binds its callbacks to actions of its entry, unless one is kept for it.
  func makeScreen(of flow: Blueprint, _ id: ScreenID) -> AnyObject {
    let caller = Caller(id: id, flow: flow)
    let screen: AnyObject
    if let (reused, attachments) = features.reusable.supply(flow, for: caller, in: self) {
      screen = reused
      records.set(attachments, of: id)
      attachments.enter(as: caller)
    } else {
      screen = flow.makeScreen(lets(for: caller, performer(for: caller)))
    }
    features.lifecycle.made(screen, for: caller, in: self)
    return screen
  }

  /// Runs a closure during which actions of screens are ignored.
  func ignoringScreens<Value>(_ body: () -> Value) -> Value {
    let before = turns.ignoresScreens
    turns.ignoresScreens = true
    defer { turns.ignoresScreens = before }
    return body()
  }

  /// Takes out the records of entries that leave, to be released when nothing is being changed.
  func setAside(_ difference: TreeDifference) -> [(entry: NavigationTree.Entry, record: Record)] {
    var removed: [(entry: NavigationTree.Entry, record: Record)] = []
    for node in difference.left {
      if let record = records.remove(node.id) { removed.append((node.entry, record)) }
    }
    return removed
  }

  /// Changes the tree and the records.
  ///
  /// No code of the app runs here.
  func commit(_ difference: TreeDifference) {
    for node in difference.entered { enter(node) }
    tree = difference.new
  }

  private func enter(_ node: NavigationTree.Node) {
    records.enter(node.id)
    if node.element.interests.contains(.actions) { features.guards.noteGroup() }
  }

  /// Ends the attachments of the screens that have left, unless they are kept for another entry.
  ///
  /// - Returns: The attachments, by the ids of the entries; `nil` if nobody is told of the action.
  func letGo(
    of removed: consuming [(entry: NavigationTree.Entry, record: Record)], _ action: NavigationAction, isTold: Bool
  ) -> [ScreenID: ScreenAttachments]? {
    var attachments: [ScreenID: ScreenAttachments]?
    for (entry, record) in removed {
      var isKept = false
      if let screen = record.screen {
        if let owned = record.attachments { isKept = features.reusable.keep(screen, owned, in: self) }
        if !isKept { features.leakDetector?.watch(screen, of: entry, removedBy: action, in: self) }
      }
      record.attachments?.leave(isKept: isKept)
      guard isTold, let owned = record.attachments else { continue }
      attachments = attachments ?? [:]
      attachments?[entry.id] = owned
    }
    return attachments
  }

  /// Passes arguments to screens that are all new.
  ///
  /// - Returns: The deliveries that include existing screens; they follow when the tree has changed.
  func deliverToNew(_ deliveries: [TreeReducer.Delivery]) -> [TreeReducer.Delivery] {
    var deferred: [TreeReducer.Delivery] = []
    for delivery in deliveries where !hand(delivery, to: { records.newScreen(of: $0) }) { deferred.append(delivery) }
    return deferred
  }

  /// Passes arguments to screens, some of which existed before.
  func deliverToOld(_ delivery: TreeReducer.Delivery) { _ = hand(delivery, to: screen) }

  /// - Returns: Whether all screens were found.
  private func hand(_ delivery: TreeReducer.Delivery, to screen: @MainActor (ScreenID) -> AnyObject?) -> Bool {
    guard let first = screen(delivery.first) else { return false }
    var others: [AnyObject] = []
    for id in delivery.others {
      guard let other = screen(id) else { return false }
      others.append(other)
    }
    delivery.deliver(first, others, delivery.first.number)
    return true
  }

  /// Makes the screens of a navigator's first tree.
  package func start() {
    duringTurn {
      let entered = TreeDifference(old: nil, new: tree).entered
      for node in entered { make(node, isInTree: true) }
      if let rootIssue { features.issues.hear(rootIssue) }
      guard features.isHeard else { return }
      let reset = NavigationAction(.reset(NavigationAction.NewStack(tree.root[0].flow)))
      let told = ToldAction(cause: cause(reset, .performed))
      for node in entered { tell(.made, of: node.entry, told) }
      for entry in tree.shown { tell(.appeared, of: entry, told) }
    }
  }
}

// The hidden screens of a restored tree, which are made when they are needed.

/// The state of a screen from another place, such as a snapshot.
package final class RestoredState: Sendable {
  package let content: any Sendable
  let restore: @MainActor @Sendable (AnyObject) -> Void

  package init(_ content: any Sendable, _ restore: @escaping @MainActor @Sendable (AnyObject) -> Void) {
    self.content = content
    self.restore = restore
  }
}

/// How to make the screen of an entry that has not been shown or asked for yet.
@MainActor
package final class LazyScreen: ScreenAttachment {
  /// The entry's flow; `nil` once its screen has been made.
  var flow: Blueprint?
  /// The state to restore.
  var restored: RestoredState?
  /// The action that has added the entry.
  var action: NavigationAction?

  package nonisolated init() {}

  package func leave(isKept: Bool) {}
}

extension Navigator {
  /// Whether there are entries whose screens are made when they are needed.
  var hasLazyScreens: Bool { records.count != records.screenCount }

  /// Makes the screen of an entry that has not been needed yet.
  ///
  /// Actions that it performs meanwhile are ignored.
  func makeLazyScreen(_ id: ScreenID) -> AnyObject? {
    guard hasLazyScreens, let lazy = existing(LazyScreen.self, of: id), let flow = lazy.flow else { return nil }
    return duringTurn {
      ignoringScreens {
        lazy.flow = nil
        let restored = lazy.restored.take(), action = lazy.action.take()
        let screen = makeScreen(of: flow, id)
        restored?.restore(screen)
        records.set(screen, of: id)
        tellNotAwaited(over: id)
        if features.isHeard, let action {
          let entry = NavigationTree.Entry(id: id, flow: flow.id)
          tell(.made, of: entry, ToldAction(cause: cause(action.withoutDelivery, .performed)))
        }
        return screen
      }
    }
  }

  /// Makes the screens that are about to become visible, and those that receive arguments.
  func makeLazyScreens(shownIn reducer: borrowing TreeReducer) {
    for node in reducer.tree.shownNodes + reducer.tree.partlyCoveredNodes { _ = makeLazyScreen(node.id) }
    for delivery in reducer.deliveries where reducer.tree.contains(delivery.first) {
      _ = makeLazyScreen(delivery.first)
    }
  }
}

extension Navigator {
  /// Goes to a restored place: what the guards of its flows don't allow is left out, and noted there.
  ///
  /// Hidden screens are made when they are needed. If the user goes elsewhere meanwhile, they stay there.
  ///
  /// - Parameters:
  ///   - place: The place, which must have a tree.
  ///   - travel: The travel to its tree.
  /// - Returns: Its outcome.
  package func restore(_ place: RestoredPlace, by travel: NavigationAction) -> NavigationOutcome {
    perform(restoring(place, travel))
  }

  /// The same, for questions with asynchronous answers.
  package func restore(_ place: RestoredPlace, by travel: NavigationAction) async -> NavigationOutcome {
    await performAwaiting(restoring(place, travel))
  }

  private func restoring(_ place: RestoredPlace, _ travel: NavigationAction) -> Turn {
    var turn = Turn(travel, from: nil)
    turn.extras.restored = place
    turn.extras.expected = Turn.Expected(tree: tree, lastID: lastID)
    return turn
  }

  /// The state of a screen that has not been needed yet.
  package func restoredState(of id: ScreenID) -> RestoredState? { existing(LazyScreen.self, of: id)?.restored }
}
