import FlowKit
import FlowKitLinks

// hide
private typealias PhotoScreen = LinksArticle.PhotoScreen

/// One example of each sentence about links, part by part of the article.
@MainActor
enum LinkProblems {
  typealias Print = (Any) -> Void

  static let parts: [@MainActor (Print) throws -> Void] = [
    groups, paths, queries, choices, sizes, urls, withoutAddress,
  ]

  private static var shop: LinksArticle.ShopFlow { LinksArticle.ShopFlow() }

  /// What is wrong with a table.
  private static func problems(_ groups: [LinkGroup], _ limits: LinkLimits = LinkLimits()) -> LinkTableError? {
    do {
      _ = try LinkTable(groups, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private static func groups(_ print: Print) {
    // show
    let nowhere = LinkGroup()
    let web = LinkGroup(schemes: ["https"])
    // hide
    let colon = LinkGroup(schemes: ["shop:"])
    let address = LinkGroup(hosts: ["https://shop.example.com/"])
    // show
    let account = LinkGroup(schemes: ["account"])
    var app = LinkGroup(schemes: ["shop"])
    app.add("account", account)
    // hide
    app.add("help/", LinkGroup())
    app.add("shops/:id", LinkGroup())
    for group in [nowhere, web, colon, address, app] { problems([group]).map(print) }
  }

  private static func paths(_ print: Print) {
    // show
    var links = LinkGroup(schemes: ["shop"])
    // hide
    links.add("items//new") { .push(shop.list) }
    links.add("items/..") { .push(shop.list) }
    links.add("items/\0") { .push(shop.list) }
    // show
    links.add("caf%C3%A9") { .push(shop.list) }
    links.add("search?q=lamp") { .push(shop.list) }
    // hide
    links.add("app/#/help/#") { .push(shop.list) }
    // show
    links.add("items/:id/photos/:name") { .push(shop.list) }
    // hide
    links.add("files/*") { .push(shop.list) }
    links.add("pages/{number?}") { .push(shop.list) }
    // show
    links.add("files", .list(.string).then("edit")) { _ in .push(shop.list) }
    links.add("pages", .optional(.int), .list(.string)) { _, _ in .push(shop.list) }
    // hide
    links.add("a", .optional(.optional(.int))) { _ in .push(shop.list) }
    links.add("b", .optional(.query("page", .int))) { _ in .push(shop.list) }
    links.add("c", .list(.int.then("and"))) { _ in .push(shop.list) }
    problems([links]).map(print)
  }

  private static func queries(_ print: Print) {
    // show
    var links = LinkGroup(schemes: ["shop"])
    // hide
    links.add("a", .query("", .string)) { _ in .push(shop.list) }
    // show
    links.add("b", .query("q", .string), .query("q", .int)) { _, _ in .push(shop.list) }
    // hide
    links.add("c", .query(.string), .query(.int)) { _, _ in .push(shop.list) }
    links.add("d", .query("page", .int).then("new")) { _ in .push(shop.list) }
    links.add("e", .query("q", .query("r", .string))) { _ in .push(shop.list) }
    links.add("f", .query("q", .url)) { _ in .push(shop.list) }
    links.add("g", .url.then("new")) { _ in .push(shop.list) }
    // show
    links.add("h", .query(.optional(.string))) { _ in .push(shop.list) }
    // hide
    problems([links]).map(print)
  }

  private static func choices(_ print: Print) {
    // show
    var links = LinkGroup(schemes: ["shop"])
    links.add("items", .int) { id in .push(shop.item(id)) }
    links.add("items", .value(UInt8.self)) { id in .push(shop.item(Int(id))) }
    links.add("pages", .optional(.int), .int, .optional(.int)) { _, _, _ in .push(shop.list) }
    // hide
    links.add(
      "", .optional("a").then("x"), .optional("b").then("x"), .optional("c").then("x"),
      .optional("d").then("x"), .optional("e").then("x"), .optional("f").then("x"),
      .optional("g").then("x")
    ) { _, _, _, _, _, _, _ in .push(shop.list) }
    problems([links]).map(print)
  }

  private static func sizes(_ print: Print) {
    let limits = LinkLimits(length: 20, segments: 3, queries: 1, steps: 3)
    var links = LinkGroup(schemes: ["shop"])
    links.add("items/new/photos/front") { .push(shop.list) }
    links.add("search", .query("q", .string), .query("page", .int)) { _, _ in .push(shop.list) }
    links.add("international/delivery") { .push(shop.list) }
    problems([links], limits).map(print)
  }

  private static func urls(_ print: Print) throws {
    // show
    var links = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
    links.add("items", .int) { id in id == 0 ? nil : .push(shop.item(id)) }
    links.add("items", .int.then("photos"), .list(.int)) { id, _ in .push(shop.item(id)) }
    links.add("search", .query("q", .string), .query("page", .optional(.int))) { _, _ in
      .push(shop.list)
    }
    // hide
    links.add("films", .query(.int)) { _ in .push(shop.list) }
    // show
    let urls = [
      "shop://itmes/5", "shop://itmes#/5", "shop://shop.example.com/items/5", "shop://items/five",
      "shop://search", "mail://items/5", "shop://items/0", "https://me@shop.example.com/items/5",
      "https://shop.example.com:8443/items/5",
      // hide
      "shop://itmes/5#top", "shop://items/5/photos/1/two",
      "shop://search?q=a&page=b", "shop://films?year=old",
      "items/5", "https:items/5", "shop://items 5", "shop://items//5", "shop://items/../5",
      "shop://items/%4", "shop://items/%FF", "shop://items/%00",
      "shop://items:80/5", "https://shop_example/items/5",
      "shop://search?" + String(repeating: "&a", count: 65),
      // show
    ]
    // hide
    let navigator = Navigator(root: shop.list)
    navigator.links = try LinkTable(links)
    for url in urls { open(url, in: navigator, print) }
    navigator.links = nil
    open("shop://items/5", in: navigator, print)
  }

  private static func open(_ url: String, in navigator: Navigator, _ print: Print) {
    do {
      _ = navigator.perform(try navigator.action(for: url))
      print("\(url) was opened")
    } catch {
      print(error)
    }
  }

  private static func withoutAddress(_ print: Print) throws {
    // show
    var links = LinkGroup(schemes: ["shop"])
    links.add("close") { .dismissAll() }
    links.add("help", .int) { _ in .push(shop.help) }
    // hide
    links.add("offers", .int) { _ in .push(shop.item(7)) }
    // show
    links.add("items", .int.then("photos"), .string) { id, name in .push(shop.photo(name, of: id)) }
    links.add("photos", .int) { id in
      .push(shop.item(id))
    } from: { (screen: PhotoScreen) in
      screen.item
    }
    // hide
    links.add("lists", .string) { _ in
      .push(shop.list)
    } from: { (key: String) in
      key
    }
    links.add("settings", .bool, .bool, .bool, .bool, .bool, .bool, .bool) {
      _, _, _, _, _, _, _ in .push(shop.help)
    }
    // show
    for link in try LinkTable(links).linksWithoutAddress { print(link) }
    // hide
  }
}
