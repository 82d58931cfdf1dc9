/// Shows who uses the app.
@MainActor
public final class AccountScreen {
  /// They want to leave.
  public var onSignOut: () -> Void = {}

  /// Who it is.
  public let name: String

  /// Makes the screen.
  public init(name: String) { self.name = name }
}
