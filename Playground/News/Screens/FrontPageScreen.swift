/// Contains the lists of news and of readers.
public final class FrontPageScreen {
  /// One of the lists was chosen, by its index.
  public var onSelect: (Int) -> Void = { _ in }
  /// The reader would rather see the lists in another way.
  public var onLook: (Look) -> Void = { _ in }
  /// The reader leaves.
  public var onSignOut: () -> Void = {}

  /// How the lists are shown.
  public let look: Look

  /// Makes the screen.
  public init(look: Look) {
    self.look = look
  }
}
