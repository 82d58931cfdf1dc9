import FlowKit
import Testing

/// What happens while an asynchronous guard runs.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct WaitingGuardTests {
  private let judge = Judge()

  private var guarded: Flow<Page> { Pages.x.guarded { [judge] in await judge.thinks() } }

  /// A screen that can push the guarded one, and another.
  private var start: Flow<Page> {
    Flow(with: Page()) { [guarded] page, lets in
      page.onNext = lets.push(guarded)
      page.onText = lets.push(Pages.b)
    }.named("S")
  }

  private func perform(_ action: NavigationAction, _ id: ScreenID? = nil, on navigator: Navigator) -> NavigationOutcome
  {
    navigator.perform(action, from: id)
  }

  @Test func theSameActionIsIgnoredAndAnotherOneOfTheSameScreenWins() async throws {
    let navigator = Navigator(quiet: start)
    let log = EventLog(of: navigator, .actions)
    try navigator.page(1).onNext()
    await judge.begins()
    try navigator.page(1).onNext()
    #expect(log.lines == ["waiting push(X)", "ignored push(X): waiting"])
    log.clear()
    try navigator.page(1).onText("")
    await judge.isTold()
    #expect(
      log.lines == ["willNavigate push(B)", "didNavigate push(B): pushed B #2", "ignored push(X): superseded"])
    #expect(navigator.tree.summary == "S > B")
    #expect(judge.count == 1)
  }

  @Test func actionsFromOutsideKeepTheirOrder() async throws {
    let navigator = try Navigator(showing: "A")
    let first = Task { await navigator.performAndWait(.push(guarded)) }
    await judge.begins()
    #expect(perform(.push(Pages.b), on: navigator).isWaiting)
    #expect(perform(.push(Pages.c), on: navigator).isWaiting)
    #expect(navigator.tree.summary == "A")
    judge.answers(.allow)
    let outcome = await first.value
    #expect(outcome.isPerformed)
    #expect(navigator.tree.summary == "A > X > B > C")
  }

  @Test func waitingActionsContinueAfterTheFirstIsRefusedOrCancelled() async throws {
    for isCancelled in [false, true] {
      let navigator = try Navigator(showing: "A")
      let first = Task { await navigator.performAndWait(.push(guarded)) }
      await judge.begins()
      #expect(perform(.push(Pages.b), on: navigator).isWaiting)
      #expect(perform(.push(guarded), on: navigator).isWaiting)
      let last = Task { await navigator.performAndWait(.push(Pages.c)) }
      if isCancelled {
        navigator.cancelWaiting()
        #expect(await first.value.reason == .cancelled)
        #expect(await last.value.isPerformed)
        #expect(navigator.tree.summary == "A > C")
      } else {
        judge.answers(.refuse("closed"))
        #expect(await first.value.reason == .guardRefused)
        #expect(navigator.tree.summary == "A > B")
        await judge.begins()
        judge.answers(.allow)
        #expect(await last.value.isPerformed)
        #expect(navigator.tree.summary == "A > B > X > C")
      }
    }
  }

  @Test func actionIsIgnoredIfItsCallerIsCoveredMeanwhile() async throws {
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.push(guarded), from: 1) }
    await judge.begins()
    #expect(perform(.present(Pages.b), on: navigator).isPerformed)
    judge.answers(.allow)
    #expect(await end.value.reason == .covered)
    #expect(navigator.tree.summary == "A | sheet: B")
  }

  @Test func cancellingWaitingActionsCancelsTheirGuards() async throws {
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.push(guarded)) }
    await judge.begins()
    navigator.cancelWaiting()
    let outcome = await end.value
    await judge.isTold()
    #expect(outcome.reason == .cancelled)
    #expect(judge.isCancelled)
    #expect(perform(.push(Pages.b), on: navigator).isPerformed)
  }

  @Test func lateAnswerOfAGuardChangesNothing() async throws {
    let load = Load()
    let flow = Pages.x.guarded {
      try? await load.run()
      return .allow
    }
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.push(flow)) }
    await load.begins()
    navigator.cancelWaiting()
    #expect(await end.value.reason == .cancelled)
    await load.isCancelled()  // and goes on to answer
    #expect(navigator.tree.summary == "A")
  }

  @Test func releasingTheNavigatorCancelsItsGuards() async throws {
    var navigator: Navigator? = Navigator(quiet: start)
    let weak = Weak(navigator)
    let router = Flow(with: Page()) { [judge] page, lets in
      page.onNext = lets.push(Pages.x.guarded { await judge.thinks() })
    }
    _ = navigator.map { perform(.push(router), on: $0) }
    try navigator?.page(2).onNext()
    await judge.begins()
    navigator = nil
    await judge.isTold()
    #expect(weak.object == nil)
  }

  @Test func screensWaitIndependentlyOfEachOther() async throws {
    let other = Judge()
    let split = Flow(with: Page(), containing: .split(Pages.a, Pages.b)).named("Split")
    let navigator = Navigator(quiet: split)
    let ids = navigator.tree.shown.dropFirst().map(\.id)
    let first = Task { await navigator.performAndWait(.push(guarded), from: ids[0]) }
    await judge.begins()
    let second = Task { await navigator.performAndWait(.push(Pages.c.guarded { await other.thinks() }), from: ids[1]) }
    await other.begins()
    other.answers(.allow)
    #expect(await second.value.isPerformed)
    judge.answers(.allow)
    #expect(await first.value.isPerformed)
    #expect(navigator.tree.summary == "Split[*A > X, B > C]")
  }

  @Test func waitingActionKeepsNoRemovedScreenAlive() async {
    let judge = Judge(), navigator = Navigator(quiet: Pages.a)
    let left = waiting(in: navigator, judge)
    await judge.begins()
    let pop: () -> Void = { navigator.perform(.pop()) }
    pop()
    #expect(left.object == nil)
    #expect(navigator.tree.summary == "A")
    judge.answers(.refuse("done"))
  }

  /// Makes an action wait that would remove the visible screen, which has to confirm as well.
  private func waiting(in navigator: Navigator, _ judge: Judge) -> Weak {
    navigator.perform(.push(Pages.q.confirmsLeaving { _ in true }))
    let visible = Weak(navigator.visibleScreen)
    navigator.perform(.reset(to: Pages.x.guarded { await judge.thinks() }))
    return visible
  }

  @Test func taskThatAGuardStartedWaitsInLine() async {
    let navigator = Navigator(quiet: Pages.a), gate = AsyncStream.makeStream(of: Void.self)
    var later: Task<NavigationOutcome, Never>?
    let first = Pages.b.guarded { [unowned navigator] in
      later = Task {
        for await _ in gate.stream { break }
        return await navigator.performAndWait(.push(Pages.x))
      }
      await Task.yield()
      return .allow
    }
    await navigator.performAndWait(.push(first))
    let slow = Judge()
    let second = Task { await navigator.performAndWait(.push(Pages.c.guarded { await slow.thinks() })) }
    await slow.begins()
    gate.continuation.yield()
    for _ in 0..<10 { await Task.yield() }
    #expect(navigator.tree.summary == "A > B")  // it waits in line, like every action from outside
    slow.answers(.allow)
    _ = await second.value
    #expect(await later?.value.isPerformed == true)
    #expect(navigator.tree.summary == "A > B > C > X")
  }
}
