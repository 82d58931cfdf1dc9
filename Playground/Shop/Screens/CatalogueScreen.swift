/// Lists what can be bought.
public final class CatalogueScreen {
  /// An item was chosen.
  public var onSelect: (Item.ID) -> Void = { _ in }
  /// The customer has seen enough.
  public var onBack: () -> Void = {}

  /// What a customer looks for: a `name`, or part of it, and what it may cost, `below` so many euros.
  public var filters: [String: String] = [:]
  private let allItems: [Item]

  /// Makes the screen.
  public init(items: [Item]) {
    allItems = items
  }

  /// What can be bought, and fits the filters.
  public var items: [Item] { allItems.filter { hasName($0) && isCheap($0) } }

  private func hasName(_ item: Item) -> Bool {
    filters["name"].map { item.name.lowercased().contains($0.lowercased()) } ?? true
  }

  private func isCheap(_ item: Item) -> Bool {
    filters["below"].flatMap(Int.init).map { item.price.cents / 100 < $0 } ?? true
  }
}
