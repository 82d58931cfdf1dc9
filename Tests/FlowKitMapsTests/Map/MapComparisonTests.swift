import FlowKit
import FlowKitLinks
import FlowKitRestoration
import FlowKitMaps
import Shop
import Testing

/// The map compared with the registry and the links of an app.
@MainActor
@Suite struct MapComparisonTests {
  private let shop = ShopFlow()
  private var map: FlowMap {
    get throws {
      let item = try #require(Services().items.first)
      return FlowMap(
        of: shop.tutorial, samples: [Item.ID.self: [1, 2], Shop.Order.self: [Shop.Order(item: item, quantity: 1)]])
    }
  }

  @Test func theShopIsComplete() throws {
    #expect(try map.problems.isEmpty)
    #expect(try map.open.map(\.callback) == ["onPaid"])  // a choice
    #expect(try map.problems(of: FlowRegistry { shop.add(to: &$0) }).isEmpty)
    #expect(
      try map.problems(
        of: LinkTable(shop.links),
        opening: [
          "playground://shop", "playground://shop/items/1", "playground://shop/items/4", "playground://shop/offer",
          "playground://shop/terms",
        ]
      ).isEmpty)
  }

  @Test func flowsMissingInTheRegistryAreReported() throws {
    let registry = try FlowRegistry { flows in
      flows.add(shop.tutorial)
      flows.add(shop.login)
      flows.add("lost", Flow(with: Gate()).named("Lost"))
    }
    let problems = try map.problems(of: registry)
    #expect(
      problems.first?.text
        == "Lost is in the registry, and nothing leads to it; 1 callback could not be followed.")
    let missing = problems.filter { $0.rule == .unlisted }.map(\.flow.name)
    #expect(
      Set(missing) == [
        "CatalogueScreen", "CheckoutScreen", "DashboardScreen", "ItemScreen", "PaymentScreen", "SettingsScreen",
        "TermsScreen", "ThankYouScreen",
      ])
    #expect(!problems.map(\.flow.description).contains("LogOutScreen"))  // an alert
    #expect(try map.problems(of: registry) { _ in true }.map(\.rule) == [.unreached])
  }

  /// Whoever restores a session makes such a screen without them.
  @Test func valuesThatNobodySavesAreReported() throws {
    func opened(_ number: Int) -> Flow<Page> { Flow(with: Page(), id: number) }
    let cover = Flow(with: Cover()), page = Flow(with: Page()), chapter = Flow(with: Chapter())
    let shelf = Flow(with: Shelf()) { screen, lets in
      screen.onPage = lets.push(page) { $0.prepare }
      screen.onChapter = lets.push(chapter) { $0.prepare }
      screen.onOpened = lets.push(opened(1)) { $0.prepare }
      screen.onFirst = lets.push(page)
      screen.onCover = lets.popTo(cover) { $0.prepare }
    }
    let registry = try FlowRegistry { flows in
      flows.add(shelf)
      flows.add(page)
      flows.add(chapter)
      flows.add(cover)
      flows.add("opened", opened)
    }
    let map = FlowMap(of: shelf)
    #expect(
      map.problems(of: registry).map(\.text) == [
        "Page is restored without the values (String, Int) that Shelf.onPage forwards to its screen. Give the flow a key"
          + " from which it gets them, or let its screen conform to RestorableScreen."
      ])
    #expect(map.problems(of: registry) { $0 == page.id } == [])
  }

  @Test func linksThatFailOrLeadToOtherwiseUnreachableFlowsAreReported() throws {
    var links = LinkGroup(schemes: ["shop"])
    links.add("secret") { .push(Flow(with: Gate())) }
    let problems = try map.problems(of: LinkTable(links), opening: ["shop://nowhere", "shop://secret"])
    #expect(problems.map(\.rule) == [.brokenLink, .unreached])
    #expect(problems.first?.text == "No link of the table opens shop://nowhere.")
  }

  @Test func flowsOfTheRegistryThatNothingLeadsToAreReported() throws {
    let registry = try FlowRegistry { flows in
      shop.add(to: &flows)
      flows.add("gate", Flow(with: Gate()))
      flows.add("square", Town().square)
      flows.add("house") { (number: Int) in Flow(with: House(), id: number) }
    }
    let problems = try map.problems(of: registry)
    #expect(problems.allSatisfy { $0.rule == .unreached && $0.place != nil })
    #expect(Set(problems.map(\.flow.name)).isSuperset(of: ["Gate", "Square"]))
  }

  @Test func addressesThatNoLinkOpensAreReported() throws {
    let addresses = ["playground://nowhere", "playground://shop/items/tea", "no address", "https://shop.example.com"]
    let problems = try map.problems(of: LinkTable(shop.links), opening: addresses)
    #expect(problems.map(\.rule) == [.brokenLink, .brokenLink, .brokenLink, .brokenLink])
    #expect(problems.map(\.text) == addresses.map { "No link of the table opens \($0)." })
  }

  @Test func linksToOtherwiseUnreachablePlacesAreReported() throws {
    var links = LinkGroup(schemes: ["town"])
    let town = Town()
    links.add("square") { .push(town.square) }
    links.add("squares") { .batch(.push(town.square), .push(town.square)) }
    links.add("sheet") { .present(town.square, as: .sheet) }
    links.add("secret") { .push(Flow(with: Gate())) }
    let places = FlowMap(of: town.gate).explore(), table = try LinkTable(links)
    #expect(places.problems(of: table, opening: ["town://square"]).isEmpty)
    let problems = places.problems(of: table, opening: ["town://squares", "town://sheet", "town://secret"])
    #expect(problems.map(\.rule) == [.unreached, .unreached, .unreached])
    #expect(
      problems.map(\.text).prefix(2) == [
        "squares opens Gate > Square > Square for town://squares, which no user can reach by hand.",
        "sheet opens Gate | sheet: Square for town://sheet, which no user can reach by hand.",
      ])
    #expect(places.problems(of: table, opening: ["town://nowhere"]).map(\.rule) == [.brokenLink])
    let unfinished = FlowMap(of: town.gate).explore(limits: .init(depth: 0))
    #expect(unfinished.problems(of: table, opening: ["town://sheet"]).isEmpty)
  }
}

@MainActor private final class Shelf {
  var onPage: (String, Int) -> Void = { _, _ in }
  var onChapter: (String) -> Void = { _ in }
  var onOpened: (String) -> Void = { _ in }
  var onFirst: () -> Void = {}
  var onCover: (String) -> Void = { _ in }
}

/// Gets something only where it is there already.
@MainActor private final class Cover {
  func prepare(_ title: String) {}
}

@MainActor private final class Page {
  private(set) var title = ""

  func prepare(_ title: String, _ number: Int) { self.title = title }
  func prepare(_ title: String) { self.title = title }
}

@MainActor private final class Chapter: RestorableScreen {
  private var title = ""
  var savedState: String { title }

  func restore(_ state: String) { title = state }
  func prepare(_ title: String) { self.title = title }
}
