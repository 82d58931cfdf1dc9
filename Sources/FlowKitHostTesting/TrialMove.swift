import FlowKit

/// One step of a session.
enum TrialMove {
  /// The app performs an action, from the visible screen or another one.
  case app(NavigationAction, from: ScreenID? = nil)
  /// The user makes a gesture; a script may require that the UI allows it.
  case user(HostGesture, isRequired: Bool = false)
  /// A little time passes.
  case moment
  /// Time passes until nothing moves; then the UI is compared with the tree.
  case settle
  /// Screens that are locked may leave from now on, or may not.
  case lock(Bool)
  /// Guards that wait at the gate may continue.
  case openGate
  /// The host is detached, and a new one shows the tree.
  case detach
  /// A host of another kind takes over, then a new one of this kind.
  case otherHost
}

extension TrialMove: CustomStringConvertible {
  var description: String {
    switch self {
    case .app(let action, let caller): "app: \(action)\(caller.map { " from \($0)" } ?? "")"
    case .user(let gesture, _): "user: \(gesture)"
    case .moment: "a moment later"
    case .settle: "until nothing moves"
    case .lock(let isLocked): isLocked ? "locked" : "unlocked"
    case .openGate: "the gate opens"
    case .detach: "detached, and attached"
    case .otherHost: "a host of another kind, and back"
    }
  }
}
