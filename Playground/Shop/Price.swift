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
