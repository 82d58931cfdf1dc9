// Carrying out an action that is allowed: everybody who takes part, by name and in order, and the parts.
extension Navigator {
  /// Performs an allowed action: makes screens, changes the tree, and notifies everybody.
  func carryOut(
    _ turn: borrowing Turn, _ reducer: inout TreeReducer, _ difference: TreeDifference, isTravel: Bool = false
  ) {
    var told = features.isHeard ? self.told(turn, difference) : nil
    if let told { tell(.willNavigate, told) }
    lastID = max(lastID, reducer.lastID)
    if !reducer.hasOnlyTree { reducer.preloads.forEach(preload) }
    if hasLazyScreens { makeLazyScreens(shownIn: reducer) }
    makeScreens(difference, for: turn)
    let deliveries = reducer.hasOnlyTree ? nil : deliverToNew(reducer.deliveries)
    // A new screen may be the first listener.
    if told == nil, features.isHeard { told = self.told(turn, difference) }
    if let told {
      difference.entries.forEachEntered {
        if records.newScreen(of: $0.id) != nil { tell(.made, of: $0.entry, told) }
      }
    }
    let departed = setAside(difference)
    commit(difference, &reducer)
    let attachments = letGo(of: consume departed, turn.action, difference, isTold: told != nil)
    // Here a redirected action continues, when what it was redirected to has left.
    if !waiting.isEmpty { endWaiting(with: difference, reducer.successors, by: turn) }
    if let deliveries {
      deliveries.forEach(deliverToOld)
      for (action, node) in reducer.followers where !turns.ignoresScreens {  // a travel's tree contains them already
        _ = enqueue(Turn(action, from: Caller(id: node.id, flow: node.flow.blueprint)))
      }
    }
    features.mirror?.note(turn.action, difference)
    if var told = told.take() {
      told.removed = attachments
      tellChange(reducer, difference, told)
    }
    if isTravel { tellNotAwaited(in: difference) }
    assert(tellMissingKeys(turn.action, in: difference.old))
    features.rootRule?.note(turn.action, in: self)
    features.backWatch?.update(self)
    features.leakDetector?.countAction(in: self)
    features.mirror?.follow(turn.action, difference, in: self)
  }

  /// Goes to a known tree.
  ///
  /// Actions that screens perform meanwhile are ignored, because that tree already contains their effects.
  func carryOutTravel(
    _ turn: borrowing Turn, _ reducer: inout TreeReducer, _ difference: TreeDifference
  ) {
    let before = turns.ignoresScreens
    turns.ignoresScreens = true
    defer { turns.ignoresScreens = before }
    carryOut(turn, &reducer, difference, isTravel: true)
  }
}

// The parts: how screens come and go.
extension Navigator {
  /// Makes the screens of new entries; they can't be found before the tree changes.
  ///
  /// The hidden screens of a restored tree are made when they are needed.
  func makeScreens(_ difference: TreeDifference, for turn: borrowing Turn) {
    guard let restored = turn.restored else {
      difference.entries.forEachEntered { make($0) }
      return
    }
    let seen = Set((difference.new.shownNodes + difference.new.partlyCoveredNodes).map(\.id))
    for node in difference.entered {
      if seen.contains(node.id) {
        let screen = make(node)
        restored.states[node.id]?.restore(screen)
      } else {
        begin(node)
        let lazy = attachments(of: node.id)?.of(LazyScreen.self)
        lazy?.flow = node.flow.blueprint
        lazy?.restored = restored.states[node.id]
        lazy?.action = turn.action
      }
    }
  }

  @discardableResult
  private func make(_ node: NavigationTree.Node, isInTree: Bool = false) -> AnyObject {
    let life = begin(node)
    if isInTree { enter(node) }
    let screen = makeScreen(of: node.flow.blueprint, life)
    records.set(screen, of: node.id)
    return screen
  }

  @discardableResult
  private func begin(_ node: NavigationTree.Node) -> ScreenLife {
    let life = ScreenLife(Caller(node.entry), reference)
    records.begin(life)
    return life
  }

  /// Makes a screen and binds its callbacks to actions of its entry, unless one is kept for it.
  func makeScreen(of flow: Blueprint, _ life: ScreenLife) -> AnyObject {
    let screen: AnyObject
    if let kept = features.reusable.take(flow) {
      let caller = life.caller
      screen = kept.screen
      kept.life.begin(life.stage, as: caller, performer(for: caller))
      records.set(kept.life, kept.attachments, of: caller.id)
    } else {
      if wrapPerformer != nil { life.begin(life.stage, as: life.caller, performer(for: life.caller)) }
      screen = flow.makeScreen(lets(for: life))
    }
    features.lifecycle.made(screen, of: life.caller.id, in: self)
    return screen
  }

  /// Whether there are entries whose screens are made when they are needed.
  var hasLazyScreens: Bool { records.count != records.screenCount }

  /// Runs a closure during which actions of screens are ignored.
  func ignoringScreens<Value>(_ body: () -> Value) -> Value {
    let before = turns.ignoresScreens
    turns.ignoresScreens = true
    defer { turns.ignoresScreens = before }
    return body()
  }

  /// Takes out the records of entries that leave, to be released when nothing is being changed.
  func setAside(_ difference: TreeDifference) -> ShortList<Record> {
    var departed = ShortList<Record>()
    difference.entries.forEachLeft { node in
      if let record = records.remove(node.id) { departed.append(record) }
    }
    return departed
  }

  /// Changes the tree and the records; the reducer, which is done, gets the tree before.
  ///
  /// No code of the app runs here.
  func commit(_ difference: TreeDifference, _ reducer: inout TreeReducer) {
    difference.entries.forEachEntered { enter($0) }
    swap(&tree, &reducer.tree)
  }

  private func enter(_ node: NavigationTree.Node) {
    records.enter(node.id)
    if node.element.interests.contains(.actions) { features.guards.noteGroup() }
  }

  /// Ends the attachments of the screens that have left, unless they are kept for another entry.
  ///
  /// - Returns: The attachments, by the ids of the entries; `nil` if nobody is told of the action.
  func letGo(
    of departed: consuming ShortList<Record>, _ action: NavigationAction, _ difference: TreeDifference, isTold: Bool
  ) -> [ScreenID: ScreenAttachments]? {
    var attachments: [ScreenID: ScreenAttachments]?
    var senders: [ScreenLife] = []
    departed.forEach { record in
      var isKept = false
      if let screen = record.screen {
        isKept = features.reusable.keep(screen, record)
        if !isKept, let detector = features.leakDetector, let flow = record.life?.caller.flow?.id {
          let entry = NavigationTree.Entry(id: record.id, flow: flow)
          detector.watch(screen, of: entry, removedBy: action, in: self)
        }
      }
      record.life?.leave(isKept: isKept, with: record.attachments)
      if let life = record.life, life.caller.flow?.sendsAfterLeaving == true { senders.append(life) }
      guard isTold, let owned = record.attachments else { return }
      attachments = attachments ?? [:]
      attachments?[record.id] = owned
    }
    if !senders.isEmpty { noteWays(of: senders, difference) }
    return attachments
  }

  /// Passes arguments to screens that are all new.
  ///
  /// - Returns: The deliveries that include existing screens; they follow when the tree has changed.
  func deliverToNew(_ deliveries: ShortList<TreeReducer.Delivery>) -> [TreeReducer.Delivery] {
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
