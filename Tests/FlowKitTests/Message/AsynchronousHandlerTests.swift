import FlowKit
import FlowKitTesting
import Testing

/// Handlers of messages whose answers take time.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct AsynchronousHandlerTests {
  private let judge = Judge()

  /// The answer of a handler, when the test allows it; nothing if the test refuses it.
  private func answer(_ action: NavigationAction) async -> NavigationAction? {
    await judge.confirms() ? action : nil
  }

  /// A root whose handler takes time, with a screen on it that sends.
  private func begun(_ action: NavigationAction = .push(Pages.c)) throws -> (navigator: Navigator, page: Page) {
    let root = Flow(with: Page()).named("A").handling(Step.self) { _ in await self.answer(action) }
    let sender = Flow(with: Page()) { page, lets in
      page.onNext = lets.send(Step.done)
      page.onText = lets.push(Pages.d)
    }
    .named("S")
    let navigator = Navigator(quiet: root)
    navigator.perform(.push(sender))
    return (navigator, try #require(navigator.visibleScreen as? Page))
  }

  @Test func answerIsPerformedAtTheVisibleEndOfTheHandlersStack() async throws {
    let (navigator, page) = try begun()
    page.onNext()
    #expect(navigator.isWaiting)
    await judge.begins()
    #expect(!navigator.isSettled)
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > S > C")
    #expect(judge.count == 1)
  }

  @Test func nilPassesTheMessageOn() async throws {
    let (navigator, page) = try begun(), issues = IssueSpy(navigator)
    page.onNext()
    await judge.begins()
    judge.answers(.refuse("no"))
    try await navigator.settled()
    #expect(issues.issues.map(\.reason) == [.unhandled])
    navigator.handle(Step.self) { _ in .present(Pages.x) }
    page.onNext()
    await judge.begins()
    judge.answers(.refuse("no"))
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > S | sheet: X")
  }

  @Test func secondTapIsIgnored() async throws {
    let (navigator, page) = try begun(), issues = IssueSpy(navigator)
    page.onNext()
    page.onNext()
    #expect(issues.issues.map(\.reason) == [.waiting])
    await judge.begins()
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > S > C")
  }

  @Test func anotherWishOfTheSenderTakesItsPlace() async throws {
    let (navigator, page) = try begun(), issues = IssueSpy(navigator)
    page.onNext()
    await judge.begins()
    page.onText("")
    await judge.isTold()
    #expect(navigator.tree.summary == "A > S > D")
    #expect(issues.issues.map(\.reason) == [.superseded])
  }

  @Test func answerCountsAlthoughItsSenderIsCoveredMeanwhile() async throws {
    let (navigator, page) = try begun(.reset(to: Pages.d)), issues = IssueSpy(navigator)
    page.onNext()
    await judge.begins()
    navigator.perform(.present(Pages.c))
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.tree.summary == "D | sheet: C")
    #expect(issues.issues.map(\.reason) == [])
  }

  @Test func waitEndsWithItsSender() async throws {
    let (navigator, page) = try begun(), issues = IssueSpy(navigator)
    page.onNext()
    await judge.begins()
    navigator.perform(.popToRoot(), from: navigator.tree.root[0].id)
    await judge.isTold()
    #expect(issues.issues.map(\.reason) == [.cancelled])
    #expect(!navigator.isWaiting)
  }

  @Test func messageFromOutsideGoesOnBelowWhenTheHandlingScreenLeaves() async throws {
    let top = Flow(with: Page()).named("T").handling(Step.self) { _ in await self.answer(.push(Pages.c)) }
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .push(Pages.d) })
    navigator.perform(.push(top))
    navigator.perform(.send(Step.done))
    await judge.begins()
    navigator.perform(.pop(), from: navigator.tree.visible.id)
    await judge.isTold()
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > D")
  }

  @Test func whatComesFromOutsideKeepsItsOrder() async throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.handle(Step.self) { step in
      guard case .picked(let id) = step else { return nil }
      _ = await self.judge.confirms()
      return .push(Flow(with: Page(), id: id).named("P"))
    }
    navigator.perform(.send(Step.picked(id: 1)))
    navigator.perform(.send(Step.picked(id: 2)))
    navigator.perform(.push(Pages.b))
    for _ in 1...2 {
      await judge.begins()
      judge.answers(.allow)
    }
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > P(1) > P(2) > B")
    #expect(judge.count == 2)
  }

  @Test func outcomeIsThatOfTheAnswer() async {
    let navigator = Navigator(quiet: Pages.a)
    navigator.handle(Step.self) { _ in await self.answer(.pop()) }
    let task = Task { await navigator.performAndWait(.send(Step.done)) }
    await judge.begins()
    judge.answers(.allow)
    #expect(await task.value.reason == .nothingToPop)
  }

  @Test func everyEntryAnswersABroadcastInItsTime() async throws {
    func flow(_ name: String, _ answer: NavigationAction) -> Flow<Page> {
      Flow(with: Page()).named(name).handling(Step.self) { _ in await self.answer(answer) }
    }
    let navigator = Navigator(quiet: flow("A", .present(Pages.x)))
    navigator.perform(.push(flow("B", .push(Pages.c))))
    let outcomes = navigator.broadcast(Step.done)
    #expect(outcomes.map(\.isWaiting) == [true, true])
    for _ in 1...2 {
      await judge.begins()
      judge.answers(.allow)
    }
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B > C | sheet: X" || navigator.tree.summary == "A > B | sheet: X")
  }

  @Test func handlerGetsItsScreenAndTheSender() async throws {
    let root = Flow(with: Page()).named("A").handling(Step.self) { page, _, sender in
      _ = await self.judge.confirms()
      page.receive("\(sender?.flow.name ?? "nobody")")
      return .stay
    }
    let navigator = Navigator(quiet: root)
    navigator.perform(.push(Flow(with: Page()) { $0.onNext = $1.send(Step.done) }.named("S")))
    try #require(navigator.visibleScreen as? Page).onNext()
    await judge.begins()
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.screen(of: root)?.received == ["S"])
  }

  @Test func itEndsWithItsNavigator() async {
    var navigator: Navigator? = Navigator(quiet: Pages.a)
    navigator?.handle(Step.self) { [judge] _ in await judge.confirms() ? .push(Pages.b) : nil }
    navigator?.perform(.send(Step.done))
    await judge.begins()
    navigator = nil
    await judge.isTold()
  }

  @Test func answerThatIsAMessageIsAnsweredToo() async throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.handle(Step.self) { step in
      _ = await self.judge.confirms()
      return step == .done ? .push(Pages.b) : .send(Step.done)
    }
    navigator.perform(.send(Step.other))
    for _ in 1...2 {
      await judge.begins()
      judge.answers(.allow)
    }
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B")
  }
}
