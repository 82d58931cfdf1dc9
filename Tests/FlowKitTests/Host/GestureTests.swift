import FlowKit
import FlowKitTesting
import Testing

/// Gestures on the host's screens, while the tree may change.
@MainActor
struct GestureTests {
  private let host = HeadlessHost()

  private func navigator(showing picture: String) throws -> Navigator {
    let navigator = try Navigator(showing: picture)
    navigator.attach(host)
    return navigator
  }

  @Test func gestureNeedsAnIdleHost() throws {
    let navigator = try Navigator(showing: "A > B")
    #expect(navigator.host.beginGesture() == nil)
    host.delaysTransitions = true
    navigator.attach(host)
    #expect(navigator.host.beginGesture() == nil)
    host.finishTransition()
    let gesture = navigator.host.beginGesture()
    #expect(gesture?.isRunning == true)
    #expect(navigator.host.beginGesture() == nil)
    gesture?.cancel()
    #expect(navigator.host.beginGesture() != nil)
    navigator.detachHost()
    #expect(navigator.host.beginGesture() == nil)
  }

  @Test func gestureCannotBeginWhileAnUpdateIsShown() throws {
    let navigator = try Navigator(showing: "A > B"), host = BusyHost()
    var began: [Bool] = []
    host.whenShowing = { began.append($0.host.beginGesture() != nil) }
    navigator.attach(host)
    #expect(began == [false])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    var action = NavigationAction.back()
    var caller: ScreenID?
    /// What happens before the gesture finishes.
    var meanwhile: [NavigationAction] = []
    let after: String
    var outcome = ""
    /// The updates that the host gets afterwards.
    var shown: [String] = []

    var testDescription: String { "\(before), \(meanwhile), \(action)" }
  }

  nonisolated static let undisturbed: [Case] = [
    Case(before: "A > B", after: "A", outcome: "removed B #2"),
    Case(before: "A | sheet: B", after: "A", outcome: "removed B #2"),
    Case(before: "A | sheet: B > C", action: .dismiss(), after: "A", outcome: "removed C #3, removed B #2"),
    Case(before: "A > B > C", action: .popTo(Pages.a), after: "A", outcome: "removed C #3, removed B #2"),
    Case(before: "A > B > C", action: .pop(), caller: 2, after: "A", outcome: "removed C #3, removed B #2"),
    Case(before: "A", after: "A", outcome: "performed: it was so already"),
    Case(
      before: "A", action: .push(Pages.b), after: "A > B", outcome: "pushed B #2", shown: ["A → A > B, automatic"]),
  ]

  nonisolated static let disturbed: [Case] = [
    Case(before: "A > B", meanwhile: [.push(Pages.c)], after: "A", outcome: "removed C #3, removed B #2"),
    Case(before: "A > B", meanwhile: [.present(Pages.c)], after: "A", outcome: "removed C #3, removed B #2"),
    Case(before: "A > B", meanwhile: [.pop()], after: "A", outcome: "removed"),
    Case(
      before: "A > B", meanwhile: [.replace(with: Pages.c)], after: "A > C", outcome: "removed",
      shown: ["A → A > C, automatic"]),
    Case(
      before: "A > B > C", meanwhile: [.popToRoot(), .push(Pages.d)], after: "A > D", outcome: "removed",
      shown: ["A > B → A > D, automatic"]),
    Case(
      before: "A > B > C", meanwhile: [.popToRoot()], after: "A", outcome: "removed",
      shown: ["A > B → A, automatic"]),
    Case(
      before: "A > B", meanwhile: [.reset(to: Pages.c)], after: "C", outcome: "removed",
      shown: ["A → C, automatic"]),
    Case(
      before: "A > B", caller: 77, meanwhile: [.push(Pages.c)], after: "A > B > C", outcome: "removed",
      shown: ["A > B → A > B > C, automatic"]),
  ]

  @Test(arguments: undisturbed + disturbed)
  func finishedGestureChangesTheTreeAndTheHostShowsTheRest(_ test: Case) throws {
    let navigator = try Navigator(showing: test.before), host = StalledHost()
    navigator.attach(host)
    host.finished[0]()
    let gesture = try #require(navigator.host.beginGesture())
    for action in test.meanwhile { navigator.performHere(action) }
    #expect(host.pictures.count == 1)
    let outcome = gesture.finish(test.action, from: test.caller)
    #expect(outcome?.reason?.description ?? outcome?.description == test.outcome)
    #expect(navigator.tree.summary == test.after)
    #expect(Array(host.pictures.dropFirst()) == test.shown)
    #expect(!gesture.isRunning)
  }

  @Test func cancelledGestureChangesNothing() throws {
    let navigator = try navigator(showing: "A > B")
    let tree = navigator.tree
    let gesture = try #require(navigator.host.beginGesture())
    gesture.cancel()
    gesture.cancel()
    #expect(!gesture.isRunning)
    #expect(navigator.tree == tree)
    #expect(host.pictures == ["A > B, none"])
  }

  @Test func changesDuringACancelledGestureAreShownTogetherAfterIt() throws {
    let navigator = try navigator(showing: "A > B")
    let gesture = navigator.host.beginGesture()
    navigator.perform(.push(Pages.c))
    navigator.perform(.push(Pages.d))
    #expect(host.pictures == ["A > B, none"])
    gesture?.cancel()
    #expect(host.pictures == ["A > B, none", "A > B → A > B > C > D, automatic"])
  }

  @Test func gestureEndsOnce() throws {
    let navigator = try navigator(showing: "A > B > C")
    let log = EventLog(of: navigator, .actions)
    let gesture = try #require(navigator.host.beginGesture())
    #expect(gesture.finish()?.isPerformed == true)
    #expect(gesture.finish()?.reason == .gestureEnded)
    gesture.cancel()
    #expect(navigator.tree.summary == "A > B")
    #expect(log.lines.last == "ignored back(): gesture ended")
    #expect(log.events.last?.caller?.description == "screen #3")
  }

  @Test func gestureOfAReplacedHostHasEnded() throws {
    let navigator = try navigator(showing: "A > B")
    let gesture = try #require(navigator.host.beginGesture())
    let second = HeadlessHost()
    navigator.attach(second)
    #expect(!gesture.isRunning)
    #expect(gesture.finish()?.reason == .gestureEnded)
    #expect(navigator.tree.summary == "A > B")
    let another = navigator.host.beginGesture()
    gesture.cancel()
    #expect(another?.isRunning == true)
  }

  @Test func gestureOfAReleasedNavigatorHasEnded() throws {
    var navigator: Navigator? = try navigator(showing: "A > B")
    let gesture = try #require(navigator?.host.beginGesture())
    navigator = nil
    #expect(!gesture.isRunning)
    #expect(gesture.finish() == nil)
    gesture.cancel()
  }

  @Test func releasedGestureIsCancelledAtTheNextChange() throws {
    let navigator = try navigator(showing: "A > B")
    var gesture = navigator.host.beginGesture()
    navigator.perform(.push(Pages.c))
    #expect(gesture != nil)
    gesture = nil
    #expect(host.pictures == ["A > B, none"])
    #expect(navigator.perform(.goTo(Pages.c)).isPerformed)  // no change: it is there already
    #expect(host.pictures == ["A > B, none"])
    navigator.perform(.push(Pages.d))
    #expect(host.pictures.last == "A > B → A > B > C > D, automatic")
  }

  @Test func releasedGestureIsCancelledAtTheNextGesture() throws {
    let navigator = try navigator(showing: "A > B")
    #expect(navigator.host.beginGesture() != nil)
    let second = try #require(navigator.host.beginGesture())
    #expect(second.finish()?.isPerformed == true)
    #expect(navigator.tree.summary == "A")
  }

  @Test func endedGestureDoesNotEndTheNextTransition() throws {
    let navigator = try navigator(showing: "A > B")
    host.delaysTransitions = true
    var gesture = navigator.host.beginGesture()
    navigator.perform(.push(Pages.c))
    gesture?.cancel()
    #expect(host.isInTransition)
    gesture?.cancel()
    gesture = nil
    navigator.perform(.push(Pages.d))
    #expect(host.pictures == ["A > B, none", "A > B → A > B > C, automatic"])
    host.finishTransition()
    #expect(host.pictures.last == "A > B > C → A > B > C > D, automatic")
    #expect(host.problems == [])
  }
}
