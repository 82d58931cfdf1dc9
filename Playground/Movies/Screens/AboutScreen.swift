/// Says what the app is.
@MainActor
public final class AboutScreen {
  /// The reader wants to know who has made it.
  public var onThanks: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
