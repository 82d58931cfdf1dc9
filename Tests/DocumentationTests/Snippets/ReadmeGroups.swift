import FlowKit

// hide
enum ReadmeGroups {
  @MainActor
  struct CatalogueFlow {
    let services: Services

    // show
    func item(_ id: Item.ID) -> Flow<ItemScreen> {  // in a struct with `let services: Services`
      Flow(with: ItemScreen(services.item(id)), id: id) { screen, lets in
        screen.onSimilar = lets.push(item(id + 1))
      }
    }
    // hide
  }

  struct Item: Identifiable {
    let id: Int
  }

  struct Services {
    func item(_ id: Item.ID) -> Item { Item(id: id) }
  }

  final class ItemScreen {
    var onSimilar: () -> Void = {}
    init(_ item: Item) {}
  }
}
