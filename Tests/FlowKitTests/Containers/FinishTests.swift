import FlowKit
import Testing

/// The end of all that a screen has led to, also where others are in use meanwhile.
@MainActor
struct FinishTests {
  @Test func handlerFinishesWhatItsOwnScreenHasLedTo() throws {
    let start = Flow(with: Page()).named("Start").handling(Int.self) { _ in .finish }
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(start, Pages.c)).named("Tabs"))
    navigator.perform(.push(Pages.a))
    navigator.perform(.present(Pages.d))
    navigator.perform(.send(1))
    #expect(navigator.tree.summary == "Tabs[*Start, (C)]")
  }

  @Test func finishShowsAScreenInATabThatWasLeft() {
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Tabs"))
    navigator.perform(.push(Pages.x))
    navigator.perform(.select(1))
    navigator.perform(.finish, from: 2)
    #expect(navigator.tree.summary == "Tabs[*B, C]")
  }
}
