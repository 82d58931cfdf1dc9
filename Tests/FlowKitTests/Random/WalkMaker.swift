import FlowKit

/// Makes the steps of a random walk from a seed.
///
/// It goes through phases, so that trees are now shallow, now hundreds deep, now full of modals.
struct WalkMaker {
  enum Phase { case mixed, deep, returns, modals }

  private var random: WalkRandom
  private var phase = Phase.mixed
  private var left = 0
  private var prepared: [WalkStep] = []

  init(seed: UInt64) {
    random = WalkRandom(seed: seed)
    let hook = WalkHook(place: .configured, deed: .ask(.callback, request(), .newest))
    prepared = [WalkStep(deed: .start, hooks: Array(repeating: hook, count: random.below(3)))]
  }

  mutating func next() -> WalkStep {
    if left == 0 { beginPhase() }
    left -= 1
    if let step = prepared.popLast() { return step }
    if random.chance(1, in: 8_000) { prepareStorm() }
    let deed = deed()
    return WalkStep(deed: deed, hooks: random.chance(15, in: 100) ? hooks() : [])
  }
}

extension WalkMaker {
  private mutating func beginPhase() {
    phase = random.pick([.mixed: 8, .deep: 1, .returns: 4, .modals: 4])
    left = phase == .deep ? 300 + random.below(600) : 50 + random.below(350)
    // A host without a UI looks at every entry in every update: too slow where all are deep.
    guard phase == .deep else { return }
    prepared.insert(WalkStep(deed: random.chance(1, in: 4) ? .attach(delays: true) : .detach), at: 0)
  }

  /// More actions in a row, each caused by the one before, than a navigator lets pass.
  private mutating func prepareStorm() {
    let hooks = (0..<1_100).map { count in
      let request = WalkRequest(verb: count % 2 == 0 ? .pop : .push, flows: count % 2 == 0 ? [] : [1])
      return WalkHook(place: .did, deed: .ask(.perform, request, .nobody))
    }
    let push = WalkDeed.ask(.perform, WalkRequest(verb: .push, flows: [0]), .nobody)
    prepared = [WalkStep(deed: push, hooks: hooks), WalkStep(deed: .observe(true)), WalkStep(deed: .detach)]
  }

  private mutating func deed() -> WalkDeed {
    let choice = random.below(1_000)
    switch choice {
    case ..<10: return .observe(choice < 7)
    case ..<16: return .attach(delays: choice < 13)
    case ..<17: return .detach
    case ..<18: return .dropHost
    default: return choice < 200 && phase != .deep ? hostDeed() : askDeed()
    }
  }

  private mutating func hostDeed() -> WalkDeed {
    random.pick([.endTransition: 8, .beginSwipe: 5, .finishSwipe: 3, .cancelSwipe: 1, .abandonSwipe: 1])
  }

  private mutating func askDeed() -> WalkDeed {
    if random.chance(1, in: phase == .deep ? 200 : 20) { return .back }
    return .ask(random.chance(1, in: 2) ? .callback : .perform, request(), caller())
  }
}

extension WalkMaker {
  private mutating func hooks() -> [WalkHook] {
    // When a screen is let go, within its action, is not promised: a hook there is alone, so that nothing depends
    // on it.
    if random.chance(1, in: 8) {
      let caller = random.pick([WalkCaller.visible: 3, .gone(0): 2, .gone(1): 1, .below(1): 2])
      return [WalkHook(place: .released, deed: .ask(.callback, request(), caller))]
    }
    return (0...random.below(3)).map { _ in
      let place = place(), deed = hookDeed()
      return WalkHook(place: Self.isSettled(deed, at: place) ? place : .shown, deed: deed)
    }
  }

  /// Leaves out what does not follow the host's contract yet.
  ///
  /// A transition that ends while observers hear of an action: the host is told that action's change with the
  /// transition of the one before. A host that is attached while nobody listens and an action is performed: it is not
  /// told that action's change.
  private static func isSettled(_ deed: WalkDeed, at place: WalkMoment.Place) -> Bool {
    switch (deed, place) {
    case (.ask, _), (.back, _), (.attach, .will), (.attach, .removed), (.attach, .did): true
    case (_, .will), (_, .ignored), (_, .shown): true
    case (.attach, _): false
    default: [.made, .configured].contains(place)
    }
  }

  private mutating func place() -> WalkMoment.Place {
    random.pick([
      .made: 3, .configured: 3, .prepared: 3, .will: 2, .removed: 2, .disappeared: 1, .appeared: 2, .did: 3,
      .ignored: 2, .shown: 3,
    ])
  }

  private mutating func hookDeed() -> WalkDeed {
    let choice = random.below(100)
    if choice < 2 { return .attach(delays: choice == 0) }
    return choice < 20 ? hostDeed() : askDeed()
  }

  private mutating func caller() -> WalkCaller {
    if phase == .deep { return random.pick([.nobody: 48, .visible: 48, .below(1): 2, .gone(0): 2]) }
    let few = random.below(6), many = random.below(1_000)
    return random.pick([
      .nobody: 20, .visible: 42, .below(few): 22, .below(many): 6, .gone(few): 6, .newest: 3, .unborn: 1,
    ])
  }
}

extension WalkMaker {
  private mutating func request() -> WalkRequest {
    let verb = verb()
    var request = WalkRequest(verb: verb, style: style(), transition: transition())
    guard let most = flowCount(of: verb) else { return request }
    request.flows = (0...random.below(most)).map { _ in random.below(WalkFlows.names.count) }
    if random.chance(1, in: 2) { request.argument = random.below(1_000) }
    return request
  }

  private func flowCount(of verb: WalkRequest.Verb) -> Int? {
    switch verb {
    case .push, .present, .replace, .goTo, .popTo: 1
    case .reset: 3
    case .pop, .popToRoot, .dismiss, .dismissAll, .back: nil
    }
  }

  private mutating func verb() -> WalkRequest.Verb {
    switch phase {
    case .mixed:
      random.pick([
        .push: 32, .present: 14, .replace: 6, .reset: 2, .goTo: 4, .popTo: 5, .pop: 12, .popToRoot: 2, .dismiss: 6,
        .dismissAll: 2, .back: 7,
      ])
    case .deep: random.pick([.push: 92, .replace: 2, .goTo: 1, .popTo: 1, .pop: 3, .back: 1])
    case .returns:
      random.pick([
        .push: 14, .present: 7, .replace: 3, .reset: 2, .goTo: 4, .popTo: 9, .pop: 26, .popToRoot: 4, .dismiss: 10,
        .dismissAll: 3, .back: 18,
      ])
    case .modals:
      random.pick([
        .push: 20, .present: 42, .replace: 6, .reset: 1, .goTo: 2, .popTo: 4, .pop: 6, .popToRoot: 2, .dismiss: 10,
        .dismissAll: 1, .back: 6,
      ])
    }
  }

  private mutating func style() -> PresentationStyle {
    random.pick([.sheet: 3, .fullScreen: 1, .popover: 1, .alert: 1, PresentationStyle("drawer"): 1])
  }

  private mutating func transition() -> ScreenTransition {
    random.pick([.automatic: 6, .none: 1, ScreenTransition("flip"): 1, ScreenTransition("cut", animated: false): 1])
  }
}
