import Foundation
import SwiftUI
import Testing

/// The pages beside the package say of each assumption what it is, and whether a simulator can be asked.
struct AssumptionListTests {
  private let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: tests.appending(path: path).standardizedFileURL, encoding: .utf8)
  }

  @Test func everyLineIsInTheTableAndIsAskedInASimulatorOrSaidNotToBe() throws {
    let table = try text("../../SwiftUI.md"), excuses = try text("../../README.md")
    let asked = try text("AlsoInSimulators/SwiftUITests.swift")
    for line in Mirror(reflecting: Assumptions()).children.compactMap(\.label) {
      #expect(table.contains("| `\(line)` |"), "not in the table: \(line)")
      #expect(asked.contains("\\.\(line),") != excuses.contains("`\(line)`"), "\(line)")
    }
  }
}
