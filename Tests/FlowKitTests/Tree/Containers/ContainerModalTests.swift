import FlowKit
import Testing

/// Modals over containers: which child presented them, and when they close.
@MainActor
struct ContainerModalTests {
  @Test func popInOneColumnKeepsTheModalOfTheOther() {
    let navigator = Navigator(root: Flow(with: Page(), containing: .split(Pages.b, Pages.d)).named("Split"))
    navigator.perform(.push(Pages.x), from: 3)
    navigator.perform(.present(Pages.c), from: 2)
    navigator.perform(.pop(), from: 4)
    #expect(navigator.tree.summary == "Split[B, *D] | sheet: C")
    navigator.perform(.popToRoot(), from: 2)
    #expect(navigator.tree.summary == "Split[*B, D]")
  }

  @Test func popToFindsThePresentersOfAModalInADeselectedTab() {
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Tabs"))
    navigator.perform(.push(Pages.x))
    navigator.performHere(.present(Pages.d))
    navigator.perform(.select(1), from: 3)
    #expect(navigator.tree.summary == "Tabs[B > X, *C] | sheet: D")
    navigator.perform(.popTo(Pages.b))
    #expect(navigator.tree.summary == "Tabs[*B, C]")
  }

  @Test func containerDismissesTheModalOfItsChild() throws {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Tabs")
      .handling(Int.self) { $0 == 0 ? .dismiss() : .batch(.dismiss(), .push(Pages.x)) }
    let navigator = Navigator(root: tabs)
    for message in [0, 1] {
      navigator.performHere(.present(Pages.d))
      #expect(navigator.perform(.send(message)).isPerformed)
      #expect(navigator.tree.modals.isEmpty)
    }
    #expect(navigator.tree.summary == "Tabs[*B > X, (C)]")
  }

  @Test func childThatABatchLeavesStaysIfItPresentedASheet() throws {
    let inner = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c), id: 1).named("Inner")
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(Pages.d, inner), id: 2).named("Outer"))
    navigator.perform(.batch(.select(1), .present(Pages.x), .select(0)), from: 1)
    #expect(navigator.tree.summary == "Outer(2)[*D, Inner(1)[*B, (C)]] | sheet: X")
    let presenter = try #require(navigator.tree.modals.first?.presentation?.presenter)
    #expect(navigator.tree.contains(presenter))
  }

  @Test func childThatABatchLeavesStaysIfAScreenWasPushedInside() {
    let inner = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c), id: 1).named("Inner")
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(Pages.d, inner), id: 2).named("Outer"))
    navigator.perform(.batch(.select(1), .push(Pages.x), .select(0)), from: 1)
    #expect(navigator.tree.summary == "Outer(2)[*D, Inner(1)[*B > X, (C)]]")
  }
}
