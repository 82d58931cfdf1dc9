/// What somebody buys.
public struct Order: Codable, Hashable, Sendable {
  /// The item.
  public let item: Item
  /// How many of it.
  public let quantity: Int

  /// Makes an order.
  public init(item: Item, quantity: Int) {
    self.item = item
    self.quantity = quantity
  }

  /// What all of it costs.
  public var total: Price { item.price * quantity }
}

extension Order: CustomStringConvertible {
  /// The order in short: `2 × Kettle for 70.00 €`.
  public var description: String { "\(quantity) × \(item.name) for \(total)" }
}
