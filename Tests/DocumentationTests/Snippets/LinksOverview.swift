import FlowKit
import FlowKitLinks

// hide
enum LinksOverview {
  @MainActor
  struct ShopFlow {
    let shop: LinksArticle.ShopFlow
    var list: Flow<LinksArticle.ListScreen> { shop.list }
    func item(_ id: Int) -> Flow<LinksArticle.ItemScreen> { shop.item(id) }
  }
}

private typealias ShopFlow = LinksOverview.ShopFlow

// show
extension ShopFlow {
  var links: LinkGroup {
    var links = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
    links.add("items") { .resetRoot(to: list) }
    links.add("items", .int) { id in .resetRoot(to: list, item(id)) }
    return links
  }
}
