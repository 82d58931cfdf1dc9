import FlowKit
import FlowKitLinks
import Testing

/// Groups of links below a path.
@MainActor
@Suite struct NestedGroupTests {
  private let cinema = Cinema()

  private var films: LinkGroup {
    var links = LinkGroup()
    links.add { .resetRoot(to: cinema.home) }
    links.add("new") { .push(cinema.films) }
    links.add("", .int) { id in .push(cinema.film(id)) }
    return links
  }

  private var town: LinkGroup {
    var links = LinkGroup()
    links.add("cinema/films", films)
    links.add("cinema/me") { .push(cinema.me) }
    return links
  }

  private func app(_ add: (inout LinkGroup) -> Void) throws -> LinkTable {
    var links = LinkGroup(schemes: ["app"], hosts: ["app.example.com"])
    add(&links)
    return try LinkTable(links)
  }

  @Test(arguments: [
    ("app://town/cinema/films", "town/cinema/films"), ("app://town/cinema/films/new", "town/cinema/films/new"),
    ("https://app.example.com/town/cinema/films/5", "town/cinema/films/{Int}"),
    ("app://town/cinema/me", "town/cinema/me"),
  ])
  func linksOfAGroupAreBelowItsPath(_ url: String, _ pattern: String) throws {
    #expect(try app { $0.add("town", town) }.match(url).pattern == pattern)
  }

  @Test func addressContainsThePath() throws {
    let navigator = Navigator(root: cinema.home)
    navigator.links = try app { $0.add("town", town) }
    try navigator.open("app://town/cinema/films/5")
    #expect(navigator.address == "https://app.example.com/town/cinema/films/5")
  }

  @Test func groupCanBeAddedTwiceAndWithoutAPath() throws {
    let table = try app { links in
      links.add("", films)
      links.add("old", films)
    }
    #expect(try table.match("app://5").pattern == "{Int}")
    #expect(try table.match("app://old/5").pattern == "old/{Int}")
    #expect(table.count == 6)
  }

  @Test func equalLinksOfTwoGroupsAreRefusedWithBothPlaces() {
    var other = LinkGroup()
    other.add("films/new") { .push(cinema.films) }
    let error = #expect(throws: LinkTableError.self) {
      try app { links in
        links.add("cinema", other)
        links.add("cinema/films", films)
      }
    }
    #expect(error?.problems.map(\.places.count) == [2])
    #expect(error?.description.contains("cinema/films/new cannot be told apart from cinema/films/new") == true)
    #expect(error?.description.hasPrefix("FlowKitLinksTests/NestedGroupTests.swift:") == true)
  }

  @Test(arguments: ["cinema/", "a//b", "..", "caf%C3%A9"]) func impossiblePathIsReportedOnce(_ path: String) {
    let line = #line + 1
    let error = #expect(throws: LinkTableError.self) { try app { $0.add(path, films) } }
    #expect(error?.problems.count == 1)
    #expect(error?.problems.first?.places.map(\.line) == [line])
    #expect(error?.problems.first?.sentence.hasPrefix("\"\(path)\": ") == true)
  }

  @Test func nestedGroupWithItsOwnSchemesIsRefused() {
    var inner = LinkGroup(schemes: ["cinema"])
    inner.add("films") { .push(cinema.films) }
    let error = #expect(throws: LinkTableError.self) { try app { $0.add("town", inner) } }
    #expect(error?.problems.map(\.places.count) == [2])
    #expect(error?.description.contains("the group has schemes or hosts of its own") == true)
  }
}
