/// Asks who is shopping.
public final class LoginScreen {
  /// Somebody has logged in.
  public var onLogin: (User) -> Void = { _ in }
  /// They would rather not.
  public var onBack: () -> Void = {}

  /// What was typed as the name.
  public var name = ""
  /// What the screen says above the field.
  public private(set) var message = "Who is shopping?"

  /// Makes the screen.
  public init() {}

  /// Logs in under the name that was typed.
  public func logIn() {
    if let user = User(name: name) { onLogin(user) } else { message = "Please type your name first." }
  }

  /// Takes a message of whoever came back here.
  public func receive(message: String) {
    self.message = message
    name = ""
  }
}
