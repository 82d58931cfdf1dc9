/// Where a customer starts from.
public final class DashboardScreen {
  /// They want to look around.
  public var onCatalogue: () -> Void = {}
  /// They want today's offer.
  public var onOffer: () -> Void = {}
  /// They want to change something about themselves.
  public var onSettings: (User) -> Void = { _ in }
  /// They want to leave.
  public var onLogOut: (User) -> Void = { _ in }

  /// Who has logged in.
  public private(set) var user: User?
  /// What they have bought.
  public private(set) var orders: [Order] = []

  /// Makes the screen; it does not know whose it is yet.
  public init() {}

  /// Takes the user.
  public func prepare(user: User) { self.user = user }

  /// Takes an order that was paid.
  public func receive(order: Order) { orders.append(order) }

  /// Opens the user's settings.
  public func openSettings() {
    if let user { onSettings(user) }
  }

  /// Logs the user out.
  public func logOut() {
    if let user { onLogOut(user) }
  }
}
