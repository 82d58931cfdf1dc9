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
    ("shop://itmes/5", "shop://itmes/5 is no link: no pattern fits it. The nearest one is items/{Int}."),
    (
      "shop://serch",
      "shop://serch is no link: no pattern fits it. The nearest one is "
        + "search?q={String}&page={Int?}&tag={String...}."
    ),
    ("shop://a/b/c/d", "shop://a/b/c/d is no link: no pattern fits it."),
    (
      "shop://items/five",
      #"shop://items/five is no link: items/{Shelf}: "five" is no Shelf. "#
        + #"items/{Int}: "five" is no Int."#
    ),
    (
      "shop://search?page=1",
      "shop://search?… is no link: search?q={String}&page={Int?}&tag={String...}: "
        + "its query has no q."
    ),
    (
      "shop://search?q=1&page=secret",
      "shop://search?… is no link: search?q={String}&page={Int?}&tag={String...}: "
        + "the value of page is no Int."
    ),
    (
      "mail://serch",
      "mail://serch is no link: no link begins with mail://. The nearest one is "
        + "search?q={String}&page={Int?}&tag={String...}."
    ),
    (
      "https://a@shop.example.com/",
      "https://a@shop.example.com/ is no link: it names a user before its host, as those "
        + "do that want to be taken for others."
    ),
    ("shop://a b", "shop://a b is no link: it contains a space, which must be percent-encoded."),
    (
      "shop://" + String(repeating: "a", count: 3_000),
      "shop://" + String(repeating: "a", count: 73)
        + "… is no link: it has 3007 bytes, and 2048 are allowed."
    ),
  ])
  func anIssueSaysWhatIsWrong(_ url: String, _ sentence: String) throws {
    #expect(words(try issue(url)) == sentence)
  }

  @Test func whatWasTriedIsListedWithItsPlace() throws {
    let tried = try #require(try issue("shop://items/five/photos/x")).tried
    #expect(tried.map(\.description) == [#"items/{Int}/photos/{String}: "five" is no Int"#])
    #expect(tried.map { "\($0.place.fileID)" } == ["FlowKitLinksTests/Store.swift"])
  }

  @Test(arguments: ["shop://a\nb\u{1B}[31m", "shop://%zz\u{202E}gpj.exe", "\u{0}", "shop://items/%0A%E2%80%AE"])
  func textsHaveNoControlCharacters(_ url: String) throws {
    let text = try #require(try issue(url)).description
    #expect(text.unicodeScalars.allSatisfy { ![.control, .format].contains($0.properties.generalCategory) })
  }

  @Test func aTablePrintsItselfAsASortedList() throws {
    var group = LinkGroup(schemes: ["b"], hosts: ["A.example.com"])
    group.add("search", .query("q", .string)) { _ in .none }
    group.add("items", .int) { _ in .none }
    group.add { .none }
    var other = LinkGroup(schemes: ["a"])
    other.add("files", .list(.string)) { _ in .none }
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
