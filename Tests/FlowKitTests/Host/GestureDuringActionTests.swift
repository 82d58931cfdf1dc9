import FlowKit
import FlowKitTesting
import Testing

/// Gestures that end while an action is performed.
@MainActor
struct GestureDuringActionTests {
  private let host = HeadlessHost()

  @Test func actionOfTheGestureWaitsItsTurn() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.attach(host)
    let log = EventLog(of: navigator, .actions, [.made, .removed, .shown])
    let gesture = try #require(navigator.host.beginGesture())
    var outcomes: [String] = []
    let observation = navigator.observe { event in
      guard event.kind == .willNavigate, event.action == .push(Pages.c) else { return }
      outcomes.append(gesture.finish()?.description ?? "nothing")
    }
    navigator.perform(.push(Pages.c))
    #expect(outcomes == ["queued: another action is being performed"])
    #expect(
      log.kinds == [
        "willNavigate", "made C #3", "didNavigate", "shown", "willNavigate", "removed C #3", "removed B #2",
        "didNavigate", "shown",
      ])
    #expect(host.pictures == ["A > B, none", "A → A > B > C, automatic", "A > B > C → A, automatic"])
    observation.cancel()
  }

  @Test func secondEndOfAGestureIsReportedInItsTurn() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.attach(host)
    let gesture = try #require(navigator.host.beginGesture())
    gesture.cancel()
    var heard: [String] = [], outcomes: [NavigationOutcome?] = []
    var nesting = 0, deepest = 0
    let observation = navigator.observe { event in
      nesting += 1
      deepest = max(deepest, nesting)
      if event.isOf(.actions, .entries, [.shown]) { heard.append("\(event.kind)") }
      if event.kind == .willNavigate { outcomes.append(gesture.finish()) }
      nesting -= 1
    }
    navigator.perform(.push(Pages.c))
    #expect(outcomes.map { $0?.reason } == [.gestureEnded])
    #expect(heard == ["willNavigate", "made", "disappeared", "appeared", "didNavigate", "shown", "ignored"])
    #expect(deepest == 1)
    observation.cancel()
  }

  @Test func gestureCancelledDuringAnActionLetsTheHostCatchUp() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.attach(host)
    let gesture = try #require(navigator.host.beginGesture())
    let observation = navigator.observe { if $0.kind == .didNavigate { gesture.cancel() } }
    navigator.perform(.push(Pages.c))
    #expect(host.shown == navigator.tree)
    #expect(host.pictures == ["A > B, none", "A > B → A > B > C, automatic"])
    observation.cancel()
  }

  @Test func hostIsCorrectedIfTheGesturesActionIsIgnoredInItsTurn() throws {
    let navigator = try Navigator(showing: "A > B"), host = StalledHost()
    navigator.attach(host)
    host.finished[0]()
    let gesture = try #require(navigator.host.beginGesture())
    navigator.perform(.replace(with: Pages.c))
    let observation = navigator.observe { if $0.action == .dismiss() { gesture.finish() } }
    navigator.perform(.dismiss())
    #expect(host.pictures == ["A > B, none", "A → A > C, automatic"])
    observation.cancel()
  }

  @Test func hostIsCorrectedIfTheGesturesActionChangesNothingInItsTurn() throws {
    let navigator = try Navigator(showing: "P > B > C"), host = StalledHost()
    navigator.attach(host)
    host.finished[0]()
    let gesture = try #require(navigator.host.beginGesture())
    navigator.perform(.pop())
    navigator.perform(.replace(with: Pages.x), from: 1)
    let observation = navigator.observe { if $0.action == .dismiss() { gesture.finish(.goTo(Pages.b), from: 2) } }
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "X > B")
    #expect(host.pictures == ["P > B > C, none", "P > B → X > B, automatic"])
    observation.cancel()
  }
}
