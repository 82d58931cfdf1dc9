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
