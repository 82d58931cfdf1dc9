import FlowKit
import Testing

/// Who is asked before an action: wherever a question may come up.
@MainActor
struct AskingTests {
  @Test func aGuardOfTheNavigatorHoldsUpAGesture() throws {
    let navigator = try Navigator(showing: "A > B")
    #expect(!navigator.host.asksBefore())
    navigator.guardActions { _ in .refuse("closed") }
    #expect(navigator.host.asksBefore())
    #expect(navigator.perform(.back()).reason == .guardRefused)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func preparationsHoldUpAGestureOnlyWhereTheyAreAskedFor() {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c.preparing {})).named("Tabs")
    let navigator = Navigator(root: tabs)
    #expect(!navigator.host.asksBefore(.select(1)))
    #expect(navigator.host.asksBefore(.select(1), includingPreparations: true))
    #expect(!navigator.host.asksBefore(.select(0), includingPreparations: true))
  }
}
