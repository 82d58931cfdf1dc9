import FlowKit
import Testing

/// The table of limits is that of the code.
@Suite struct LimitsTests {
  @Test func theArticleNamesThemAll() throws {
    let text = Project.text("Sources/FlowKit/FlowKit.docc/WhyNothingHappened.md")
    let start = try #require(text.firstRange(of: "| at most | of |\n|---|---|\n"))
    let rows = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    let limits = Limits.all.map { what, count in
      let digits = String(count)
      let number = count < 1_000 ? digits : "\(digits.dropLast(3)),\(digits.suffix(3))"
      return "| \(number) | \(what) |"
    }
    #expect(rows.map(String.init) == limits)
  }
}
