/// The first step: says what the app is for.
@MainActor
public final class WelcomeScreen {
  /// The reader has seen enough.
  public var onContinue: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
