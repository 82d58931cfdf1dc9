import FlowKit
import FlowKitLinks
import Foundation

final class ListScreen {}
final class ItemScreen {}
final class HelpScreen {}

@MainActor
struct ShopFlow {
  var list: Flow<ListScreen> { Flow(with: ListScreen()) }
  var help: Flow<HelpScreen> { Flow(with: HelpScreen()) }
  func item(_ id: Int) -> Flow<ItemScreen> { Flow(with: ItemScreen(), id: id) }
}

let shop = ShopFlow()
var links = LinkGroup(schemes: ["shop"])
links.add("items//new") { .push(shop.list) }
links.add("items", .int) { id in .push(shop.item(id)) }
links.add("items", .value(UInt8.self)) { id in .push(shop.item(Int(id))) }
do {
  _ = try LinkTable(links)
} catch {
  print(error)  // lists everything that is wrong
}

links = LinkGroup(schemes: ["shop"])
links.add("items", .int) { id in id == 0 ? nil : .push(shop.item(id)) }
links.add("help", .int) { _ in .push(shop.help) }
let table = try LinkTable(links)
print("\nLinks without an address:")
for link in table.linksWithoutAddress { print(link) }

let navigator = Navigator(root: shop.list)
navigator.links = table
print("\nURLs:")
for text in ["shop://itmes/5", "shop://items/five", "shop://items/0", "shop://items//5"] {
  do {
    if let url = URL(string: text) { try navigator.open(url) }
  } catch {
    print(error)
  }
}
