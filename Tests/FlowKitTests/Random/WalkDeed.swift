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
