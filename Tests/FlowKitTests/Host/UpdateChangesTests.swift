import FlowKit
import FlowKitTesting
import Testing

/// The changes in an update, whichever actions led to it.
@MainActor
struct UpdateChangesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let actions: [NavigationAction]
    let changes: [String]

    var testDescription: String { "\(before), \(actions)" }
  }

  nonisolated static let cases: [Case] = [
    Case(
      before: "A > B > C", actions: [.popTo(Pages.a), .push(Pages.d), .push(Pages.x)],
      changes: ["removed C #3", "removed B #2", "pushed D #4", "pushed X #5"]),
    Case(
      before: "A > B | sheet: C > D", actions: [.dismiss(), .pop()],
      changes: ["removed D #4", "removed C #3", "removed B #2"]),
    Case(
      before: "A | sheet: B", actions: [.replace(with: Pages.c)],
      changes: ["removed B #2", "pushed C #3"]),
    Case(
      before: "A | sheet: B > C", actions: [.reset(to: Pages.d, Pages.x)],
      changes: ["removed C #3", "removed B #2", "pushed D #4", "pushed X #5"]),
    Case(
      before: "A | sheet: B", actions: [.dismiss(), .present(Pages.b)],
      changes: ["removed B #2", "presented B #3 as sheet"]),
    Case(
      before: "A", actions: [.present(Pages.b), .push(Pages.c), .present(Pages.d, as: .alert)],
      changes: ["presented B #2 as sheet", "pushed C #3", "presented D #4 as alert"]),
    Case(
      before: "A", actions: [.present(Pages.b, as: .alert), .replace(with: Pages.c)],
      changes: ["presented C #3 as alert"]),
    Case(
      before: "A", actions: [.replace(with: Pages.b)],
      changes: ["removed A #1", "pushed B #2"]),
    Case(
      before: "A", actions: [.push(Pages.b), .pop(), .push(Pages.c)],
      changes: ["pushed C #3"]),
  ]

  @Test(arguments: cases)
  func screensLeaveFromTheTopDownThenEnterFromTheBottomUp(_ test: Case) throws {
    let navigator = try Navigator(showing: test.before), host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    for action in test.actions { navigator.perform(action) }
    host.finishTransition()
    #expect(host.updates.last?.changes.map(\.description) == test.changes)
    #expect(host.updates.count == 2)
  }

  @Test func firstUpdateOfAHostContainsEveryEntry() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C > D"), host = HeadlessHost()
    navigator.attach(host)
    let changes = try #require(host.updates.first?.changes.map(\.description))
    #expect(changes == ["pushed A #1", "pushed B #2", "presented C #3 as sheet", "pushed D #4"])
  }

  @Test func stackOfAChildIsNamedAfterTheChildWhateverStandsInIt() throws {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.a, Pages.b)).actsWhileCovered()
    let navigator = Navigator(root: tabs), host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.batch(.select(1), .replace(with: Pages.c)))
    #expect(navigator.tree.summary.hasSuffix("[A, *C]"))
    #expect(host.updates.last?.parts.stacks.map(\.place) == [.child(Pages.b.id, of: 1)])
    navigator.perform(.batch(.select(0)))
    #expect(host.updates.last?.parts.stacks == [])
  }

  @Test func coveredScreenIsReplacedWithoutThoseAboveIt() throws {
    let navigator = try Navigator(showing: "P > B | sheet: C"), host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.replace(with: Pages.d), from: 1)
    #expect(host.updates.last?.changes.map(\.description) == ["removed P #1", "pushed D #4"])
  }

  @Test(arguments: [
    NavigationAction.push(Pages.c), .present(Pages.c), .replace(with: Pages.c), .reset(to: Pages.c, Pages.d),
    .popTo(Pages.a), .dismiss(), .pop(), .popToRoot(), .goTo(Pages.x), .back(), .dismissAll(),
  ])
  func changesOfOneActionAreThoseOfItsOutcome(action: NavigationAction) throws {
    let navigator = try Navigator(showing: "A > B | sheet: P > Q"), host = HeadlessHost()
    navigator.attach(host)
    let outcome = navigator.perform(action)
    #expect(host.updates.last?.changes == outcome.changes)
  }
}
