import FlowKit
import FlowKitTesting
import Testing

/// `settled()`, which waits until nothing is asked, prepared or running, and says what still is.
@MainActor
struct NothingGoingOnTests {
  private let judge = Judge()

  /// What `settled(within:)` says.
  private func sentence(of navigator: Navigator) async -> String {
    do {
      try await navigator.settled(within: .zero)
      return "settled"
    } catch {
      return "\(error)"
    }
  }

  @Test func itWaitsForAGuardAndForWhatStandsBehindIt() async throws {
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.push(Pages.b.guarded { await judge.thinks() }))
    navigator.perform(.push(Pages.c))
    let task = Task { try await navigator.settled() }
    await judge.begins()
    #expect(!navigator.isSettled)
    judge.answers(.allow)
    try await task.value
    #expect(navigator.tree.summary == "A > B > C")
    #expect(navigator.isSettled)
    try await navigator.settled(within: .seconds(60))
  }

  @Test func itSaysWhatStillIsAsked() async {
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.push(Pages.b.guarded { await judge.thinks() }))
    await judge.begins()
    #expect(
      await sentence(of: navigator)
        == "After 0.0 seconds, something is still going on: push(B) waits until the guard of B has answered.")
    navigator.cancelWaiting()
    #expect(await sentence(of: navigator) == "settled")
    judge.answers(.allow)
  }

  @Test func itWaitsForATaskOfAScreen() async throws {
    let bench = Navigator(
      root: Flow(with: Page()) { page, lets in
        page.onNext = lets.task { lets in
          guard await judge.confirms() else { return }
          await lets.performAndWait(.push(Pages.b))
        }
      }.named("A"))
    let page = try #require(bench.visibleScreen as? Page)
    page.onNext()
    await judge.begins()
    let text = await sentence(of: bench)
    #expect(text.hasPrefix("After 0.0 seconds, something is still going on: a task of A #1 at FlowKitTests/"))
    #expect(text.hasSuffix(" is running."))
    let task = Task { try await bench.settled() }
    judge.answers(.allow)
    try await task.value
    #expect(bench.tree.summary == "A > B")
  }

  @Test func aTaskThatWaitsForTheUserGoesOnQuietly() async throws {
    var names: [String] = []
    let navigator = Navigator(
      root: Flow(with: Page()) { page, lets in
        page.onNext = lets.task { lets in
          if await lets.present(Pages.b, until: \.onNext) { names.append("answered") }
        }
      }.named("A"))
    let page = try #require(navigator.visibleScreen as? Page)
    page.onNext()
    try await navigator.settled()
    #expect(navigator.tree.summary == "A | sheet: B")
    let sheet = try #require(navigator.visibleScreen as? Page)
    sheet.onNext()
    try await navigator.settled()
    #expect(navigator.tree.summary == "A")
    #expect(names == ["answered"])
  }

  @Test func whatWaitsForALoginGoesOnQuietly() async throws {
    let navigator = Navigator(root: Pages.a)
    let target = Pages.b.guarded(orElse: .redirect(.present(Pages.c))) { false }
    let task = Task { await navigator.performAndWait(.push(target)) }
    await Task.yield()
    try await navigator.settled()
    #expect(navigator.tree.summary == "A | sheet: C")
    navigator.cancelWaiting()
    #expect(await task.value.reason == .cancelled)
  }

  /// Nobody knows of such a task.
  @Test func aTaskOfAServiceHasAFewTurns() async throws {
    let navigator = Navigator(root: Pages.a)
    Task {
      await Task.yield()
      navigator.perform(.push(Pages.b))
    }
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func aCancelledWaitEnds() async throws {
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.push(Pages.b.guarded { await judge.thinks() }))
    await judge.begins()
    let task = Task { try await navigator.settled() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!navigator.isSettled)
    judge.answers(.allow)
  }

  @Test func itSaysWhatTheHostIsShowing() async throws {
    let navigator = Navigator(root: Pages.a), host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    host.finishTransition()
    navigator.perform(.push(Pages.b))
    #expect(
      await sentence(of: navigator) == "After 0.0 seconds, something is still going on: the host is showing push(B).")
    host.finishTransition()
    let swipe = try #require(host.beginSwipeBack())
    #expect(
      await sentence(of: navigator) == "After 0.0 seconds, something is still going on: a gesture has not ended.")
    swipe.cancel()
    #expect(await sentence(of: navigator) == "settled")
  }
}
