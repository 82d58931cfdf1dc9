import FlowKitLinks
import Testing

@MainActor
@Suite struct URLTableTests {
  /// A row of the table that says what URLs mean.
  struct Row: Sendable, CustomTestStringConvertible {
    let url: String
    let meaning: String

    var testDescription: String { url }
  }

  private nonisolated static let article = Project.text("Sources/FlowKitLinks/FlowKitLinks.docc/WhatURLsMean.md")

  private nonisolated static let rows = article.split(separator: "\n").compactMap { line -> Row? in
    let cells = line.split(separator: "|").map { $0.trimmed }
    guard cells.count == 3, cells[0].hasPrefix("`"), cells[0].contains(":") || cells[0].contains("/") else {
      return nil
    }
    guard !cells[0].hasPrefix("`.") else { return nil }  // the table of arguments
    return Row(url: cells[0].filter { $0 != "`" }, meaning: cells[1].filter { $0 != "`" })
  }

  @Test(arguments: rows) func aURLMeansWhatTheArticleSays(_ row: Row) throws {
    let shop = LinksArticle.ShopFlow(), table = try LinkTable(shop.links, shop.moreLinks)
    do throws(LinkIssue) {
      #expect(try table.match(row.url).url == row.meaning)
    } catch {
      #expect(error.reason.description == row.meaning, "\(error)")
    }
  }

  @Test func theTableIsFound() {
    #expect(Self.rows.count == 47)
  }
}
