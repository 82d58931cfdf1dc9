import FlowKit
import FlowKitLinks
import Foundation
import Testing

/// Hosts that a group names by a pattern.
@MainActor
@Suite struct HostPatternTests {
  private func table() throws -> LinkTable {
    var shop = LinkGroup(hosts: ["shop.example.com"]), all = LinkGroup(hosts: ["*"])
    var stores = LinkGroup(schemes: ["store"], hosts: ["*.example.com"])
    shop.add("shop") { .stay }
    stores.add("store") { .stay }
    all.add("any", .int) { _ in .stay }
    return try LinkTable(shop, stores, all)
  }

  @Test(arguments: [
    ("https://shop.example.com/shop", "shop"), ("https://shop.example.com/store", "store"),
    ("https://shop.example.com/any/5", "any/{Int}"), ("https://a.b.EXAMPLE.com/store", "store"),
    ("https://a.example.com/any/5", "any/{Int}"), ("http://elsewhere.org/any/5", "any/{Int}"),
    ("https://example.com/any/5", "any/{Int}"), ("store://store", "store"),
  ])
  func hostThatFitsIsEnough(_ url: String, _ pattern: String) throws {
    #expect(try table().match(url).pattern == pattern)
  }

  @Test(arguments: [
    "https://a.example.com/shop", "https://example.com/store", "https://badexample.com/store",
    "https://elsewhere.org/shop", "store://any/5",
  ])
  func otherHostsAreNotMeant(_ url: String) throws {
    let table = try table()
    #expect(throws: LinkIssue.self) { try table.match(url) }
  }

  @Test func canonicalURLKeepsTheHostIfTheGroupNamesNone() throws {
    #expect(try table().match("HTTP://Elsewhere.org/any/05").url == "https://elsewhere.org/any/5")
    #expect(try table().match("https://a.example.com/store").url == "store://store")
  }

  @Test func linkOfAllHostsHasNoAddress() throws {
    let store = Store()
    var group = LinkGroup(hosts: ["*"])
    group.add("items", .int) { .push(store.item($0)) }
    let navigator = Navigator(root: store.home), table = try LinkTable(group)
    navigator.links = table
    try navigator.open("https://elsewhere.org/items/5")
    #expect(navigator.url == nil)
    #expect(
      table.linksWithoutAddress.map(\.reason) == [
        "its group has neither a scheme nor a host by its whole name, so no URL can begin with it. Add one of them."
      ])
  }

  @Test func sameLinkOfAHostAndOfAllHostsIsAMistake() {
    var one = LinkGroup(hosts: ["example.com"]), all = LinkGroup(hosts: ["*"])
    one.add("items") { .stay }
    all.add("items") { .stay }
    #expect(#expect(throws: LinkTableError.self) { try LinkTable(one, all) }?.problems.map(\.places.count) == [2])
  }
}

/// The URL as it came.
@MainActor
@Suite struct WholeURLTests {
  private let store = Store()

  private func navigator(_ seen: Seen) throws -> Navigator {
    var links = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
    links.add("items", .int, .url) { id, url in
      seen.urls.append(url?.absoluteString)
      return .push(store.item(id))
    }
    links.add("photos", .url, .int.then("of"), .string) { url, id, name in
      seen.urls.append(url?.absoluteString)
      return .push(store.photo(id, name))
    } from: { (photo: Store.Photo) in
      (nil, photo.item, photo.name)
    }
    let navigator = Navigator(root: store.home)
    navigator.links = try LinkTable(links)
    return navigator
  }

  @Test(arguments: [
    ("SHOP://items/05?utm_source=mail#top", "https://shop.example.com/items/5"),
    ("https://shop.example.com/photos/7/of/a%2Fb?x", "https://shop.example.com/photos/7/of/a%2Fb"),
  ])
  func closureGetsTheURLAsItCame(_ url: String, _ address: String) throws {
    let seen = Seen(), navigator = try navigator(seen)
    try navigator.open(url)
    #expect(seen.urls == [url])
    #expect(navigator.url?.absoluteString == address)
    #expect(seen.urls.last == .some(nil), "an address is looked for without a URL")
    #expect(try navigator.links?.match(url).url == address)
    #expect(navigator.links?.linksWithoutAddress == [])
  }

  @Test func patternDoesNotNameIt() throws {
    #expect(try navigator(Seen()).links?.match("shop://items/5").pattern == "items/{Int}")
  }

  /// Foundation mends what it reads: then nobody can tell what was written.
  @Test func mendedURLLooksLikeARightOne() throws {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let mended = try #require(URL(string: "shop://items/%zz")), right = try #require(URL(string: "shop://items/%25zz"))
    #expect(mended.absoluteString == right.absoluteString)
    #expect(URL(string: "shop://items/%zz", encodingInvalidCharacters: false) == nil)
  }

  private final class Seen { var urls: [String?] = [] }
}
