import FlowKit

/// One thing that happens in a session.
enum TrialMove {
  /// The app does something; from the visible screen, or from another one.
  case app(NavigationAction, from: ScreenID? = nil)
  /// The user does something; a script may insist that the UI lets him.
  case user(HostGesture, isRequired: Bool = false)
  /// A little time passes.
  case moment
  /// Time passes until nothing moves; then what is shown is compared with the tree.
  case settle
  /// Screens that are locked may leave now, or may not.
  case lock(Bool)
  /// Those who wait at the gate may go on.
  case openGate
  /// The host is detached, and a new one shows the tree.
  case detach
  /// A host of another kind takes over, and after that a new one of this kind.
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
