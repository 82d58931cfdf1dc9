import FlowKit
import Testing

@MainActor
struct PopToTests {
  @Test(arguments: [
    VerbCase("A > B > C", .popTo(Pages.a), "A"),
    VerbCase("A > B > C", .popTo(Pages.b), "A > B"),
    VerbCase("A > B > A > C", .popTo(Pages.a), "A > B > A"),
    VerbCase("A > A", .popTo(Pages.a), "A"),
    VerbCase("A > B > A", .popTo(Pages.a), "A"),
  ])
  func popToGoesToTheNearestEntryBelow(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B > C > D", .popTo(Pages.b), from: 3, "A > B"),
    VerbCase("A > B > A > C", .popTo(Pages.a), from: 2, "A"),
    VerbCase("A > B > A > C", .popTo(Pages.a), from: 3, "A"),
    VerbCase("A > B | sheet: C", .popTo(Pages.a), from: 2, "A"),
    VerbCase("A > B", .popTo(Pages.b), from: 1, isIgnored: .targetNotFound),
  ])
  func popToLooksBelowTheCaller(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B | sheet: C > D", .popTo(Pages.c), "A > B | sheet: C"),
    VerbCase("A > B | sheet: C > D", .popTo(Pages.b), "A > B"),
    VerbCase("A > B | sheet: C > D", .popTo(Pages.a), "A"),
    VerbCase("A > B | sheet: A > D", .popTo(Pages.a), "A > B | sheet: A"),
    VerbCase("A > B > C | sheet: D | alert: A", .popTo(Pages.b), "A > B"),
    VerbCase("A > B | sheet: C | alert: D", .popTo(Pages.c), "A > B | sheet: C"),
    VerbCase("A | sheet: B > C | alert: D", .popTo(Pages.a), from: 2, "A"),
  ])
  func popToDismissesModalsOnTheWay(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .popTo(Pages.a), isIgnored: .targetNotFound),
    VerbCase("A > B", .popTo(Pages.b), isIgnored: .targetNotFound),
    VerbCase("A > B | sheet: C", .popTo(Pages.c), isIgnored: .targetNotFound),
    VerbCase("A > B", .popTo(Pages.x), isIgnored: .targetNotFound),
  ])
  func popToWithoutSuchAnEntryChangesNothing(_ verb: VerbCase) throws { try verb.check() }

  @Test func popToKeepsTheEntryAndItsScreen() throws {
    let navigator = try Navigator(showing: "A > B")
    let page = try navigator.page(1)
    navigator.perform(.popTo(Pages.a))
    #expect(navigator.tree.visible.description == "A #1")
    #expect(navigator.visibleScreen === page)
  }
}
