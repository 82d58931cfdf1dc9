import FlowKit
import Testing

/// Actions that cause each other endlessly are refused, and the navigator continues.
@MainActor
struct EndlessChainTests {
  @Test func endlessChainIsRefusedAndTheNextActionIsPerformed() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions)
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .didNavigate { navigator.perform(navigator.tree.count == 1 ? .push(Pages.b) : .pop()) }
    }
    let outcome = navigator.perform(.push(Pages.b))
    #expect(outcome.description == "pushed B #2")
    #expect(log.events.filter { $0.kind == .didNavigate }.count == 1_000)
    #expect(log.events.filter { $0.kind == .refused }.map { $0.issue?.reason } == [.endless])
    observation.cancel()
    log.clear()
    navigator.perform(.reset(to: Pages.c))
    #expect(navigator.tree.summary == "C")
    #expect(log.kinds.last == "didNavigate")
  }

  @Test func screenThatPushesItselfWhileItIsBoundEnds() {
    let navigator = Navigator(quiet: endless())
    #expect(navigator.tree.count == 1_000)
    #expect(navigator.screenCount == 1_000)
    navigator.perform(.popToRoot())
    #expect(navigator.tree.count == 1)
  }

  private func endless() -> Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.onNext = lets.push(endless())
      page.onNext()
    }
  }

  @Test func actionThatWaitsBesideAnEndlessChainIsPerformed() throws {
    let navigator = try Navigator(showing: "A")
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .didNavigate { navigator.perform(navigator.tree.count % 2 == 1 ? .push(Pages.b) : .pop()) }
      if event.kind == .willNavigate, event.number == 1 { navigator.perform(.present(Pages.d)) }
    }
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.modals.count == 1)
    observation.cancel()
  }

  @Test func longQueueIsNotAChain() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(
      .push(Pages.b) { [unowned navigator] _ in for _ in 0..<5_000 { navigator.perform(.push(Pages.c)) } })
    #expect(navigator.tree.count == 5_002)
  }

  @Test func chainsOfDifferentActionsDoNotAddUp() throws {
    let navigator = try Navigator(showing: "A")
    var left = 0
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .didNavigate, left > 0 else { return }
      left -= 1
      navigator.perform(navigator.tree.count == 1 ? .push(Pages.b) : .pop())
    }
    let log = EventLog(of: navigator, .actions)
    for _ in 0..<3 {
      left = 900
      navigator.perform(.reset(to: Pages.a))
    }
    #expect(log.events.filter { $0.kind == .refused }.isEmpty)
    #expect(log.events.filter { $0.kind == .didNavigate }.count == 2_703)
    observation.cancel()
  }

  @Test func observerIsNeverCalledRecursively() throws {
    let navigator = try Navigator(showing: "A")
    var nesting = 0, deepest = 0
    let observation = navigator.observe { [unowned navigator] _ in
      nesting += 1
      deepest = max(deepest, nesting)
      if nesting < 50 { navigator.perform(.pop()) }
      nesting -= 1
    }
    navigator.perform(.pop())
    #expect(deepest == 1)
    observation.cancel()
  }

  @Test func chainsThatBranchAreRefusedToo() throws {
    let navigator = try Navigator(showing: "A")
    var asked = 0
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .didNavigate, asked < 100_000 else { return }
      asked += 2
      navigator.perform(.goTo(Pages.a))
      navigator.perform(.goTo(Pages.a))
    }
    navigator.perform(.goTo(Pages.a))
    #expect(asked < 100_000)
    observation.cancel()
  }

  @Test func oneObserverMayPerformAnyNumberOfActions() {
    let navigator = Navigator(quiet: Pages.a)
    var isFirst = true, count = 0
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .didNavigate else { return }
      count += 1
      guard isFirst else { return }
      isFirst = false
      for _ in 1...10_500 { navigator.perform(.goTo(Pages.a)) }
    }
    navigator.perform(.push(Pages.b))
    observation.cancel()
    #expect(count == 10_501)
  }
}
