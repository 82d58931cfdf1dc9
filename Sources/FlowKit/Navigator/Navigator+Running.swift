// The one way of every action: its turn, the tree that it comes to, who is asked, the screens that are made, the change, who
// is told. All others, batches, travels and restored places too, are different only in the tree that they come to.
extension Navigator {
  /// Performs an action now and tells how it ended; an action that comes during another one waits its turn.
  ///
  /// Actions are performed one at a time, in the order in which they were asked for. What they cause (in an
  /// initializer, in `prepare`, in an observer, in a host) is performed before this returns. A chain of 1,000 actions,
  /// each caused by the one before, is cut off, and so are 10,000 that branch: ``NavigationReason/endless``.
  ///
  /// ```swift
  /// navigator.perform(.push(shop.item(5)))
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen it acts from; nil for the one that is visible when its turn comes.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How it ended, with its changes; or deferred while another action is being performed.
  @discardableResult
  public func perform(
    _ action: NavigationAction, from caller: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationOutcome {
    perform(Turn(action.written(fileID, line), from: caller.map { Caller(id: $0, flow: nil) }))
  }

  /// Performs an action and waits until it has ended, also when other actions are before it.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen it acts from; nil for the one that is visible when its turn comes.
  ///   - fileID: The file to name as the action's place, where it has none.
  ///   - line: The line to name as the action's place, where it has none.
  /// - Returns: How it ended; never deferred.
  @discardableResult
  public func perform(
    _ action: NavigationAction, from caller: ScreenID? = nil, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationOutcome {
    var turn = Turn(action.written(fileID, line), from: caller.map { Caller(id: $0, flow: nil) })
    let outcome = await withCheckedContinuation { continuation in
      turn.waiter = Waiter(continuation)
      _ = perform(turn)
    }
    return outcome ?? .deferred  // nil only of a navigator that is gone, and this one is awaited
  }
}

// Turns.
extension Navigator {
  /// Takes a turn at once, or lets it wait until those before it have ended.
  func perform(_ turn: Turn) -> NavigationOutcome {
    guard turns.begin() else { return enqueue(turn) }
    let outcome = take(turn)
    takeOthers()
    return outcome
  }

  /// Does something as a turn of its own: what comes meanwhile waits. Inside another turn, it is done at once.
  @discardableResult
  package func duringTurn<Value>(_ body: () -> Value) -> Value {
    let isFirst = turns.begin(), value = body()
    if isFirst { takeOthers() }
    return value
  }

  /// Whether an action is being performed.
  package var isPerforming: Bool { turns.isPerforming }

  func enqueue(_ turn: Turn) -> NavigationOutcome {
    var turn = turn
    if turns.ignoresScreens, turn.caller?.flow != nil, turn.end == nil { turn.end = .travelling }
    guard !turns.enqueue(turn) else { return .deferred }
    turns.enqueueEnd(Turn(turn.action, from: turn.caller, because: .endless))
    let outcome = NavigationOutcome.undone(issue(turn, .endless))
    end(turn.waiter, with: outcome)
    return outcome
  }

  /// Ends an action of which it is known already that it cannot be done; the observers hear of it in its turn.
  func end(_ action: NavigationAction, from caller: Caller?, because reason: NavigationReason) -> NavigationOutcome {
    let turn = Turn(action, from: caller, because: reason), outcome = perform(turn)
    return outcome.isDeferred ? .undone(issue(turn, reason)) : outcome
  }

  private func takeOthers() {
    while let turn = turns.dequeue() {
      _ = take(turn)
      if turn.end == nil { features.followers.forEach { $0.turnEnded(in: self) } }
    }
    for follower in features.followers { follower.rest(in: self) }
  }

  private func take(_ turn: Turn) -> NavigationOutcome {
    var turn = turn
    let outcome = turn.end.map { ignore(turn, $0, turn.rest.error) } ?? run(&turn)
    if let waiter = turn.waiter { end(waiter, with: outcome) }
    return outcome
  }

  /// Performs another action in the same turn.
  ///
  /// - Parameter isSettled: Whether nobody is asked, and nobody answers: it was allowed before.
  package func run(_ action: NavigationAction, from caller: Caller?, isSettled: Bool = false) -> NavigationOutcome {
    var turn = Turn(action, from: caller)
    if isSettled { turn.approval = Approval(isSettled: true) }
    return run(&turn)
  }
}

// The way.
extension Navigator {
  func run(_ turn: inout Turn) -> NavigationOutcome {
    if turn.action.verb.isAnswered, let outcome = answer(&turn) { return outcome }
    if !waiting.isEmpty, let outcome = waitBehind(&turn) { return outcome }
    if hasLateScreens, let caller = turn.caller { _ = makeLate(caller.id) }
    var reducer = self.newReducer
    do throws(NavigationReason) {
      try reducer.take(turn.action, from: turn.caller?.id)
    } catch {
      return ignore(turn, error)
    }
    let difference = TreeDifference(old: tree, new: reducer.tree)
    if mayBeAsked(about: turn, reducer, difference), let outcome = approve(&turn, reducer, difference) { return outcome }
    if !waiting.isEmpty { supersede(by: turn) }
    return turn.action.isTravel ? carryOutTravel(turn, reducer, difference) : carryOut(turn, reducer, difference)
  }

  /// Asks those who answer what is no change of the tree; nil where it is one after all.
  private func answer(_ turn: inout Turn) -> NavigationOutcome? {
    var hasAnswered = false
    for count in 0..<TurnQueue.longestChain {
      let verb = turn.action.verb
      guard verb.isAnswered, verb != .back || turn.approval == nil && !hasAnswered else { return nil }
      switch ask(turn, isFirst: count == 0) {
      case .notMine: return nil
      case .done: return consume(turn)
      case .failed(let reason): return ignore(turn, reason)
      case .ended(let outcome): return outcome
      case .act(let action, let caller):
        if verb == .back { hasAnswered = true }
        (turn.action, turn.caller) = (action, caller)
      }
    }
    return ignore(turn, .endless)
  }

  private func ask(_ turn: Turn, isFirst: Bool) -> ActionAnswer {
    for answerer in features.answerers {
      let answer = answerer.answer(to: turn.action, from: turn.caller, isFirst: isFirst, in: self)
      if case .notMine = answer { continue }
      return answer
    }
    return .notMine
  }

  /// Whether somebody may want to be asked: nearly always nobody does.
  private func mayBeAsked(about turn: Turn, _ reducer: TreeReducer, _ difference: TreeDifference) -> Bool {
    if !reducer.isPlain || difference.involvesTraits || tree.isConcerned(turn.caller?.id) { return true }
    for gate in features.gates where gate.asksAlways { return true }
    return false
  }

  /// Asks everybody who wants to be asked; nil where all have allowed it.
  private func approve(
    _ turn: inout Turn, _ reducer: TreeReducer, _ difference: TreeDifference
  ) -> NavigationOutcome? {
    let transaction = Transaction(
      action: turn.action, caller: turn.caller, before: tree, difference: difference, preloads: reducer.preloads,
      isRestoring: turn.rest.restored != nil)
    var questions: [Question] = []
    for gate in features.gates {
      let new = gate.questions(about: transaction, of: self)
      if !new.isEmpty { questions += new }
    }
    guard !questions.isEmpty else { return nil }
    if turn.approval == nil { turn.approval = Approval() }
    turn.approval?.begin(questions.map(onlyOnce))
    return goOn(&turn)
  }

  /// A screen is not asked about two actions at the same time.
  private func onlyOnce(_ question: Question) -> Question {
    guard let entry = question.key.leavingEntry, waiting.isAsking(entry.id) else { return question }
    let reason = NavigationReason.waiting.saying("\(question.key) is being asked about another action already")
    return Question(question.key, at: question.place, .now { .no(reason) })
  }

  /// Does what nothing holds up any more: screens are made, the tree changes, everybody is told.
  private func carryOut(_ turn: Turn, _ reducer: TreeReducer, _ difference: TreeDifference) -> NavigationOutcome {
    var report = features.listeners.isEmpty ? nil : self.report(turn)
    report.map { tell(.willNavigate, $0) }
    lastID = max(lastID, reducer.lastID)
    if !reducer.isPlain { for flow in reducer.preloads { features.suppliers.forEach { $0.makeAhead(flow, in: self) } } }
    if hasLateScreens { makeLateScreens(shownIn: reducer) }
    let isTravel = turn.action.isTravel
    var departed = isTravel ? setAside(difference) : Departed()
    let arrivals = makeScreens(difference, for: turn)
    if !reducer.isPlain { for delivery in reducer.deliveries { deliver(delivery, to: arrivals) } }
    if report == nil, !features.listeners.isEmpty { report = self.report(turn) }  // a new screen listens
    if let report { arrivals.forEach { node, _ in tell(.made, of: node.entry, report) } }
    commit(difference, arrivals, &departed, isTravel: isTravel)
    let belongings = letGo(of: departed, turn.action, isTravel: isTravel)
    departed = Departed()
    if !waiting.isEmpty || waiting.hasRedirects {
      for (old, new) in reducer.successors { waiting.hand(old, to: new) }
      for node in difference.left { endWaiting(of: node.id) }
      for node in difference.left { endRedirects(to: node.id) }
    }
    if !reducer.isPlain { for delivery in reducer.deliveries { deliver(delivery, havingMade: arrivals) } }
    for follower in features.followers { follower.treeChanged(by: turn.action, difference, in: self) }
    if var report {
      report.departed = belongings ?? [:]
      tellChange(reducer, difference, report)
    }
    for follower in features.followers { follower.follow(turn.action, difference, in: self) }
    return .performed(difference)
  }
}

// Screens come and go.
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

  private func makeScreens(_ difference: TreeDifference, for turn: Turn) -> Arrivals {
    var arrivals = Arrivals()
    let restored = turn.isPlain ? nil : turn.rest.restored
    let shown = restored == nil ? [] : Set(difference.new.shown.map(\.id))
    for node in difference.entered {
      arrivals.append(node, makeScreen(node, for: turn, restored, isShown: shown.contains(node.id)))
    }
    return arrivals
  }

  /// The screen of a new entry; nil where it is made when it is needed.
  private func makeScreen(
    _ node: NavigationTree.Node, for turn: Turn, _ restored: [ScreenID: RestoredState]?, isShown: Bool
  ) -> AnyObject? {
    let flow = node.flow.blueprint
    records.begin(node.id)
    guard let restored else { return makeScreen(of: flow, node.id) }
    if isShown {
      let screen = makeScreen(of: flow, node.id)
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
  private func makeScreen(of flow: Blueprint, _ id: ScreenID) -> AnyObject {
    let caller = Caller(id: id, flow: flow)
    var supplied: AnyObject?
    for supplier in features.suppliers where supplied == nil {
      guard let (screen, belongings) = supplier.supply(flow, for: caller, in: self) else { continue }
      supplied = screen
      records.set(belongings, of: id)
      belongings.enter(as: caller)
    }
    let screen = supplied ?? flow.makeScreen(Lets(performer: performer(for: caller), caller: caller))
    for supplier in features.suppliers { supplier.made(screen, for: caller, in: self) }
    return screen
  }

  /// Whether there are entries whose screens are made when they are needed.
  var hasLateScreens: Bool { records.count != records.screenCount }

  /// Makes the screen of an entry, if it has not been needed yet. What it asks for meanwhile is ignored.
  func makeLate(_ id: ScreenID) -> AnyObject? {
    guard hasLateScreens, let late = existing(LateScreen.self, of: id), let flow = late.flow else { return nil }
    return duringTurn {
      ignoringScreens {
        late.flow = nil
        let screen = makeScreen(of: flow, id)
        late.restored?.restore(screen)
        records.set(screen, of: id)
        if !features.listeners.isEmpty, let action = late.action {
          let entry = NavigationTree.Entry(id: id, flow: flow.id)
          tell(.made, of: entry, Report(action: action.withoutDelivery, caller: nil, before: tree))
        }
        return screen
      }
    }
  }

  /// Makes the screens that will be shown, and those that are handed arguments.
  private func makeLateScreens(shownIn reducer: TreeReducer) {
    for entry in reducer.tree.shown { _ = makeLate(entry.id) }
    for id in reducer.deliveries.flatMap(\.targets) where reducer.tree.contains(id) { _ = makeLate(id) }
  }

  /// Goes to a tree that is known. What screens ask for meanwhile is ignored: what came of it is in that tree.
  private func carryOutTravel(_ turn: Turn, _ reducer: TreeReducer, _ difference: TreeDifference) -> NavigationOutcome {
    cancelWaiting()
    life &+= 1
    return ignoringScreens { carryOut(turn, reducer, difference) }
  }

  /// Does something during which nothing is done that screens ask for.
  func ignoringScreens<Value>(_ body: () -> Value) -> Value {
    let before = turns.ignoresScreens
    turns.ignoresScreens = true
    defer { turns.ignoresScreens = before }
    return body()
  }

  /// Takes the records out of entries that leave, before others get their ids.
  private func setAside(_ difference: TreeDifference) -> Departed {
    var departed = Departed()
    for node in difference.left { records.remove(node.id).map { departed.append(node.entry, $0) } }
    return departed
  }

  /// Changes the tree and the records. No code of the app runs here.
  private func commit(_ difference: TreeDifference, _ arrivals: Arrivals, _ departed: inout Departed, isTravel: Bool) {
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
  private func letGo(of departed: Departed, _ action: NavigationAction, isTravel: Bool) -> [ScreenID: Belongings]? {
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
  private func deliver(_ delivery: TreeReducer.Delivery, to arrivals: Arrivals) {
    let screens = delivery.targets.compactMap { arrivals[$0] }
    guard let first = screens.first, screens.count == delivery.targets.count else { return }
    delivery.deliver(first, Array(screens.dropFirst()), delivery.targets[0].number)
  }

  /// Hands arguments to a screen that was there before.
  private func deliver(_ delivery: TreeReducer.Delivery, havingMade arrivals: Arrivals) {
    guard delivery.targets.contains(where: { arrivals[$0] == nil }) else { return }
    let screens = delivery.targets.compactMap { screen(of: $0) }
    guard let first = screens.first, screens.count == delivery.targets.count else { return }
    delivery.deliver(first, Array(screens.dropFirst()), delivery.targets[0].number)
  }

  /// Makes the screens that a navigator begins with.
  package func start() {
    duringTurn {
      let entered = TreeDifference(old: nil, new: tree).entered
      for node in entered {
        records.begin(node.id)
        records.set(makeScreen(of: node.flow.blueprint, node.id), of: node.id)
      }
      if let rootIssue { features.issues?.hear(rootIssue) }
      guard !features.listeners.isEmpty else { return }
      let report = Report(action: NavigationAction(.reset, tree.root[0].flow.blueprint), caller: nil, before: tree)
      for node in entered { tell(.made, of: node.entry, report) }
      for entry in tree.shown { tell(.appeared, of: entry, report) }
    }
  }
}

// Who is told.
extension Navigator {
  private func report(_ turn: Turn) -> Report {
    Report(action: turn.action.withoutDelivery, caller: turn.caller.map(entry), before: tree)
  }

  /// The entry of a caller; of one that has left, what is known.
  private func entry(of caller: Caller) -> NavigationTree.Entry {
    if let flow = caller.flow { return NavigationTree.Entry(id: caller.id, flow: flow.id) }
    return tree[caller.id] ?? NavigationTree.Entry(id: caller.id, flow: .unknown)
  }

  private func tell(_ kind: NavigationEvent.Kind, of entry: NavigationTree.Entry? = nil, _ report: Report) {
    for listener in features.listeners { listener.hear(kind, of: entry, report, in: self) }
  }

  /// Tells something about an action that is not carried out, or not yet.
  func tell(_ kind: NavigationEvent.Kind, about turn: Turn) {
    if !features.listeners.isEmpty { tell(kind, report(turn)) }
  }

  /// Tells what an action has changed, in the promised order.
  private func tellChange(_ reducer: TreeReducer, _ difference: TreeDifference, _ report: Report) {
    let before = report.before.shown, now = tree.shown
    for entry in reducer.reselected { tell(.reselected, of: entry, report) }
    for entry in before.reversed() where !now.contains(entry) { tell(.disappeared, of: entry, report) }
    for node in difference.left { tell(.removed, of: node.entry, report) }
    for entry in now where !before.contains(entry) { tell(.appeared, of: entry, report) }
    tell(.didNavigate, report)
  }

  /// A message that somebody has dealt with.
  func consume(_ action: NavigationAction, from caller: Caller?) -> NavigationOutcome {
    consume(Turn(action, from: caller))
  }

  /// A message, or a back, that somebody has dealt with.
  private func consume(_ turn: Turn) -> NavigationOutcome {
    if !features.listeners.isEmpty {
      let report = report(turn)
      tell(.willNavigate, report)
      tell(.didNavigate, report)
    }
    let difference = TreeDifference(old: tree, new: tree)
    for follower in features.followers { follower.follow(turn.action, difference, in: self) }
    return .performed
  }

  /// An action that is not done: its outcome, told to whoever wants to hear of it.
  func ignore(_ turn: Turn, _ reason: NavigationReason, _ error: (any Error)? = nil) -> NavigationOutcome {
    let issue = issue(turn, reason, error)
    if !features.listeners.isEmpty {
      var report = Report(action: issue.action, caller: issue.caller, before: tree)
      report.issue = issue
      tell(issue.isRefusal ? .refused : .ignored, report)
    }
    features.issues?.hear(issue)
    return .undone(issue)
  }

  func issue(_ turn: Turn, _ reason: NavigationReason, _ error: (any Error)? = nil) -> NavigationIssue {
    let isNotEntered = reason == .removed && turn.caller?.id == .notEntered && turn.caller?.flow != nil
    return NavigationIssue(
      action: turn.action.withoutDelivery, caller: turn.caller.map(entry), reason: isNotEntered ? .notEntered : reason,
      tree: tree, error: error)
  }
}

// What has been somewhere else before: a saved place, an earlier tree.
extension Navigator {
  /// Goes to a tree that was somewhere else before. Screens that are not shown are made when they are needed.
  ///
  /// - Parameters:
  ///   - action: The travel.
  ///   - restored: The states of new entries' screens.
  /// - Returns: How it ended.
  package func restore(
    _ action: NavigationAction, _ restored: [ScreenID: RestoredState]
  ) -> NavigationOutcome {
    var turn = Turn(action, from: nil)
    turn.rest.restored = restored
    return perform(turn)
  }

  /// The live screen of an entry, if it has been made already.
  package func madeScreen(of id: ScreenID) -> AnyObject? { records.screen(of: id) }

  /// The state of a screen that has not been needed yet.
  package func restoredState(of id: ScreenID) -> RestoredState? { existing(LateScreen.self, of: id)?.restored }
}
