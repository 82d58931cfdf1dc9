import FlowKit
import Testing

@MainActor
struct ResetTests {
  @Test(arguments: [
    VerbCase("A", .reset(to: Pages.b), "B"),
    VerbCase("A > B > C", .reset(to: Pages.d), "D"),
    VerbCase("A > B", .reset(to: Pages.c, Pages.d), "C > D"),
    VerbCase("A > B", .reset(to: Pages.a, Pages.b), "A > B"),
    VerbCase("A", .reset(to: Pages.a, Pages.b, Pages.c, Pages.b, Pages.a), "A > B > C > B > A"),
  ])
  func resetSetsTheWholeStack(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B | sheet: C > D", .reset(to: Pages.a, Pages.b), "A > B | sheet: A > B"),
    VerbCase("A > B | sheet: C > D", .reset(to: Pages.b), from: 3, "A > B | sheet: B"),
    VerbCase("A | sheet: B | alert: C", .reset(to: Pages.d), from: 2, "A | sheet: D"),
    VerbCase("A > B | sheet: C > D", .reset(to: Pages.d), from: 1, "D"),
    VerbCase("A > B | sheet: C | alert: D", .reset(to: Pages.c, Pages.b), from: 2, "C > B"),
  ])
  func resetSetsTheCallersStackAndDismissesWhatIsOverIt(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B", .reset(to: Pages.c), from: 1, "C"),
    VerbCase("A | sheet: B", .reset(to: Pages.c), from: 1, "C"),
  ])
  func coveredScreenCanReset(_ verb: VerbCase) throws { try verb.check() }

  @Test func resetModalKeepsItsStyleAndPresenter() throws {
    let navigator = try Navigator(showing: "P > A | alert: B")
    navigator.perform(.reset(to: Pages.c, Pages.d))
    #expect(
      navigator.tree.description == """
        stack
        ├ P #1
        └ A #2
        alert over A #2
        ├ C #4
        └ D #5 ← visible
        """)
  }

  @Test func resetNumbersItsScreensFromTheBottomUp() throws {
    let navigator = try Navigator(showing: "A")
    let outcome = navigator.perform(.reset(to: Pages.b, Pages.c, Pages.d))
    #expect(outcome.description == "removed A #1, pushed B #2, pushed C #3, pushed D #4")
    navigator.perform(.push(Pages.a))
    #expect(navigator.tree.visible.description == "A #5")
  }
}
