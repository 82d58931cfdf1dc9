import FlowKit

// hide
enum ReadmeGroups {
  // show
  @MainActor
  struct CatalogueFlow {
    let services: Services  // what the screens need is handed in

    func item(_ id: Item.ID) -> Flow<ItemScreen> {
      Flow(with: ItemScreen(services.item(id)), id: id) { screen, lets in
        screen.onSimilar = lets.push(item(id + 1))
      }
    }
  }
  // hide

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
