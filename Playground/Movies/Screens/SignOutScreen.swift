/// Asks whether somebody really wants to leave.
@MainActor
public final class SignOutScreen {
  /// They do.
  public var onConfirm: () -> Void = {}
  /// They stay.
  public var onCancel: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
