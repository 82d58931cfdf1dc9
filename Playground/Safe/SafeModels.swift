/// Something in the safe that contains things, and perhaps other boxes.
public struct Box: Hashable, Sendable {
  /// What it is called; no other one is called so.
  public let name: String
  /// What is in it.
  public let things: [String]
  /// Which box it is in; nil where it stands in the safe itself.
  public let outer: String?

  /// Makes a box.
  public init(_ name: String, things: [String], in outer: String? = nil) {
    self.name = name
    self.things = things
    self.outer = outer
  }
}

/// What the lobby may be painted in.
public enum Paint: String, Hashable, Sendable, CaseIterable {
  /// As grass is.
  case green
  /// As the sky is.
  case blue
  /// As bricks are.
  case red
}

/// What the lobby is told.
public enum SafeNews: Hashable, Sendable {
  /// A note was kept, perhaps when its screen had left already.
  case kept(String)
}
