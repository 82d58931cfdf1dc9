/// Says what is to be paid.
public final class CheckoutScreen {
  /// The customer wants to pay for the order.
  public var onPay: (Order) -> Void = { _ in }
  /// The customer has changed their mind.
  public var onCancel: () -> Void = {}

  /// What is to be paid.
  public private(set) var order: Order?

  /// Makes the screen; it does not know the order yet.
  public init() {}

  /// Takes what is to be bought.
  public func prepare(item: Item, quantity: Int) { order = Order(item: item, quantity: quantity) }

  /// Goes on to the payment.
  public func pay() {
    if let order { onPay(order) }
  }
}
