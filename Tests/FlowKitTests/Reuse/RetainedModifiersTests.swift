import FlowKit
import Testing

/// Retained flows that are prepared, contain others, answer messages, or follow sequences.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct RetainedModifiersTests {
  private let flows = ReuseFlows()
  private let navigator = Navigator(quiet: Pages.a)

  @Test func retainedScreenIsNotPreparedAgain() async {
    let load = Load(), flow = flows.kept.preparing { try await load.run() }
    async let first = navigator.performAndWait(.push(flow))
    await load.begins()
    load.succeed()
    _ = await first
    navigator.perform(.pop())
    #expect(navigator.perform(.push(flow)).isPerformed)
    #expect(load.count == 1)
    #expect(navigator.perform(.push(flow)).isWaiting)  // the second at once is made, so it is prepared
    navigator.cancelWaiting()
  }

  @Test func retainedContainerKeepsItsScreenAndGetsNewChildren() throws {
    let home = Flow(with: Page(), containing: .tabs(flows.flow("1"), flows.flow("2").retained())).named("Home")
      .retained()
    navigator.perform(.push(home))
    navigator.perform(.select(1))
    let (tabs, second) = (navigator.screen(of: 2), navigator.screen(of: 4))
    navigator.perform(.pop(), from: 2)
    #expect(navigator.retainedCount == 2)
    navigator.perform(.push(home))
    #expect(navigator.tree.summary == "A > Home[*1(1), (2(2))]")
    #expect(navigator.screen(of: 5) === tabs)
    navigator.perform(.select(1))
    #expect(navigator.screen(of: 7) === second)
    #expect(flows.made == ["1", "2", "1"])
  }

  @Test func handlersAnswerForTheNewEntry() throws {
    let flow = Flow(with: Page()) { $0.onNext = $1.send(Step.done) }.named("S").retained()
      .handling(Step.self) { _ in .push(Pages.b) }
    navigator.perform(.push(flow))
    navigator.perform(.pop())
    navigator.perform(.push(flow))
    try navigator.page(3).onNext()
    #expect(navigator.tree.summary == "A > S > B")
  }

  @Test func followingEndsWithTheEntryAndDoesNotRestart() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    feed.onTermination = { _ in end.finish() }
    let flow = Flow(with: Page()) { _, lets in lets.follow(numbers) }.retained()
    navigator.perform(.push(flow))
    navigator.perform(.pop())
    for await _ in ends {}
    navigator.perform(.push(flow))
    #expect(navigator.tree.count == 2)
  }

  @Test func hostShowsItLikeAnyEntry() {
    let host = BusyHost()
    navigator.attach(host)
    navigator.perform(.push(flows.kept))
    navigator.perform(.pop())
    navigator.perform(.push(flows.kept))
    #expect(host.shown.map(\.summary) == ["A", "A > Kept(Kept)", "A", "A > Kept(Kept)"])
  }
}
