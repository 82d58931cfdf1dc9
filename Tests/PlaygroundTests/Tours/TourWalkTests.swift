import FlowKit
import Foundation
import News
import Rooms
import Testing

@testable import Playground

/// Whole walks through the other apps, line by line, compared with what they are known to print.
@MainActor
struct TourWalkTests {
  @Test func theWalkThroughTheNews() throws { try walk("news", Session(root: AppFlow().signIn)) }

  @Test func theWalkThroughTheRooms() throws { try walk("rooms", Session(root: DoorFlow().door)) }

  private func walk(_ name: String, _ session: Session) throws {
    let mode = LineMode(session)
    var output = mode.greeting
    for line in try lines(of: "\(name).input.txt").dropLast() {
      output += "\n> \(line)\n"
      guard let answer = mode.answer(to: line) else { break }
      output += answer
    }
    let actual = output.components(separatedBy: "\n"), expected = try lines(of: "\(name).expected.txt")
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
