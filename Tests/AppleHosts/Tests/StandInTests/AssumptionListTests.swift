import Foundation
import Testing
@testable import UIKit

/// The page beside the package says of each assumption what it is, and whether a simulator can be asked.
@Suite("The list of assumptions")
struct AssumptionListTests {
  private let tests = URL(filePath: #filePath).deletingLastPathComponent()

  @Test("Every line is in the table, and is asked in a simulator or said not to be")
  func isComplete() throws {
    let page = try String(
      contentsOf: tests.appending(path: "../../README.md").standardizedFileURL, encoding: .utf8)
    let table = section("## What is assumed", of: page), excuses = section("## Asking a simulator", of: page)
    let folder = tests.appending(path: "AlsoInSimulators")
    let asked = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    let lines = Mirror(reflecting: StandIn.Assumptions()).children.compactMap(\.label)
    #expect(lines.count == StandIn.Assumptions.all.count)
    for line in lines {
      #expect(table.contains("| `\(line)` |"), "not in the table: \(line)")
      #expect(asked.contains("Assumed(\\.\(line),") != excuses.contains("`\(line)`"), "\(line)")
    }
  }

  private func section(_ title: String, of page: String) -> Substring {
    guard let start = page.range(of: title + "\n") else { return "" }
    let rest = page[start.upperBound...]
    return rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }
}
