import FlowKit
import FlowKitTesting
import Testing

/// Messages from a screen to its children and to the screens that it opened.
@MainActor
struct SendToTests {
  private let asked = Asked()

  /// Tabs that send messages to their children.
  private func tabs(_ children: FlowChildren) -> Flow<Page> {
    Flow(with: Page(), containing: children) { [self] page, lets in
      page.onNext = lets.perform(.broadcast(Step.done))
      page.onText = lets.send(to: asked.flow(Pages.c)) { Step.picked(id: $0.count) }
    }.named("Tabs")
  }

  @Test func containerSendsToTheChildOfOneTab() throws {
    let children = FlowChildren.tabs(asked.flow(Pages.b), asked.flow(Pages.c, .select(Pages.c)), isEager: true)
    let navigator = Navigator(quiet: tabs(children))
    try navigator.page(1).onText("abc")
    #expect(asked.names == ["C"])
    #expect(navigator.tree.summary == "Tabs[B, *C]")
  }

  @Test func childThatWasNeverShownIsNotFound() throws {
    let navigator = Navigator(quiet: tabs(.tabs(asked.flow(Pages.b), asked.flow(Pages.c))))
    let outcome = navigator.perform(.send(Step.done, to: Pages.c), from: 1)
    #expect(outcome.reason == .targetNotFound)
    #expect(
      outcome.description.hasSuffix(
        "was ignored: Tabs #1 neither contains nor has led to C (Tabs[*B, (C)]). A screen sends to what it contains"
          + " or has led to; navigator.perform(.send(_:to:)) reaches every screen."))
  }

  @Test func containerBroadcastsToItsChildrenOnly() throws {
    let inner = tabs(.tabs(asked.flow(Pages.b, .stay), asked.flow(Pages.c), isEager: true))
    let outer = Flow(with: Page(), containing: .tabs(inner, asked.flow(Pages.d), isEager: true))
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(outer)))
    let id = try navigator.entry("Tabs").id
    try navigator.page(id).onNext()
    #expect(asked.names == ["B", "C"])
  }

  @Test func tabDoesNotReachTheSameFlowInAnotherTab() throws {
    let navigator = Navigator(quiet: Flow(with: Page(), containing: .tabs(asked.flow(Pages.b), Pages.c)))
    navigator.perform(.push(asked.flow(Pages.x, .stay)))
    navigator.perform(.select(1))
    #expect(navigator.perform(.send(Step.done, to: Pages.x)).isPerformed)
    let otherTab = try navigator.entry("C").id
    #expect(navigator.perform(.send(Step.done, to: Pages.x), from: otherTab).reason == .targetNotFound)
    #expect(asked.names == ["X"])
  }

  @Test func screenReachesWhatItPushedAndPresented() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    for flow in [Pages.b, Pages.c] { navigator.perform(.push(asked.flow(flow))) }
    navigator.performHere(.present(asked.flow(Pages.d)))
    navigator.perform(.push(asked.flow(Pages.x, .stay)))
    #expect(navigator.perform(.broadcast(Step.done), from: 2).isPerformed)
    #expect(asked.names == ["C", "D", "X"])
    asked.clear()
    #expect(navigator.perform(.send(Step.done, to: Pages.x), from: 2).isPerformed)
    #expect(navigator.perform(.send(Step.done, to: Pages.a), from: 2).reason == .targetNotFound)
    #expect(asked.names == ["X"])
  }

  @Test func screenDoesNotReachModalsOfScreensBelowIt() {
    let navigator = Navigator(quiet: Pages.p)
    navigator.perform(.push(asked.flow(Pages.b)))
    navigator.perform(.present(asked.flow(Pages.c)), from: 1)
    let outcome = navigator.perform(.broadcast(Step.done), from: 2)
    #expect(outcome.reason == .unhandled)
    #expect(outcome.description.contains("Every screen that B #2 contains or has led to was asked"))
    #expect(asked.names == [])
  }

  @Test func screenItselfIsNotAsked() throws {
    let navigator = Navigator(quiet: asked.flow(tabs(.tabs(Pages.b, Pages.c)), .push(Pages.x)))
    let log = EventLog(of: navigator, .actions)
    try navigator.page(1).onNext()
    #expect(asked.names == [])
    #expect(log.lines == ["ignored broadcast(Step.done): unhandled"])
  }

  @Test func containerForwardsAMessageOfOneChildToTheOthers() throws {
    let root = tabs(.tabs(Pages.b, asked.flow(Pages.c, .select(Pages.c)), isEager: true))
      .handling(Int.self) { _ in .send(Step.done, to: Pages.c) }
    let navigator = Navigator(quiet: root)
    #expect(navigator.perform(.send(1)).isPerformed)
    #expect(navigator.tree.summary == "Tabs[B, *C]")
  }

  @Test func handlerBroadcastsToEverythingItsScreenOpened() {
    let root = asked.flow(Pages.a).handling(Int.self) { _ in .broadcast(Step.done) }
    let navigator = Navigator(quiet: root)
    navigator.perform(.push(asked.flow(Pages.b, .stay)))
    #expect(navigator.perform(.send(1)).isPerformed)
    #expect(asked.names == ["B"])
  }

  @Test func broadcastsThatAnswerEachOtherAreEndless() {
    let root = Pages.a.handling(Int.self) { _ in .broadcast("down") }
    let navigator = Navigator(quiet: root)
    for flow in [Pages.b, Pages.c] { navigator.perform(.push(flow.handling(String.self) { _ in .send(1) })) }
    #expect(navigator.perform(.send(1)).reason == .endless)
    #expect(navigator.tree.summary == "A > B > C")
    navigator.perform(.pop())
    #expect(navigator.perform(.send(1)).reason == .endless)
  }

  @Test func removedScreenReachesNobody() throws {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(tabs(.tabs(asked.flow(Pages.b), Pages.c))))
    let page = try navigator.page(2)
    navigator.perform(.pop(), from: 2)
    #expect(navigator.tree.summary == "A")
    page.onNext()
    page.onText("")
    #expect(asked.names == [])
  }

  @Test func spySeesTheTargetFlow() throws {
    let spy = LetsSpy()
    let page = tabs(.tabs(Pages.b, Pages.c)).makeScreen(lets: spy.lets)
    page.onNext()
    page.onText("abc")
    #expect(spy.actions == [.broadcast(Step.done), .send(Step.picked(id: 3), to: Pages.c)])
    #expect(spy.actions.last != .send(Step.picked(id: 3)))
  }
}

extension SendToTests {
  private enum Picked: Sendable, Equatable { case item(String) }

  @Test func functionMakesTheMessageOfTheArguments() {
    let down = Flow(with: Page()) { page, lets in page.onText = lets.send(to: Pages.b) { Picked.item($0) } }
    let spy = LetsSpy(), page = down.makeScreen(lets: spy.lets)
    page.onText("tea")
    #expect(spy.actions == [.send(Picked.item("tea"), to: Pages.b)])
  }
}
