import FlowKit
import Testing

/// All events of one action, in order.
@MainActor
struct EventOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let action: NavigationAction
    var caller: ScreenID?
    let events: [String]

    var testDescription: String { "\(before), \(action)\(caller.map { " from \($0)" } ?? "")" }
  }

  nonisolated static let forward: [Case] = [
    Case(
      before: "A", action: .push(Pages.b),
      events: [
        "willNavigate push(B)", "made B #2", "disappeared A #1", "appeared B #2", "didNavigate push(B): pushed B #2",
      ]),
    Case(
      before: "A", action: .present(Pages.b, as: .alert),
      events: [
        "willNavigate present(B, as: .alert)", "made B #2", "partlyCovered A #1", "appeared B #2",
        "didNavigate present(B, as: .alert): presented B #2 as alert",
      ]),
    Case(
      before: "P > B", action: .push(Pages.c), caller: 1,
      events: [
        "willNavigate push(C)", "made C #3", "disappeared B #2", "appeared C #3", "didNavigate push(C): pushed C #3",
      ]),
    Case(
      before: "P | sheet: B", action: .push(Pages.c), caller: 1,
      events: ["willNavigate push(C)", "made C #3", "didNavigate push(C): pushed C #3"]),
    Case(
      before: "A > B", action: .goTo(Pages.c),
      events: [
        "willNavigate goTo(C)", "made C #3", "disappeared B #2", "appeared C #3", "didNavigate goTo(C): pushed C #3",
      ]),
  ]

  nonisolated static let backward: [Case] = [
    Case(
      before: "A > B", action: .pop(),
      events: [
        "willNavigate pop()", "disappeared B #2", "removed B #2", "appeared A #1", "didNavigate pop(): removed B #2",
      ]),
    Case(
      before: "A > B | sheet: C > D", action: .popTo(Pages.a),
      events: [
        "willNavigate popTo(A)", "disappeared D #4", "removed D #4", "removed C #3", "removed B #2", "appeared A #1",
        "didNavigate popTo(A): removed D #4, removed C #3, removed B #2",
      ]),
    Case(
      before: "A | sheet: B | alert: C", action: .dismissAll(),
      events: [
        "willNavigate dismissAll()", "disappeared C #3", "disappeared B #2", "removed C #3", "removed B #2",
        "appeared A #1", "didNavigate dismissAll(): removed C #3, removed B #2",
      ]),
    Case(
      before: "A | sheet: B", action: .back(),
      events: [
        "willNavigate back()", "disappeared B #2", "removed B #2", "appeared A #1", "didNavigate back(): removed B #2",
      ]),
    Case(
      before: "A > B", action: .goTo(Pages.b),
      events: ["willNavigate goTo(B)", "didNavigate goTo(B)"]),
  ]

  nonisolated static let swapping: [Case] = [
    Case(
      before: "A > B", action: .reset(to: Pages.c, Pages.d),
      events: [
        "willNavigate reset(to: C, D)", "made C #3", "made D #4", "disappeared B #2", "removed B #2", "removed A #1",
        "appeared D #4",
        "didNavigate reset(to: C, D): removed B #2, removed A #1, pushed C #3, pushed D #4",
      ]),
    Case(
      before: "P > B", action: .popTo(Pages.p), caller: 2,
      events: [
        "willNavigate popTo(P)", "disappeared B #2", "removed B #2", "appeared P #1",
        "didNavigate popTo(P): removed B #2",
      ]),
  ]

  nonisolated static let notDone: [Case] = [
    Case(before: "A", action: .pop(), events: ["ignored pop(): nothing to pop"]),
    Case(before: "A > B", action: .push(Pages.c), caller: 1, events: ["ignored push(C): covered"]),
    Case(before: "A", action: .dismiss(), events: ["ignored dismiss(): nothing to dismiss"]),
    Case(before: "A", action: .popTo(Pages.x), events: ["ignored popTo(X): target not found"]),
    Case(before: "A", action: .pop(), caller: 9, events: ["ignored pop(): removed"]),
  ]

  @Test(arguments: forward + backward + swapping + notDone)
  func eventsComeInThePromisedOrder(_ test: Case) throws {
    let navigator = try Navigator(showing: test.before)
    let log = EventLog(of: navigator)
    navigator.perform(test.action, from: test.caller)
    #expect(log.lines == test.events)
  }

  @Test func replacedScreenLeavesBeforeTheNewOneAppears() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator)
    navigator.perform(.replace(with: Pages.b))
    #expect(
      log.kinds == ["willNavigate", "made B #2", "disappeared A #1", "removed A #1", "appeared B #2", "didNavigate"])
    log.clear()
    navigator.perform(.present(Pages.p))
    navigator.perform(.push(Pages.c))
    log.clear()
    navigator.perform(.replace(with: Pages.d), from: 3)
    #expect(log.kinds == ["willNavigate", "made D #5", "removed P #3", "didNavigate"])
  }
}
