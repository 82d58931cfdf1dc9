/// What a customer may change.
public final class SettingsScreen {
  /// They want to read the terms.
  public var onTerms: () -> Void = {}
  /// They want to leave the shop.
  public var onLogOut: (User) -> Void = { _ in }
  /// They have changed what they wanted to.
  public var onDone: () -> Void = {}

  /// Whose settings these are.
  public private(set) var user: User?
  /// Whether they get letters.
  public private(set) var wantsLetters = false

  /// Makes the screen; it does not know whose it is yet.
  public init() {}

  /// Takes the user.
  public func prepare(user: User) { self.user = user }

  /// Asks for letters, or for no more of them.
  public func switchLetters() { wantsLetters.toggle() }

  /// Logs the user out.
  public func logOut() {
    if let user { onLogOut(user) }
  }
}
