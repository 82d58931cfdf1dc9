import FlowKit
import FlowKitTesting
import Testing

/// Flows that are prepared before their screens enter.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct PreparationTests {
  private let load = Load()

  private var prepared: Flow<Page> { Pages.x.preparing { [load] in try await load.run() } }

  struct Verb: Sendable {
    let after: String
    let action: @MainActor @Sendable (Flow<Page>) -> NavigationAction

    init(_ after: String, _ action: @escaping @MainActor @Sendable (Flow<Page>) -> NavigationAction) {
      self.after = after
      self.action = action
    }
  }

  nonisolated static let verbs: [Verb] = [
    Verb("A > B > X") { .push($0) }, Verb("A > B | sheet: X") { .present($0) }, Verb("A > X") { .replace(with: $0) },
    Verb("A > B > X") { .goTo($0) }, Verb("X") { .reset(to: $0) }, Verb("C > X") { .reset(to: Pages.c, $0) },
  ]

  @Test(arguments: verbs)
  func actionWaitsForThePreparation(_ verb: Verb) async throws {
    let navigator = try Navigator(showing: "A > B")
    let log = EventLog(of: navigator, .actions)
    let end = Task { await navigator.performAndWait(verb.action(prepared)) }
    await load.begins()
    #expect(navigator.tree.summary == "A > B")
    #expect(log.kinds == ["waiting"])
    load.succeed()
    let outcome = await end.value
    #expect(outcome.isPerformed)
    #expect(navigator.tree.summary == verb.after)
    #expect(log.kinds.last == "didNavigate")
    #expect(load.count == 1)
  }

  @Test func synchronousActionIsDeferred() async throws {
    let navigator = try Navigator(showing: "A")
    let events = navigator.events()
    #expect(defers(navigator, .push(prepared)))
    await load.begins()
    load.succeed()
    for await event in events where event.kind == .didNavigate { break }
    #expect(navigator.tree.summary == "A > X")
  }

  private func defers(_ navigator: Navigator, _ action: NavigationAction) -> Bool {
    navigator.perform(action).isWaiting
  }

  @Test func waitingEventNamesTheAction() async throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions)
    _ = defers(navigator, .push(prepared))
    #expect(log.lines == ["waiting push(X)"])
    #expect(log.events.first?.tree.summary == "A")
    navigator.cancelWaiting()
  }

  @Test func otherActionsArePerformedMeanwhile() async throws {
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.push(prepared)) }
    await load.begins()
    await navigator.performAndWait(.push(Pages.b), from: 1)
    #expect(navigator.tree.summary == "A > B")
    load.succeed()
    let outcome = await end.value
    #expect(outcome.isPerformed)
    #expect(navigator.tree.summary == "A > B > X")
  }

  @Test func callerThatIsCoveredMeanwhilePushesNothing() async throws {
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.push(prepared), from: 1) }
    await load.begins()
    await navigator.performAndWait(.present(Pages.b))
    load.succeed()
    let outcome = await end.value
    #expect(outcome.reason == .covered)
    #expect(navigator.tree.summary == "A | sheet: B")
  }

  @Test func doubleTapPreparesOnce() async throws {
    let flow = Flow(with: Page()) { [prepared] in $0.onNext = $1.push(prepared) }.named("S")
    let navigator = Navigator(quiet: flow)
    let log = EventLog(of: navigator, .actions, .entries)
    try navigator.page(1).onNext()
    try navigator.page(1).onNext()
    let events = navigator.events()
    await load.begins()
    load.succeed()
    for await event in events where event.kind == .didNavigate { break }
    #expect(navigator.tree.summary == "S > X")
    #expect(load.count == 1)
    #expect(
      log.lines == [
        "waiting push(X)", "ignored push(X): waiting", "willNavigate push(X)", "made X #2", "disappeared S #1",
        "appeared X #2", "didNavigate push(X): pushed X #2",
      ])
  }

  @Test func forwardedArgumentsWaitToo() async throws {
    let flow = Flow(with: Page()) { [prepared] in $0.onText = $1.push(prepared) { $0.receive } }
    let navigator = Navigator(quiet: flow)
    let events = navigator.events()
    try navigator.page(1).onText("hello")
    await load.begins()
    load.succeed()
    for await event in events where event.kind == .didNavigate { break }
    #expect(try navigator.page(2).received == ["hello"])
  }

  @Test func failedPreparationEndsTheAction() async throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions)
    let action = NavigationAction.push(prepared)
    let end = Task { await navigator.performAndWait(action) }
    await load.begins()
    load.fail()
    let outcome = await end.value
    #expect(outcome.reason == .preparationFailed)
    #expect(outcome.issue?.error is Load.Failure)
    #expect(log.kinds == ["waiting", "ignored"])
    #expect(
      outcome.description == "\(action) was ignored: the preparation of X threw an error: no connection."
        + " To show the screen anyway, handle the error in the preparation.")
  }

  @Test func preparationIsCancelledWhenItsCallerLeaves() async throws {
    let navigator = try Navigator(showing: "A > B > C")
    let log = EventLog(of: navigator, .actions)
    let action = NavigationAction.push(prepared)
    let end = Task { await navigator.performAndWait(action, from: 3) }
    await load.begins()
    await navigator.performAndWait(.popToRoot(), from: 1)
    let outcome = await end.value
    #expect(outcome.reason == .cancelled)
    #expect(navigator.tree.summary == "A")
    #expect(log.lines.last == "ignored push(X): cancelled")
    await load.isCancelled()
    #expect(
      outcome.description == "\(action) was ignored: the caller, C #3, was closed while the preparation"
        + " of X was running. If it is still wanted, perform it again.")
  }

  @Test func preparationContinuesWhenAnotherScreenLeaves() async throws {
    let navigator = try Navigator(showing: "A > B")
    let end = Task { await navigator.performAndWait(.push(prepared), from: 2) }
    await load.begins()
    await navigator.performAndWait(.push(Pages.c))
    await navigator.performAndWait(.pop())
    load.succeed()
    let outcome = await end.value
    #expect(outcome.isPerformed)
    #expect(navigator.tree.summary == "A > B > X")
  }

  @Test func appCanCancelAllPreparations() async throws {
    let navigator = try Navigator(showing: "A")
    let action = NavigationAction.present(prepared)
    let first = Task { await navigator.performAndWait(action, from: 1) }
    await load.begins()
    let second = Task { await navigator.performAndWait(.push(prepared)) }
    await load.begins()
    navigator.cancelWaiting()
    navigator.cancelWaiting()
    let outcomes = [await first.value, await second.value]
    #expect(outcomes.map(\.reason) == [.cancelled, .cancelled])
    #expect(
      outcomes[0].description == "\(action) was ignored: it was cancelled while the preparation of X was running."
        + " If it is still wanted, perform it again.")
    await load.isCancelled()
    await load.isCancelled()
  }

  @Test func cancelledPreparationDoesNotEndANewOne() async throws {
    let navigator = try Navigator(showing: "A")
    _ = defers(navigator, .push(prepared))
    await load.begins()
    navigator.cancelWaiting()
    let end = Task { await navigator.performAndWait(.push(prepared)) }
    await load.begins()
    await load.isCancelled()
    load.succeed()
    let outcome = await end.value
    #expect(outcome.isPerformed)
  }

  @Test func goToDoesNotPrepareAnExistingEntry() async throws {
    let navigator = Navigator(quiet: prepared)
    await navigator.performAndWait(.push(Pages.b))
    let outcome = await navigator.performAndWait(.goTo(prepared))
    #expect(outcome.isPerformed)
    #expect(load.count == 0)
    #expect(navigator.tree.summary == "X")
  }

  @Test func eachNewEntryIsPrepared() async throws {
    let navigator = try Navigator(showing: "A")
    for count in 1...2 {
      let end = Task { await navigator.performAndWait(.push(prepared)) }
      await load.begins()
      load.succeed()
      _ = await end.value
      #expect(load.count == count)
    }
    #expect(navigator.tree.summary == "A > X > X")
  }

  @Test func impossibleActionPreparesNothing() async throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome = await navigator.performAndWait(.push(prepared), from: 1)
    #expect(outcome.reason == .covered)
    #expect(load.count == 0)
  }

  @Test func allFlowsOfAResetArePrepared() async throws {
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.reset(to: prepared, Pages.b, prepared)) }
    await load.begins()
    load.succeed()
    await load.begins()
    load.succeed()
    _ = await end.value
    #expect(navigator.tree.summary == "X > B > X")
    #expect(load.count == 2)
  }

  @Test func actionThatAnswersAMessageCanWaitForItsPreparation() async throws {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { [prepared] _ in .push(prepared) })
    let end = Task { await navigator.performAndWait(.send(Step.done)) }
    await load.begins()
    load.succeed()
    let outcome = await end.value
    #expect(outcome.description == "pushed X #2 for Step.done")
  }

  @Test func preparationEndsWithTheNavigator() async throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator)
    _ = navigator.map { defers($0, .push(prepared)) }
    await load.begins()
    navigator = nil
    #expect(weak.object == nil)
    await load.isCancelled()
  }

  @Test func numbersOfScreensHaveNoGaps() async throws {
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.push(prepared)) }
    await load.begins()
    await navigator.performAndWait(.push(Pages.b), from: 1)
    load.succeed()
    _ = await end.value
    #expect(navigator.tree.path.map(\.description) == ["A #1", "B #2", "X #3"])
  }

  @Test func observerCanCancelAWaitingAction() async throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions)
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .waiting { navigator.cancelWaiting() }
    }
    let outcome = await navigator.performAndWait(.push(prepared))
    #expect(outcome.reason == .cancelled)
    #expect(log.lines == ["waiting push(X)", "ignored push(X): cancelled"])
    observation.cancel()
  }

  @Test func awaitedRouteEndsWithTheNavigator() async throws {
    final class Holder { var go: @MainActor (Step) async -> NavigationOutcome? = { _ in nil } }
    let root = Flow(with: Holder()) { screen, lets in screen.go = { await lets.performAndWait(.send($0)) } }
    var navigator: Navigator? = Navigator(quiet: root.handling(Step.self) { [prepared] _ in .push(prepared) })
    let weak = Weak(navigator)
    let go = try #require((navigator?.visibleScreen as? Holder)?.go)
    let end = Task { await go(.done) }
    await load.begins()
    navigator = nil
    #expect(weak.object == nil)
    let outcome = await end.value
    #expect(outcome?.description == nil)
  }

  @Test func goToReturnsToAnEntryThatEnteredMeanwhile() async throws {
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.goTo(prepared)) }
    await load.begins()
    await navigator.performAndWait(.push(Pages.x), from: 1)
    await navigator.performAndWait(.push(Pages.b), from: 2)
    load.succeed()
    let outcome = await end.value
    #expect(outcome.description == "removed B #3")
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func replacingTheCallerCancelsThePreparation() async throws {
    let navigator = try Navigator(showing: "A > B")
    let end = Task { await navigator.performAndWait(.replace(with: prepared), from: 2) }
    await load.begins()
    await navigator.performAndWait(.replace(with: Pages.c))
    let outcome = await end.value
    #expect(outcome.reason == .cancelled)
    #expect(navigator.tree.summary == "A > C")
  }

  @Test func actionsThatAnswerABroadcastCanWait() async throws {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { [prepared] _ in .push(prepared) })
    let events = navigator.events()
    #expect(navigator.broadcast(Step.done).map(\.isWaiting) == [true])
    await load.begins()
    load.succeed()
    for await event in events where event.kind == .didNavigate { break }
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func preparationCanNavigate() async throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.x.preparing { [unowned navigator] in await navigator.performAndWait(.push(Pages.b)) }
    let outcome = await navigator.performAndWait(.push(flow))
    #expect(outcome.isPerformed)
    #expect(navigator.tree.summary == "A > B > X")
  }

  @Test func severalPreparationsCanEndInAnyOrder() async throws {
    let navigator = try Navigator(showing: "A")
    let first = Task { await navigator.performAndWait(.goTo(prepared.id(1))) }
    await load.begins()
    let second = Task { await navigator.performAndWait(.goTo(prepared.id(2)), from: 1) }
    await load.begins()
    load.succeed()  // the latest
    _ = await second.value
    load.succeed()
    _ = await first.value
    #expect(navigator.tree.summary == "A > X(2) > X(1)")
  }
}
