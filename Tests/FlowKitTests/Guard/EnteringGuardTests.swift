import FlowKit
import Testing

/// Guards of flows, which run before a screen of the flow is made.
@MainActor
struct EnteringGuardTests {
  private let judge = Judge()

  private func guarded(_ decision: GuardDecision) -> Flow<Page> {
    Pages.x.guarded { [judge] in judge.says(decision) }
  }

  struct Way: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String
    let action: @MainActor @Sendable (Flow<Page>) -> NavigationAction

    var testDescription: String { "\(before) → \(after)" }

    init(_ before: String, _ after: String, _ action: @escaping @MainActor @Sendable (Flow<Page>) -> NavigationAction) {
      (self.before, self.after, self.action) = (before, after, action)
    }
  }

  nonisolated static let ways: [Way] = [
    Way("A > B", "A > B > X") { .push($0) }, Way("A > B", "A > B | sheet: X") { .present($0) },
    Way("A > B", "A > X") { .replace(with: $0) }, Way("A > B", "X") { .reset(to: $0) },
    Way("A > B", "C > X") { .reset(to: Pages.c, $0) }, Way("A > B", "A > B > X") { .goTo($0) },
    Way("A | sheet: B", "X") { .resetRoot(to: $0) }, Way("A > B", "A > X") { .batch(.pop(), .push($0)) },
    Way("A > B", "A > B | sheet: C > X") { .batch(.present(Pages.c), .push($0)) },
    Way("A > B", "A > B > X > X") { .batch(.push($0), .push($0)) },
  ]

  @Test(arguments: ways)
  func refusedActionMakesAndChangesNothing(_ way: Way) throws {
    let navigator = try Navigator(showing: way.before)
    let tree = navigator.tree, log = EventLog(of: navigator, .actions)
    let outcome: NavigationOutcome = navigator.perform(way.action(guarded(.refuse("closed"))))
    #expect(outcome.reason == .guardRefused)
    #expect(navigator.tree == tree)
    #expect(log.kinds == ["refused"])
    #expect(judge.count == 1)
  }

  @Test(arguments: ways)
  func allowedActionIsPerformedAndItsGuardRunsOnce(_ way: Way) throws {
    let navigator = try Navigator(showing: way.before)
    let outcome: NavigationOutcome = navigator.perform(way.action(guarded(.allow)))
    #expect(outcome.isPerformed)
    #expect(navigator.tree.summary == way.after)
    #expect(judge.count == 1)
  }

  @Test(arguments: ways)
  func guardCanAnswerLater(_ way: Way) async throws {
    let navigator = try Navigator(showing: way.before)
    let tree = navigator.tree, log = EventLog(of: navigator, .actions)
    let flow = Pages.x.guarded { [judge] in await judge.thinks() }
    let end = Task { await navigator.performAndWait(way.action(flow)) }
    await judge.begins()
    #expect(navigator.tree == tree)
    #expect(log.kinds == ["waiting"])
    judge.answers(.allow)
    let outcome = await end.value
    #expect(outcome.isPerformed)
    #expect(navigator.tree.summary == way.after)
    #expect(judge.count == 1)
  }

  @Test func guardRunsWhenATabIsShownForTheFirstTime() {
    let home = Flow(with: Page(), containing: .tabs(Pages.a, guarded(.refuse("closed")))).named("Home")
    let navigator = Navigator(quiet: home)
    #expect(perform(.select(1), on: navigator).reason == .guardRefused)
    #expect(navigator.tree.summary == "Home[*A, (X)]")
    #expect(perform(.goTo(guarded(.refuse("closed"))), on: navigator).reason == .guardRefused)
    #expect(judge.count == 2)
  }

  @Test func guardsOfAContainersChildrenRunWhenItEnters() throws {
    let navigator = try Navigator(showing: "A")
    let home = Flow(with: Page(), containing: .tabs(guarded(.refuse("closed")), Pages.b)).named("Home")
    #expect(perform(.push(home), on: navigator).reason == .guardRefused)
    #expect(navigator.tree.summary == "A")
  }

  @Test func returningToAnEntryDoesNotRunItsGuard() throws {
    let flow = guarded(.allow)
    let navigator = try Navigator(showing: "A")
    _ = perform(.push(flow), on: navigator)
    _ = perform(.push(Pages.b), on: navigator)
    #expect(perform(.popTo(flow), on: navigator).isPerformed)
    #expect(judge.count == 1)
  }

  @Test func actionThatAnswersAMessageIsGuarded() {
    let flow = guarded(.refuse("closed"))
    let navigator = Navigator(quiet: Pages.a.handling(String.self) { _ in .push(flow) })
    #expect(perform(.send("open"), on: navigator).reason == .guardRefused)
    #expect(navigator.tree.summary == "A")
  }

  @Test func impossibleActionRunsNoGuard() throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome: NavigationOutcome = navigator.perform(.push(guarded(.allow)), from: 1)
    #expect(outcome.reason == .covered)
    #expect(judge.count == 0)
  }

  @Test func guardOfTheRootDoesNotRun() {
    let navigator = Navigator(quiet: guarded(.refuse("closed")))
    #expect(navigator.tree.summary == "X")
    #expect(judge.count == 0)
  }

  @Test func guardsRunInOrderUntilOneRefuses() throws {
    let asked = Asked()
    let flow = Pages.x
      .guarded { [asked] in asked.says("first", .allow) }
      .guarded { [asked] in asked.says("second", .refuse("closed")) }
      .guarded { [asked] in asked.says("third", .allow) }
    let navigator = try Navigator(showing: "A")
    #expect(perform(.push(flow), on: navigator).reason == .guardRefused)
    #expect(asked.names == ["first", "second"])
  }

  @Test func whatAnswersAtOnceIsAskedAgainAfterEachPause() async throws {
    let asked = Asked(), last = Judge()
    let flow = Pages.x
      .guarded { [asked] in asked.says("first", .allow) }
      .guarded { [judge] in await judge.thinks() }
      .guarded { [asked] in asked.says("third", .allow) }
      .guarded { await last.thinks() }
    let navigator = try Navigator(showing: "A")
    let end = Task { await navigator.performAndWait(.push(flow)) }
    await judge.begins()
    #expect(asked.names == ["first"])
    judge.answers(.allow)
    await last.begins()
    #expect(asked.names == ["first", "first", "third"])
    last.answers(.allow)
    let outcome = await end.value
    #expect(outcome.isPerformed)
    #expect(asked.names == ["first", "first", "third", "first", "third"])
    #expect(judge.count + last.count == 2)
  }

  @Test func guardThatThrowsRefusesTheAction() async throws {
    let navigator = try Navigator(showing: "A")
    let now = perform(.push(Pages.x.guarded { throw Load.Failure() }), on: navigator)
    #expect(now.reason == .guardFailed)
    #expect(now.issue?.error is Load.Failure)
    let load = Load()
    let end = Task {
      await navigator.performAndWait(
        .push(
          Pages.x.guarded {
            try await load.run()
            return .allow
          }))
    }
    await load.begins()
    load.fail()
    let later = await end.value
    #expect(later.reason == .guardFailed)
    #expect(later.issue?.error is Load.Failure)
    #expect(navigator.tree.summary == "A")
  }

  @Test func argumentsReachTheScreenWhetherTheGuardAnswersAtOnceOrLater() async throws {
    let now = guarded(.allow), later = Pages.x.guarded { [judge] in await judge.thinks() }
    for flow in [now, later] {
      let root = Flow(with: Page()) { page, lets in page.onText = lets.push(flow) { $0.receive } }
      let navigator = Navigator(quiet: root)
      let events = navigator.events()
      try navigator.page(1).onText("hello")
      if navigator.tree.count == 1 {
        await judge.begins()
        judge.answers(.allow)
        for await event in events where event.kind == .didNavigate { break }
      }
      #expect((navigator.visibleScreen as? Page)?.received == ["hello"])
    }
    #expect(judge.count == 2)
  }

  @Test func actionsOfAGuardWaitTheirTurn() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded { [unowned navigator] in
      navigator.perform(.push(Pages.b))
      return .allow
    }
    #expect(perform(.push(flow), on: navigator).isPerformed)
    #expect(navigator.tree.summary == "A > X > B")
  }

  private func perform(_ action: NavigationAction, on navigator: Navigator) -> NavigationOutcome {
    navigator.perform(action)
  }

  @Test func preloadingRunsTheGuard() {
    let navigator = Navigator(quiet: Pages.a), session = Flag()
    var made = 0
    let secret = Flow<Page> { _ in
      made += 1
      return Page()
    }
    .named("Secret").guarded { session.isOn ? .allow : .refuse("closed") }
    #expect(navigator.perform(.preload(secret)).reason == .guardRefused)
    #expect(made == 0)
    #expect(navigator.retainedCount == 0)
    session.isOn = true
    #expect(navigator.perform(.preload(secret)).isPerformed)
    #expect(made == 1)
  }
}

extension Asked {
  /// Records that a guard ran, and returns its decision.
  func says(_ name: String, _ decision: GuardDecision) -> GuardDecision {
    note(name)
    return decision
  }
}
