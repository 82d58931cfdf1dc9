/// What the lobby may be painted in.
public enum Paint: String, Hashable, Sendable, CaseIterable {
  /// As grass is.
  case green
  /// As the sky is.
  case blue
  /// As bricks are.
  case red
}
