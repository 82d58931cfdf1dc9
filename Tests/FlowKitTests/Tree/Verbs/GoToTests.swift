import FlowKit
import Testing

@MainActor
struct GoToTests {
  @Test(arguments: [
    VerbCase("A > B > C", .goTo(Pages.a), "A"),
    VerbCase("A > B > C", .goTo(Pages.b), "A > B"),
    VerbCase("A > B > A > C", .goTo(Pages.a), "A > B > A"),
    VerbCase("A > B | sheet: C > D", .goTo(Pages.c), "A > B | sheet: C"),
    VerbCase("A > B | sheet: C | alert: D", .goTo(Pages.a), "A"),
    VerbCase("A > B | sheet: C | alert: D", .goTo(Pages.c), "A > B | sheet: C"),
    VerbCase("A > B | sheet: B > C", .goTo(Pages.b), "A > B | sheet: B"),
  ])
  func goToReturnsToTheNearestEntryFromTheTop(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B > C", .goTo(Pages.b), from: 1, "A > B"),
    VerbCase("A > B > C", .goTo(Pages.c), from: 2, "A > B > C"),
    VerbCase("A > B | sheet: C", .goTo(Pages.d), from: 1, "A > B | sheet: C > D"),
    VerbCase("A > B | sheet: C", .goTo(Pages.b), from: 1, "A > B"),
  ])
  func goToDoesTheSameForEveryCaller(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .goTo(Pages.b), "A > B"),
    VerbCase("A | sheet: B", .goTo(Pages.c), "A | sheet: B > C"),
    VerbCase("A > B", .goTo(Pages.x), "A > B > X"),
  ])
  func goToPushesOntoTheVisibleStackIfThereIsNoEntry(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [VerbCase("A", .goTo(Pages.a), "A"), VerbCase("A | sheet: B", .goTo(Pages.b), "A | sheet: B")])
  func goToTheVisibleEntryChangesNothing(_ verb: VerbCase) throws {
    try verb.check()
    let outcome = try Navigator(showing: verb.before).perform(verb.action)
    #expect(outcome.isPerformed)
    #expect(outcome.changes == [])
    #expect(outcome.description == "performed: it was so already")
  }
}
