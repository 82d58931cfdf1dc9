/// Why an action was ignored or refused.
///
/// ```swift
/// if navigator.perform(.pop).reason == .nothingToPop { quit() }
/// ```
public struct NavigationReason: Error, Hashable, Sendable {
  enum Code: Hashable, Sendable {
    case covered, removed, nothingToPop, nothingToDismiss, targetNotFound, endless, gestureEnded
  }

  let code: Code

  /// A forward verb came from a screen that something else covers.
  public static let covered = NavigationReason(code: .covered)
  /// The screen that asks is not in the tree any more.
  public static let removed = NavigationReason(code: .removed)
  /// There is no entry to go back to.
  public static let nothingToPop = NavigationReason(code: .nothingToPop)
  /// No modal that the action could close is open.
  public static let nothingToDismiss = NavigationReason(code: .nothingToDismiss)
  /// No entry of the flow is below the screen that asks.
  public static let targetNotFound = NavigationReason(code: .targetNotFound)
  /// Actions cause actions, which cause actions: 1,000 in a row, so there is no end in sight.
  public static let endless = NavigationReason(code: .endless)
  /// The gesture that the action belongs to has ended before.
  public static let gestureEnded = NavigationReason(code: .gestureEnded)
}

extension NavigationReason: CustomStringConvertible {
  /// The reason in a word or two: `nothing to pop`.
  public var description: String {
    switch code {
    case .covered: "covered"
    case .removed: "removed"
    case .nothingToPop: "nothing to pop"
    case .nothingToDismiss: "nothing to dismiss"
    case .targetNotFound: "target not found"
    case .endless: "endless"
    case .gestureEnded: "gesture ended"
    }
  }
}
