import FlowKit
import FlowKitTesting
import Testing

/// Hosts that act while they show an update, and hosts that are attached during an action.
@MainActor
struct HostReentrancyTests {
  private let host = BusyHost()
  private let other = HeadlessHost()

  private var pictures: [String] { host.shown.map(\.summary) }

  @Test func actionsOfAHostAreShownOneAfterAnother() throws {
    let navigator = try Navigator(showing: "A")
    host.whenShowing = { navigator in
      guard navigator.tree.count == 1 else { return }
      #expect(navigator.perform(.push(Pages.b)).isQueued)
      #expect(navigator.perform(.present(Pages.c)).isQueued)
      #expect(navigator.perform(.dismiss()).isQueued)
      #expect(navigator.tree.summary == "A")
    }
    navigator.attach(host)
    #expect(navigator.tree.summary == "A > B")
    #expect(pictures == ["A", "A > B", "A > B | sheet: C", "A > B"])
  }

  @Test func hostGetsNoUpdateWhileItShowsOne() throws {
    let navigator = try Navigator(showing: "A")
    var nesting = 0, deepest = 0
    host.whenShowing = { navigator in
      nesting += 1
      deepest = max(deepest, nesting)
      if navigator.tree.count < 10 { navigator.perform(.push(Pages.b)) }
      nesting -= 1
    }
    navigator.attach(host)
    #expect(navigator.tree.count == 10)
    #expect(deepest == 1)
  }

  @Test func hostThatPerformsAnActionAtEachUpdateEnds() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions)
    host.whenShowing = { $0.perform($0.tree.count == 1 ? .push(Pages.b) : .pop()) }
    navigator.attach(host)
    #expect(log.lines.last == "refused pop(): endless" || log.lines.last == "refused push(B): endless")
    #expect(host.shown.last == navigator.tree)
  }

  @Test func hostAttachedInsideShowTakesOver() throws {
    let navigator = try Navigator(showing: "A")
    host.whenShowing = { [other] navigator in
      guard navigator.tree.count == 2 else { return }
      navigator.attach(other)
      navigator.perform(.push(Pages.c))
    }
    navigator.attach(host)
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.d))
    #expect(pictures == ["A", "A > B"])
    #expect(other.pictures.first == "A > B, none")
    #expect(other.pictures.last == "A > B > C → A > B > C > D, automatic")
    #expect(other.problems == [])
  }

  @Test func hostDetachedInsideShowGetsNoUpdates() throws {
    let navigator = try Navigator(showing: "A")
    host.whenShowing = { navigator in
      navigator.detachHost()
      navigator.perform(.push(Pages.b))
    }
    navigator.attach(host)
    navigator.perform(.push(Pages.c))
    #expect(pictures == ["A"])
    #expect(navigator.tree.summary == "A > B > C")
    #expect(navigator.host.beginGesture() == nil)
  }

  @Test func hostAttachedWhileAScreenIsMadeShowsItInTheEnd() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Flow(with: Page()) { [unowned navigator, unowned other] (_: Page, _) in
      navigator.attach(other)
    }
    navigator.perform(.push(flow))
    #expect(other.pictures == ["A, none", "A → A > Page, automatic"])
    #expect(other.shown == navigator.tree)
    #expect(other.problems == [])
  }

  @Test func hostAttachedInPrepareShowsTheNewScreenInTheEnd() throws {
    let navigator = try Navigator(showing: "A > B")
    let attach: @MainActor (Page) -> Void = { [unowned navigator, other] _ in navigator.attach(other) }
    navigator.perform(.push(Pages.c, attach))
    #expect(other.pictures == ["A > B, none", "A > B → A > B > C, automatic"])
    navigator.detachHost()
    navigator.perform(.popTo(Pages.a, attach))
    #expect(other.pictures.last == "A, none")
    #expect(other.shown == navigator.tree)
  }

  @Test func hostAttachedByAForwardingClosureShowsTheNewScreenInTheEnd() throws {
    var attach: (Navigator) -> Void = { _ in }
    let navigator = Navigator(
      root: Flow(with: Page()) { [unowned other] (_: Page, lets) in
        attach = lets.push(Pages.b) { _ in { $0.attach(other) } }
      })
    attach(navigator)
    #expect(other.pictures == ["Page, none", "Page → Page > B, automatic"])
    #expect(other.shown == navigator.tree)
    attach = { _ in }  // the flow's closure keeps what the callback is stored in
  }

  @Test(arguments: [
    NavigationEvent.Kind.willNavigate, .disappeared, .removed, .appeared, .didNavigate,
  ])
  func hostThatAnObserverAttachesShowsTheTreeInTheEnd(kind: NavigationEvent.Kind) throws {
    let navigator = try Navigator(showing: "A > B")
    let observation = navigator.observe { [unowned navigator, other] in
      if $0.kind == kind { navigator.attach(other) }
    }
    navigator.perform(.replace(with: Pages.c))
    #expect(other.shown == navigator.tree)
    #expect(other.problems == [])
    observation.cancel()
  }

  @Test func hostReleasedInsideShowIsForgotten() throws {
    let navigator = try Navigator(showing: "A")
    var host: BusyHost? = BusyHost()
    let weak = Weak(host)
    host?.whenShowing = { _ in host = nil }
    if let host { navigator.attach(host) }
    #expect(weak.object == nil)
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func navigatorReleasedInsideShowEnds() throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator)
    navigator?.attach(host)
    host.whenShowing = { _ in navigator = nil }
    let outcome: NavigationOutcome? = navigator?.perform(.push(Pages.b))
    #expect(outcome?.description == "pushed B #2")
    #expect(weak.object == nil)
    #expect(pictures == ["A", "A > B"])
  }

  @Test func transitionThatEndsInsideAnObserverLetsTheHostCatchUp() throws {
    let navigator = try Navigator(showing: "A"), host = StalledHost()
    navigator.attach(host)
    let observation = navigator.observe { event in
      if event.kind == .didNavigate, host.finished.count == 1 { host.finished[0]() }
    }
    navigator.perform(.push(Pages.b))
    #expect(host.pictures == ["A, none", "A → A > B, automatic"])
    #expect(host.pictures.count == 2)
    observation.cancel()
  }
}
