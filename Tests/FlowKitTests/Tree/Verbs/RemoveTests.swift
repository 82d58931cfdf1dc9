import FlowKit
import FlowKitTesting
import Testing

/// Removing screens from between others.
@MainActor
struct RemoveTests {
  @Test(arguments: [
    VerbCase("A > B > C", .remove(Pages.b), "A > C"),
    VerbCase("A > B > C", .remove(Pages.c), "A > B"),
    VerbCase("A > B > C", .remove(Pages.a), "B > C"),
    VerbCase("A > B > C > B > D", .remove(Pages.b), "A > B > C > D"),
    VerbCase("A > B > C", .remove(Pages.c), from: 1, "A > B"),
    VerbCase("A > B", .batch(.push(Pages.c), .remove(Pages.b)), "A > C"),
  ])
  func removedScreenLeavesAndThoseAboveItStay(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B | sheet: C", .remove(Pages.a), "B | sheet: C"),
    VerbCase("A > B | sheet: C", .remove(Pages.b), "A"),
    VerbCase("A > B | sheet: C > D | alert: X", .remove(Pages.d), from: 2, "A > B | sheet: C > D | alert: X"),
    VerbCase("A > B | sheet: C > D | alert: X", .remove(Pages.c), "A > B | sheet: D | alert: X"),
    VerbCase("A | sheet: B", .remove(Pages.b), "A"),
    VerbCase("A | sheet: B | alert: C", .remove(Pages.b), "A"),
  ])
  func modalsLeaveWithTheScreenThatPresentedThem(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .remove(Pages.a), isIgnored: .nothingToPop),
    VerbCase("A | sheet: B", .remove(Pages.a), isIgnored: .nothingToPop),
  ])
  func removeNeverEmptiesAStack(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    ContainerCase("A > Tabs[*B > C, (C), (D)]", .remove(Pages.b), "A > Tabs[*C, (C), (D)]"),
    ContainerCase("A > Tabs[*B > C, (C), (D)]", .remove(Pages.a), "Tabs[*B > C, (C), (D)]"),
    ContainerCase("A > Tabs[*B, C > X, (D)]", "X", .remove(Pages.c), "A > Tabs[*B, X, (D)]"),
    ContainerCase("A > Tabs[*B, (C), (D)]", "B", .remove(Containers.tabs), "A"),
  ])
  func removeSearchesTheStacksAroundTheCaller(_ test: ContainerCase) throws { try test.check() }

  @Test func removingAnAbsentScreenSucceeds() throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome = navigator.perform(.remove(Pages.d))
    #expect(outcome.isPerformed && outcome.changes == [] && navigator.tree.summary == "A > B")
  }

  @Test func screensOfAFinishedStepCanBeRemoved() throws {
    let navigator = Navigator(root: Checkout().basket), log = EventLog(of: navigator, .entries)
    for _ in 1...3 { (navigator.visibleScreen as? Stage)?.onNext() }
    #expect(navigator.tree.summary == "Basket > Thanks")
    #expect(log.lines.contains("removed Address #2"))
  }

  @Test(arguments: [
    VerbCase("A > B > C > D", .pop(2), "A > B"),
    VerbCase("A > B > C > D", .pop(2), from: 3, "A"),
    VerbCase("A > B", .pop(0), "A > B"),
    VerbCase("A > B", .pop(-1), "A > B"),
    VerbCase("A > B > C", .pop(3), isIgnored: .nothingToPop),
    VerbCase("A > B | sheet: C > D", .pop(.max), isIgnored: .nothingToPop),
    VerbCase("A > B > C | sheet: D", .pop(2), from: 3, "A"),
  ])
  func popRemovesANumberOfScreens(_ verb: VerbCase) throws { try verb.check() }

  @Test func sentenceNamesHowManyScreensCanLeave() throws {
    let navigator = try Navigator(showing: "A > B"), issues = IssueSpy(navigator)
    navigator.perform(.pop(5))
    #expect(issues.issues.map(\.reason) == [.nothingToPop])
    #expect(
      issues.issues[0].message.hasSuffix(
        "5 screens would leave, but only 1 can, because A #1 is the root of the stack. To go to the root, use popToRoot()."
      ))
  }

  @Test func actionsArePrintedAsTheyAreWritten() {
    #expect(NavigationAction.pop(2).withoutPlace == "pop(2)" && NavigationAction.pop(1).withoutPlace == "pop()")
    #expect(NavigationAction.remove(Pages.a).withoutPlace == "remove(A)")
  }
}

private final class Stage {
  var onNext: () -> Void = {}
}

@MainActor
private struct Checkout {
  var basket: Flow<Stage> { Flow(with: Stage()) { $0.onNext = $1.push(address) }.named("Basket") }
  var address: Flow<Stage> { Flow(with: Stage()) { $0.onNext = $1.push(payment) }.named("Address") }
  var payment: Flow<Stage> {
    Flow(with: Stage()) { $0.onNext = $1.perform(.push(thanks), .remove(address), .remove(self.payment)) }
      .named("Payment")
  }
  var thanks: Flow<Stage> { Flow(with: Stage()).named("Thanks") }
}
