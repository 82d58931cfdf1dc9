import FlowKit
import FlowKitTesting
import Testing

/// `close(sending:)`: a screen leaves, and tells those below.
@MainActor
struct CloseSendingTests {
  private let asked = Asked()
  private let judge = Judge()

  private var closing: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.onNext = lets.close(sending: Step.done)
      page.onText = lets.close { (text: String) in Step.picked(id: text.count) }
    }
    .named("S")
  }

  private func navigator(_ answer: NavigationAction = .stay) -> Navigator {
    Navigator(quiet: asked.flow(Pages.a, answer))
  }

  private func page(_ navigator: Navigator) throws -> Page { try #require(navigator.visibleScreen as? Page) }

  nonisolated static let ways: [@MainActor @Sendable (Flow<Page>) -> NavigationAction] = [
    { .push($0) }, { .present($0) }, { .present($0, as: .alert) },
  ]

  @Test(arguments: ways)
  func screenLeavesWhicheverWayItWasOpened(_ way: @MainActor @Sendable (Flow<Page>) -> NavigationAction) throws {
    let navigator = navigator(.push(Pages.b))
    navigator.perform(way(asked.flow(closing, .push(Pages.x))))
    try page(navigator).onNext()
    #expect(navigator.tree.summary == "A > B")
    #expect(asked.names == ["A"])
  }

  @Test func messageIsMadeOfTheArguments() throws {
    let navigator = Navigator(
      quiet: Pages.a.handling(Step.self) { $0 == .picked(id: 3) ? .push(Pages.b) : nil })
    navigator.performHere(.present(closing))
    try page(navigator).onText("red")
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func nothingIsSentIfTheScreenMayNotLeave() async throws {
    let navigator = navigator()
    navigator.performHere(.present(closing.confirmsLeaving { [judge] _ in await judge.confirms() }))
    try page(navigator).onNext()
    await judge.begins()
    #expect(asked.names == [])
    judge.answers(.refuse("no"))
    try await navigator.settled()
    #expect(navigator.tree.summary == "A | sheet: S")
    #expect(asked.names == [])
    try page(navigator).onNext()
    await judge.begins()
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.tree.summary == "A")
    #expect(asked.names == ["A"])
  }

  @Test func atTheAppsRootNothingIsSent() throws {
    let navigator = Navigator(quiet: closing), issues = IssueSpy(navigator)
    navigator.handle(Step.self) { _ in .push(Pages.b) }
    try page(navigator).onNext()
    #expect(
      issues.issues.map { "\($0.action.withoutPlace): \($0.reason)" } == ["close(sending: Step.done): nothing to pop"])
    #expect(navigator.tree.summary == "S")
  }

  @Test func whatItHasOpenedLeavesToo() throws {
    let navigator = navigator()
    navigator.perform(.push(closing))
    let page = try page(navigator)
    navigator.perform(.push(Pages.b))
    navigator.performHere(.present(Pages.c))
    page.onNext()
    #expect(navigator.tree.summary == "A")
    #expect(asked.names == ["A"])
  }

  @Test func anAnswerMayClose() throws {
    let navigator = navigator(.push(Pages.b))
    let middle = Flow(with: Page()).named("M").handling(Step.self) { _ in .close(sending: Step.other) }
    navigator.performHere(.present(middle))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A > B")
  }
}
