import FlowKit
import Testing

/// Cancelling a task that awaits an action cancels the action, as long as it waits.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct CancelledTaskTests {
  private let judge = Judge()

  private var guarded: Flow<Page> { Pages.x.guarded { [judge] in await judge.thinks() } }

  @Test func cancellingTheTaskCancelsAnActionThatWaitsForAGuard() async throws {
    let navigator = try Navigator(showing: "A")
    let task = Task { await navigator.performAndWait(.push(guarded)) }
    await judge.begins()
    task.cancel()
    #expect(await task.value.reason == .cancelled)
    await judge.isTold()
    #expect(judge.isCancelled)
    #expect(navigator.tree.summary == "A")
  }

  @Test func cancellingOneTaskLeavesTheOthersWaiting() async throws {
    let navigator = try Navigator(showing: "A")
    let first = Task { await navigator.performAndWait(.push(guarded)) }
    await judge.begins()
    let second = Task { await navigator.performAndWait(.push(Pages.b)) }
    let third = Task { await navigator.performAndWait(.push(Pages.c)) }
    for _ in 0..<10 { await Task.yield() }
    second.cancel()
    #expect(await second.value.reason == .cancelled)
    #expect(navigator.tree.summary == "A")
    judge.answers(.allow)
    #expect(await first.value.isPerformed)
    #expect(await third.value.isPerformed)
    #expect(navigator.tree.summary == "A > X > C")
  }

  @Test func cancellingTheFirstTaskLetsTheNextActionContinue() async throws {
    let navigator = try Navigator(showing: "A")
    let first = Task { await navigator.performAndWait(.push(guarded)) }
    await judge.begins()
    let second = Task { await navigator.performAndWait(.push(Pages.b)) }
    for _ in 0..<10 { await Task.yield() }
    first.cancel()
    #expect(await first.value.reason == .cancelled)
    #expect(await second.value.isPerformed)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func cancellingARedirectedActionKeepsTheScreenItLedTo() async throws {
    let navigator = try Navigator(showing: "A")
    let task = Task { await navigator.performAndWait(.push(Pages.x.guarded { .redirect(.present(Pages.b)) })) }
    for _ in 0..<10 { await Task.yield() }
    #expect(navigator.tree.summary == "A | sheet: B")
    task.cancel()
    #expect(await task.value.reason == .cancelled)
    #expect(navigator.tree.summary == "A | sheet: B")
    await navigator.performAndWait(.dismiss())
    #expect(navigator.tree.summary == "A")
  }

  @Test func actionOfACancelledTaskIsPerformedIfItNeedNotWait() async throws {
    let navigator = try Navigator(showing: "A")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await navigator.performAndWait(.push(Pages.b))
    }
    #expect(await task.value.isPerformed)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func cancellingAScreensTaskCancelsItsAction() async throws {
    var outcome: NavigationOutcome?
    var task: Task<Void, Never>?
    let flow = Flow(with: Page()) { [guarded] page, lets in
      page.onNext = {
        task = Task { outcome = await lets.performAndWait(.push(guarded)) }
      }
    }
    let navigator = Navigator(quiet: flow)
    (navigator.visibleScreen as? Page)?.onNext()
    await judge.begins()
    task?.cancel()
    await task?.value
    #expect(outcome?.reason == .cancelled)
    #expect(navigator.tree.count == 1)
  }
}
