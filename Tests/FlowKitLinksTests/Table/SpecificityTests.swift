import FlowKit
import FlowKitLinks
import Testing

@MainActor
@Suite struct SpecificityTests {
  /// Links with the same prefix, from the most specific to the least, each with a URL that it matches.
  private static let ranked: [(add: @Sendable (inout LinkGroup) -> Void, url: String, pattern: String)] = [
    ({ $0.add("a/b") { .stay } }, "x://a/b", "a/b"),
    (
      { $0.add("a", .uuid) { _ in .stay } }, "x://a/00000000-0000-0000-0000-000000000001", "a/{UUID}"
    ),
    ({ $0.add("a", .raw(Store.Shelf.self)) { _ in .stay } }, "x://a/lamps", "a/{Shelf}"),
    ({ $0.add("a", .bool) { _ in .stay } }, "x://a/true", "a/{Bool}"),
    ({ $0.add("a", .int) { _ in .stay } }, "x://a/5", "a/{Int}"),
    ({ $0.add("a", .double) { _ in .stay } }, "x://a/5.5", "a/{Double}"),
    ({ $0.add("a", .value(Character.self)) { _ in .stay } }, "x://a/z", "a/{Character}"),
    (
      { $0.add("a", .string, .query("p", .string), .query("q", .string)) { _, _, _ in .stay } },
      "x://a/zz?q&p", "a/{String}?p={String}&q={String}"
    ),
    ({ $0.add("a", .string, .query("q", .string)) { _, _ in .stay } }, "x://a/zz?q", "a/{String}?q={String}"),
    ({ $0.add("a", .string) { _ in .stay } }, "x://a/zz?z", "a/{String}"),
    ({ $0.add("a", .string, .optional(.int)) { _, _ in .stay } }, "x://a/zz/1", "a/{String}/{Int?}"),
    ({ $0.add("a", .list(.int)) { _ in .stay } }, "x://a/1/2/3", "a/{Int...}"),
    ({ $0.add("a", .list(.string)) { _ in .stay } }, "x://a/1/2/z", "a/{String...}"),
    ({ $0.add("", .list(.string)) { _ in .stay } }, "x://b", "{String...}"),
  ]

  @Test(arguments: 0..<20)
  func moreSpecificLinkIsPreferredInAnyOrder(_ seed: UInt64) throws {
    var random = Random(seed: seed), group = LinkGroup(schemes: ["x"])
    for link in Self.ranked.shuffled(using: &random) { link.add(&group) }
    let table = try LinkTable(group)
    for link in Self.ranked { #expect(try table.match(link.url).pattern == link.pattern) }
  }

  @Test func segmentsAreComparedFromTheLeft() throws {
    var group = LinkGroup(schemes: ["x"])
    group.add("", .string.then("b")) { _ in .stay }
    group.add("a", .string) { _ in .stay }
    let table = try LinkTable(group)
    #expect(try table.match("x://a/b").pattern == "a/{String}")
    #expect(try table.match("x://c/b").pattern == "{String}/b")
  }

  @Test func linkThatRejectsItsArgumentsLeavesThemToTheNext() throws {
    var group = LinkGroup(schemes: ["x"])
    group.add("a/b", .int) { _ in .stay }
    group.add("a", .string, .list(.string)) { _, _ in .stay }
    let table = try LinkTable(group)
    #expect(try table.match("x://a/b/5").pattern == "a/b/{Int}")
    #expect(try table.match("x://a/b/five").pattern == "a/{String}/{String...}")
  }

  @Test func groupsAreCombinedAndKeepTheirOrigins() throws {
    var shop = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
    shop.add("a") { .stay }
    var news = LinkGroup(schemes: ["news"], hosts: ["shop.example.com"])
    news.add("a", .int) { _ in .stay }
    let table = try LinkTable([shop, news])
    #expect(try table.match("https://shop.example.com/a").pattern == "a")
    #expect(try table.match("https://shop.example.com/a/1").url == "https://shop.example.com/a/1")
    #expect(throws: LinkIssue.self) { try table.match("shop://a/1") }
    #expect(throws: LinkIssue.self) { try table.match("news://a") }
  }

  @Test(arguments: ["shop://admin/\u{212A}eys", "shop://admin/%E2%84%AAeys"])
  func signThatLooksLikeALetterIsAnotherSign(url: String) throws {
    var links = LinkGroup(schemes: ["shop"])
    links.add("admin/Keys") { .stay }
    let table = try LinkTable(links)
    #expect((try? table.match("shop://admin/Keys")) != nil)
    #expect((try? table.match(url)) == nil)
  }
}
