import FlowKit
public import FlowKitRestoration

// Arguments that screens have received; they would be lost without being saved.
extension DashboardScreen: RestorableScreen {
  /// Who has logged in, and what they have bought.
  public struct Saved: Codable, Sendable {
    let user: User?
    let orders: [Order]
  }

  /// What is kept.
  public var savedState: Saved { Saved(user: user, orders: orders) }

  /// Takes it back.
  public func restore(_ state: Saved) {
    if let user = state.user { prepare(user: user) }
    for order in state.orders { receive(order: order) }
  }
}

extension CheckoutScreen: RestorableScreen {
  /// What is kept: the order.
  public var savedState: Order? { order }

  /// Takes it back.
  public func restore(_ state: Order?) {
    if let state { prepare(item: state.item, quantity: state.quantity) }
  }
}

extension PaymentScreen: RestorableScreen {
  /// What is kept: the order.
  public var savedState: Order? { order }

  /// Takes it back.
  public func restore(_ state: Order?) {
    if let state { prepare(order: state) }
  }
}

extension SettingsScreen: RestorableScreen {
  /// Whose settings these are, and what they have changed.
  public struct Saved: Codable, Sendable {
    let user: User?
    let wantsLetters: Bool
  }

  /// What is kept.
  public var savedState: Saved { Saved(user: user, wantsLetters: wantsLetters) }

  /// Takes it back.
  public func restore(_ state: Saved) {
    if let user = state.user { prepare(user: user) }
    if state.wantsLetters != wantsLetters { switchLetters() }
  }
}
