import FlowKit
import FlowKitLinks
import Testing

@MainActor
@Suite struct BoundTests {
  @Test func worstURLTakesTheSameStepsWithMoreLinks() throws {
    #expect(try LinkTable(sections(10)).worstSteps == LinkTable(sections(2_000)).worstSteps)
    #expect(try LinkTable(sections(10)).worstSteps < 20)
  }

  @Test(arguments: [(1, 21), (4, 127), (7, 639)])
  func ambiguousSegmentsTakeStepsForTheirCombinations(_ levels: Int, _ steps: Int) throws {
    #expect(try LinkTable(ambiguous(levels)).worstSteps == steps)
  }

  @Test func tableThatExceedsTheLimitOfStepsIsRefused() throws {
    let error = #expect(throws: LinkTableError.self) { try LinkTable(ambiguous(9)) }
    #expect(error?.problems.count == 1)
    #expect(error?.description.contains("may take 1535 steps, but LinkLimits.steps allows 1000") == true)
    #expect(try LinkTable(ambiguous(9), limits: LinkLimits(steps: 1_535)).count == 512)
  }

  @Test(arguments: [8, 50]) func deepPatternsAreFound(_ levels: Int) throws {
    var group = LinkGroup(schemes: ["x"])
    group.add(Array(repeating: "a", count: levels).joined(separator: "/"), .list(.int)) { _ in .stay }
    let table = try LinkTable(group, limits: LinkLimits(segments: 1_000))
    let url = "x://" + String(repeating: "a/", count: levels) + Array(repeating: "1", count: 900).joined(separator: "/")
    #expect(try table.match(url).url == url)
  }

  @Test(arguments: [
    ("x://a", true), ("x://aa", false), ("x://a/b", true), ("x://a?b", true), ("x://a?bb&c", false),
  ])
  func limitsApplyToTheWholeURL(_ url: String, _ fits: Bool) throws {
    var group = LinkGroup(schemes: ["x"])
    group.add("a", .list(.string)) { _ in .stay }
    let table = try LinkTable(group, limits: LinkLimits(length: fits ? 7 : 5, segments: 2, queries: 1))
    #expect(((try? table.match(url)) != nil) == fits)
  }

  @Test(.timeLimit(.minutes(5)), arguments: [1_000, 20_000])
  func patternOfManySegmentsIsRefused(count: Int) {
    var links = LinkGroup(schemes: ["shop"])
    links.add(Array(repeating: "a", count: count).joined(separator: "/")) { .stay }
    #expect(throws: LinkTableError.self) { try LinkTable(links) }
  }

  @Test(.timeLimit(.minutes(5))) func patternOfManySegmentsIsFoundWithoutLimits() throws {
    let path = Array(repeating: "a", count: 20_000).joined(separator: "/")
    var links = LinkGroup(schemes: ["shop"])
    links.add(path) { .stay }
    links.add(path, .int) { _ in .stay }
    let table = try LinkTable(links, limits: LinkLimits(length: .max, segments: .max, queries: .max, steps: .max))
    // Swift Testing describes all that an expectation has to do with, and the table is large.
    let isFound = try table.match("shop://\(path)/5").url == "shop://\(path)/5"
    #expect(isFound)
    let isRefused = (try? table.match("shop://\(path)/b")) == nil
    #expect(isRefused)
  }

  private func sections(_ count: Int) -> LinkGroup {
    var group = LinkGroup(schemes: ["x"])
    for number in 0..<count { group.add("section\(number)", .int.then("photos"), .string) { _, _ in .stay } }
    return group
  }

  /// Links that differ only in the type of each segment, on this many levels.
  private func ambiguous(_ levels: Int) -> LinkGroup {
    var links = LinkGroup(schemes: ["x"])
    for bits in 0..<(1 << levels) {
      func part(_ level: Int) -> LinkPart<Text> { bits >> level & 1 == 0 ? .value(Text.self) : .raw(Text.self) }
      links.add("", part(0), part(1), part(2), part(3), part(4), part(5), part(6), part(7), part(8)) {
        _, _, _, _, _, _, _, _, _ in .stay
      }
    }
    return links
  }

  /// Any text, of a type that links can read in two ways.
  private struct Text: LosslessStringConvertible, RawRepresentable {
    let rawValue: String
    var description: String { rawValue }

    init(_ text: String) { rawValue = text }
    init(rawValue: String) { self.rawValue = rawValue }
  }
}
