/// Asks how the customer would like to pay.
public final class PaymentScreen {
  /// The order was paid.
  public var onPaid: (Order) -> Void = { _ in }
  /// The customer wants to see once more what is to be paid.
  public var onBack: () -> Void = {}
  /// The customer has changed their mind.
  public var onCancel: () -> Void = {}

  /// What is to be paid.
  public private(set) var order: Order?

  /// Makes the screen; it does not know the order yet.
  public init() {}

  /// Takes what is to be paid.
  public func prepare(order: Order) { self.order = order }

  /// Pays.
  public func pay() {
    if let order { onPaid(order) }
  }
}
