import FlowKit
import FlowKitTesting
import Testing

/// Which screens can send messages.
@MainActor
struct SenderTests {
  private var sender: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.onNext = lets.send(Step.done)
      page.onText = lets.send { Step.picked(id: $0.count) }
    }.named("S")
  }

  private func handling(_ answer: NavigationAction) -> Flow<Page> { Pages.a.handling(Step.self) { _ in answer } }

  @Test func callbackSendsFromItsScreen() throws {
    let navigator = Navigator(quiet: handling(.push(Pages.b)))
    navigator.perform(.push(sender))
    try navigator.page(2).onNext()
    #expect(navigator.tree.summary == "A > S > B")
  }

  @Test func argumentsBecomeTheMessage() throws {
    let navigator = Navigator(
      root: Pages.a.handling(Step.self) { $0 == .picked(id: 3) ? .popToRoot() : nil })
    navigator.perform(.push(sender))
    try navigator.page(2).onText("abc")
    #expect(navigator.tree.summary == "A")
  }

  @Test func flowHandlesMessagesOfItsOwnScreen() throws {
    let navigator = Navigator(quiet: sender.handling(Step.self) { _ in .push(Pages.b) })
    try navigator.page(1).onNext()
    #expect(navigator.tree.summary == "S > B")
  }

  @Test func doubleTapSendsOnce() throws {
    let navigator = Navigator(quiet: handling(.push(Pages.b)))
    navigator.perform(.push(sender))
    let log = EventLog(of: navigator, .actions)
    try navigator.page(2).onNext()
    try navigator.page(2).onNext()
    #expect(navigator.tree.summary == "A > S > B")
    #expect(log.lines.last == "ignored send(Step.done): covered")
  }

  @Test func senderBelowAModalIsCovered() throws {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(sender, .dismissAll()))
    navigator.perform(.present(Pages.b))
    try navigator.page(1).onNext()
    #expect(asked.names == [])
    #expect(navigator.tree.summary == "S | sheet: B")
  }

  @Test func coveredScreenSendsIfItsFlowAcceptsActions() throws {
    let navigator = Navigator(quiet: sender.actsWhileCovered().handling(Step.self) { _ in .dismissAll() })
    navigator.perform(.present(Pages.b))
    try navigator.page(1).onNext()
    #expect(navigator.tree.summary == "S")
  }

  @Test func removedSenderSendsNothing() throws {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(sender))
    let page = try navigator.page(2)
    navigator.perform(.pop())
    let log = EventLog(of: navigator, .actions)
    page.onNext()
    #expect(asked.names == [])
    #expect(log.lines == ["ignored send(Step.done): removed"])
  }

  @Test func unhandledMessageDoesNoHarm() throws {
    let navigator = Navigator(quiet: sender)
    try navigator.page(1).onNext()
    #expect(navigator.tree.summary == "S")
  }

  @Test func sendIsSynchronousAndReturnsItsOutcome() throws {
    let navigator = Navigator(quiet: handling(.push(Pages.b)))
    #expect(navigator.perform(.send(Step.done)).description == "pushed B #2 for Step.done")
    #expect(navigator.perform(.send(Step.done), from: 1).reason == .covered)
    #expect(navigator.perform(.send(Step.done), from: 9).reason == .removed)
  }

  @Test func awaitedSendReturnsItsOutcome() async throws {
    let navigator = Navigator(quiet: handling(.push(Pages.b)))
    let outcome = await navigator.performAndWait(.send(Step.done))
    #expect(outcome.description == "pushed B #2 for Step.done")
  }

  @Test func handlerCanReleaseTheNavigator() throws {
    var navigator: Navigator? = Navigator(quiet: sender)
    let weak = Weak(navigator), page = try #require(try navigator?.page(1))
    navigator?.handle(Step.self) { _ in
      navigator = nil
      return .push(Pages.b)
    }
    page.onNext()
    #expect(weak.object == nil)
    page.onNext()
  }

  @Test func sendingCallbackKeepsNothingAlive() throws {
    var navigator: Navigator? = Navigator(quiet: handling(.pop()))
    navigator?.perform(.push(sender))
    let weak = Weak(navigator), callback = try #require(try navigator?.page(2)).onNext
    navigator = nil
    #expect(weak.object == nil)
    callback()
  }

  @Test func applyingAMessageToATreeAsksNoHandler() throws {
    let tree = Navigator(quiet: handling(.push(Pages.b))).tree
    #expect(throws: NavigationReason.unhandled) { try tree.applying(.send(Step.done), firstID: 2) }
    #expect(throws: NavigationReason.nothingChosen) { try tree.applying(nil, firstID: 2) }
    #expect(try tree.applying(.stay, firstID: 2).changes == [])
  }
}
