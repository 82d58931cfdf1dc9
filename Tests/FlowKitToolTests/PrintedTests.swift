import FlowKit
import FlowKitMaps
import FlowKitTesting
import FlowKitTool
import Foundation
import Testing
import XCTest

/// What `test` prints: the tests below are that, and they run.
@MainActor
@Suite struct PrintedTests {
  @Test func aWayIsPrinted() async throws {
    try await expect(["test", "RoomScreen(2)"], name: "wayToRoomScreen2")
    try await expect(["test", "RoomScreen(2)", "xctest"], name: "testWayToRoomScreen2")
  }

  @Test func aSessionIsPrinted() async throws {
    let steps = ["onName", "onMenu(bread)", "back", "onAsk", "SheetScreen.onAnswer(true)", "onCellar", "onNothing"]
    try await expect(["test", "--name", "backAtTheDoor"] + steps.flatMap { ["--after", $0] }, name: "backAtTheDoor")
  }

  @Test func whatWaitsIsAwaited() async throws {
    let arguments = ["test", "--name", "inTheYard", "--after", "onName", "--after", "onYard"]
    try await expect(arguments, name: "inTheYard")
  }

  @Test func whatHasNoSourceIsAPlaceholder() async {
    let tool = FlowTool(of: Inn().door, source: "Inn().door", samples: [Guest.self: [Guest(name: "Ada")]])
    let answer = await tool.answer(["test", "HallScreen"])
    #expect(answer.text.hasPrefix("// Fill in what is between <# and #>"))
    #expect(answer.text.contains("onName(<#Guest that describes itself as Guest(name: \"Ada\")#>)"), "\(answer.text)")
  }

  @Test @MainActor func wayToRoomScreen2() throws {
    let navigator = Navigator(root: Inn().door)
    try navigator.screen(ofType: DoorScreen.self).onName(Guest(name: "Ada"))
    try navigator.screen(ofType: HallScreen.self).onRoom(2, "east")
    #expect(navigator.tree.summary == "DoorScreen > HallScreen > RoomScreen(2)")
  }

  @Test @MainActor func inTheYard() async throws {
    let navigator = Navigator(root: Inn().door)
    try navigator.screen(ofType: DoorScreen.self).onName(Guest(name: "Ada"))
    try navigator.screen(ofType: HallScreen.self).onYard()
    try await navigator.settled()
    #expect(navigator.tree.summary == "DoorScreen > HallScreen > AtticScreen")
  }

  @Test @MainActor func backAtTheDoor() throws {
    let navigator = Navigator(root: Inn().door)
    try navigator.screen(ofType: DoorScreen.self).onName(Guest(name: "Ada"))
    try navigator.screen(ofType: HallScreen.self).onMenu(.bread)
    navigator.back()
    try navigator.screen(ofType: HallScreen.self).onAsk?()
    try navigator.screen(ofType: SheetScreen.self).onAnswer(true)
    try navigator.screen(ofType: DoorScreen.self).onCellar()
    #expect(navigator.tree.summary == "DoorScreen")
  }

  /// Whether this file contains what is printed.
  private func expect(_ arguments: [String], name: String, at place: SourceLocation = #_sourceLocation) async throws {
    let answer = await Inn.tool.answer(arguments)
    let file = try String(contentsOfFile: "\(#filePath)", encoding: .utf8)
    let source = answer.text.split(separator: "\n").drop { $0.hasPrefix("//") }
    let indented = source.map { "  \($0)" }.joined(separator: "\n")
    #expect(answer.text.contains("func \(name)()"), sourceLocation: place)
    #expect(file.contains(indented), "\(answer.text)", sourceLocation: place)
  }
}

final class PrintedXCTests: XCTestCase {
  @MainActor func testWayToRoomScreen2() async throws {
    let navigator = Navigator(root: Inn().door)
    try navigator.screen(ofType: DoorScreen.self).onName(Guest(name: "Ada"))
    try navigator.screen(ofType: HallScreen.self).onRoom(2, "east")
    XCTAssertEqual(navigator.tree.summary, "DoorScreen > HallScreen > RoomScreen(2)")
  }
}
