import FlowKit
import FlowKitLinks
import Foundation
import Testing

/// What the article about links says of their parts.
@MainActor
@Suite struct LinkPartsTests {
  @Test(arguments: [
    "app://films?genre=noir&year=1949", "app://items/5", "app://items/5/reviews", "app://tabs/films",
    "app://tabs/tickets",
  ])
  func eachPartLeadsInBothDirections(_ url: String) throws {
    let parts = LinkParts(), navigator = Navigator(root: Flow(with: LinkParts.HomeScreen()))
    var links = LinkGroup(schemes: ["app"])
    parts.addQuery(&links)
    parts.addOptional(&links)
    parts.addTabs(&links)
    navigator.links = try LinkTable(links)
    try navigator.open(#require(URL(string: url)))
    #expect(navigator.url.map { "\($0)" } == url)
    try parts.assertAddresses(#require(navigator.links))
  }

  @Test func theURLIsNoted() throws {
    let campaigns = LinkParts.Campaigns(), url = try #require(URL(string: "app://items/5?utm_source=mail"))
    var links = LinkGroup(schemes: ["app"])
    LinkParts().addURL(&links, campaigns)
    _ = try LinkTable(links).match(url).action
    #expect(campaigns.urls == [url])
  }

  @Test func pagesAreInTheFragment() throws {
    var shop = LinkGroup()
    shop.add("items", .int) { _ in .stay }
    let table = try LinkTable(LinkParts().singlePage(LinkParts.Feature(links: shop)))
    #expect(try table.match("https://app.example.com/#/items/5").pattern == "#/items/{Int}")
    #expect(try table.match("https://app.example.com/#!/items/5").pattern == "#/items/{Int}")
    #expect(try table.match("https://app.example.com/account#/orders").pattern == "account/#/orders")
    let issue = #expect(throws: LinkIssue.self) { try table.match("https://app.example.com/#/unknown") }
    #expect(issue?.reason == .noMatch)
  }

  @Test func groupsAreBelowTheirPaths() throws {
    var shop = LinkGroup(), help = LinkGroup()
    shop.add("items", .int) { _ in .stay }
    help.add("contact") { .stay }
    let table = try LinkTable(LinkParts().nested(LinkParts.Feature(links: shop), LinkParts.Feature(links: help)))
    #expect(try table.match("app://shop/items/5").pattern == "shop/items/{Int}")
    #expect(try table.match("app://shop/help/contact").pattern == "shop/help/contact")
  }
}
