/// Thanks for an order.
public final class ThankYouScreen {
  /// The customer goes on.
  public var onDone: (Order) -> Void = { _ in }
  /// The customer has left, and another one may come.
  public var onNextCustomer: () -> Void = {}

  /// What was bought.
  public private(set) var order: Order?

  /// Makes the screen; it does not know the order yet.
  public init() {}

  /// Takes the order that was paid.
  public func prepare(order: Order) { self.order = order }

  /// Goes on.
  public func done() {
    if let order { onDone(order) }
  }
}
