import FlowKit
import FlowKitTesting
import Movies
import News
import Rooms
import Safe
import Shop
import Testing

@MainActor
struct MapTests {
  func show(_ map: FlowMap) {
    for node in map.nodes {
      print(node.flow, node.kind.map { "\($0) \(node.children)" } ?? "")
      for arrow in map.arrows(from: node.flow) { print("  ", arrow) }
    }
    for open in map.open { print(open) }
  }
  @Test func shop() throws {
    let map = FlowMap(of: ShopFlow().tutorial, samples: [Item.ID.self: [1, 2]])
    show(map)
    let places = map.explore()
    print(places.count, places.cuts, places.moveCount)
    print(places[places.count - 1], places[places.count - 1].way)
    print(places.way { $0.contains(ShopFlow().checkout) }!)
    print(Result { try places.canAlwaysReturn { $0.visible == ShopFlow().tutorial.id } })
    print(Result { try places.never { $0.contains(ShopFlow().checkout) && !$0.contains(ShopFlow().login) } })
  }
  @Test func movies() throws { show(FlowMap(of: MoviesFlow().onboarding, and: [MoviesFlow().home.id])) }
  @Test func news() throws { show(FlowMap(of: AppFlow().signIn)) }
}
