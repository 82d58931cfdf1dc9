import FlowKit
import Testing

/// Messages and preparations in containers.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct ContainerMessageTests {
  private let asked = Asked()
  private let load = Load()

  private func tabs(_ answer: NavigationAction = nil) -> Flow<Page> {
    let flow = Flow(
      with: Page(),
      containing: .tabs(asked.flow(Pages.b), asked.flow(Pages.c), Pages.x.preparing { try await load.run() })
    )
    return asked.flow(flow.named("Tabs"), answer)
  }

  @Test func containerIsAskedAfterItsChildsStack() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(tabs()))
    navigator.perform(.push(asked.flow(Pages.d)))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A > Tabs[*B > D, (C), (X)]")
    #expect(asked.names == ["D", "B", "Tabs", "A"])
  }

  @Test func presenterInsideAContainerIsAskedWithAllAroundIt() {
    let navigator = Navigator(quiet: tabs())
    navigator.perform(.select(1))
    navigator.perform(.present(asked.flow(Pages.d)))
    navigator.perform(.send(Step.done))
    #expect(asked.names == ["D", "C", "Tabs"])
  }

  @Test func containerCanAnswerBySelectingAnotherChild() {
    let navigator = Navigator(quiet: tabs(.select(1)))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "Tabs[B, *C, (X)]")
  }

  @Test func answerOfAChildActsInItsStack() {
    let flow = Flow(
      with: Page(), containing: .tabs(Pages.b.handling(Step.self) { _ in .push(Pages.d) }, Pages.c))
    let navigator = Navigator(quiet: flow.named("Tabs"))
    navigator.perform(.push(Pages.a))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "Tabs[*B > A > D, (C)]")
  }

  @Test func screenInAHiddenTabIsCovered() {
    let navigator = Navigator(quiet: tabs())
    navigator.perform(.select(1))
    #expect(navigator.perform(.send(Step.done), from: 2).reason == .covered)
    #expect(asked.names == [])
  }

  @Test func messageToAFlowReachesAHiddenTab() {
    let navigator = Navigator(quiet: tabs())
    navigator.perform(.select(1))
    #expect(navigator.perform(.send(Step.done, to: Pages.b)).reason == .unhandled)
    #expect(asked.names == ["B"])
  }

  @Test func broadcastReachesAllTabsThatExist() {
    let navigator = Navigator(quiet: tabs())
    navigator.perform(.select(1))
    navigator.broadcast(Step.done)
    #expect(asked.names == ["Tabs", "B", "C"])
  }

  @Test func handlerCanAnswerWithABatch() {
    let navigator = Navigator(
      root: Pages.a.handling(Step.self) { _ in .batch(.dismissAll(), .stay, .push(Pages.c)) })
    navigator.perform(.present(Pages.b))
    let outcome: NavigationOutcome = navigator.perform(.send(Step.done))
    #expect(outcome.description == "removed B #2, pushed C #3 for Step.done")
  }

  @Test func batchSendsNoMessages() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    let (outcome, line) = (navigator.perform(.batch(.push(Pages.b), .send(Step.done))), #line)
    #expect(outcome.reason == .unhandled)
    #expect(asked.names == [])
    #expect(
      outcome.description.hasSuffix(
        " at \(#fileID):\(line) was ignored: its step 2, send(Step.done), cannot be done: a batch sends no messages."
          + " Send it before or after the batch, or use close(sending:) or unwind(sending:)."))
  }

  @Test func nilInABatchIgnoresTheWholeBatch() {
    let navigator = Navigator(quiet: Pages.a)
    let outcome: NavigationOutcome = navigator.perform(.batch(.push(Pages.b), nil))
    #expect(outcome.reason == .nothingChosen)
    #expect(navigator.tree.summary == "A")
  }

  @Test func tabIsPreparedWhenItIsShownForTheFirstTime() async {
    let navigator = Navigator(quiet: tabs())
    for _ in 1...2 {
      let end = Task { await navigator.performAndWait(.select(2)) }
      if load.count == 0 {
        await load.begins()
        #expect(navigator.tree.summary == "Tabs[*B, (C), (X)]")
        load.succeed()
      }
      _ = await end.value
      #expect(navigator.tree.summary == "Tabs[B, (C), *X]")
      await navigator.performAndWait(.select(0))
    }
    #expect(load.count == 1)
  }

  @Test func failedPreparationOfATabIsNamed() async {
    let navigator = Navigator(quiet: tabs())
    let end = Task { await navigator.performAndWait(.select(2)) }
    await load.begins()
    load.fail()
    let outcome = await end.value
    #expect(outcome.description.contains("the preparation of X threw an error: no connection."))
  }

  @Test func argumentsForAPreparedTabWaitToo() async throws {
    let x = Pages.x
    let flow = Flow(with: Page(), containing: .tabs(Pages.b, x.preparing { [load] in try await load.run() })) {
      $0.onText = $1.select(x) { $0.receive }
    }
    let navigator = Navigator(quiet: flow)
    let events = navigator.events()
    try navigator.page(1).onText("hello")
    await load.begins()
    load.succeed()
    for await event in events where event.kind == .didNavigate { break }
    #expect(try navigator.page(3).received == ["hello"])
  }

  @Test func batchWaitsForTheFlowsOfItsSteps() async throws {
    let navigator = try Navigator(showing: "A | sheet: B")
    let x = Pages.x.preparing { [load] in try await load.run() }
    let end = Task { await navigator.performAndWait(.batch(.dismissAll(), .push(x))) }
    await load.begins()
    #expect(navigator.tree.summary == "A | sheet: B")
    load.succeed()
    let outcome = await end.value
    #expect(outcome.description == "removed B #2, pushed X #3")
  }

  @Test func followingEndsWithTheContainer() async throws {
    let (steps, feed) = AsyncStream.makeStream(of: Step.self)
    let child = Flow(with: Page()) { _, lets in lets.follow(steps) }
    let navigator = try Navigator(showing: "A")
    await navigator.performAndWait(.push(Flow(with: Page(), containing: .tabs(child, Pages.c))))
    await navigator.performAndWait(.select(1))
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    feed.onTermination = { _ in end.finish() }
    await navigator.performAndWait(.popToRoot(), from: 1)
    for await _ in ends {}
    #expect(navigator.tree.summary == "A")
  }
}
