import FlowKit
public import FlowKitLinks

extension ShopFlow {
  /// What can be reached from outside; whoever has logged in stays so.
  public var links: LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("shop") { .resetRoot(to: tutorial) }
    links.add("shop/login") { .resetRoot(to: tutorial, login) }
    links.add("shop/items", .query(.string)) { filters in
      .batch(.goTo(dashboard), .goTo(catalogue) { $0.filters = filters })
    } from: { (screen: CatalogueScreen) in
      screen.filters
    }
    links.add("shop/items", .int, .query("quantity", .optional(.int))) { id, quantity in
      guard services.item(id) != nil else { return nil }
      return .batch(.goTo(dashboard), .goTo(catalogue), .goTo(item(id)) { $0.quantity = "\(quantity ?? 1)" })
    } from: { (screen: ItemScreen) in
      (screen.item?.id ?? 0, Int(screen.quantity).flatMap { $0 == 1 ? nil : $0 })
    }
    links.add("shop/offer") { .batch(.goTo(dashboard), .goTo(item(services.offer))) }
    links.add("shop/terms") { .batch(.goTo(dashboard), .present(settings, as: .sheet), .push(terms)) }
    return links
  }
}
