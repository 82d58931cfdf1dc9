import FlowKit

/// Makes the steps of a random walk from a seed.
///
/// It goes through phases, so that trees are now shallow, now hundreds deep, now full of modals.
struct WalkMaker {
  enum Phase { case mixed, deep, returns, modals }

  var random: WalkRandom
  private(set) var phase = Phase.mixed
  private var left = 0
  /// Steps that come next, the last one first.
  var prepared: [WalkStep] = []

  init(seed: UInt64) {
    random = WalkRandom(seed: seed)
    let hook = WalkHook(place: .configured, deed: .ask(.callback, request(), .newest))
    prepared = [WalkStep(deed: .start, hooks: Array(repeating: hook, count: random.below(3)))]
  }

  mutating func next() -> WalkStep {
    if left == 0 { beginPhase() }
    left -= 1
    if let step = prepared.popLast() { return step }
    prepareScript()
    let deed = deed()
    return WalkStep(deed: deed, hooks: random.chance(15, in: 100) ? hooks() : [])
  }
}

extension WalkMaker {
  private mutating func beginPhase() {
    if phase == .deep { prepareDescent() }
    phase = random.pick([.mixed: 8, .deep: 1, .returns: 4, .modals: 4])
    left = phase == .deep ? 300 + random.below(600) : 50 + random.below(350)
    // A host without a UI looks at every entry in every update: too slow where all are deep.
    guard phase == .deep else { return }
    prepared.insert(WalkStep(deed: random.chance(1, in: 4) ? .attach(delays: true) : .detach), at: 0)
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

  mutating func hostDeed() -> WalkDeed {
    random.pick([.endTransition: 8, .beginSwipe: 5, .finishSwipe: 3, .cancelSwipe: 1, .abandonSwipe: 1])
  }

  mutating func askDeed() -> WalkDeed {
    if random.chance(1, in: phase == .deep ? 200 : 20) { return .back }
    return .ask(random.chance(1, in: 2) ? .callback : .perform, request(), caller())
  }
}
