/// Something to buy.
public struct Item: Codable, Hashable, Sendable, Identifiable {
  /// Its number in the catalogue.
  public let id: Int
  /// What it is called.
  public let name: String
  /// What is good about it.
  public let text: String
  /// What one of it costs.
  public let price: Price
  /// What goes well with it, if anything does.
  public let related: Item.ID?

  /// Makes an item.
  public init(id: Int, name: String, text: String, price: Price, related: Item.ID? = nil) {
    self.id = id
    self.name = name
    self.text = text
    self.price = price
    self.related = related
  }
}

/// An amount of money, in whole cents.
public struct Price: Codable, Hashable, Sendable {
  /// How many cents.
  public let cents: Int

  /// Makes a price of so many cents.
  public init(cents: Int) {
    self.cents = cents
  }

  /// The price of several.
  public static func * (price: Price, quantity: Int) -> Price { Price(cents: price.cents * quantity) }
}

extension Price: CustomStringConvertible {
  /// Euros and cents: `4.05 €`.
  public var description: String {
    let cents = cents % 100
    return "\(self.cents / 100).\(cents < 10 ? "0" : "")\(cents) €"
  }
}

/// Somebody who shops.
public struct User: Codable, Hashable, Sendable {
  /// What to call them.
  public let name: String

  /// Makes a user; nil where the name has no letters.
  public init?(name: String) {
    self.name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !self.name.isEmpty else { return nil }
  }
}

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
