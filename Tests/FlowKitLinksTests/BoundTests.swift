import FlowKit
import FlowKitLinks
import Testing

@MainActor
@Suite struct BoundTests {
  @Test func theWorstURLCostsNoMoreWithMoreLinks() throws {
    #expect(try LinkTable(sections(10)).worstSteps == LinkTable(sections(10_000)).worstSteps)
    #expect(try LinkTable(sections(10)).worstSteps < 20)
  }

  @Test(arguments: [(1, 5), (4, 47), (8, 767)])
  func ambiguousSegmentsCostByTheirCombinations(_ levels: Int, _ steps: Int) throws {
    #expect(try LinkTable(ambiguous(levels)).worstSteps == steps)
  }

  @Test func aTableOfWhichSomeURLCostsMoreIsAMistake() throws {
    let error = #expect(throws: LinkTableError.self) { try LinkTable(ambiguous(9)) }
    #expect(error?.problems.count == 1)
    #expect(error?.description.contains("may take 1535 steps, and 1000 are allowed") == true)
    #expect(try LinkTable(ambiguous(9), limits: LinkLimits(steps: 1_535)).count == 512)
  }

  @Test(arguments: [8, 50]) func deepPatternsAreFound(_ levels: Int) throws {
    var group = LinkGroup(schemes: ["x"])
    group.add(Array(repeating: "a", count: levels).joined(separator: "/"), .list(.int)) { _ in .none }
    let table = try LinkTable(group, limits: LinkLimits(segments: 1_000))
    let url = "x://" + String(repeating: "a/", count: levels) + Array(repeating: "1", count: 900).joined(separator: "/")
    #expect(try table.match(url).url == url)
  }

  @Test(arguments: [
    ("x://a", true), ("x://aa", false), ("x://a/b", true), ("x://a?b", true), ("x://a?bb&c", false),
  ])
  func limitsAreForTheWholeURL(_ url: String, _ fits: Bool) throws {
    var group = LinkGroup(schemes: ["x"])
    group.add("a", .list(.string)) { _ in .none }
    let table = try LinkTable(group, limits: LinkLimits(length: fits ? 7 : 5, segments: 2, queries: 1))
    #expect(((try? table.match(url)) != nil) == fits)
  }

  private func sections(_ count: Int) -> LinkGroup {
    var group = LinkGroup(schemes: ["x"])
    for number in 0..<count { group.add("section\(number)", .int.then("photos"), .string) { _, _ in .none } }
    return group
  }

  /// Links of all combinations of a fixed segment and any text, on so many levels.
  private func ambiguous(_ levels: Int) -> LinkGroup {
    var group = LinkGroup(schemes: ["x"])
    for bits in 0..<(1 << levels) {
      let parts = (0..<levels).map { bits >> $0 & 1 == 0 }
      group.addAmbiguous(parts)
    }
    return group
  }
}

extension LinkGroup {
  /// Each level is fixed or a text; the arguments do not matter here.
  fileprivate mutating func addAmbiguous(_ parts: [Bool]) {
    let texts = parts.count { !$0 }
    var pieces: [String] = [""]
    for isFixed in parts {
      if isFixed {
        pieces[pieces.count - 1] += pieces[pieces.count - 1].isEmpty ? "a" : "/a"
      } else {
        pieces.append("")
      }
    }
    func part(_ index: Int) -> LinkPart<String> { pieces[index].isEmpty ? .string : .string.then(pieces[index]) }
    switch texts {
    case 0: add(pieces[0]) { .none }
    case 1: add(pieces[0], part(1)) { _ in .none }
    case 2: add(pieces[0], part(1), part(2)) { _, _ in .none }
    case 3: add(pieces[0], part(1), part(2), part(3)) { _, _, _ in .none }
    case 4: add(pieces[0], part(1), part(2), part(3), part(4)) { _, _, _, _ in .none }
    case 5: add(pieces[0], part(1), part(2), part(3), part(4), part(5)) { _, _, _, _, _ in .none }
    case 6: add(pieces[0], part(1), part(2), part(3), part(4), part(5), part(6)) { _, _, _, _, _, _ in .none }
    case 7:
      add(pieces[0], part(1), part(2), part(3), part(4), part(5), part(6), part(7)) { _, _, _, _, _, _, _ in .none }
    case 8:
      add(pieces[0], part(1), part(2), part(3), part(4), part(5), part(6), part(7), part(8)) {
        _, _, _, _, _, _, _, _ in .none
      }
    default:
      add(pieces[0], part(1), part(2), part(3), part(4), part(5), part(6), part(7), part(8), part(9)) {
        _, _, _, _, _, _, _, _, _ in .none
      }
    }
  }
}
