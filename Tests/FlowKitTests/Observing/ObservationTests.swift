import FlowKit
import Testing

@MainActor
struct ObservationTests {
  @Test func observerIsNotifiedUntilItIsCancelled() throws {
    let navigator = try Navigator(showing: "A")
    var heard: [String] = []
    let observation = navigator.observe { if $0.isOf(.actions) { heard.append("\($0.kind)") } }
    navigator.perform(.pop())
    observation.cancel()
    observation.cancel()
    navigator.perform(.pop())
    #expect(heard == ["ignored"])
  }

  @Test func disabledObserverMissesWhatHappens() throws {
    let navigator = try Navigator(showing: "A")
    var heard: [String] = []
    let observation = navigator.observe { if $0.isOf(.actions) { heard.append("\($0.action.withoutPlace)") } }
    navigator.perform(.pop())
    observation.isEnabled = false
    navigator.perform(.dismiss())
    observation.isEnabled = true
    navigator.perform(.popToRoot())
    #expect(heard == ["pop()", "popToRoot()"])
  }

  @Test func cancellingReleasesWhatTheClosureCaptured() throws {
    let navigator = try Navigator(showing: "A")
    var page: Page? = Page()
    let weak = Weak(page)
    let observation = navigator.observe { [page] _ in _ = page }
    page = nil
    #expect(weak.object != nil)
    observation.cancel()
    #expect(weak.object == nil)
  }

  @Test func observerCanCancelItselfInItsClosure() throws {
    let navigator = try Navigator(showing: "A")
    var heard: [String] = []
    var observation: Registration?
    observation = navigator.observe { event in
      heard.append("\(event.kind)")
      observation?.cancel()
    }
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.b))
    #expect(heard == ["willNavigate"])
  }

  @Test func observersAreNotifiedInTheOrderInWhichTheyCame() throws {
    let navigator = try Navigator(showing: "A")
    var heard: [String] = []
    let observations = ["one", "two", "three"].map { name in
      navigator.observe { if $0.isOf(.actions) { heard.append("\(name) \($0.kind)") } }
    }
    navigator.perform(.pop())
    observations[1].cancel()
    navigator.perform(.pop())
    #expect(heard == ["one ignored", "two ignored", "three ignored", "one ignored", "three ignored"])
  }

  @Test func observerCancelledByAnotherOneIsNotNotified() throws {
    let navigator = try Navigator(showing: "A")
    var heard: [String] = []
    var second: Registration?
    let first = navigator.observe { _ in second?.cancel() }
    second = navigator.observe { heard.append("\($0.kind)") }
    navigator.perform(.pop())
    #expect(heard == [])
    first.cancel()
  }

  @Test func observerAddedDuringAnActionIsNotifiedFromThenOn() throws {
    let navigator = try Navigator(showing: "A")
    var heard: [String] = []
    var late: Registration?
    let early = navigator.observe { [unowned navigator] event in
      guard event.kind == .disappeared else { return }
      late = navigator.observe { if $0.isOf(.actions, .entries) { heard.append("\($0.kind)") } }
    }
    navigator.perform(.push(Pages.b))
    #expect(heard == ["appeared", "didNavigate"])
    early.cancel()
    late?.cancel()
  }

  @Test func observerAddedWhileAScreenIsMadeGetsTheRestOfTheAction() throws {
    let navigator = try Navigator(showing: "A")
    var log: EventLog?
    let flow = Flow(with: Page()) { [unowned navigator] (_: Page, _) in
      log = EventLog(of: navigator, .actions, .entries)
    }
    navigator.perform(.push(flow))
    #expect(log?.kinds == ["made Page #2", "disappeared A #1", "appeared Page #2", "didNavigate"])
    log = nil  // its events keep the flow, whose closure keeps the log
  }

  @Test func releasedNavigatorNotifiesNobody() throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    var heard: [String] = []
    let observation = navigator?.observe { heard.append("\($0.kind)") }
    let weak = Weak(navigator)
    navigator = nil
    #expect(weak.object == nil)
    #expect(heard == [])
    observation?.cancel()
  }

  @Test func eventsOfAnObserversActionFollowThoseOfTheCurrentOne() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions, .entries)
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .willNavigate, event.action == .push(Pages.b) { navigator.perform(.push(Pages.c)) }
    }
    navigator.perform(.push(Pages.b))
    #expect(
      log.lines == [
        "willNavigate push(B)", "made B #2", "disappeared A #1", "appeared B #2", "didNavigate push(B): pushed B #2",
        "willNavigate push(C)", "made C #3", "disappeared B #2", "appeared C #3", "didNavigate push(C): pushed C #3",
      ])
    observation.cancel()
  }

  @Test func allObserversGetTheSameEventsInOrderEvenIfOnePerforms() throws {
    let navigator = try Navigator(showing: "A")
    let early = EventLog(of: navigator)
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .appeared, event.entry?.id == 2 { navigator.perform(.pop()) }
    }
    let late = EventLog(of: navigator)
    navigator.perform(.push(Pages.b))
    #expect(early.lines == late.lines)
    #expect(early.events.map(\.number) == late.events.map(\.number))
    #expect(navigator.tree.summary == "A")
    observation.cancel()
  }
}
