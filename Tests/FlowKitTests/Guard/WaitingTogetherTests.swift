import FlowKit
import Testing

/// Waiting actions together with travels, cancelling, and guards that navigate.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct WaitingTogetherTests {
  private final class Session {
    var isOpen = false
  }

  private let judge = Judge(), session = Session()

  private var slow: Flow<Page> { Pages.x.guarded { [judge] in await judge.thinks() } }

  private func perform(_ action: NavigationAction, _ id: ScreenID? = nil, on navigator: Navigator) -> NavigationOutcome
  {
    navigator.perform(action, from: id)
  }

  @Test func redirectedActionsGoOnAfterATravelWithTheSameRoot() throws {
    let navigator = try Navigator(showing: "A"), before = navigator.tree, log = EventLog(of: navigator, .actions)
    let flow = Pages.x.guarded { [session] in session.isOpen ? .allow : .redirect(.present(Pages.c)) }
    #expect(perform(.push(flow), on: navigator).isWaiting)
    session.isOpen = true
    navigator.perform(.travel(to: before))
    #expect(navigator.tree.summary == "A > X")
    #expect(log.lines.last == "didNavigate push(X): pushed X #3")
  }

  @Test func cancellingAWaitingRedirectCancelsItsAction() async throws {
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.push(Pages.b.guarded { [slow] in .redirect(.present(slow)) })) }
    await judge.begins()
    navigator.cancelWaiting()
    #expect(await end.value.reason == .cancelled)
  }

  @Test func guardThatPerformsAnActionDoesNotWaitForItself() async throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded { [unowned navigator] in
      let outcome: NavigationOutcome = await navigator.performAndWait(.present(Pages.c))
      return outcome.reason == .waiting ? .refuse("busy") : .allow
    }
    let outcome: NavigationOutcome = await navigator.performAndWait(.push(flow))
    #expect(outcome.reason == .guardRefused)
    #expect(outcome.description.contains("busy"))
    #expect(navigator.tree.summary == "A")
  }

  @Test func answerAboutAGuardsOwnActionLeavesOthersInLine() async throws {
    let leaving = Judge(), navigator = try Navigator(showing: "A")
    _ = perform(.present(Pages.b.confirmsLeaving { [leaving] _ in await leaving.confirms() }), on: navigator)
    let flow = Pages.x.guarded { [self, unowned navigator] in
      _ = perform(.dismiss(), on: navigator)
      return await judge.thinks()
    }
    #expect(perform(.goTo(flow), on: navigator).isWaiting)
    await leaving.begins()
    #expect(perform(.push(Pages.c), on: navigator).isWaiting)
    let last = Task { await navigator.performAndWait(.push(Pages.d)) }
    leaving.answers(.allow)
    while navigator.tree.count > 1 { await Task.yield() }
    judge.answers(.allow)
    #expect(await last.value.isPerformed)
    #expect(navigator.tree.summary == "A > X > C > D")
  }

  @Test func redirectThatLeadsBackToAnotherTabIsPerformedInstead() {
    let navigator = Navigator(root: Containers.past)
    _ = perform(.select(1), on: navigator)
    let flow = Pages.x.guarded { .redirect(.back()) }
    #expect(perform(.push(flow), on: navigator).isPerformed)
    #expect(navigator.tree.summary == "Past[*B, C, (D)]")
  }

  @Test func failureOfAGuardEndsNoActionThatWaitsForAnotherAnswerOfItsScreen() async throws {
    let leaving = Judge(), navigator = try Navigator(showing: "A")
    let flow = Pages.b.singleTop()
      .guarded { [judge] (page: Page?) in
        guard page != nil else { return .allow }
        _ = await judge.thinks()
        throw CancellationError()
      }
      .confirmsLeaving { [leaving] _ in await leaving.confirms() }
    let first: NavigationOutcome = await navigator.performAndWait(.push(flow))
    #expect(first.isPerformed)
    #expect(perform(.push(flow), on: navigator).isWaiting)
    await judge.begins()
    #expect(perform(.unwind(), 1, on: navigator).isWaiting)
    judge.answers(.allow)
    while navigator.isWaiting, leaving.count == 0 { await Task.yield() }
    try #require(leaving.count == 1)
    leaving.answers(.allow)
    while navigator.isWaiting { await Task.yield() }
    #expect(navigator.tree.summary == "A")
  }

  @Test func whoeverTakesThePlaceOfAnotherIsAskedNothingAgain() async throws {
    let navigator = try Navigator(showing: "A"), log = EventLog(of: navigator, [.waiting, .ignored])
    _ = perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }), on: navigator)
    #expect(perform(.unwind(), 1, on: navigator).isWaiting)
    await judge.begins()
    #expect(perform(.unwind(), 1, on: navigator).reason == .waiting)
    let one = Task { await navigator.performAndWait(.pop(), from: 2) }
    while log.lines.count < 4 { await Task.yield() }
    one.cancel()
    #expect(await one.value.reason == .cancelled)
    #expect(
      log.lines == [
        "waiting unwind()", "ignored unwind(): waiting", "waiting pop()", "ignored unwind(): superseded",
        "ignored pop(): cancelled",
      ])
    await judge.isTold()
    #expect(navigator.tree.summary == "A > B" && judge.count == 1)
    judge.answers(.allow)  // nobody waits for it
    #expect(perform(.unwind(), 1, on: navigator).isWaiting)
    await judge.begins()
    #expect(perform(.pop(), 2, on: navigator).isWaiting)
    judge.answers(.allow)
    while navigator.isWaiting { await Task.yield() }
    #expect(navigator.tree.summary == "A" && judge.count == 2)
  }
}
