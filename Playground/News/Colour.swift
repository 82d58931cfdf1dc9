/// A colour to fill a screen with.
public enum Colour: String, Hashable, Sendable, CaseIterable {
  /// As the sky.
  case blue
  /// As grass.
  case green
  /// As a carrot.
  case orange
  /// As a plum.
  case purple
  /// As a brick.
  case red
}
