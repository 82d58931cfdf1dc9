import Foundation
import Testing

@testable import Playground

/// Whole walks, line by line, compared with their expected output.
///
/// When one is meant to print something else, renew the expected output, and read what has changed:
///
///     cd Tests/PlaygroundTests/Expected
///     for walk in walk movies news rooms safe links; do swift run Playground < $walk.input.txt > $walk.expected.txt; done
@MainActor
struct WalkTests {
  private nonisolated static let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil

  /// Two of them without `FLOWKIT_LONG=1`: CI has the program itself print them all.
  @Test(arguments: isLong ? ["walk", "movies", "news", "rooms", "safe", "links"] : ["walk", "links"])
  func walkPrintsTheExpectedOutput(walk: String) async throws {
    let mode = LineTours(TourGuide())
    var output = mode.greeting
    for line in try lines(of: "\(walk).input.txt").dropLast() {
      output += "\n> \(line)\n"
      guard let answer = await mode.answer(to: line) else { break }
      output += answer
    }
    let actual = output.components(separatedBy: "\n"), expected = try lines(of: "\(walk).expected.txt")
    for (number, (actual, expected)) in zip(actual, expected).enumerated() {
      try #require(actual == expected, "line \(number + 1)")
    }
    #expect(actual.count == expected.count)
  }

  private func lines(of file: String, here: String = #filePath) throws -> [String] {
    let folder = URL(fileURLWithPath: here).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent("Expected/\(file)"), encoding: .utf8)
    return text.components(separatedBy: "\n")
  }
}
