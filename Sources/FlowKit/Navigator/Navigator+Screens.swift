// How screens come and go: what the carrying out of an action is made of.
extension Navigator {
  /// Entries with the screens that were made for them; nearly always there is one, and then there is no list.
  struct Arrivals {
    private var first: (node: NavigationTree.Node, screen: AnyObject?)?
    private var others: [(node: NavigationTree.Node, screen: AnyObject?)]?
    private var places: [ScreenID: Int]?

    mutating func append(_ node: NavigationTree.Node, _ screen: AnyObject?) {
      guard first != nil else { return first = (node, screen) }
      if others == nil { (others, places) = ([], [:]) }
      places?[node.id] = others?.count
      others?.append((node, screen))
    }

    func forEach(_ body: (NavigationTree.Node, AnyObject) -> Void) {
      guard let first else { return }
      if let screen = first.screen { body(first.node, screen) }
      guard let others else { return }
      for other in others { if let screen = other.screen { body(other.node, screen) } }
    }

    subscript(id: ScreenID) -> AnyObject? {
      first?.node.id == id ? first?.screen : places?[id].flatMap { others?[$0].screen }
    }
  }

  /// Records that were dropped, to be let go of when nothing is being changed.
  struct Departed {
    private var first: (entry: NavigationTree.Entry, record: Record)?
    private var others: [(entry: NavigationTree.Entry, record: Record)]?

    mutating func append(_ entry: NavigationTree.Entry, _ record: Record) {
      guard first != nil else { return first = (entry, record) }
      if others == nil { others = [] }
      others?.append((entry, record))
    }

    func forEach(_ body: (NavigationTree.Entry, Record) -> Void) {
      guard let first else { return }
      body(first.entry, first.record)
      guard let others else { return }
      for other in others { body(other.entry, other.record) }
    }
  }

  func makeScreens(_ difference: TreeDifference, for turn: Turn) -> Arrivals {
    var arrivals = Arrivals()
    let restored = turn.isPlain ? nil : turn.rest.restored
    let shown = restored == nil ? [] : Set(difference.new.shown.map(\.id))
    for node in difference.entered {
      arrivals.append(node, makeScreen(node, for: turn, restored, isShown: shown.contains(node.id)))
    }
    return arrivals
  }

  /// The screen of a new entry; nil where it is made when it is needed.
  func makeScreen(
    _ node: NavigationTree.Node, for turn: Turn, _ restored: [ScreenID: RestoredState]?, isShown: Bool
  ) -> AnyObject? {
    let flow = node.flow.blueprint, life = node.element.life
    records.begin(node.id, life: life)
    guard let restored else { return makeScreen(of: flow, node.id, life) }
    if isShown {
      let screen = makeScreen(of: flow, node.id, life)
      restored[node.id]?.restore(screen)
      return screen
    }
    let late = belonging(LateScreen.self, of: Caller(id: node.id, flow: flow))
    late?.flow = flow
    late?.restored = restored[node.id]
    late?.action = turn.action
    return nil
  }

  /// Makes a screen and binds its callbacks to actions of its entry, unless there is one that waits for it.
  func makeScreen(of flow: Blueprint, _ id: ScreenID, _ life: UInt32) -> AnyObject {
    let caller = Caller(id: id, flow: flow, life: life)
    var supplied: AnyObject?
    for supplier in features.suppliers where supplied == nil {
      guard let (screen, belongings) = supplier.supply(flow, for: caller, in: self) else { continue }
      supplied = screen
      records.set(belongings, of: id)
      belongings.enter(as: caller)
    }
    let screen = supplied ?? flow.makeScreen(Lets(performer: performer(for: caller), caller: caller))
    for witness in features.witnesses { witness.made(screen, for: caller, in: self) }
    return screen
  }

  /// Whether there are entries whose screens are made when they are needed.
  var hasLateScreens: Bool { records.count != records.screenCount }

  /// Makes the screen of an entry, if it has not been needed yet.
  ///
  /// What it asks for meanwhile is ignored.
  func makeLate(_ id: ScreenID) -> AnyObject? {
    guard hasLateScreens, let late = existing(LateScreen.self, of: id), let flow = late.flow else { return nil }
    return duringTurn {
      ignoringScreens {
        late.flow = nil
        let restored = late.restored.take(), action = late.action.take()
        let screen = makeScreen(of: flow, id, records[id]?.life ?? 0)
        restored?.restore(screen)
        records.set(screen, of: id)
        if !features.listeners.isEmpty, let action {
          let entry = NavigationTree.Entry(id: id, flow: flow.id)
          tell(.made, of: entry, ToldAction(cause: cause(action.withoutDelivery, .performed)))
        }
        return screen
      }
    }
  }

  /// Makes the screens that will be shown, and those that are handed arguments.
  func makeLateScreens(shownIn reducer: TreeReducer) {
    for entry in reducer.tree.shown { _ = makeLate(entry.id) }
    for delivery in reducer.deliveries where reducer.tree.contains(delivery.first) { _ = makeLate(delivery.first) }
  }

  /// Does something during which nothing is done that screens ask for.
  func ignoringScreens<Value>(_ body: () -> Value) -> Value {
    let before = turns.ignoresScreens
    turns.ignoresScreens = true
    defer { turns.ignoresScreens = before }
    return body()
  }

  /// Takes the records out of entries that leave, before others get their ids.
  func setAside(_ difference: TreeDifference) -> Departed {
    var departed = Departed()
    for node in difference.left { records.remove(node.id).map { departed.append(node.entry, $0) } }
    return departed
  }

  /// Changes the tree and the records.
  ///
  /// No code of the app runs here.
  func commit(_ difference: TreeDifference, _ arrivals: Arrivals, _ departed: inout Departed, isTravel: Bool) {
    if !isTravel {
      for node in difference.left {
        if let record = records.remove(node.id) { departed.append(node.entry, record) }
      }
    }
    arrivals.forEach { node, screen in records.set(screen, of: node.id) }
    tree = difference.new
  }

  /// Ends what belonged to the screens that have left, unless somebody keeps them.
  ///
  /// - Returns: What belonged to them, by their ids.
  func letGo(of departed: Departed, _ action: NavigationAction, isTravel: Bool) -> [ScreenID: Belongings]? {
    var belongings: [ScreenID: Belongings]?
    departed.forEach { entry, record in
      var isKept = false
      if let screen = record.screen {
        if let owned = record.belongings {
          for supplier in features.suppliers where !isKept { isKept = supplier.keep(screen, owned, in: self) }
        }
        if !isKept { for follower in features.followers { follower.left(entry, screen, action, in: self) } }
      }
      record.belongings?.leave(isKept: isKept)
      // Of a travel, others may have their ids already.
      guard let owned = record.belongings ?? (isTravel ? Belongings() : nil) else { return }
      if belongings == nil { belongings = [:] }
      belongings?[entry.id] = owned
    }
    return belongings
  }

  /// Hands arguments to new screens.
  func deliver(_ delivery: TreeReducer.Delivery, to arrivals: Arrivals) {
    guard let first = arrivals[delivery.first] else { return }
    var others: [AnyObject] = []
    for id in delivery.others {
      guard let screen = arrivals[id] else { return }
      others.append(screen)
    }
    delivery.deliver(first, others, delivery.first.number)
  }

  /// Hands arguments to a screen that was there before.
  func deliver(_ delivery: TreeReducer.Delivery, havingMade arrivals: Arrivals) {
    guard arrivals[delivery.first] == nil, let screen = screen(of: delivery.first) else { return }
    delivery.deliver(screen, [], delivery.first.number)
  }

  /// Makes the screens that a navigator begins with.
  package func start() {
    duringTurn {
      let entered = TreeDifference(old: nil, new: tree).entered
      for node in entered {
        records.begin(node.id, life: node.element.life)
        records.set(makeScreen(of: node.flow.blueprint, node.id, node.element.life), of: node.id)
      }
      if let rootIssue { features.issues?.hear(rootIssue) }
      guard !features.listeners.isEmpty else { return }
      let reset = NavigationAction(.reset, tree.root[0].flow.blueprint)
      let told = ToldAction(cause: cause(reset, .performed))
      for node in entered { tell(.made, of: node.entry, told) }
      for entry in tree.shown { tell(.appeared, of: entry, told) }
    }
  }
}

extension Navigator {
  /// Goes to a tree that was somewhere else before.
  ///
  /// Screens that are not shown are made when they are needed.
  ///
  /// - Parameters:
  ///   - action: The travel.
  ///   - restored: The states of new entries' screens.
  /// - Returns: How it ended.
  package func restore(
    _ action: NavigationAction, _ restored: [ScreenID: RestoredState]
  ) -> NavigationOutcome {
    perform(restoring(action, restored))
  }

  /// The same, where somebody who is asked may take their time.
  package func restore(
    _ action: NavigationAction, _ restored: [ScreenID: RestoredState]
  ) async -> NavigationOutcome {
    await performAwaiting(restoring(action, restored))
  }

  private func restoring(_ action: NavigationAction, _ restored: [ScreenID: RestoredState]) -> Turn {
    var turn = Turn(action, from: nil)
    turn.rest.restored = restored
    turn.rest.lastID = lastID
    return turn
  }

  /// The live screen of an entry, if it has been made already.
  package func madeScreen(of id: ScreenID) -> AnyObject? { records.screen(of: id) }

  /// The state of a screen that has not been needed yet.
  package func restoredState(of id: ScreenID) -> RestoredState? { existing(LateScreen.self, of: id)?.restored }
}
