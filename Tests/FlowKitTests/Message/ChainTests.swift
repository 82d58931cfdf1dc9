import FlowKit
import Testing

/// Which handlers are asked about a message, and in which order.
@MainActor
struct ChainTests {
  private let asked = Asked()

  @Test func senderIsAskedFirstThenWhatIsBelowItThenTheNavigator() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(Pages.b)))
    navigator.perform(.push(asked.flow(Pages.c)))
    navigator.handle(Step.self) { [asked] _ in
      asked.note("navigator")
      return nil
    }
    let outcome: NavigationOutcome = navigator.perform(.send(Step.done))
    #expect(asked.names == ["C", "B", "A", "navigator"])
    #expect(outcome.reason == .unhandled)
  }

  @Test func presenterIsAskedAfterTheModalsOwnStack() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(Pages.b)))
    navigator.performHere(.present(asked.flow(Pages.c)))
    navigator.perform(.push(asked.flow(Pages.d)))
    navigator.perform(.send(Step.done))
    #expect(asked.names == ["D", "C", "B", "A"])
  }

  @Test func screensAboveThePresenterAreNotAsked() {
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(Pages.p)))
    navigator.perform(.push(asked.flow(Pages.b)))
    navigator.perform(.present(asked.flow(Pages.c)), from: 2)
    navigator.perform(.send(Step.done))
    #expect(asked.names == ["C", "P", "A"])
  }

  @Test func modalThatDidNotPresentIsNotAsked() {
    let navigator = Navigator(quiet: asked.flow(Pages.p))
    navigator.performHere(.present(asked.flow(Pages.b)))
    navigator.perform(.present(asked.flow(Pages.c)), from: 1)
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "P | sheet: B | sheet: C")
    #expect(asked.names == ["C", "P"])
  }

  @Test func screenThatReplacedThePresenterIsAsked() {
    let navigator = Navigator(quiet: asked.flow(Pages.p))
    navigator.performHere(.present(asked.flow(Pages.b)))
    navigator.perform(.replace(with: asked.flow(Pages.c)), from: 1)
    navigator.perform(.send(Step.done))
    #expect(asked.names == ["B", "C"])
  }

  @Test func nobodyIsAskedAfterAnAnswer() {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .push(Pages.x)))
    navigator.perform(.push(asked.flow(Pages.b, .popToRoot())))
    navigator.perform(.push(asked.flow(Pages.c)))
    let outcome: NavigationOutcome = navigator.perform(.send(Step.done))
    #expect(asked.names == ["C", "B"])
    #expect(outcome.description == "removed C #3, removed B #2 for Step.done")
    #expect(navigator.tree.summary == "A")
  }

  @Test func handlerOfAnotherTypeIsNotAsked() {
    let navigator = Navigator(quiet: asked.flow(Pages.a, .push(Pages.x)).handling(Int.self) { _ in .push(Pages.d) })
    navigator.perform(.send("text"))
    #expect(asked.names == [])
    navigator.perform(.send(5))
    #expect(navigator.tree.summary == "A > D")
  }

  @Test func flowHandlesSeveralTypesAndAsksItsLatestHandlerFirst() {
    var order: [String] = []
    let flow = Pages.a
      .handling(Step.self) { _ in
        order.append("first")
        return .push(Pages.b)
      }
      .handling(String.self) { _ in .push(Pages.c) }
      .handling(Step.self) { step in
        order.append("second")
        return step == .done ? .push(Pages.d) : nil
      }
    let navigator = Navigator(quiet: flow)
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A > D")
    #expect(order == ["second"])
    navigator.perform(.popToRoot())
    navigator.perform(.send(Step.other))
    #expect(navigator.tree.summary == "A > B")
    #expect(order == ["second", "second", "first"])
    navigator.perform(.send("text"))
    #expect(navigator.tree.summary == "A > B > C")
  }

  @Test func laterHandlersOfTheNavigatorAreAskedFirst() {
    let navigator = Navigator(quiet: Pages.a)
    navigator.handle(Step.self) { _ in .push(Pages.b) }
    navigator.handle(Step.self) { step in step == .done ? .push(Pages.c) : nil }
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A > C")
    navigator.perform(.send(Step.other))
    #expect(navigator.tree.summary == "A > C > B")
  }

  @Test func handlerOfAProtocolReceivesAllConformingMessages() {
    let navigator = Navigator(
      quiet: Pages.a.handling((any AppMessage).self) { .push(Pages.flow($0.letter) ?? Pages.x) })
    navigator.perform(.send(Opened(letter: "B")))
    #expect(navigator.tree.summary == "A > B")
  }

  private protocol AppMessage: Sendable { var letter: Substring { get } }
  private struct Opened: AppMessage { let letter: Substring }

  @Test(
    arguments: [
      { $0.named("Name") }, { $0.id(5) }, { $0.actsWhileCovered() }, { $0.preparing {} },
    ] as [@Sendable (Flow<Page>) -> Flow<Page>])
  func otherModifiersKeepTheHandlers(_ modify: @Sendable (Flow<Page>) -> Flow<Page>) {
    let navigator = Navigator(quiet: modify(asked.flow(Pages.a)))
    navigator.perform(.send(Step.done))
    #expect(asked.names == ["A"])
  }

  @Test func handlersAreNotPartOfAFlowsIdentity() {
    #expect(asked.flow(Pages.a).id == Pages.a.id)
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(Pages.b))
    navigator.perform(.popTo(Pages.a))
    #expect(navigator.tree.summary == "A")
  }

  @Test func flowWithoutHandlersAnswersNothing() {
    _ = asked.flow(Pages.a)
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.send(Step.done))
    #expect(asked.names == [])
  }
}
