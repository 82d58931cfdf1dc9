import FlowKit
import FlowKitLinks
import Foundation

// hide
enum LinksArticle {
  final class ListScreen {}
  final class ItemScreen {}
  final class HelpScreen {}

  final class PhotoScreen {
    let item: Int, name: String

    init(_ name: String, of item: Int) { (self.item, self.name) = (item, name) }
  }

  @MainActor
  struct ShopFlow {
    var list: Flow<ListScreen> { Flow(with: ListScreen()) }
    var help: Flow<HelpScreen> { Flow(with: HelpScreen()) }
    func item(_ id: Int) -> Flow<ItemScreen> { Flow(with: ItemScreen(), id: id) }
    func photo(_ name: String, of item: Int) -> Flow<PhotoScreen> {
      Flow(with: PhotoScreen(name, of: item), id: "\(item)/\(name)")
    }
  }

  @MainActor
  static func run(print: @escaping (Any...) -> Void) throws {
    let shop = ShopFlow()
    // show
    let navigator = Navigator(root: shop.list)
    navigator.links = try LinkTable(shop.links)
    if let url = URL(string: "shop://items/5/photos/front") { try navigator.open(url) }
    print(navigator.tree.summary)
    print(navigator.url?.absoluteString ?? "no address")
    // hide
  }

  @MainActor
  static func runWrongly(print: @escaping (Any...) -> Void) throws {
    let shop = ShopFlow(), navigator = Navigator(root: shop.list)
    navigator.links = try LinkTable(shop.links)
    // show
    do {
      if let url = URL(string: "shop://itmes/5") { try navigator.open(url) }
    } catch {
      print(error)
    }
    // hide
  }
}

extension LinksArticle.ShopFlow {
  /// The links of the table that says what URLs mean.
  var moreLinks: LinkGroup {
    var links = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
    links.add { .resetRoot(to: list) }
    links.add("caf\u{E9}") { .resetRoot(to: list) }
    links.add("search", .query("q", .string), .query("page", .optional(.int)), .query("tag", .list(.string))) {
      _, _, _ in
      .resetRoot(to: list)
    }
    links.add("films", .query(.list(.string))) { _ in .resetRoot(to: list) }
    links.add("items", .int.then("reviews")) { id in .resetRoot(to: list, item(id)) }
    return links
  }
}

private typealias ShopFlow = LinksArticle.ShopFlow
private typealias PhotoScreen = LinksArticle.PhotoScreen

// show
extension ShopFlow {
  var links: LinkGroup {
    var links = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
    links.add("items") { .resetRoot(to: list) }
    links.add("items", .int) { id in .resetRoot(to: list, item(id)) }
    links.add("items", .int.then("photos"), .string) { id, name in
      .resetRoot(to: list, item(id), photo(name, of: id))
    } from: { (screen: PhotoScreen) in
      (screen.item, screen.name)
    }
    links.add("help") { .present(help, as: .sheet) }
    return links
  }
}
