import FlowKit
import FlowKitTesting
import Testing

/// A batch is one change: for observers, for the host, and for the screens that are never made.
@MainActor
struct BatchAsOneTests {
  /// Flows that record which screens are made.
  @MainActor
  private final class Diary {
    private(set) var made: [String] = []

    func flow(_ name: String) -> Flow<Page> {
      Flow(id: name) { [unowned self] _ in
        made.append(name)
        return Page()
      }.named("New")
    }
  }

  @Test func observersAreNotifiedOfOneChange() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C"), log = EventLog(of: navigator, .actions, .entries)
    let outcome = navigator.perform(.batch(.dismiss(), .pop(), .push(Pages.x), .present(Pages.d)))
    #expect(outcome.description == "removed C #3, removed B #2, pushed X #4, presented D #5 as sheet")
    #expect(
      log.kinds == [
        "willNavigate", "made X #4", "made D #5", "disappeared C #3", "removed C #3", "removed B #2", "appeared D #5",
        "didNavigate",
      ])
    #expect(log.events.last?.changes == outcome.changes)
    #expect(log.events.allSatisfy { $0.action.kind == .batch && $0.action.steps.count == 4 })
  }

  @Test func childThatPresentedAModalStays() {
    let navigator = Navigator(root: Containers.tabs)
    navigator.perform(.batch(.select(Pages.c), .present(Pages.x), .select(Pages.b)), from: 2)
    #expect(navigator.tree.summary == "Tabs[*B, C, (D)] | sheet: X")
    #expect(navigator.perform(.travel(to: navigator.tree)).isPerformed)
  }

  @Test func stepWithNothingToDoChangesNothing() {
    let navigator = Navigator(root: Containers.split)
    navigator.perform(.select(1))
    let before = navigator.tree
    let outcome = navigator.perform(.batch(.popToRoot(), .dismissAll()), from: 2)  // in the other column
    #expect(outcome.isPerformed)
    #expect(navigator.tree == before)
    #expect(before.summary == "Split[B, *D]")
  }

  @Test func hostGetsOneUpdateWithOneTransition() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C"), host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.batch(.dismiss(), .push(Pages.x, transition: .none), transition: ScreenTransition("flip")))
    #expect(host.pictures == ["A > B | sheet: C, none", "A > B | sheet: C → A > B > X, flip"])
    #expect(host.updates[1].changes.map(\.description) == ["removed C #3", "pushed X #4"])
    #expect(host.problems == [])
  }

  @Test func screensThatALaterStepRemovesAreNeverMade() throws {
    let diary = Diary(), navigator = try Navigator(showing: "A")
    let outcome = navigator.perform(
      .batch(
        .push(diary.flow("first")), .goTo(Pages.a), .present(diary.flow("second")), .dismissAll(),
        .push(diary.flow("third"))))
    #expect(diary.made == ["third"])
    #expect(outcome.description == "pushed New(third) #4")
    #expect(navigator.tree.summary == "A > New(third)")
    #expect(navigator.screenCount == 2)
  }

  @Test func argumentsOfScreensThatAreNeverMadeAreDropped() throws {
    let navigator = try Navigator(showing: "A")
    var handed: [String] = []
    navigator.perform(
      .batch(
        .push(Pages.b) { _ in handed.append("B") }, .goTo(Pages.a) { _ in handed.append("A") },
        .push(Pages.c) { _ in handed.append("C") }))
    #expect(handed.sorted() == ["A", "C"])
  }

  @Test func argumentsReachTheScreensOfAllSteps() throws {
    let navigator = try Navigator(showing: "A > B")
    let old = try navigator.page(1)
    navigator.perform(
      .batch(
        .popTo(Pages.a) { $0.receive("back") }, .push(Pages.c) { $0.receive("new") },
        .reset(to: Pages.x, Pages.d) {
          $0.receive("first"); $1.receive("second")
        }))
    #expect(navigator.tree.summary == "X > D")
    #expect(old.received == [])
    #expect(try navigator.page(4).received == ["first"])
    #expect(try navigator.page(5).received == ["second"])
  }

  @Test func impossibleStepUndoesThoseBeforeIt() throws {
    let diary = Diary(), navigator = try Navigator(showing: "A > B"), host = HeadlessHost()
    navigator.attach(host)
    let log = EventLog(of: navigator, .actions), tree = navigator.tree
    var handed: [String] = []
    let outcome = navigator.perform(
      .batch(
        .pop(), .push(diary.flow("new")) { _ in handed.append("new") }, .popTo(Pages.d) { _ in handed.append("D") }))
    #expect(outcome.reason == .targetNotFound)
    #expect(outcome.issue?.step == 2)
    #expect(navigator.tree == tree)
    #expect(diary.made == [])
    #expect(handed == [])
    #expect(log.kinds == ["ignored"])
    #expect(host.updates.count == 1)
    #expect(navigator.perform(.push(Pages.x)).description == "pushed X #3")
  }

  @Test func sentenceNamesTheStepAndItsReason() throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome = navigator.perform(.batch(.pop(), .push(Pages.x), .popTo(Pages.d), fileID: "App/Shop.swift", line: 7))
    #expect(
      outcome.description == """
        batch(pop(), push(X), popTo(D)) at App/Shop.swift:7 was ignored: its step 3, popTo(D), cannot be done: \
        there is no D below X #3 (A > X). To open a new one, use push; to go to one wherever it is, use goTo.
        """)
  }

  @Test func sentenceOfANestedBatchNamesTheStepAndItsReason() throws {
    let navigator = try Navigator(showing: "A")
    let outcome = navigator.perform(
      .batch(.push(Pages.b), .batch(.dismiss()), fileID: "App/Shop.swift", line: 7))
    #expect(
      outcome.description == """
        batch(push(B), batch(dismiss())) at App/Shop.swift:7 was ignored: its step 2.1, dismiss(), cannot be \
        done: B #2 has presented nothing and is not in a modal. To leave a pushed screen, use close(), which leaves it whichever way it was opened, or pop().
        """)
    #expect(outcome.issue?.step == 1)
  }

  @Test func emptyBatchIsPerformedAndChangesNothing() throws {
    let navigator = try Navigator(showing: "A"), host = HeadlessHost()
    navigator.attach(host)
    #expect(navigator.perform(.batch()).description == "performed: it was so already")
    #expect(host.updates.count == 1)
  }
}
