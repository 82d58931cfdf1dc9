import FlowKit
import FlowKitTesting
@testable import Notes
import XCTest

// On Linux, tests of an isolated class are asynchronous.
@MainActor
final class NotesFlowTests: XCTestCase {
  private let flow = NotesFlow()

  func testNoteIsOpened() async throws {
    let navigator = Navigator(root: flow.list)
    navigator.screen(of: flow.list)?.onOpen("Groceries", 2)
    XCTAssertEqual(navigator.tree.summary, "ListScreen > EditorScreen")
    XCTAssertEqual(navigator.screen(of: flow.editor)?.title, "Groceries, 2 pages")
  }

  func testColorIsPicked() async throws {
    let navigator = Navigator(root: flow.editor)
    navigator.screen(of: flow.editor)?.onColor()
    navigator.screen(of: flow.colors)?.onPick?("green")
    XCTAssertEqual(navigator.screen(of: flow.editor)?.color, "green")
    XCTAssertEqual(navigator.tree.summary, "EditorScreen")
  }

  func testWhatTheListAsksFor() async {
    let spy = LetsSpy()
    let screen = flow.list.makeScreen(lets: spy.lets)
    screen.onOpen("Groceries", 2)
    screen.onDelete(1)
    screen.onDelete(11)
    XCTAssertEqual(spy.actions, [.push(flow.editor), .stay, .present(flow.about, as: .alert)])
    XCTAssertEqual(screen.deleted, 12)
  }
}
