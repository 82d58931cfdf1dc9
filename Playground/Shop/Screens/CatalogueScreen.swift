/// Lists what can be bought.
public final class CatalogueScreen {
  /// An item was chosen.
  public var onSelect: (Item.ID) -> Void = { _ in }
  /// The customer has seen enough.
  public var onBack: () -> Void = {}

  /// What can be bought.
  public let items: [Item]

  /// Makes the screen.
  public init(items: [Item]) {
    self.items = items
  }
}
