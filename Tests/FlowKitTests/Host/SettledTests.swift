import FlowKit
import FlowKitTesting
import Testing

/// `settled()` and the event `shown`: the tree changes at once, and the host catches up.
@MainActor
struct SettledTests {
  private let navigator: Navigator
  private let host = HeadlessHost(delaysTransitions: true)
  private let log: EventLog

  init() throws {
    navigator = try Navigator(showing: "A > B")
    navigator.attach(host)
    host.finishTransition()
    log = EventLog(of: navigator, [.shown])
  }

  private var shown: [String] { log.events.map { "\($0.action.withoutPlace)" } }

  /// Starts to wait until the navigator is settled.
  private func wait() async -> Task<Void, any Error> {
    let task = Task { try await navigator.settled() }
    for _ in 0..<10 { await Task.yield() }
    return task
  }

  @Test func withoutAHostTheNavigatorIsSettledAtOnce() async throws {
    let navigator = try Navigator(showing: "A")
    await navigator.performAndWait(.push(Pages.b))
    #expect(navigator.isSettled)
    try await navigator.settled()
  }

  @Test func settledWaitsForTheTransition() async throws {
    navigator.perform(.push(Pages.c))
    #expect(navigator.tree.summary == "A > B > C")
    #expect(!navigator.isSettled)
    let task = await wait()
    #expect(shown == [])
    host.finishTransition()
    try await task.value
    #expect(navigator.isSettled)
    #expect(shown == ["push(C)"])
  }

  @Test func mergedChangesAreShownOnceWithTheLatestAction() async throws {
    navigator.perform(.push(Pages.c))
    navigator.perform(.push(Pages.d))
    navigator.perform(.pop())
    navigator.perform(.present(Pages.x))
    let task = await wait()
    host.finishTransition()
    #expect(shown == ["push(C)"])
    #expect(!navigator.isSettled)
    host.finishTransition()
    try await task.value
    #expect(shown == ["push(C)", "present(X, as: .sheet)"])
  }

  @Test func settledWaitsForAGestureToFinish() async throws {
    let swipe = try #require(host.beginSwipeBack())
    let task = await wait()
    #expect(!navigator.isSettled)
    swipe.finish()
    try await task.value
    #expect(navigator.tree.summary == "A")
    #expect(shown == ["back()"])
  }

  @Test func cancelledGestureShowsNothing() async throws {
    let swipe = try #require(host.beginSwipeBack())
    let task = await wait()
    swipe.cancel()
    try await task.value
    #expect(shown == [])
  }

  @Test func settledDoesNotWaitForADetachedHost() async throws {
    navigator.perform(.push(Pages.c))
    let task = await wait()
    navigator.detachHost()
    try await task.value
    #expect(navigator.isSettled)
    #expect(shown == [])
  }

  @Test func anotherHostShowsTheTreeAtOnce() async throws {
    navigator.perform(.push(Pages.c))
    let task = await wait(), other = HeadlessHost()
    navigator.attach(other)
    try await task.value
    #expect(other.shown == navigator.tree)
  }

  @Test func cancelledTaskStopsWaiting() async throws {
    navigator.perform(.push(Pages.c))
    let task = await wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!navigator.isSettled)
  }

  @Test func settledWaitsForASlowHostThatReplacesAnother() async throws {
    navigator.perform(.push(Pages.c))
    let task = await wait(), other = HeadlessHost(delaysTransitions: true)
    navigator.attach(other)
    for _ in 0..<10 { await Task.yield() }
    #expect(!navigator.isSettled)
    other.finishTransition()
    try await task.value
    #expect(navigator.isSettled)
    #expect(shown == ["push(C)"])
  }

  @Test func changesThatUndoEachOtherAreShownWhenTheTransitionEnds() async throws {
    navigator.perform(.push(Pages.c))
    navigator.perform(.push(Pages.d))
    navigator.perform(.pop())
    let task = await wait()
    host.finishTransition()
    try await task.value
    #expect(shown == ["push(C)", "pop()"])
  }

  /// A change inside a container makes a new container, which may be equal.
  @Test func treesThatAreEqualAreShown() async throws {
    let navigator = try Navigator(showing: "Tabs[*B > X, (C), (D)]"), host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    host.finishTransition()
    await navigator.performAndWait(.goTo(Pages.x))
    await navigator.performAndWait(.unwind())
    try await navigator.settled()
    host.beginSwipeBack()?.finish()
    #expect(navigator.tree.summary == "Tabs[*B, (C), (D)]")
    try await navigator.settled()
    await navigator.performAndWait(.push(Pages.x))
    await navigator.performAndWait(.push(Pages.a))
    await navigator.performAndWait(.pop())
    #expect(!navigator.isSettled)
    host.finishTransition()
    try await navigator.settled()
    #expect(host.shown == navigator.tree)
  }

  @Test func actionsOfAnObserverOfShownAreShownNext() async throws {
    let observation = navigator.observe { [navigator] event in
      if event.kind == .shown, event.action == .push(Pages.c) { navigator.perform(.push(Pages.d)) }
    }
    navigator.perform(.push(Pages.c))
    let task = await wait()
    host.finishTransition()
    #expect(navigator.tree.summary == "A > B > C > D")
    #expect(!navigator.isSettled)
    host.finishTransition()
    try await task.value
    #expect(shown == ["push(C)", "push(D)"])
    observation.cancel()
  }
}
