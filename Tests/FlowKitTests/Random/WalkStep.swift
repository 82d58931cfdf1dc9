/// One step of a random walk: what is done, and what else is done while that is under way.
struct WalkStep {
  var deed: WalkDeed
  var hooks: [WalkHook] = []

  var isStart: Bool { if case .start = deed { true } else { false } }
}

extension WalkStep: CustomStringConvertible {
  var description: String {
    let told = hooks.prefix(6).map { "; when \($0.place): \($0.deed)" }.joined()
    return "\(deed)\(told)" + (hooks.count > 6 ? "; and \(hooks.count - 6) more" : "")
  }
}

/// What somebody does to a navigator: an app, a screen, a host, or a user's finger.
enum WalkDeed {
  /// How an action reaches the navigator.
  enum Door { case callback, perform }

  case start
  case ask(Door, WalkRequest, WalkCaller)
  case back
  case observe(Bool)
  case attach(delays: Bool), detach, dropHost
  case endTransition
  case beginSwipe, finishSwipe, cancelSwipe, abandonSwipe
}

extension WalkDeed: CustomStringConvertible {
  var description: String {
    switch self {
    case .start: "start"
    case .ask(let door, let request, let caller): "\(caller) \(door == .callback ? "calls" : "performs") \(request)"
    case .back: "navigator.back()"
    case .observe(let begins): begins ? "an observer comes" : "the observer goes"
    case .attach(let delays): delays ? "a slow host is attached" : "a host is attached"
    case .detach: "the host is detached"
    case .dropHost: "the host is let go"
    case .endTransition: "the transition ends"
    case .beginSwipe: "a swipe begins"
    case .finishSwipe: "the swipe finishes"
    case .cancelSwipe: "the swipe is cancelled"
    case .abandonSwipe: "the swipe is abandoned"
    }
  }
}

/// Who asks, told relative to the tree, so that a step means something also when those before it are left out.
enum WalkCaller {
  case nobody, visible
  /// So many places below the visible entry, counted round.
  case below(Int)
  /// The last but so many of the screens that have left.
  case gone(Int)
  case newest, unborn
  /// One certain entry: how a model tells the real thing whom it means.
  case entry(Int)
}

extension WalkCaller: CustomStringConvertible {
  var description: String {
    switch self {
    case .nobody: "nobody"
    case .visible: "the visible screen"
    case .below(let count): "the screen \(count) below"
    case .gone(let count): "the removed screen \(count)"
    case .newest: "the newest screen"
    case .unborn: "a screen to come"
    case .entry(let id): "#\(id)"
    }
  }
}

/// What is done as soon as a moment of this kind comes.
struct WalkHook {
  var place: WalkMoment.Place
  var deed: WalkDeed
}

/// One line of the story of a step: told by the real navigator and foretold by the reference model, and compared.
struct WalkMoment: Equatable {
  enum Place: String {
    case made, configured, prepared, released
    case will, entering, disappeared, partlyCovered, removed, appeared, did, ignored, refused
    case shown, answered
  }

  var place: Place
  /// The screen that it is about; 0 for none.
  var id = 0
  var text = ""
}

extension WalkMoment: CustomStringConvertible {
  var description: String { "\(place)\(id == 0 ? "" : " #\(id)") \(text)" }
}
