import FlowKit
import FlowKitTesting
import Testing

/// A group of flows that ends with a message to the screens below the one that started it.
@MainActor
struct FinishSendingTests {
  /// A group of two screens that knows nothing about the rest of the app.
  private struct Checkout {
    let onPaid: @MainActor (String) -> Void

    var basket: Flow<Page> {
      Flow(with: Page()) { page, lets in page.onNext = lets.push(payment) }.named("Basket")
    }

    var payment: Flow<Page> { Flow(with: Page()) { page, _ in page.onText = onPaid }.named("Payment") }
  }

  /// Opens the checkout, and sends a message when it has ended.
  private var shop: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.onNext = lets.present(Checkout(onPaid: lets.unwind { Step.picked(id: $0.count) }).basket)
      page.onText = lets.unwind(sending: Step.done)
    }.named("Shop")
  }

  private func pay(in navigator: Navigator, at shop: ScreenID) throws {
    try navigator.page(shop).onNext()
    try #require(navigator.visibleScreen as? Page).onNext()
    try #require(navigator.visibleScreen as? Page).onText("abc")
  }

  @Test func parentAnswersWhenTheGroupHasEnded() throws {
    let root = Pages.a.handling(Step.self) { $0 == .picked(id: 3) ? .push(Pages.x) : nil }
    let navigator = Navigator(quiet: root)
    navigator.perform(.push(shop))
    try pay(in: navigator, at: 2)
    #expect(navigator.tree.summary == "A > Shop > X")
  }

  @Test func messageBeginsAtTheScreenThatHasStartedTheGroup() throws {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.handle(Step.self) { _, sender in
      asked.note("navigator, from \(sender.map { "\($0)" } ?? "outside")")
      return .stay
    }
    navigator.perform(.push(asked.flow(shop)))
    try pay(in: navigator, at: 2)
    #expect(asked.names == ["Shop", "A", "navigator, from Shop #2"])
  }

  @Test func eventsOfTheEndPrecedeThoseOfTheMessage() throws {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .popToRoot() })
    navigator.perform(.push(shop))
    navigator.performHere(.present(Pages.b))
    let log = EventLog(of: navigator, .actions, .entries)
    try navigator.page(2).onText("")
    #expect(
      log.lines == [
        "willNavigate unwind(sending: Step.done)", "disappeared B #3", "removed B #3", "appeared Shop #2",
        "didNavigate unwind(sending: Step.done): removed B #3", "willNavigate popToRoot()", "disappeared Shop #2",
        "removed Shop #2", "appeared A #1", "didNavigate popToRoot(): removed Shop #2",
      ])
  }

  @Test func messageIsSentEvenIfNothingHasToEnd() throws {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .push(Pages.x) })
    navigator.perform(.push(shop))
    try navigator.page(2).onText("")
    #expect(navigator.tree.summary == "A > Shop > X")
  }

  @Test func endIsPerformedEvenIfNobodyHandlesTheMessage() throws {
    let navigator = Navigator(quiet: shop)
    navigator.perform(.push(Pages.b))
    let log = EventLog(of: navigator, .actions)
    #expect(navigator.perform(.unwind(sending: Step.done), from: 1).description == "removed B #2")
    #expect(log.lines.last == "ignored send(Step.done): unhandled")
  }

  @Test func nothingIsSentIfTheEndIsRefused() throws {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(shop, .stay))
    navigator.perform(.push(Pages.b.confirmsLeaving { _ in false }))
    #expect(navigator.perform(.unwind(sending: Step.done), from: 1).reason == .leavingRefused)
    #expect(asked.names == [])
  }

  @Test func messageWaitsForAGuardOfTheEnd() async throws {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(shop, .stay))
    let patient = Pages.b.confirmsLeaving { _ in
      await Task.yield()
      return asked.names.isEmpty
    }
    navigator.perform(.push(patient))
    let outcome = await navigator.performAndWait(.unwind(sending: Step.done), from: 1)
    #expect(outcome.description == "removed B #2")
    #expect(asked.names == ["Shop"])
  }

  @Test func handlerCanEndItsOwnGroupAndSendOn() {
    let navigator = Navigator(quiet: Pages.a.handling(String.self) { _ in .push(Pages.x) })
    navigator.perform(.push(Pages.b.handling(Step.self) { _ in .unwind(sending: "done") }))
    navigator.performHere(.present(Pages.c))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A > B > X")
  }

  @Test func stepOfABatchSendsAfterTheBatch() {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(Pages.a, .push(Pages.x)))
    navigator.perform(.push(asked.flow(Pages.b)))
    navigator.performHere(.present(Pages.c))
    navigator.perform(.batch(.dismissAll(), .unwind(sending: Step.done)))
    #expect(asked.names == ["B", "A"])
    #expect(navigator.tree.summary == "A > B > X")
  }

  @Test func screenThatIsCoveredAtTheEndOfABatchSendsNothing() {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(Pages.b))
    let log = EventLog(of: navigator, .actions)
    navigator.perform(.batch(.unwind(sending: Step.done), .push(Pages.x)), from: 1)
    #expect(navigator.tree.summary == "A > X")
    #expect(log.lines.last == "ignored send(Step.done): covered")
  }

  @Test func messagesThatCauseEachOtherAreEndless() {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .unwind(sending: Step.done) })
    var reasons: [NavigationReason] = []
    let observation = navigator.observe { event in event.issue.map { reasons.append($0.reason) } }
    navigator.perform(.send(Step.done))
    #expect(reasons == [.endless])
    withExtendedLifetime(observation) {}
  }

  @Test func spySeesTheMessage() throws {
    let spy = LetsSpy()
    let page = shop.makeScreen(lets: spy.lets)
    page.onText("")
    try spy.verify(.unwind(sending: Step.done))
    #expect(spy.actions != [.unwind()])
    #expect(spy.actions != [.unwind(sending: Step.other)])
  }
}

extension FinishSendingTests {
  @Test func messageIsCountedOnceByAnObserver() throws {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .popToRoot() })
    navigator.perform(.push(Flow(with: Page()) { page, lets in page.onNext = lets.unwind(sending: Step.done) }))
    navigator.performHere(.present(Pages.b))
    var count = 0
    let observation = navigator.observe { if $0.kind == .didNavigate, $0.action.message is Step { count += 1 } }
    try navigator.page(2).onNext()
    observation.cancel()
    #expect(count == 1)
  }
}
