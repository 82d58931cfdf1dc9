import FlowKit
import Testing

/// The changes in an outcome: leaving entries from the top down, then entering ones from the bottom up.
@MainActor
struct ChangesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let action: NavigationAction
    var caller: ScreenID?
    let changes: String

    var testDescription: String { "\(before), \(action)" }
  }

  @Test(arguments: [
    Case(before: "A", action: .push(Pages.b), changes: "pushed B #2"),
    Case(before: "A", action: .present(Pages.b, as: .alert), changes: "presented B #2 as alert"),
    Case(before: "A > B", action: .replace(with: Pages.c), changes: "removed B #2, pushed C #3"),
    Case(before: "P > B", action: .replace(with: Pages.c), caller: 1, changes: "removed P #1, pushed C #3"),
    Case(
      before: "A > B > C", action: .reset(to: Pages.d, Pages.a),
      changes: "removed C #3, removed B #2, removed A #1, pushed D #4, pushed A #5"),
    Case(before: "A > B > C", action: .goTo(Pages.a), changes: "removed C #3, removed B #2"),
    Case(before: "A > B", action: .goTo(Pages.x), changes: "pushed X #3"),
    Case(before: "A > B", action: .goTo(Pages.b), changes: "performed: it was so already"),
    Case(
      before: "A > B | sheet: C > D | alert: A", action: .popTo(Pages.a),
      changes: "removed A #5, removed D #4, removed C #3, removed B #2"),
    Case(before: "A > B > C", action: .pop(), caller: 2, changes: "removed C #3, removed B #2"),
    Case(
      before: "A > B | sheet: C > D", action: .popToRoot(), caller: 1,
      changes: "removed D #4, removed C #3, removed B #2"),
    Case(
      before: "A | sheet: B > C | alert: D", action: .dismiss(), caller: 1,
      changes: "removed D #4, removed C #3, removed B #2"),
    Case(before: "A | sheet: B > C | alert: D", action: .dismiss(), changes: "removed D #4"),
    Case(before: "A > B | sheet: C | alert: D", action: .dismissAll(), changes: "removed D #4, removed C #3"),
    Case(before: "A | sheet: B", action: .back(), changes: "removed B #2"),
  ])
  func changesAreTheRemovedFromTheTopDownThenTheNewFromBelowUp(_ test: Case) throws {
    let outcome = try Navigator(showing: test.before).perform(test.action, from: test.caller)
    #expect(outcome.description == test.changes)
    #expect(outcome.isPerformed)
    #expect(outcome.issue == nil)
  }

  @Test func changeOfAModalNamesItsPresenter() throws {
    let outcome = try Navigator(showing: "P > B").perform(.present(Pages.c, as: .popover), from: 1)
    let change = try #require(outcome.changes.first)
    #expect(change.kind == .presented)
    #expect(change.presentation?.style == .popover)
    #expect(change.presentation?.presenter == 1)
  }

  @Test func ignoredActionChangesNothing() throws {
    let outcome = try Navigator(showing: "A").perform(.pop())
    #expect(outcome.changes == [])
    #expect(!outcome.isPerformed)
    #expect(!outcome.isQueued && !outcome.isWaiting)
  }
}
