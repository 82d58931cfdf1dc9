import FlowKit
import FlowKitTesting
import Testing

/// The visible screens by their types, and waiting for rest.
@MainActor
@Suite struct VisibleScreensTests {
  private final class Pane {
    let name: String
    var onNext: () -> Void = {}
    init(_ name: String) { self.name = name }
  }
  private final class Note {}
  private final class Frame {}

  private func pane(_ name: String) -> Flow<Pane> {
    Flow(with: Pane(name), id: name) { pane, lets in pane.onNext = lets.push(note) }
  }
  private var note: Flow<Note> { Flow(with: Note()) }
  private var columns: Flow<Frame> { Flow(with: Frame(), containing: .split(pane("list"), pane("detail"))) }

  @Test func frontScreenOfATypeIsFound() throws {
    let navigator = Navigator(root: columns)
    #expect(try navigator.screen(ofType: Pane.self).name == "detail")
    #expect(try navigator.screen(ofType: Pane.self, behind: 1).name == "list")
    #expect(try navigator.entry(ofType: Pane.self, behind: 1).flow == pane("list").id)
    #expect(try navigator.on(Pane.self) { $0.name } == "detail")
    #expect(try navigator.on(Pane.self, with: 2, behind: 1) { "\($0.name)\($1)" } == "list2")
  }

  @Test func coveredScreenIsNotFound() throws {
    let navigator = Navigator(root: pane("a"))
    try navigator.screen(ofType: Pane.self).onNext()
    let line = #line + 1
    let error = #expect(throws: ScreenNotFound.self) { try navigator.screen(ofType: Pane.self) }
    #expect(
      error?.description
        == "FlowKitTestingTests/VisibleScreensTests.swift:\(line): No visible screen is a Pane. Visible is Note, in"
        + " Pane(a) > Note.")
  }

  @Test func errorSaysHowManyThereAre() {
    let navigator = Navigator(root: columns)
    let error = #expect(throws: ScreenNotFound.self) { try navigator.on(Pane.self, behind: 2) { $0.onNext() } }
    #expect(error?.description.contains("Only 2 visible screens are of the type Pane.") == true)
  }
}
