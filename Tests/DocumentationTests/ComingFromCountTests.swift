import Testing

/// The articles on coming from other systems count the lines of one app in both, and so does the page with the app itself.
@Suite struct ComingFromCountTests {
  /// The lines of an app about navigation, in another system and here.
  private struct Count: Equatable {
    let system: String
    let theirs: Int
    let ours: Int
  }

  private static let page = "Sources/FlowKit/FlowKit.docc/OneAppToCompare.md"
  private static let articles = Project.documents.filter { $0.contains("/ComingFrom") }

  @Test(arguments: articles)
  func theArticleCountsItsBlocks(_ article: String) throws {
    let said = try count(saidBy: article), theirs = try program(of: article)
    let host = article.contains("/FlowKitUIKit/") ? "With UIKit" : "With SwiftUI"
    let ours = try [ourBlock("The flows"), ourBlock(host)]
    #expect(said.theirs == Self.lines(of: theirs))
    #expect(said.ours == ours.map(Self.lines).reduce(0, +))
  }

  @Test func theTableSaysWhatTheArticlesSay() throws {
    let rows = Project.text(Self.page).split(separator: "\n")
      .map { $0.split(separator: "|").map(\.trimmed) }
      .filter { $0.count == 4 && $0[3].contains("ComingFrom") }
    #expect(rows.count == 8)
    #expect(rows.count == Self.articles.count)
    for row in rows {
      let place = row[3].split(separator: ": ").map(String.init)
      let said = try count(saidBy: "Sources/\(place[0])/\(place[0]).docc/\(place[1]).md")
      #expect([said.system, "\(said.theirs)", "\(said.ours)"] == Array(row.prefix(3)))
    }
  }

  /// The other system's program: the only block between the section's title and the count.
  private func program(of article: String) throws -> CodeBlock {
    let above = try #require(Project.text(article).split(separator: "\nThat is ", maxSplits: 1).first)
    let section = try #require(above.split(separator: "## One app in both\n", maxSplits: 1).last)
    let blocks = CodeBlock.all(in: String(section), file: article)
    #expect(blocks.count == 1)
    return try #require(blocks.first { $0.language.isEmpty })
  }

  /// The first block of a section of the page with the app.
  private func ourBlock(_ section: String) throws -> CodeBlock {
    let below = try #require(Project.text(Self.page).split(separator: "## \(section)\n", maxSplits: 1).last)
    return try #require(CodeBlock.all(in: String(below), file: Self.page).first { $0.language == "swift" })
  }

  /// What the sentence says, such as "That is 67 lines with X, 80 with FlowKit".
  private func count(saidBy article: String) throws -> Count {
    let sentence = #/\nThat is (\d+) lines with (.+), (\d+) with FlowKit\./#
    let match = try #require(Project.text(article).firstMatch(of: sentence), "\(article) has no count.")
    return try Count(
      system: String(match.2), theirs: #require(Int(match.1)), ours: #require(Int(match.3)))
  }

  private static func lines(of block: CodeBlock) -> Int {
    block.lines.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }.count
  }
}
