import FlowKit
import FlowKitLinks
import Testing

/// Segments that a URL can leave out.
@MainActor
@Suite struct OptionalSegmentTests {
  private let cinema = Cinema()

  @Test(arguments: [
    ("cinema://films/5", "Home[*Films > Film(5), (Tickets), (Me)]"),
    ("cinema://films/5/reviews", "Home[*Films > Film(5) > Reviews(5), (Tickets), (Me)]"),
  ])
  func fixedSegmentCanBeOptional(_ url: String, _ place: String) throws {
    let navigator = try cinema.navigator { links in
      links.add("films", .int, .optional("reviews")) { id, hasReviews in
        hasReviews
          ? .batch(.resetRoot(to: cinema.home), .push(cinema.film(id)), .push(cinema.reviews(of: id)))
          : .batch(.resetRoot(to: cinema.home), .push(cinema.film(id)))
      }
    }
    try navigator.open(url)
    #expect(navigator.tree.summary == place)
    #expect(navigator.address == url)
    #expect(throws: LinkIssue.self) { try navigator.links?.match("cinema://films/5/actors") }
  }

  /// A pattern, the URLs that fit it, and those that don't.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fitting: [String], others: [String]
    let add: @Sendable (inout LinkGroup) -> Void

    init(
      _ pattern: String, _ fitting: [String], _ others: [String], _ add: @escaping @Sendable (inout LinkGroup) -> Void
    ) {
      (testDescription, self.fitting, self.others, self.add) = (pattern, fitting, others, add)
    }
  }

  private nonisolated static let cases = [
    Case("a/(b)?", ["a", "a/b"], ["b", "a/c", "a/b/b"]) { $0.add("a", .optional("b")) { _ in .stay } },
    Case("(en)?/a", ["a", "en/a"], ["en", "fr/a"]) { $0.add("", .optional("en").then("a")) { _ in .stay } },
    Case("a/(b/c)?", ["a", "a/b/c"], ["a/b", "a/c"]) { $0.add("a", .optional("b/c")) { _ in .stay } },
    Case("a/(page/{Int})?", ["a", "a/page/2"], ["a/page", "a/2"]) {
      $0.add("a", .optional("page", .int)) { _ in .stay }
    },
    Case("a/({Int}/b)?", ["a", "a/2/b"], ["a/2", "a/b"]) { $0.add("a", .optional(.int.then("b"))) { _ in .stay } },
    Case("a/{Int?}/b", ["a/b", "a/2/b"], ["a", "a/2"]) { $0.add("a", .optional(.int).then("b")) { _ in .stay } },
    Case("a/{Int?}/{Int?}", ["a", "a/1", "a/1/2"], ["a/1/2/3"]) {
      $0.add("a", .optional(.int), .optional(.int)) { _, _ in .stay }
    },
    Case("a/(b)?/(c)?", ["a", "a/b", "a/b/c"], ["a/c"]) {
      $0.add("a", .optional("b"), .optional("c")) { _, _ in .stay }
    },
    Case("{Int?}/a/(b)?", ["a", "a/b", "1/a", "1/a/b"], ["1", "b"]) {
      $0.add("", .optional(.int).then("a"), .optional("b")) { _, _ in .stay }
    },
    Case("(en)?/a/{String...}", ["a", "en/a", "a/b/c", "en/a/b"], ["en"]) {
      $0.add("", .optional("en").then("a"), .list(.string)) { _, _ in .stay }
    },
  ]

  @Test(arguments: cases) func optionalSegmentsCanBeLeftOut(_ pattern: Case) throws {
    let table = try cinema.table(pattern.add)
    for path in pattern.fitting {
      let match = try table.match("cinema://\(path)")
      #expect(match.url == "cinema://\(path)")
      #expect(match.pattern == pattern.testDescription)
    }
    for path in pattern.others { #expect((try? table.match("cinema://\(path)")) == nil, "\(path)") }
  }

  @Test func patternThatLeavesNothingOutIsPreferred() throws {
    let table = try cinema.table { links in
      links.add("films", .optional("new")) { _ in .push(cinema.films) }
      links.add("films") { .push(cinema.films) }
    }
    #expect(try table.match("cinema://films").pattern == "films")
    #expect(try table.match("cinema://films/new").pattern == "films/(new)?")
  }

  @Test func ambiguousOptionalSegmentsAreRefused() {
    let error = #expect(throws: LinkTableError.self) {
      try cinema.table { links in
        links.add("", .optional(.int), .int, .optional(.int)) { _, _, _ in .stay }
      }
    }
    #expect(error?.problems.last?.sentence.hasPrefix("{Int?}/{Int}/{Int?}: some URLs fit in two ways") == true)
  }

  @Test func linksThatMatchWithoutAnOptionalSegmentAreRefused() {
    let error = #expect(throws: LinkTableError.self) {
      try cinema.table { links in
        links.add("films", .optional("new"), .int) { _, _ in .stay }
        links.add("films", .optional("old"), .int) { _, _ in .stay }
      }
    }
    #expect(error?.problems.map(\.places.count) == [2])
    #expect(error?.description.contains("films/(new)?/{Int} cannot be told apart from films/(old)?/{Int}") == true)
  }

  @Test func tooManyOptionalSegmentsAreRefused() {
    let error = #expect(throws: LinkTableError.self) {
      try cinema.table { links in
        links.add(
          "", .optional("a").then("x"), .optional("b").then("x"), .optional("c").then("x"), .optional("d").then("x"),
          .optional("e").then("x"), .optional("f").then("x"), .optional("g").then("x")
        ) { _, _, _, _, _, _, _ in .stay }
      }
    }
    #expect(
      error?.description.contains("its optional segments make 128 different paths, and at most 64 are allowed") == true)
  }

  @Test func nearestPatternCanHaveOptionalSegments() throws {
    let table = try cinema.table { $0.add("films", .int, .optional("reviews")) { _, _ in .push(cinema.films) } }
    let issue = #expect(throws: LinkIssue.self) { try table.match("cinema://films/5/revews") }
    #expect(issue?.nearest == "films/{Int}/(reviews)?")
  }
}
