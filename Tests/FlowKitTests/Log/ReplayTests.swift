import FlowKit
import FlowKitTesting
import Testing

/// Performing the actions of a log again.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReplayTests {
  @Test func replayGivesTheSameTreesWithTheSameIDs() throws {
    let navigator = try Navigator(showing: "A > B"), logger = navigator.startLog()
    navigator.perform(.present(Pages.c))
    navigator.perform(.pop())  // ignored
    navigator.perform(.batch(.dismissAll(), .push(Containers.tabs)))
    navigator.perform(.select(1))
    navigator.perform(.pop(), from: 2)
    let copy = Navigator(quiet: Pages.a), replay = copy.replay(logger.log)
    #expect(replay.difference == nil)
    #expect("\(replay)" == "5 actions, as in the log")
    #expect(copy.tree == navigator.tree)
    #expect(copy.screenCount == navigator.screenCount)
  }

  @Test func actionsOfScreensThatAreMadeAreNotPerformedTwice() {
    let eager = Flow(with: Page()) { screen, lets in
      screen.onNext = lets.push(Pages.b)
      screen.onNext()
    }
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog()
    navigator.perform(.push(eager.named("Eager")))
    let copy = Navigator(quiet: Pages.a), log = EventLog(of: copy, .actions), replay = copy.replay(logger.log)
    #expect(replay.difference == nil)
    #expect(copy.tree.summary == "A > Eager > B")
    #expect(log.lines.last == "ignored push(B): travelling")
  }

  @Test func replayPreparesNothingAndForwardsNoArguments() async throws {
    let load = Load()
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog()
    let flow = Pages.b.preparing { try await load.run() }
    async let outcome = navigator.performAndWait(.push(flow) { $0.receive("text") })
    await load.begins()
    load.succeed()
    #expect(await outcome.isPerformed)
    #expect(try navigator.page(2).received == ["text"])
    let copy = Navigator(quiet: Pages.a)
    #expect(copy.replay(logger.log).difference == nil)
    #expect(copy.tree == navigator.tree)
    #expect(try copy.page(2).received == [])
    #expect(load.count == 1)
  }

  @Test func replayRunsNoGuard() {
    let closed = Flag()
    let flow = Pages.b.guarded { closed.isOn ? .refuse("closed") : .allow }.confirmsLeaving { _ in
      !closed.isOn
    }
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog(), copy = Navigator(quiet: Pages.a)
    navigator.perform(.push(flow))
    navigator.perform(.pop())
    closed.isOn = true
    #expect(copy.replay(logger.log).difference == nil)
    #expect(copy.perform(.travel(to: logger.log[0].tree)).isPerformed)
    #expect(copy.perform(.pop()).reason == .leavingRefused)
    #expect(copy.perform(.travel(to: logger.log[1].tree)).isPerformed)
  }

  @Test func replayPerformsTheAnswerOfAMessageInsteadOfSendingIt() {
    let asked = Asked()
    let list = asked.flow(Pages.a, .push(Pages.b))
    let navigator = Navigator(quiet: list), logger = navigator.startLog()
    navigator.perform(.send(Step.done))
    let copy = Navigator(quiet: list)
    #expect(copy.replay(logger.log).difference == nil)
    #expect(copy.tree.summary == "A > B")
    #expect(asked.names == ["A"])
  }

  @Test func selectionThatForwardedArgumentsGoesToTheRootAgain() throws {
    let navigator = try Navigator(showing: "Tabs[*B > C, (C), (D)]"), logger = navigator.startLog()
    navigator.perform(.select(Pages.b) { $0.receive("text") })
    #expect(navigator.tree.summary == "Tabs[*B, (C), (D)]")
    let copy = Navigator(quiet: Containers.tabs)
    #expect(copy.replay(logger.log).difference == nil)
    #expect(copy.tree == navigator.tree)
  }

  @Test func firstDifferenceEndsTheReplay() throws {
    let short = Flag()
    let tabs = Flow(with: Page(), containing: short.isOn ? .tabs(Pages.b) : .tabs(Pages.b, Pages.c)).named("T")
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog()
    for action in [.push(Pages.d), .push(tabs), .push(Pages.d)] as [NavigationAction] { navigator.perform(action) }
    short.isOn = true
    let copy = Navigator(quiet: Pages.a), replay = copy.replay(logger.log)
    let difference = try #require(replay.difference)
    #expect(replay.count == 1)
    #expect(difference.entry?.number == 2)
    #expect(difference.reason == nil)
    #expect(difference.expected.summary == "A > D > T[*B, (C)]")
    #expect(difference.tree.summary == "A > D > T[*B]")
    #expect(copy.tree == difference.tree)
    #expect("\(replay)".hasPrefix("1 actions as in the log, then: 2 push(T) at FlowKitTests/ReplayTests.swift:"))
  }

  @Test func impossibleReplayHasAReason() throws {
    let broken = Flag()
    let tabs = Flow(with: Page(), containing: broken.isOn ? .tabs(Pages.b, Pages.b) : .tabs(Pages.b)).named("T")
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog()
    navigator.perform(.push(tabs))
    broken.isOn = true
    #expect(Navigator(quiet: Pages.a).replay(logger.log).difference?.reason == .sameChildren)
  }

  @Test func replayDuringAnActionDoesNothing() {
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog()
    var replays: [NavigationReplay] = []
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .didNavigate { replays.append(navigator.replay(logger.log)) }
    }
    navigator.perform(.push(Pages.b))
    observation.cancel()
    #expect(replays.map(\.difference?.reason) == [.busy])
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func hostShowsTheEndEvenIfOnlyTheScreensAreNew() throws {
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog(), host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.push(Pages.b))
    let tree = navigator.tree, old = navigator.screen(of: 2)
    #expect(navigator.replay(logger.log).difference == nil)
    #expect(navigator.tree == tree)
    #expect(navigator.screen(of: 2) !== old)
    #expect(host.updates.count == 3)
    #expect(host.updates.last?.changes.map(\.description) == ["removed B #2", "pushed B #2"])
    #expect(host.problems == [])
    navigator.perform(.push(Pages.c))
    #expect(navigator.tree.visible.id == 3)
  }

  @Test func logThatHasDroppedActionsIsReplayedWithTheSameIDs() throws {
    let navigator = try Navigator(showing: "A"), logger = navigator.startLog(keeping: 1)
    navigator.perform(.push(Pages.b))
    navigator.perform(.pop())
    navigator.perform(.push(Pages.c))
    let copy = Navigator(quiet: Pages.a)
    #expect(copy.replay(logger.log).difference == nil)
    #expect(copy.tree.visible.id == 3)
  }

  @Test func idsThatWereGivenBeforeAReplayAreNotGivenAgain() throws {
    let navigator = try Navigator(showing: "A"), other = try Navigator(showing: "A"), logger = other.startLog()
    for _ in 1...3 {
      navigator.perform(.push(Pages.b))
      navigator.perform(.pop())
    }
    other.perform(.push(Pages.b))
    #expect(navigator.replay(logger.log).difference == nil)
    navigator.perform(.push(Pages.c))
    #expect(navigator.tree.visible.id == 5)
  }
}
