import FlowKit
import Testing

/// Messages from outside to one flow or to all flows.
@MainActor
struct DownwardTests {
  private let asked = Asked()

  @Test func messageReachesTheNearestEntryOfTheFlow() throws {
    var heard: [Int] = []
    func flow(_ number: Int) -> Flow<Page> {
      Pages.a.handling(Step.self) { _ in
        heard.append(number)
        return .stay
      }
    }
    let navigator = Navigator(quiet: flow(1))
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(flow(2)))
    navigator.perform(.push(Pages.c))
    let outcome = navigator.perform(.send(Step.done, to: Pages.a))
    #expect(outcome.isPerformed)
    #expect(heard == [2])
  }

  @Test func coveredFlowIsReachedAndActsAtTheEndOfItsStack() {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .dismiss()))
    navigator.perform(.push(Pages.b))
    navigator.performHere(.present(Pages.c))
    #expect(navigator.perform(.send(Step.done, to: Pages.a)).description == "removed C #3 for Step.done")
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func onlyTheFlowsOwnHandlersAreAsked() {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .pop()))
    navigator.handle(Step.self) { _ in .push(Pages.x) }
    navigator.perform(.push(asked.flow(Pages.b)))
    #expect(navigator.perform(.send(Step.done, to: Pages.b)).reason == .unhandled)
    #expect(asked.names == ["B"])
  }

  @Test func messageToAFlowWithoutAnEntryFindsNoTarget() {
    let navigator = Navigator(quiet: Pages.a)
    let log = EventLog(of: navigator, .actions)
    #expect(navigator.perform(.send(Step.done, to: Pages.b)).reason == .targetNotFound)
    #expect(log.lines == ["ignored send(Step.done, to: B): target not found"])
  }

  @Test func messageReachesTheFlowWithTheSameKey() {
    func item(_ id: Int) -> Flow<Page> { asked.flow(Flow(with: Page(), id: id).named("Item"), .stay) }
    let navigator = Navigator(quiet: item(1))
    #expect(navigator.perform(.send(Step.done, to: item(2))).reason == .targetNotFound)
    #expect(navigator.perform(.send(Step.done, to: item(1))).isPerformed)
  }

  @Test func messageToAFlowWaitsDuringAnotherAction() {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .stay))
    navigator.perform(
      .push(Pages.b) { [unowned navigator] _ in #expect(navigator.perform(.send(Step.done, to: Pages.a)).isQueued) })
    #expect(asked.names == ["A"])
  }

  @Test func broadcastAsksEveryEntryFromTheRootUp() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(Pages.b, .stay)))
    navigator.performHere(.present(asked.flow(Pages.c, .push(Pages.x))))
    let log = EventLog(of: navigator, .actions)
    let outcomes = navigator.broadcast(Step.done)
    #expect(asked.names == ["A", "B", "C"])
    #expect(outcomes.map(\.description) == ["performed", "pushed X #4 for Step.done"])
    #expect(log.lines.first == "willNavigate broadcast(Step.done)")
    #expect(navigator.tree.summary == "A > B | sheet: C > X")
  }

  @Test func broadcastSkipsEntriesThatLeftMeanwhile() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(Pages.b, .popToRoot())))
    navigator.perform(.push(asked.flow(Pages.c, .push(Pages.x))))
    let outcomes = navigator.broadcast(Step.done)
    #expect(outcomes.map(\.description) == ["removed C #3, removed B #2 for Step.done"])
    #expect(asked.names == ["A", "B"])
    #expect(navigator.tree.summary == "A")
  }

  @Test func entriesThatABroadcastMadeDoNotReceiveIt() {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .push(asked.flow(Pages.b, .push(Pages.c)))))
    navigator.broadcast(Step.done)
    #expect(asked.names == ["A"])
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func unansweredBroadcastIsUnhandledOnce() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(Pages.b))
    let log = EventLog(of: navigator, .actions)
    #expect(navigator.broadcast(Step.done).map(\.reason) == [.unhandled])
    #expect(log.lines == ["ignored broadcast(Step.done): unhandled"])
  }

  @Test func broadcastDuringAnotherActionWaitsItsTurn() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(
      .push(asked.flow(Pages.b, .push(Pages.c))) { [unowned navigator] _ in
        #expect(navigator.broadcast(Step.done).map(\.isQueued) == [true])
        #expect(navigator.tree.summary == "A")
      })
    #expect(asked.names == ["A", "B"])
    #expect(navigator.tree.summary == "A > B > C")
  }

  @Test func broadcastReturnsItsCoveredAnswers() {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .push(Pages.x)))
    navigator.performHere(.present(asked.flow(Pages.b, .push(Pages.c))))
    let ends = navigator.broadcast(Step.done).map { $0.reason?.description ?? $0.description }
    #expect(ends == ["covered", "pushed C #3 for Step.done"])
  }
}
