import FlowKit
import FlowKitTesting
import Testing

/// Hosts that come and go; a former host's transitions no longer count.
@MainActor
struct AttachingTests {
  @Test func attachedHostShowsTheTreeAtOnceWithoutAnimation() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C"), host = StalledHost()
    navigator.attach(host)
    #expect(host.pictures == ["A > B | sheet: C, none"])
  }

  @Test func hostAttachedDuringATransitionShowsTheTreeAtOnce() throws {
    let navigator = try Navigator(showing: "A"), first = StalledHost(), second = StalledHost()
    navigator.attach(first)
    navigator.perform(.push(Pages.b))
    navigator.attach(second)
    #expect(first.pictures == ["A, none"])
    #expect(second.pictures == ["A > B, none"])
  }

  @Test func replacedHostGetsNoUpdatesAndItsTransitionEndsNothing() throws {
    let navigator = try Navigator(showing: "A"), first = StalledHost(), second = StalledHost()
    navigator.attach(first)
    navigator.attach(second)
    navigator.perform(.push(Pages.b))
    first.finished[0]()
    #expect(first.pictures == ["A, none"])
    #expect(second.pictures == ["A, none"])
    second.finished[0]()
    #expect(second.pictures == ["A, none", "A → A > B, automatic"])
  }

  @Test func attachingReturnsTheHostBefore() throws {
    let navigator = try Navigator(showing: "A"), first = StalledHost(), second = StalledHost()
    #expect(navigator.attach(first) == nil)
    #expect(navigator.attach(second) === first)
    navigator.detachHost()
    #expect(navigator.attach(first) == nil)
  }

  @Test func detachedHostGetsNoUpdates() throws {
    let navigator = try Navigator(showing: "A"), host = StalledHost()
    navigator.attach(host)
    navigator.detachHost()
    navigator.detachHost()
    navigator.perform(.push(Pages.b))
    host.finished[0]()
    #expect(host.pictures == ["A, none"])
  }

  @Test func reattachedHostStartsAnewAndItsOldTransitionEndsNothing() throws {
    let navigator = try Navigator(showing: "A"), host = StalledHost()
    navigator.attach(host)
    navigator.detachHost()
    navigator.perform(.push(Pages.b))
    navigator.attach(host)
    navigator.perform(.push(Pages.c))
    host.finished[0]()
    #expect(host.pictures == ["A, none", "A > B, none"])
    host.finished[1]()
    #expect(host.pictures.last == "A > B → A > B > C, automatic")
  }

  @Test func attachedHostCanBeAttachedAgain() throws {
    let navigator = try Navigator(showing: "A"), host = StalledHost()
    navigator.attach(host)
    navigator.attach(host)
    #expect(host.pictures == ["A, none", "A, none"])
    navigator.perform(.push(Pages.b))
    host.finished[0]()
    #expect(host.pictures.count == 2)
  }

  @Test func hostReleasedDuringATransitionIsForgotten() throws {
    let navigator = try Navigator(showing: "A")
    var first: StalledHost? = StalledHost()
    let weak = Weak(first)
    if let first { navigator.attach(first) }
    let late = first?.finished[0]
    first = nil
    #expect(weak.object == nil)
    navigator.perform(.push(Pages.b))
    let second = StalledHost()
    navigator.attach(second)
    late?()
    navigator.perform(.pop())
    #expect(second.pictures == ["A > B, none"])
  }

  @Test func releasedHostHasNoGestures() throws {
    let navigator = try Navigator(showing: "A > B")
    var host: HeadlessHost? = HeadlessHost()
    if let host { navigator.attach(host) }
    host = nil
    #expect(navigator.host.beginGesture() == nil)
  }

  @Test func oneHostCanServeTwoNavigators() throws {
    let first = try Navigator(showing: "A"), second = try Navigator(showing: "B"), host = StalledHost()
    first.attach(host)
    second.attach(host)
    host.finished[1]()
    first.perform(.push(Pages.c))
    second.perform(.push(Pages.d))
    #expect(host.pictures == ["A, none", "B, none", "B → B > D, automatic"])
  }
}
