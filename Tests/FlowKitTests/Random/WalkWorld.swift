import FlowKit
import FlowKitTesting

/// The real thing: a navigator with its screens, an observer and a host, which tells the story that the model foretold.
@MainActor
final class WalkWorld {
  var navigator: Navigator?
  var host: WalkHost?
  var swipe: HeadlessHost.Swipe?
  var witness: WalkWitness?
  var moments: [WalkMoment] = []
  var problems: [String] = []
  /// What is to be done when its moment comes.
  var hooks: [WalkHook] = []

  /// The screens that are alive, as they themselves tell.
  private(set) var alive: Set<Int> = []
  private(set) var lastScreen = 0
  /// The callbacks of all screens that are alive, and of some that are not.
  private var callbacks: [Int: @MainActor (WalkRequest) -> Void] = [:]
  private var ended: [Int] = []
}

extension WalkWorld {
  var flows: WalkFlows { WalkFlows(world: self) }

  func start(_ hooks: [WalkHook]) {
    self.hooks = hooks
    navigator = Navigator(quiet: flows[0])
  }

  func take(_ deed: WalkDeed, hooks: [WalkHook]) {
    moments = []
    self.hooks = hooks
    carryOut(deed)
  }

  /// Lets go of everything.
  func end() {
    hooks = []
    witness = nil
    swipe = nil
    host = nil
    navigator = nil
    for callback in callbacks.values { callback(WalkRequest(verb: .pop)) }
    callbacks = [:]
  }
}

// What the screens tell.
extension WalkWorld {
  func beginScreen() -> Int {
    lastScreen += 1
    alive.insert(lastScreen)
    return lastScreen
  }

  func configure(_ screen: WalkScreen, _ lets: Lets) {
    screen.ask = { [unowned self] request in request.callback(flows, lets)(request.argument ?? 0) }
    callbacks[screen.id] = screen.ask
    mark(.configured, screen.id)
  }

  func endScreen(_ id: Int) {
    alive.remove(id)
    ended.append(id)
    if ended.count > 64 { callbacks[ended.removeFirst()] = nil }
    mark(.released)
  }

  /// Takes note of a moment, and does what was to be done then.
  func mark(_ place: WalkMoment.Place, _ id: Int = 0, text: String = "") {
    if place != .released { moments.append(WalkMoment(place: place, id: id, text: text)) }
    guard let index = hooks.firstIndex(where: { $0.place == place }) else { return }
    carryOut(hooks.remove(at: index).deed)
  }
}

// What is done to the navigator.
extension WalkWorld {
  private func carryOut(_ deed: WalkDeed) {
    switch deed {
    case .start: break
    case .ask(let door, let request, let caller): ask(door, request, caller)
    case .back: mark(.answered, text: "\(navigator?.back() ?? false)")
    case .observe(let begins): witness = begins ? navigator.map { WalkWitness($0, self) } : nil
    case .attach(let delays): attach(WalkHost(self, delays: delays))
    case .detach:
      noteProblems()
      navigator?.detachHost()
      host = nil
    case .dropHost: if swipe == nil { host = nil }
    case .endTransition: host?.screen.finishTransition()
    case .beginSwipe: if swipe == nil { swipe = host?.screen.beginSwipeBack() }
    case .finishSwipe: finishSwipe()
    case .cancelSwipe:
      let swipe = swipe
      self.swipe = nil
      swipe?.cancel()
    case .abandonSwipe: swipe = nil
    }
  }

  private func ask(_ door: WalkDeed.Door, _ request: WalkRequest, _ caller: WalkCaller) {
    guard case .entry(let id) = caller else { return perform(request, from: nil) }
    guard door == .callback else { return perform(request, from: ScreenID(id)) }
    if let callback = callbacks[id] { return callback(request) }
    navigator?.perform(request.action(flows), from: ScreenID(id))
  }

  private func perform(_ request: WalkRequest, from caller: ScreenID?) {
    guard let outcome = navigator?.perform(request.action(flows), from: caller) else { return }
    mark(.answered, text: outcome.walkText)
  }

  private func attach(_ host: WalkHost) {
    noteProblems()
    self.host = host
    navigator?.attach(host)
  }

  private func finishSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    mark(.answered, text: swipe.finish()?.walkText ?? "no navigator")
  }

  func noteProblems() { problems += host?.screen.problems ?? [] }
}
