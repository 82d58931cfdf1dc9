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
    for open in map.open { print(open) }
    let places = map.explore()
    print(map.nodes.count, map.arrows.count, places.count, places.cuts, places.moveCount)
    print(map.problems)
  }
  @Test func shop() throws {
    let item = try #require(Services().items.first)
    show(FlowMap(of: ShopFlow().tutorial, samples: [Item.ID.self: [1, 2], Order.self: [Order(item: item, quantity: 1)]]))
  }
  @Test func movies() throws {
    show(
      FlowMap(
        of: MoviesFlow().onboarding, and: [MoviesFlow().home.id],
        samples: [String.self: ["Ann"], MovieStep.self: [MovieStep.picked(1)]]))
  }
  @Test func news() throws { show(FlowMap(of: AppFlow().signIn, samples: [HomeRoute.self: [HomeRoute.reader(1), HomeRoute.article(1)]])) }
  @Test func rooms() throws {
    show(FlowMap(of: DoorFlow().door, samples: [Guest.self: [Guest(name: "Ann"), Guest(name: "Bob", isNew: true)]]))
  }
  @Test func safe() throws { show(FlowMap(of: SafeFlow().lobby)) }
}
