import Foundation

/// Whether a bar is hidden, and each change of that.
@MainActor
struct BarHistory {
  private(set) var isHidden = false
  private(set) var changes: [StandIn.BarChange] = []

  nonisolated init() {}

  mutating func change(_ hidden: Bool, animated: Bool, with run: Run?) {
    guard hidden != isHidden else { return }
    isHidden = hidden
    let isMoving = run.map { !$0.isOver } ?? false
    changes.append(StandIn.BarChange(isHidden: hidden, isAnimated: animated, isInTransition: isMoving))
  }
}

extension StandIn {
  /// A bar that was hidden or shown.
  public struct BarChange: Hashable, Sendable {
    /// Whether it is hidden since.
    public let isHidden: Bool
    /// Whether it moved.
    public let isAnimated: Bool
    /// Whether that was during a transition of its stack, with which it moves; otherwise the screen jumps.
    public let isInTransition: Bool
  }

  /// How the bar of a stack has changed.
  @MainActor
  public static func barChanges(of stack: UINavigationController) -> [BarChange] { stack.bar.changes }

  /// The orientations that a window has read last: UIKit does that when something fills it, and when it is told to.
  @MainActor
  public static func orientations(of window: UIWindow) -> UIInterfaceOrientationMask? { window.orientations }
}

extension UIWindow {
  /// Reads the orientations of what fills the window.
  func readOrientations() {
    guard let rootViewController else { return orientations = nil }
    let filling = StandIn.User(self).modals.last { $0.madeFor?.activeStyle == .fullScreen && !$0.goesAsModal }
    orientations = (filling ?? rootViewController).supportedInterfaceOrientations
  }
}
