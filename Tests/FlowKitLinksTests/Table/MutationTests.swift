import FlowKit
import FlowKitLinks
import Foundation
import Testing

/// Random and mutated URLs: `FLOWKIT_URLS=1000000 swift test -c release --filter MutationTests` takes a million.
@MainActor
@Suite struct MutationTests {
  private static let count = ProcessInfo.processInfo.environment["FLOWKIT_URLS"].flatMap { Int($0) } ?? 4_000

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func noURLBreaksATable(_ seed: UInt64) throws {
    var random = Random(seed: seed), matches = 0
    let table = try LinkTable(Self.links, limits: LinkLimits(length: 100_000, segments: 1_000, queries: 1_000))
    for _ in 0..<(Self.count / 4) {
      let url = Self.url(&random)
      guard try check(table, url) else { continue }
      matches += 1
    }
    #expect(matches > Self.count / 40, "too few are links to say much: \(matches)")
  }

  /// Whether the URL is a link; if so, its match is printed as a URL with the same meaning.
  private func check(_ table: LinkTable, _ url: String) throws -> Bool {
    let match: LinkMatch
    do {
      match = try table.match(url)
    } catch {
      let text = error.description
      try #require(text.utf8.count < 4_000 && error.tried.count <= 8, "\(url.debugDescription)")
      return false
    }
    if let url = URL(string: url) { _ = try? table.match(url) }
    let printed = try #require(match.url, "\(url.debugDescription)"), again = try table.match(printed)
    try #require(again.url == printed && again.place == match.place, "\(url.debugDescription) \(printed)")
    try #require(match.action == again.action, "\(url.debugDescription) \(printed)")
    return true
  }

  private static var links: LinkGroup {
    let store = Store()
    var links = store.links
    links.add("uuids", .uuid, .optional(.double)) { id, number in .push(store.folder(["\(id)", "\(number ?? 0)"])) }
    links.add("bytes", .value(UInt8.self), .list(.int)) { byte, all in .push(store.folder(["\(byte)", "\(all)"])) }
    links.add("flags", .bool, .query("f", .list(.bool))) { flag, all in .push(store.folder(["\(flag)", "\(all)"])) }
    links.add("films", .optional("new"), .optional("page", .int), .query(.list(.string))) { isNew, page, all in
      .push(store.folder(["\(isNew)", "\(page ?? 0)", "\(all.sorted { $0.key < $1.key })"]))
    }
    links.add("", .value(Character.self)) { letter in .push(store.folder(["\(letter)"])) }
    links.add("caf\u{E9}", .string) { text in .push(store.folder([text])) }
    return links
  }

  private static let seeds = [
    "shop://", "shop://items", "https://shop.example.com/items/5", "shop:///items/new", "shop:items/lamps",
    "SHOP://ITEMS/5/photos/a%2Fb%C3%A9?x=1#y", "http://Shop.Example.com:80/search?q=a+b&page=2&tag=%20&tag=",
    "shop://files/a/b/c/d/", "shop://uuids/00000000-0000-0000-0000-0000000000aF/1.5e3", "shop://bytes/255/1/-2/+3",
    "shop://flags/true?f=false&f=true", "shop://z", "shop://cafe%CC%81/x", "https://shop.example.com:443/basket?",
    "shop://films/new/page/2?a=1&b=2&a=3", "shop://films?%26=+&é=", "shop://search?q=",
    "shop://search?q=%F0%9F%92%A1&page=007",
  ]

  private static let pieces = [
    "/", "//", "?", "&", "=", "+", "#", "%", "%2", "%2F", "%00", "%2e", "..", ".", ":", "@", "[", "]", ";", "\\", " ",
    "\u{0}", "\n", "\u{E9}", "e\u{301}", "\u{202E}", "💡", "%C3%A9", "%C3", "%FF", "99999999999999999999", "-0", "nan",
    "1e400", "shop", "://", "items", "q=1", "tag=%", "true", "13", "~", "'", "0x10", "\u{FEFF}", "\u{301}",
  ]

  private static func url(_ random: inout Random) -> String {
    if random.below(10) == 0 { return (0..<random.below(30)).map { _ in any(of: pieces, &random) }.joined() }
    var url = Array(any(of: seeds, &random).unicodeScalars)
    for _ in 0..<random.below(4) { mutate(&url, &random) }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: url)
    return String(text)
  }

  private static func mutate(_ url: inout [Unicode.Scalar], _ random: inout Random) {
    let start = random.below(url.count + 1), end = start + random.below(min(4, url.count - start) + 1)
    switch random.below(5) {
    case 0: url.removeSubrange(start..<end)
    case 1: url.insert(contentsOf: any(of: pieces, &random).unicodeScalars, at: start)
    case 2: url.replaceSubrange(start..<end, with: any(of: pieces, &random).unicodeScalars)
    case 3: url.insert(contentsOf: url[start..<end], at: start)
    default: url.insert(Unicode.Scalar(UInt8(random.below(128))), at: start)
    }
  }

  private static func any(of texts: [String], _ random: inout Random) -> String { texts[random.below(texts.count)] }
}
