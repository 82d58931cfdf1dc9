import FlowKit
import FlowKitLinks
import Testing

/// What used to go wrong with addresses and tables.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // what never ends is a failure
struct MendedLinkTests {
  @Test(arguments: ["shop://admin/\u{212A}eys", "shop://admin/%E2%84%AAeys"])
  func signThatLooksLikeALetterIsNotThatLetter(url: String) throws {
    var links = LinkGroup(schemes: ["shop"])
    links.add("admin/Keys") { .none }
    let table = try LinkTable(links)
    #expect((try? table.match("shop://admin/Keys")) != nil)
    #expect((try? table.match(url)) == nil)
  }

  @Test(arguments: [1_000, 100_000])
  func patternOfManySegmentsIsRefused(count: Int) {
    var links = LinkGroup(schemes: ["shop"])
    links.add(Array(repeating: "a", count: count).joined(separator: "/")) { .none }
    #expect(throws: LinkTableError.self) { try LinkTable(links) }
  }
}
