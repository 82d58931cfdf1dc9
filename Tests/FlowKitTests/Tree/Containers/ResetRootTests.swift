import FlowKit
import FlowKitTesting
import Testing

/// Replacing the whole tree, from any caller.
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
}
