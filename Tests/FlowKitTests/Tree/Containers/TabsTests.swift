import FlowKit
import Testing

/// Tabs have their own stacks, are made when they are first shown, and stay while others are selected.
@MainActor
struct TabsTests {
  private let tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d)).named("Tabs")

  @Test func selectedTabIsMadeWithItsContainer() {
    let navigator = Navigator(quiet: tabs)
    #expect(navigator.tree.summary == "Tabs[*B, (C), (D)]")
    #expect(navigator.tree.visible.description == "B #2")
    #expect(navigator.screenCount == 2)
    #expect(
      navigator.tree.description == """
        stack
        └ Tabs #1
          ▸ B
            └ B #2 ← visible
          · C, not shown yet
          · D, not shown yet
        """)
  }

  @Test func secondTabIsMadeWhenItIsSelectedAndTheFirstOneStays() {
    let navigator = Navigator(quiet: tabs)
    navigator.perform(.push(Pages.x))
    let outcome = navigator.perform(.select(Pages.c))
    #expect(outcome.description == "pushed C #4, selected C #4")
    #expect(navigator.tree.summary == "Tabs[B > X, *C, (D)]")
    navigator.perform(.select(0))
    #expect(navigator.tree.summary == "Tabs[*B > X, C, (D)]")
    #expect(navigator.screenCount == 4)
    #expect(navigator.tree.visible.description == "X #3")
  }

  @Test func screenPushedByTheContainerCoversAllTabs() {
    let navigator = Navigator(quiet: tabs)
    navigator.perform(.push(Pages.x), from: 1)
    #expect(navigator.tree.summary == "Tabs[*B, (C), (D)] > X")
    #expect(navigator.perform(.push(Pages.a), from: 2).reason == .covered)
    navigator.back()
    #expect(navigator.tree.summary == "Tabs[*B, (C), (D)]")
    navigator.perform(.push(Pages.a), from: 2)
    #expect(navigator.tree.summary == "Tabs[*B > A, (C), (D)]")
  }

  @Test func leavingContainerRemovesAllItsChildren() {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(tabs))
    navigator.perform(.push(Pages.x))
    navigator.perform(.select(1))
    let log = EventLog(of: navigator, .actions, .entries)
    let outcome = navigator.perform(.popTo(Pages.a))
    #expect(outcome.description == "removed C #5, removed X #4, removed B #3, removed Tabs #2")
    #expect(navigator.screenCount == 1)
    #expect(navigator.tree.summary == "A")
    #expect(
      log.kinds == [
        "willNavigate", "disappeared C #5", "disappeared Tabs #2", "removed C #5", "removed X #4", "removed B #3",
        "removed Tabs #2", "appeared A #1", "didNavigate",
      ])
  }
}
