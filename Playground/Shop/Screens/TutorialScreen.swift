/// Tells newcomers what this is.
public final class TutorialScreen {
  /// The reader has seen enough.
  public var onContinue: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
