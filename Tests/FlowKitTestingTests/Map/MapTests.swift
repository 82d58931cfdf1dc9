import FlowKit
import FlowKitTesting
import Shop
import Testing

@MainActor
struct MapTests {
  @Test func shop() {
    let map = FlowMap(of: ShopFlow().tutorial, samples: [Item.ID.self: [1, 2]])
    for node in map.nodes {
      print(node.flow)
      for arrow in map.arrows(from: node.flow) { print("  ", arrow) }
    }
    for open in map.open { print(open) }
  }
}
