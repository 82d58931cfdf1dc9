/// Contains the steps of the way in.
@MainActor
public final class OnboardingScreen {
  /// Makes the screen.
  public init() {}
}
