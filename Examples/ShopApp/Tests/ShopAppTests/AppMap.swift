import FlowKitMaps
import ShopApp
import ShopFlows

/// The map of all that a scene shows.
@MainActor
enum AppMap {
  /// An address of each of the app's links.
  nonisolated static let addresses = [
    "shop", "shop/login", "shop/items", "shop/items/2", "shop/offer", "shop/terms", "guide", "guide/steeping", "movies",
  ].map { "playground://\($0)" }

  static func make(opening addresses: [String] = addresses) throws -> FlowMap {
    let order = Order(item: Services.teaShop[0], quantity: 1)
    return FlowMap(
      of: try AppFlow().makeNavigator(), opening: addresses, samples: [Item.ID.self: [1, 2, 4], Order.self: [order]])
  }
}
