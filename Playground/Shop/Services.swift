/// What the shop's screens need from outside; a real app would ask a server.
public struct Services: Sendable {
  /// All that can be bought.
  public let items: [Item]
  /// Today's offer.
  public let offer: Item.ID

  /// Makes the services of a shop.
  public init(items: [Item] = Services.teaShop, offer: Item.ID = 3) {
    self.items = items
    self.offer = offer
  }

  /// The item with this number; nil where there is none.
  public func item(_ id: Item.ID) -> Item? { items.first { $0.id == id } }
}

extension Services {
  /// What a small tea shop has.
  public static let teaShop = [
    Item(id: 1, name: "Kettle", text: "Boils water, and whistles.", price: Price(cents: 35_00), related: 2),
    Item(id: 2, name: "Teapot", text: "Keeps four cups warm.", price: Price(cents: 24_50), related: 1),
    Item(id: 3, name: "Green tea", text: "Picked in spring, 100 g.", price: Price(cents: 8_95), related: 2),
    Item(id: 4, name: "Biscuits", text: "With ginger. Rarely lonely for long.", price: Price(cents: 4_05)),
  ]
}
