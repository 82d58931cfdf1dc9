import FlowKit
import FlowKitLinks
import Testing

@MainActor
@Suite struct MistakeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let add: @Sendable (inout LinkGroup) -> Void

    init(_ problem: String, _ add: @escaping @Sendable (inout LinkGroup) -> Void) {
      (testDescription, self.add) = (problem, add)
    }
  }

  private nonisolated static let misfits = [
    Case("a//b: a segment is empty") { $0.add("a//b") { .stay } },
    Case("/a: a segment is empty") { $0.add("/a") { .stay } },
    Case("a/{Int}/: a segment is empty") { $0.add("a", .int.then("")) { _ in .stay } },
    Case("a/..: no URL has the segment \"..\"") { $0.add("a/..") { .stay } },
    Case("a?b: \"a?b\" is more than a path") { $0.add("a?b") { .stay } },
    Case("caf%C3%A9: segments are written as they are read") { $0.add("caf%C3%A9") { .stay } },
    Case("a/{Int...}/b: a list takes all the rest") { $0.add("a", .list(.int).then("b")) { _ in .stay } },
    Case("{Int?}/{Int...}: a list cannot follow an optional segment") {
      $0.add("", .optional(.int), .list(.int)) { _, _ in .stay }
    },
    Case("a?={Int}: an argument of the query has an empty name") { $0.add("a", .query("", .int)) { _ in .stay } },
    Case("a?q={Int}&q={Int}: two arguments of the query have the same name") {
      $0.add("a", .query("q", .int), .query("q", .int)) { _, _ in .stay }
    },
    Case("a?q={Int}: fixed segments belong to the path") { $0.add("a", .query("q", .int.then("b"))) { _ in .stay } },
    Case("a?q={Int}: .query(...) cannot be inside another") {
      $0.add("a", .query("q", .query("r", .int))) { _ in .stay }
    },
    Case("a/{Int?}: an optional argument or a list cannot be inside another") {
      $0.add("a", .optional(.optional(.int))) { _ in .stay }
    },
    Case("a?q={Int...}: .query(...) cannot be inside") {
      $0.add("a", .list(.query("q", .int))) { _ in .stay }
    },
    Case("a/{Int...}: fixed segments cannot be inside a list") { $0.add("a", .list(.int.then("b"))) { _ in .stay } },
    Case("a?q={Bool?}: fixed segments belong to the path") { $0.add("a", .query("q", .optional("b"))) { _ in .stay } },
    Case("a?*={Int?}: the values of the whole query cannot be optional") {
      $0.add("a", .query(.optional(.int))) { _ in .stay }
    },
    Case("a?*={Int}&*={String}: two arguments take the whole query") {
      $0.add("a", .query(.int), .query(.string)) { _, _ in .stay }
    },
    Case(
      "\":id\" looks like an argument in another library, but would be a fixed segment. Arguments are written with"
        + " their types: add(\"items\", .string.then(\"photos\"), .string)."
    ) { $0.add("items/:id/photos/:name") { .stay } },
    Case("types: add(\"items\", .optional(.string)).") { $0.add("items/:id?") { .stay } },
    Case("types: add(\"files\", .list(.string)).") { $0.add("files/*") { .stay } },
    Case("types: add(\"files\", .list(.string)).") { $0.add("files/{path*}") { .stay } },
    Case("types: add(\"items\", .string, ...).") { $0.add("items/{id}", .int) { _ in .stay } },
    Case("types: add(\"\", .string).") { $0.add("<int:id>") { .stay } },
    Case("types: add(\"...\", .string).") { $0.add("a", .int.then(":b")) { _ in .stay } },
    Case("\"a#b\" is more than a path") { $0.add("a#b") { .stay } },
    Case("a URL has one fragment") { $0.add("a/#/b/#") { .stay } },
    Case("a URL has one fragment") { $0.add("#", .int.then("#")) { _ in .stay } },
    Case("an optional argument or a list cannot be inside another") {
      $0.add("a", .optional(.url)) { _ in .stay }
    },
    Case(".url is the whole URL, no argument of the query") { $0.add("a", .query("q", .url)) { _ in .stay } },
    Case("fixed segments belong to the path, not to the whole URL") { $0.add("a", .url.then("b")) { _ in .stay } },
    Case("it has 33 segments, but LinkLimits.segments allows 32") {
      $0.add("a" + String(repeating: "/a", count: 32)) { .stay }
    },
  ]

  @Test(arguments: misfits) func impossiblePatternIsAMistake(_ mistake: Case) {
    var group = LinkGroup(schemes: ["x"])
    mistake.add(&group)
    let error = #expect(throws: LinkTableError.self) { try LinkTable(group) }
    #expect(error?.problems.count == 1)
    #expect(error?.description.contains(mistake.testDescription) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix("FlowKitLinksTests/MistakeTests.swift:") == true)
  }

  private nonisolated static let twins = [
    Case("a/{Int} cannot be told apart from a/{Int}") {
      $0.add("a", .int) { _ in .stay }
      $0.add("a", .int) { _ in .stay }
    },
    Case("a/{Int} cannot be told apart from a/{UInt8}") {
      $0.add("a", .int) { _ in .stay }
      $0.add("a", .value(UInt8.self)) { _ in .stay }
    },
    Case("a/{Int?} cannot be told apart from a/{UUID?}") {
      $0.add("a", .optional(.int)) { _ in .stay }
      $0.add("a", .optional(.uuid)) { _ in .stay }
    },
    Case("a?q={Int} cannot be told apart from a?q={UUID}") {
      $0.add("a", .query("q", .int)) { _ in .stay }
      $0.add("a", .query("q", .uuid)) { _ in .stay }
    },
    Case("a/{Int...} cannot be told apart from a/{Int...}") {
      $0.add("a", .list(.int)) { _ in .stay }
      $0.add("a", .list(.int)) { _ in .stay }
    },
    Case("a/{Int?} cannot be told apart from a/{Int}") {
      $0.add("a", .optional(.int)) { _ in .stay }
      $0.add("a", .int) { _ in .stay }
    },
    Case("A cannot be told apart from a") {
      $0.add("A") { .stay }
      $0.add("a") { .stay }
    },
    Case("caf\u{E9} cannot be told apart from cafe\u{301}") {
      $0.add("caf\u{E9}") { .stay }
      $0.add("cafe\u{301}") { .stay }
    },
  ]

  @Test(arguments: twins) func equalLinksAreReportedWithBothPlaces(_ mistake: Case) throws {
    var group = LinkGroup(schemes: ["x"])
    mistake.add(&group)
    let error = try #require(#expect(throws: LinkTableError.self) { try LinkTable(group) })
    let problem = try #require(error.problems.first)
    #expect(error.problems.count == 1)
    #expect(problem.sentence.contains(mistake.testDescription), "\(problem)")
    #expect(problem.places.map(\.line) == [problem.places[0].line, problem.places[0].line + 1])
    #expect(
      problem.description.contains("\(problem.places[0])") && problem.description.contains("\(problem.places[1])"))
  }

  @Test func equalLinksOfTwoGroupsWithOneOriginAreReported() {
    var first = LinkGroup(schemes: ["x", "y"]), second = LinkGroup(schemes: ["y"], hosts: ["h"])
    first.add("a") { .stay }
    second.add("a") { .stay }
    let error = #expect(throws: LinkTableError.self) { try LinkTable(first, second) }
    #expect(error?.problems.map(\.places.count) == [2])
  }

  @Test func overlappingLinksAreNoMistake() throws {
    var group = LinkGroup(schemes: ["x"])
    group.add("a") { .stay }
    group.add("a", .optional(.int)) { _ in .stay }
    group.add("a", .optional(.int), .optional(.int)) { _, _ in .stay }
    let table = try LinkTable(group)
    #expect(try table.match("x://a").pattern == "a")
    #expect(try table.match("x://a/1").pattern == "a/{Int?}")
    #expect(try table.match("x://a/1/2").pattern == "a/{Int?}/{Int?}")
  }

  @Test(arguments: [
    (LinkGroup(), "neither schemes nor hosts"), (LinkGroup(schemes: ["shop:"]), "is not a valid scheme"),
    (LinkGroup(schemes: [""]), "is not a valid scheme"), (LinkGroup(schemes: ["HTTPS"]), "the scheme of web pages"),
    (LinkGroup(hosts: ["https://a.com"]), "is not a valid host"),
    (LinkGroup(hosts: ["bücher.de"]), "is not a valid host"), (LinkGroup(hosts: ["shop.*"]), "\"*\" stands for all"),
    (LinkGroup(hosts: ["*."]), "is not a valid host"), (LinkGroup(hosts: ["*.*.com"]), "is not a valid host"),
  ])
  func groupWithoutValidOriginsIsAMistake(_ group: LinkGroup, _ sentence: String) {
    let error = #expect(throws: LinkTableError.self) { try LinkTable(group) }
    #expect(error?.description.contains(sentence) == true)
  }

  @Test func pathOfAGroupHasNoArguments() {
    var group = LinkGroup(schemes: ["x"])
    group.add("shops/:id", LinkGroup())
    let error = #expect(throws: LinkTableError.self) { try LinkTable(group) }
    #expect(error?.problems.count == 1)
    #expect(error?.description.contains("\":id\" looks like an argument in another library") == true)
    #expect(error?.description.contains("The path of a group has no arguments") == true)
  }

  @Test(arguments: ["a:b", ":", ":1", "Help:Contents", "a*", "{", "x{y}"]) func otherSegmentsAreFixed(_ text: String)
    throws
  {
    var group = LinkGroup(schemes: ["x"])
    group.add("a/\(text)") { .stay }
    #expect(try LinkTable(group).count == 1)
  }

  @Test func allMistakesAreReportedTogether() {
    var group = LinkGroup(schemes: ["no scheme"])
    group.add("a/") { .stay }
    group.add("b") { .stay }
    group.add("b") { .stay }
    #expect(#expect(throws: LinkTableError.self) { try LinkTable(group) }?.problems.count == 3)
  }
}
