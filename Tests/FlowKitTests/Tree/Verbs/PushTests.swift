import FlowKit
import Testing

@MainActor
struct PushTests {
  @Test(arguments: [
    VerbCase("A", .push(Pages.b), "A > B"),
    VerbCase("A", .push(Pages.b), from: 1, "A > B"),
    VerbCase("A > B", .push(Pages.c), "A > B > C"),
    VerbCase("A | sheet: B", .push(Pages.c), "A | sheet: B > C"),
    VerbCase("A | sheet: B | alert: C", .push(Pages.d), "A | sheet: B | alert: C > D"),
  ])
  func pushAddsANewEntryToTheVisibleStack(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .push(Pages.a), "A > A"),
    VerbCase("A > B > A", .push(Pages.b), "A > B > A > B"),
    VerbCase("A | sheet: A", .push(Pages.a), "A | sheet: A > A"),
  ])
  func sameFlowCanBeOnAStackManyTimes(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B", .push(Pages.c), from: 1, isIgnored: .covered),
    VerbCase("A | sheet: B", .push(Pages.c), from: 1, isIgnored: .covered),
    VerbCase("A | sheet: B > C", .push(Pages.d), from: 2, isIgnored: .covered),
    VerbCase("A | sheet: B | alert: C", .push(Pages.d), from: 2, isIgnored: .covered),
  ])
  func pushFromACoveredScreenIsIgnored(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("P > B", .push(Pages.c), from: 1, "P > B > C"),
    VerbCase("P | sheet: B", .push(Pages.c), from: 1, "P > C | sheet: B"),
    VerbCase("A | sheet: P > B | alert: C", .push(Pages.d), from: 2, "A | sheet: P > B > D | alert: C"),
    VerbCase("A > P", .push(Pages.c), from: 1, isIgnored: .covered),
  ])
  func screenThatAcceptsActionsWhileOnStackPushesOntoItsOwnStack(_ verb: VerbCase) throws { try verb.check() }

  @Test func doubleTapPushesOnce() {
    let navigator = Navigator(quiet: Flow(with: Page()) { $0.onNext = $1.push(Pages.b) })
    let page = navigator.visibleScreen as? Page
    page?.onNext()
    page?.onNext()
    #expect(navigator.tree.summary == "Page > B")
  }

  @Test func eachPushGetsTheNextNumber() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.perform(.pop())
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.path.map(\.description) == ["A #1", "B #3"])
  }
}
