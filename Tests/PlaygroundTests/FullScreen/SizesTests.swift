import FlowKit
import Foundation
import Testing

@testable import Playground

/// The same visit in windows of four sizes, compared with files.
///
/// When it is meant to look different, renew the files, and read what has changed:
///
///     RENEW_PICTURES=1 swift test --filter SizesTests
@MainActor
struct SizesTests {
  @Test(arguments: ["60x20", "80x24", "100x32", "200x50"])
  func theWindowLooksAsReviewed(size: String) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    let pictures = visit(Size(width: numbers[0], height: numbers[1]))
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Expected/Pictures/\(size).txt")
    if ProcessInfo.processInfo.environment["RENEW_PICTURES"] != nil {
      try pictures.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    for (number, (actual, expected)) in zip(pictures.components(separatedBy: "\n"), expected).enumerated() {
      try #require(actual == expected, "line \(number + 1) of \(size).txt")
    }
    #expect(pictures.components(separatedBy: "\n").count == expected.count)
  }

  /// The menu; a lesson that is done; columns; a guard, a wait and the code; all events; a step back in time; the help.
  private func visit(_ size: Size) -> String {
    let guide = TourGuide(), last = Last()
    let tours = FullScreenTours(guide, size: size) { last.picture = $0.picture }
    func picture(_ title: String, _ keys: Key...) -> String {
      for key in keys { _ = tours.handle([key]) }
      tours.resize(to: size)
      return "== \(title)\n\(last.picture)\n"
    }
    return [
      picture("The menu"),
      picture("A lesson that is done", .character("1"), .character("4"), .character("h"), .character("d")),
      picture(
        "Columns", .control("t"), .escape, .character("3"), .enter, .character("A"), .enter, .character("2"),
        .character("7")),
      picture("A wait", .control("t"), .character("6"), .character("2"), .character("2")),
      picture("The code", .character("c")),
      picture("All events", .escape, .control("x"), .character("e")),
      picture("A step back", .escape, .character("5"), .control("p")),
      picture("Nothing to go back to", .escape),
      picture("The help", .escape, .character("?")),
    ].joined(separator: "\n")
  }

  private final class Last {
    var picture = ""
  }
}
