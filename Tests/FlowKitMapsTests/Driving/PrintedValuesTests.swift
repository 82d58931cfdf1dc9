import FlowKit
import FlowKitMaps
import FlowKitTesting
import Foundation
import Testing

/// The values in printed tests: what is printed as code is the value again, and all else is a placeholder.
@MainActor
@Suite struct PrintedValuesTests {
  private nonisolated static let site = "https://example.com/?a=1#top"

  @Test func aURLIsUnwrapped() async throws {
    let url = try #require(URL(string: Self.site))
    try await expect(driver([url]), "openingAURL")
    withKnownIssue { try PrintedValues().openingAURL() }
    let test = await failure(driver([url]), seed: 1)?.test(named: "testURL", as: .xcTest)
    #expect(test?.contains("with: XCTUnwrap(URL(string: \"\(Self.site)\"))) { $0.onAny($1) }") == true)
  }

  @Test func aCaseIsPrintedWithItsType() async throws {
    try await expect(driver([Parlour.Size.large]), "askingForASize")
    withKnownIssue { try PrintedValues().askingForASize() }
  }

  @Test func descriptionIsNoCode() async {
    let invited = await test(driver([Guest(name: "Ann")]))
    #expect(invited.contains("{ $0.onAny(<#Guest that describes itself as invited#>) }"), "\(invited)")
    let mood = await test(driver([Mood.good]))
    #expect(mood.contains("{ $0.onAny(<#Mood that describes itself as fine#>) }"), "\(mood)")
    let visit = await test(driver([Visit.at(Guest(name: "Ann"))]))
    #expect(visit.contains("{ $0.onAny(<#Visit that describes itself as at(invited)#>) }"), "\(visit)")
  }

  @Test func aPlaceholderIsOneLine() async {
    let text = "two\nlines #> and " + String(repeating: "x", count: 99)
    let guest = await test(driver([Guest(name: "", text: text)]))
    #expect(
      guest.contains("<#Guest that describes itself as two lines # > and \(String(repeating: "x", count: 42))...#>"))
  }

  @Test func valuesOfTheLanguageArePrinted() async {
    #expect(await code(5) == "5")
    #expect(await code(-5 as Int8) == "Int8(-5)")
    #expect(await code(1.5) == "1.5")
    #expect(await code(Double.nan) == "<#Double that describes itself as nan#>")
    #expect(await code(Float(2)) == "Float(2.0)")
    #expect(await code(true) == "true")
    #expect(await code("a \"tea\"\n") == #""a \"tea\"\n""#)
    #expect(await code("a" as Character) == #"Character("a")"#)
    #expect(await code(5 as Int?) == "Optional(5)")
    #expect(await code(nil as Int?) == "Optional<Int>.none")
    #expect(await code("nil" as String?) == #"Optional("nil")"#)
    #expect(await code(Parlour.Size.none) == "Parlour.Size.none")
    #expect(await code(Parlour.Size.room2) == "Parlour.Size.room2")
    #expect(await code((1, of: "a")) == #"(1, of: "a")"#)
    #expect(await code([Parlour.Size.large, .none]) == "[Parlour.Size.large, Parlour.Size.none]")
    #expect(await code([Int]()) == "Array<Int>()")
    #expect(await code([Guest(name: "")]) == "<#Array<Guest> that describes itself as [invited]#>")
    #expect(await code([1, "a"] as [Any]) == "<#Array<Any> that describes itself as [1, \"a\"]#>")
    #expect(await code(["a": 1]) == "<#Dictionary<String, Int> that describes itself as [\"a\": 1]#>")
  }

  /// The source of a value in the driver's test.
  private func code<Value>(_ value: Value) async -> String {
    var driver = FlowDriver { Navigator(root: Flow(with: Parlour())) }
    driver.on(Parlour.self, each: { _ in [value] }) { room, value in room.onAny(value) }
    driver.never { ($0.visibleScreen as? Parlour)?.isOver == true }
    let test = await test(driver)
    guard let start = test.range(of: "Parlour.self, with: "), let end = test.range(of: ") { room, value in") else {
      return test
    }
    return String(test[start.upperBound..<end.lowerBound])
  }

  private func test(_ driver: FlowDriver) async -> String {
    await failure(driver, seed: 1)?.test(named: "test") ?? "nothing is found"
  }

  private func driver<Value>(_ values: [Value]) -> FlowDriver {
    var driver = FlowDriver { Navigator(root: Flow(with: Parlour())) }
    driver.on(Parlour.self, each: { _ in values }) { $0.onAny($1) }
    driver.never { ($0.visibleScreen as? Parlour)?.isOver == true }
    return driver
  }

  private func expect(
    _ driver: FlowDriver, _ name: String, at place: SourceLocation = #_sourceLocation
  ) async throws {
    let failure = try #require(await failure(driver, seed: 1), sourceLocation: place)
    let test = failure.test(named: name).replacingOccurrences(of: "@Test ", with: "")
    let file = try String(contentsOfFile: "\(#filePath)", encoding: .utf8)
    let lines = test.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    #expect(file.contains(lines), "\(test)", sourceLocation: place)
  }
}

/// What is printed.
@MainActor private struct PrintedValues {
  @MainActor func openingAURL() throws {
    let navigator = Navigator(root: Flow(with: Parlour()))
    try navigator.on(Parlour.self, with: #require(URL(string: "https://example.com/?a=1#top"))) { $0.onAny($1) }
    let isWrong: (Navigator) -> Bool = { ($0.visibleScreen as? Parlour)?.isOver == true }
    #expect(!isWrong(navigator))
  }

  @MainActor func askingForASize() throws {
    let navigator = Navigator(root: Flow(with: Parlour()))
    try navigator.on(Parlour.self) { $0.onAny(Parlour.Size.large) }
    let isWrong: (Navigator) -> Bool = { ($0.visibleScreen as? Parlour)?.isOver == true }
    #expect(!isWrong(navigator))
  }
}

@MainActor final class Parlour {
  enum Size: Sendable { case large, none, room2 }

  var isOver = false

  func onAny(_ value: Any) { isOver = true }
}

struct Guest: CustomStringConvertible {
  let name: String
  var text = "invited"
  var description: String { text }
}

enum Mood: CustomStringConvertible {
  case good, bad
  var description: String { "fine" }
}

enum Visit { case at(Guest) }
