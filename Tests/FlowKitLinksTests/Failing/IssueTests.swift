import FlowKit
import FlowKitLinks
import Testing

@MainActor
@Suite struct IssueTests {
  private func issue(_ url: String) throws -> LinkIssue? {
    let table = try LinkTable(Store().links)
    return #expect(throws: LinkIssue.self) { try table.match(url) }
  }

  private func words(_ issue: LinkIssue?) -> String? {
    issue?.description.replacing(/\ at FlowKitLinksTests\/Store.swift:\d+/, with: "")
  }

  @Test(arguments: [
    (
      "shop://itmes/5",
      "shop://itmes/5 cannot be opened: no link matches its path. The nearest is items/{Int}."
    ),
    (
      "shop://serch",
      "shop://serch cannot be opened: no link matches its path. The nearest is "
        + "search?q={String}&page={Int?}&tag={String...}."
    ),
    (
      "shop://itmes/5#secret",
      "shop://itmes/5#… cannot be opened: no link matches its path. What follows the # was ignored. The nearest is"
        + " items/{Int}."
    ),
    (
      "https://shop.example.com/shop#/items/5",
      "https://shop.example.com/shop#… cannot be opened: no link matches its path. What follows the # was ignored. To"
        + " match it, begin a link's path with #, as in add(\"#/items\")."
    ),
    (
      "shop://shop.example.com/items/5",
      "shop://shop.example.com/items/5 cannot be opened: no link matches its path. After shop://, the host"
        + " shop.example.com is read as the first segment of the path, because a scheme of the app's own has no hosts."
        + " Leave it out. The nearest is items/{Int}."
    ),
    (
      "http://example.com/",
      "http://example.com/ cannot be opened: no link begins with http://example.com/. Links begin with"
        + " https://shop.example.com/ or shop://."
    ),
    ("shop://a/b/c/d", "shop://a/b/c/d cannot be opened: no link matches its path."),
    (
      "shop://items/five",
      #"shop://items/five cannot be opened: "five" is not a Shelf (items/{Shelf}); "five" is not an Int (items/{Int})."#
    ),
    (
      "shop://search?page=1",
      #"shop://search?… cannot be opened: the query has no "q" (search?q={String}&page={Int?}&tag={String...})."#
    ),
    (
      "shop://search?q=1&page=secret",
      "shop://search?… cannot be opened: "
        + #"a value of "page" is not an Int (search?q={String}&page={Int?}&tag={String...})."#
    ),
    (
      "mail://serch",
      "mail://serch cannot be opened: no link begins with mail://. Links begin with https://shop.example.com/ or"
        + " shop://."
    ),
    (
      "https://a@shop.example.com/",
      "https://a@shop.example.com/ cannot be opened: it names a user before its host, which makes it look like a URL of"
        + " another site."
    ),
    ("shop://a b", "shop://a b cannot be opened: it contains a space, which must be percent-encoded."),
    (
      "shop://" + String(repeating: "a", count: 3_000),
      "shop://" + String(repeating: "a", count: 73)
        + "… cannot be opened: it has 3007 bytes, but at most 2048 are allowed."
    ),
  ])
  func issueNamesTheReason(_ url: String, _ sentence: String) throws {
    #expect(words(try issue(url)) == sentence)
  }

  @Test func schemeIsToldIfItIsTheReason() throws {
    var app = LinkGroup(schemes: ["app"]), web = LinkGroup(hosts: ["example.com"])
    app.add("settings") { .stay }
    web.add("items", .int) { _ in .stay }
    let table = try LinkTable(app, web)
    let issue = #expect(throws: LinkIssue.self) { try table.match("app://items/5") }
    #expect(
      issue?.description.hasPrefix(
        "app://items/5 cannot be opened: no link matches its path. It begins with app://, but the path is one of"
          + " https://example.com/. The nearest is items/{Int}") == true)
  }

  @Test func triedLinksAreListedWithTheirPlaces() throws {
    let tried = try #require(try issue("shop://items/five/photos/x")).tried
    #expect(tried.map(\.description) == [#"items/{Int}/photos/{String}: "five" is not an Int"#])
    #expect(tried.map { "\($0.place.fileID)" } == ["FlowKitLinksTests/Store.swift"])
  }

  @Test(arguments: ["shop://a\nb\u{1B}[31m", "shop://%zz\u{202E}gpj.exe", "\u{0}", "shop://items/%0A%E2%80%AE"])
  func textsHaveNoControlCharacters(_ url: String) throws {
    let text = try #require(try issue(url)).description
    #expect(text.unicodeScalars.allSatisfy { ![.control, .format].contains($0.properties.generalCategory) })
  }

  @Test func tableIsPrintedAsASortedList() throws {
    var group = LinkGroup(schemes: ["b"], hosts: ["A.example.com"])
    group.add("search", .query("q", .string)) { _ in .stay }
    group.add("items", .int) { _ in .stay }
    group.add { .stay }
    var other = LinkGroup(schemes: ["a"])
    other.add("files", .list(.string)) { _ in .stay }
    #expect(
      try LinkTable(group, other).description.replacing(/Tests.swift:\d+/, with: "") == """
        a://
          files/{String...}  FlowKitLinksTests/Issue
        https://a.example.com/ b://
          /                  FlowKitLinksTests/Issue
          items/{Int}        FlowKitLinksTests/Issue
          search?q={String}  FlowKitLinksTests/Issue
        """)
  }
}
