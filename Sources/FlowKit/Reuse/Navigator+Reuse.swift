extension Navigator {
  /// Makes the screen of a flow ahead, without entering the tree: the next entry of the flow takes it, if only it is
  /// entered while the screen waits.
  ///
  /// It waits among the retained screens, and counts as one: ``retainedLimit``, ``releaseRetained()``. Does nothing where
  /// a screen waits for the flow already. Of a container only its own screen is made. A flow with a preparation is
  /// prepared first, and not again when the screen is entered.
  ///
  /// What the screen asks for before it is entered is ignored: ``NavigationReason/notEntered``. What it follows begins
  /// at once, and is ignored until then.
  ///
  /// ```swift
  /// navigator.preload(shop.player)
  /// navigator.perform(.push(shop.player))   // the screen is there already
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: How it ended, without changes; or deferred while the flow is being prepared, or another action is being
  ///   performed.
  @discardableResult
  public func preload(
    _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationOutcome {
    perform(.preload(flow, fileID: fileID, line: line))
  }

  /// How many screens are kept that are in no tree: those of retained flows, and those that were made ahead.
  ///
  /// They are not in ``screenCount``.
  public var retainedCount: Int { reusable?.count ?? 0 }

  /// Lets go of all screens that are kept for entries to come, as when the system is short of memory.
  ///
  /// Screens in the tree stay, and are kept when they leave. Does nothing where none is kept.
  public func releaseRetained() { letGo(reusable?.shorten(to: 0) ?? []) }

  /// Lets go of the screens that have waited longest.
  func keepNoMoreThanAllowed() { letGo(reusable?.shorten(to: retainedLimit) ?? []) }

  private func letGo(_ gone: [ReusableScreens.Waiting]) {
    for waiting in gone { waiting.performer.giveUp() }
    if reusable?.isEmpty == true { reusable = nil }
    noteCare()
  }
}

// What navigators do that have such screens.
extension Navigator {
  /// The screen of a new entry: the one that waits for it, or a new one.
  func takeScreen(of flow: Blueprint, id: ScreenID) -> AnyObject {
    let caller = Caller(id: id, flow: flow)
    if let waiting = reusable?.take(flow) {
      madeReusable.enter(waiting)
      madeWork.agendas[id] = waiting.agenda
      waiting.performer.enter(flow, as: caller, next: performer(for: caller))
      noteCare()
      return waiting.screen
    }
    guard flow.isRetained else { return makeScreen(of: flow, id: id) }
    let new = makeReusable(flow, for: caller)
    madeReusable.enter(new)
    madeWork.agendas[id] = new.agenda
    return new.screen
  }

  /// Makes a screen that waits, unless there is one.
  func makeAhead(_ flow: Blueprint) {
    guard retainedLimit > 0, !isWaiting(flow) else { return }
    let new = makeReusable(flow, for: Caller(id: .notEntered, flow: flow))
    letGo(madeReusable.add(new, limit: retainedLimit))
  }

  /// Whether a screen waits for a flow.
  func isWaiting(_ flow: Blueprint?) -> Bool {
    guard let reusable, let flow else { return false }
    return reusable.has(flow)
  }

  /// Keeps those of retained flows among the screens that have left.
  func keepRetained(_ left: Objects) {
    guard let reusable, let first = left.first else { return }
    var gone: [ReusableScreens.Waiting] = []
    for screen in [first] + (left.others ?? []) {
      gone += reusable.leave(screen, limit: retainedLimit, from: state.screens)
    }
    letGo(gone)
  }

  /// The flows to be prepared: of those that screens wait for, none.
  func flowsToPrepare(for prospect: Prospect) -> [Blueprint] {
    let ahead = prospect.ahead.filter { !isWaiting($0) }
    guard reusable != nil else { return ahead + prospect.entering.map(\.flow) }
    var taken: Set<FlowID> = []
    return ahead
      + prospect.entering.map(\.flow).filter { !(isWaiting($0) && taken.insert($0.id).inserted) }
  }

  private var madeReusable: ReusableScreens {
    let all = reusable ?? ReusableScreens()
    reusable = all
    return all
  }

  private func makeReusable(_ flow: Blueprint, for caller: Caller) -> ReusableScreens.Waiting {
    let agenda = ScreenAgenda(isReused: true, isOpen: caller.id != .notEntered)
    let performer = ReusedPerformer(flow, caller: caller, agenda, next: performer(for: caller))
    return ReusableScreens.Waiting(
      screen: flow.make(Lets(performer: performer, caller: caller)), performer: performer, agenda: agenda)
  }
}
