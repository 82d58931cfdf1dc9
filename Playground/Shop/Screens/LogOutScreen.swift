/// Asks whether somebody really wants to leave.
public final class LogOutScreen {
  /// They do; with words for whoever comes next.
  public var onConfirm: (String) -> Void = { _ in }
  /// They stay.
  public var onCancel: () -> Void = {}

  /// Who wants to leave.
  public private(set) var user: User?

  /// Makes the screen; it does not know who is leaving yet.
  public init() {}

  /// Takes the user.
  public func prepare(user: User) { self.user = user }

  /// Leaves.
  public func confirm() { onConfirm("Goodbye, \(user?.name ?? "friend"). Who is next?") }
}
