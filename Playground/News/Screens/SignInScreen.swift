/// Asks how the news should be shown.
public final class SignInScreen {
  /// Somebody wants to read, and has chosen how.
  public var onSignIn: (Look) -> Void = { _ in }
  /// Somebody wants to be shown around.
  public var onTour: () -> Void = {}

  /// What the screen says.
  public private(set) var message = "Good morning. How do you like your news?"

  /// Makes the screen.
  public init() {}

  /// Greets somebody who was here before.
  public func welcomeBack() { message = "Back so soon? How do you like your news?" }
}
