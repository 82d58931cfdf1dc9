import FlowKit
import FlowKitTesting
import Testing

/// Changes during a transition are merged into one update after it.
@MainActor
struct MergingTests {
  private let host = HeadlessHost(delaysTransitions: true)

  /// A navigator whose host is moving from A to A > B.
  private func navigatorInTransition() throws -> Navigator {
    let navigator = try Navigator(showing: "A")
    navigator.attach(host)
    host.finishTransition()
    navigator.perform(.push(Pages.b))
    try #require(host.isInTransition)
    return navigator
  }

  @Test func mergedUpdateLeadsFromTheShownTreeToTheCurrentOne() throws {
    let navigator = try navigatorInTransition()
    navigator.perform(.push(Pages.c))
    navigator.performHere(.present(Pages.d))
    navigator.perform(.popTo(Pages.a))
    navigator.perform(.push(Pages.x))
    #expect(host.pictures == ["A, none", "A → A > B, automatic"])
    host.finishTransition()
    #expect(host.pictures.dropFirst(2) == ["A > B → A > X, automatic"])
    host.finishTransition()
    #expect(host.shown == navigator.tree)
    #expect(host.updates.count == 3)
    #expect(host.problems == [])
  }

  @Test func changesThatUndoEachOtherAreNotShown() throws {
    let navigator = try navigatorInTransition()
    navigator.perform(.push(Pages.c))
    navigator.perform(.pop())
    host.finishTransition()
    #expect(host.pictures == ["A, none", "A → A > B, automatic"])
    #expect(!host.isInTransition)
    navigator.perform(.push(Pages.d))
    #expect(host.pictures.last == "A > B → A > B > D, automatic")
  }

  @Test func anotherEntryOfTheSameFlowIsShown() throws {
    let navigator = try navigatorInTransition()
    navigator.perform(.pop())
    navigator.perform(.push(Pages.b))
    host.finishTransition()
    #expect(host.pictures.last == "A > B → A > B, automatic")
    #expect(host.updates.last?.changes.map(\.description) == ["removed B #2", "pushed B #3"])
  }

  @Test func mergedUpdateHasTheTransitionOfItsLatestChange() throws {
    let navigator = try navigatorInTransition()
    let fade = ScreenTransition("fade"), flip = ScreenTransition("flip", animated: false)
    navigator.perform(.push(Pages.c, transition: fade))
    navigator.perform(.push(Pages.d, transition: flip))
    navigator.perform(.goTo(Pages.d, transition: .none))
    navigator.perform(.popTo(Pages.x, transition: .none))
    host.finishTransition()
    #expect(host.pictures.last == "A > B → A > B > C > D, flip, not animated")
    #expect(host.updates.last?.transition == flip)
  }

  @Test(arguments: [
    ScreenTransition.automatic, .none, ScreenTransition("fade"), ScreenTransition("fade", animated: false),
  ])
  func updateHasTheTransitionOfItsAction(transition: ScreenTransition) throws {
    let navigator = try Navigator(showing: "A")
    navigator.attach(host)
    host.delaysTransitions = false
    host.finishTransition()
    navigator.perform(.push(Pages.b, transition: transition))
    navigator.performHere(.present(Pages.c, transition: transition))
    navigator.perform(.dismiss(transition: transition))
    navigator.perform(.back(transition: transition))
    #expect(host.updates.dropFirst().map(\.transition) == Array(repeating: transition, count: 4))
  }

  @Test func secondCallOfFinishedDoesNothing() throws {
    let navigator = try Navigator(showing: "A"), host = StalledHost()
    navigator.attach(host)
    host.finished[0]()
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.c))
    host.finished[0]()
    #expect(host.pictures == ["A, none", "A → A > B, automatic"])
    host.finished[1]()
    #expect(host.pictures.last == "A > B → A > B > C, automatic")
  }

  @Test func ignoredActionsAreNotShown() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.attach(host)
    host.finishTransition()
    navigator.perform(.push(Pages.c), from: 1)
    navigator.perform(.goTo(Pages.b))
    #expect(host.pictures == ["A > B, none"])
  }
}
