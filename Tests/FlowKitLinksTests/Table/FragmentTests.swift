import FlowKit
import FlowKitLinks
import Foundation
import Testing

/// Paths in fragments, as in the URLs of single-page sites.
@MainActor
@Suite struct FragmentTests {
  private let store = Store()

  /// A site whose pages are in the fragment, but for `files` and the first one.
  private func table(limits: LinkLimits = LinkLimits()) throws -> LinkTable {
    var pages = LinkGroup(), site = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
    pages.add("items", .int) { id in .resetRoot(to: store.item(id)) }
    pages.add("search", .query("q", .string), .query("page", .optional(.int))) { _, _ in .stay }
    pages.add("tags", .list(.string)) { _ in .stay }
    site.add("#", pages)
    site.add("app/#/help") { .push(store.help) }
    site.add("files", .list(.string)) { _ in .stay }
    site.add("lists", .string, .string) { _, _ in .stay }
    site.add { .resetRoot(to: store.home) }
    return try LinkTable(site, limits: limits)
  }

  @Test(arguments: [
    ("https://shop.example.com/#/items/5", "#/items/{Int}", "https://shop.example.com/#/items/5"),
    ("https://shop.example.com#!/items/05/", "#/items/{Int}", "https://shop.example.com/#/items/5"),
    ("shop://#/items/5", "#/items/{Int}", "https://shop.example.com/#/items/5"),
    ("https://shop.example.com/app#/help", "app/#/help", "https://shop.example.com/app/#/help"),
    ("https://shop.example.com/?utm=x#/items/5", "#/items/{Int}", "https://shop.example.com/#/items/5"),
    (
      "https://shop.example.com/?q=a&page=2#/search?q=b", "#/search?q={String}&page={Int?}",
      "https://shop.example.com/#/search?q=b&page=2"
    ),
    ("https://shop.example.com/#/tags/a/%23", "#/tags/{String...}", "https://shop.example.com/#/tags/a/%23"),
    ("https://shop.example.com/files/%23/items", "files/{String...}", "https://shop.example.com/files/%23/items"),
    ("https://shop.example.com/#/", "/", "https://shop.example.com/"),
    ("https://shop.example.com/#top", "/", "https://shop.example.com/"),
    ("https://shop.example.com/files/a#b/c", "files/{String...}", "https://shop.example.com/files/a"),
  ])
  func pathInAFragmentIsFound(_ url: String, _ pattern: String, _ canonical: String) throws {
    let match = try table().match(url)
    #expect(match.pattern == pattern)
    #expect(match.url == canonical)
  }

  @Test(arguments: [
    ("https://shop.example.com/#/itms/5", LinkIssue.Reason.noMatch),
    ("https://shop.example.com/items/5", .noMatch),
    ("https://shop.example.com/%23/items/5", .noMatch),
    ("https://shop.example.com/files/a#/b", .noMatch),  // no argument takes what is in the fragment
    ("https://shop.example.com/lists/a#/b", .noMatch),
    ("https://shop.example.com/#/items/five", .badArguments),
    ("https://shop.example.com/#/items//5", .malformed),
    ("https://shop.example.com/#/items/../5", .malformed),
    ("https://shop.example.com/#/search?q=%zz", .malformed),
  ])
  func otherFragmentsAreRefused(_ url: String, _ reason: LinkIssue.Reason) throws {
    let table = try table()
    #expect(#expect(throws: LinkIssue.self) { try table.match(url) }?.reason == reason)
  }

  @Test func limitsAreForBothPathsTogether() throws {
    let table = try table(limits: LinkLimits(segments: 4, queries: 2))
    for url in ["shop://a/b#/c/d", "shop://?a&b#/search?q"] {
      #expect(#expect(throws: LinkIssue.self) { try table.match(url) }?.reason == .tooLarge)
    }
    #expect(try table.match("shop://?a#/search?q").pattern == "#/search?q={String}&page={Int?}")
  }

  @Test func placeHasItsAddressInTheFragment() throws {
    let navigator = Navigator(root: store.home)
    navigator.links = try table()
    try navigator.open("shop://#/items/5")
    #expect(navigator.tree.summary == "Item(5)")
    #expect(navigator.url?.absoluteString == "https://shop.example.com/#/items/5")
    try navigator.open("shop://app#/help")
    #expect(navigator.url?.absoluteString == "https://shop.example.com/app/#/help")
  }

  @Test func tableWithoutFragmentsIgnoresThem() throws {
    let navigator = try store.navigator()
    try navigator.open("shop://items/5#/what//ever%zz")
    #expect(navigator.url?.absoluteString == "https://shop.example.com/items/5")
  }

  @Test func nearestLinkIsNamedWithItsFragment() throws {
    let table = try table()
    let issue = #expect(throws: LinkIssue.self) { try table.match("https://shop.example.com/#/itms/5") }
    #expect(issue?.nearest == "#/items/{Int}")
    #expect(issue?.url == "https://shop.example.com/#/itms/5")
    for url in ["https://shop.example.com/itms#token", "https://shop.example.com/itms?token", "shop://#/itms?token"] {
      let issue = #expect(throws: LinkIssue.self) { try table.match(url) }
      #expect(issue?.description.contains("token") == false)
    }
  }

  @Test func anEmptyFragmentCountsTwice() throws {
    var plain = LinkGroup(schemes: ["x"]), pages = LinkGroup(schemes: ["x"])
    plain.add("a", .int) { _ in .stay }
    pages.add("#/a", .int) { _ in .stay }
    #expect(try LinkTable(plain).worstSteps == 4)
    #expect(try LinkTable(pages).worstSteps == 10)
  }
}
