import FlowKit
import Foundation
import Testing

/// The table of the article about guards says what the table of pairs says, in fewer words.
@MainActor
struct WaitingArticleTests {
  @Test func theArticleHasTheTable() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/FlowKit/FlowKit.docc/WhatWaits.md")
    let lines = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n")
    let table = Array(lines.drop { !$0.hasPrefix("| waits |") }.prefix { $0.hasPrefix("|") })
    let wanted = WaitingArticle.table
    #expect(table == wanted, "Copy this to \(article.lastPathComponent):\n\(wanted.joined(separator: "\n"))")
  }

  @Test func everyPairIsInOneCellOfTheArticle() {
    let pairs = WaitingArticle.rows.flatMap { row in WaitingArticle.columns.flatMap { row.pairs($0.comes) } }
    let all = WaitingCell.all.filter(\.exists.0)
    #expect(pairs.count == all.count)
    #expect(Set(pairs) == Set(all))
  }

  @Test func allPairsOfACellEndInTheSameWay() {
    for row in WaitingArticle.rows {
      for comes in WaitingCell.Comes.allCases {
        let phrases = Set(row.pairs([comes]).map(\.expected.phrase))
        #expect(phrases.count <= 1, "\(row.waits), \(comes): \(phrases.sorted())")
      }
    }
  }
}

/// Makes the article's table from the table of pairs.
private enum WaitingArticle {
  struct Row {
    let waits: String
    let who: [WaitingCell.Who]
    let reasons: [WaitingCell.Reason]

    func pairs(_ comes: [WaitingCell.Comes]) -> [WaitingCell] {
      WaitingCell.all.filter {
        $0.exists.0 && who.contains($0.who) && reasons.contains($0.reason) && comes.contains($0.comes)
      }
    }
  }

  static let rows =
    rows("a screen's action", [.screen, .back, .answeredBack]) + rows("an action from outside", [.outside])
    + rows("`updateRoot`", [.ruleOfTheRoot])
    + [Row(waits: "a screen, for a result", who: [.screen], reasons: [.result])]

  static let columns: [(name: String, comes: [WaitingCell.Comes])] = [
    ("the same again", [.again]), ("the screen goes forward", [.forward]), ("a way back", [.pop, .back]),
    ("from outside", [.outside, .message]), ("from outside, overtaking", [.urgent]),
    ("a modal of the app, overtaking", [.lock]),
    ("another root", [.resetRoot, .updateRoot]), ("a travel", [.travel]),
  ]

  private static func rows(_ name: String, _ who: [WaitingCell.Who]) -> [Row] {
    [
      Row(waits: "\(name), for a guard or a preparation", who: who, reasons: [.asyncGuard, .preparation]),
      Row(waits: "\(name), for a screen's answer", who: who, reasons: [.leaving]),
      Row(waits: "\(name), for the end of a redirect", who: who, reasons: [.redirect]),
    ]
  }

  static var table: [String] {
    let heads = ["waits"] + columns.map(\.name)
    let lines = ([heads] + rows.map { row in [row.waits] + columns.map { text(row, $0.comes) } })
      .map { "| \($0.joined(separator: " | ")) |" }
    return [lines[0], "|" + String(repeating: "---|", count: heads.count)] + lines.dropFirst()
  }

  /// What happens; where that differs, each with its name.
  private static func text(_ row: Row, _ comes: [WaitingCell.Comes]) -> String {
    let phrases = comes.compactMap { comes in row.pairs([comes]).first.map { (comes, $0.expected.phrase) } }
    guard let first = phrases.first?.1, phrases.contains(where: { $0.1 != first }) else {
      return phrases.first?.1 ?? "—"
    }
    return phrases.map { "`\($0.0)` \($0.1)" }.joined(separator: ", ")
  }
}

extension WaitingEnd {
  /// What becomes of the two, in the article's words.
  fileprivate var phrase: String {
    switch (first, second) {
    case ("waits, performed", "waiting"): "ignored"
    case ("waits, performed", "performed"), ("value", "performed"): "performed at once"
    case ("waits, performed", "waits, performed"): "stands in line"
    case ("superseded", "performed"): "takes its place"
    case ("superseded", "waits, performed"): "takes its place and waits"
    case ("redirect ended", "performed"): "ends the redirect"
    case ("cancelled", "performed"): "removes its screen"
    case ("performed", "performed"): "lets it go on"
    case ("nil", "performed"): "ends it"
    default: "\(first), \(second)"
    }
  }
}
