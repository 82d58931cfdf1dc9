import FlowKit
import FlowKitTesting
import Testing

/// The whole tree anew, from wherever it is asked for.
@MainActor
struct ResetRootTests {
  @Test(arguments: [
    ContainerCase("A > B", .resetRoot(to: Pages.x), "X"),
    ContainerCase("A > B | sheet: C", "C", .resetRoot(to: Pages.x), "X"),
    ContainerCase("A > B | sheet: C", "A", .resetRoot(to: Pages.x, Pages.d), "X > D"),
    ContainerCase("Tabs[*B > X, (C), (D)]", "B", .resetRoot(to: Pages.a), "A"),
    ContainerCase("Tabs[*B, (C), (D)] | sheet: A", "A", .resetRoot(to: Containers.tabs), "Tabs[*B, (C), (D)]"),
  ])
  func wholeTreeIsReplaced(_ move: ContainerCase) throws { try move.check() }

  @Test func callbackForwardsToTheNewRoot() throws {
    let root = Flow(with: Page()) { page, lets in page.onText = lets.resetRoot(to: Pages.x) { $0.receive } }
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(root, Pages.b)))
    navigator.screen(of: root)?.onText("bye")
    #expect(navigator.tree.summary == "X")
    #expect(navigator.screen(of: Pages.x)?.received == ["bye"])
    #expect(navigator.screenCount == 1)
  }

  @Test func containerClosesTheModalThatItsChildHasPresented() throws {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Tabs")
      .handling(Int.self) { $0 == 0 ? .dismiss : .batch(.dismiss, .push(Pages.x)) }
    let navigator = Navigator(root: tabs)
    for message in [0, 1] {
      navigator.perform(.present(Pages.d))
      #expect(navigator.perform(.send(message)).isPerformed)
      #expect(navigator.tree.modals.isEmpty)
    }
    #expect(navigator.tree.summary == "Tabs[*B > X, (C)]")
  }

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

  @Test func childThatStaysIsMadeByItsNewFlow() {
    func account(_ name: String) -> Flow<Page> {
      Flow(with: Page()) { page, _ in page.receive(name) }.named("Account")
    }
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(Pages.b, account("nobody"))).named("Tabs"))
    navigator.perform(.setChildren(Pages.b, account("Ann")))
    navigator.perform(.select(1))
    #expect(navigator.screen(of: account("anyone"))?.received == ["Ann"])
  }

  @Test func stepsOfABatchAreAboutTheContainerOfTheirCaller() {
    let inner = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Inner")
    let outer = Flow(with: Page(), containing: .tabs(inner, Pages.d, selected: 1)).named("Outer")
    let navigator = Navigator(root: outer)
    navigator.perform(.batch(.select(0), .setChildren(inner, Pages.x)), from: 1)
    #expect(navigator.tree.summary == "Outer[*Inner[*B, (C)], (X)]")
  }
}
