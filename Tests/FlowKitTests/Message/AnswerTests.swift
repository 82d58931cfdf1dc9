import FlowKit
import FlowKitTesting
import Testing

/// How the navigator performs a handler's answer.
@MainActor
struct AnswerTests {
  @Test func answerActsFromTheTopOfTheHandlersStack() {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .push(Pages.c) })
    navigator.perform(.push(Pages.b))
    let log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A > B > C")
    #expect(
      log.lines == [
        "willNavigate push(C)", "made C #3", "disappeared B #2", "appeared C #3", "didNavigate push(C): pushed C #3",
      ])
    #expect(log.events.map { $0.caller?.description } == Array(repeating: "B #2", count: 5))
  }

  @Test func popOfAHandlerRemovesTheTopOfItsStack() {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .pop() })
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.c))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func forwardAnswerBelowAModalIsCovered() {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .push(Pages.c) })
    navigator.performHere(.present(Pages.b))
    let outcome: NavigationOutcome = navigator.perform(.send(Step.done))
    #expect(outcome.reason == .covered)
    #expect(outcome.issue?.action == .push(Pages.c))
    #expect(outcome.issue?.caller?.description == "A #1")
    #expect(navigator.tree.summary == "A | sheet: B")
  }

  @Test func forwardAnswerBelowAModalWorksWhereTheTopAcceptsIt() {
    let navigator = Navigator(quiet: Pages.p.handling(Step.self) { _ in .push(Pages.c) })
    navigator.performHere(.present(Pages.b))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "P > C | sheet: B")
  }

  @Test func dismissOfAPresenterClosesItsModal() {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .dismiss() })
    navigator.performHere(.present(Pages.b))
    navigator.perform(.push(Pages.c))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A")
  }

  @Test func answerOfTheNavigatorActsFromTheVisibleScreen() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C")
    navigator.handle(Step.self) { _ in .push(Pages.d) }
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "A > B | sheet: C > D")
  }

  @Test func noneIsPerformedAndChangesNothing() {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(Pages.a))
    navigator.perform(.push(asked.flow(Pages.b, .stay)))
    let log = EventLog(of: navigator, .actions)
    let outcome: NavigationOutcome = navigator.perform(.send(Step.done))
    #expect(outcome.isPerformed)
    #expect(outcome.changes == [])
    #expect(asked.names == ["B"])
    #expect(log.lines == ["willNavigate send(Step.done)", "didNavigate send(Step.done)"])
  }

  @Test func impossibleAnswerEndsTheMessageWithItsOwnReason() {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .popTo(Pages.x) })
    let log = EventLog(of: navigator, .actions)
    let outcome: NavigationOutcome = navigator.perform(.send(Step.done))
    #expect(outcome.reason == .targetNotFound)
    #expect(outcome.issue?.action == .popTo(Pages.x))
    #expect(log.lines == ["ignored popTo(X): target not found"])
  }

  @Test func argumentsOfTheAnswerAreDelivered() throws {
    let navigator = Navigator(
      root: Pages.a.handling(String.self) { text in .push(Pages.b) { $0.receive(text) } })
    navigator.perform(.send("hello"))
    #expect(try navigator.page(2).received == ["hello"])
    navigator.handle(Int.self) { number in .goTo(Pages.a) { $0.receive("\(number)") } }
    navigator.perform(.send(5))
    #expect(try navigator.page(1).received == ["5"])
  }

  @Test func answerCanBeAnotherMessage() {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(Pages.a, .popToRoot()))
    navigator.perform(.push(Pages.b.handling(Int.self) { .send(Step.picked(id: $0)) }))
    navigator.perform(.push(asked.flow(Pages.c)))
    let outcome: NavigationOutcome = navigator.perform(.send(5))
    #expect(asked.names == ["C", "A"])
    #expect(outcome.description == "removed C #3, removed B #2 for Step.picked(id: 5)")
  }

  @Test func answeringMessageContinuesBelowAModal() {
    let navigator = Navigator(
      root: Pages.a.handling(Int.self) { _ in .send(Step.done) }.handling(Step.self) { _ in .dismiss() })
    navigator.performHere(.present(Pages.b))
    navigator.perform(.send(5))
    #expect(navigator.tree.summary == "A")
  }

  @Test func handlersThatAnswerEachOtherEndlesslyAreRefused() {
    var count = 0
    let navigator = Navigator(
      quiet: Pages.a
        .handling(Int.self) { _ in .send("text") }
        .handling(String.self) { _ in
          count += 1
          return .send(5)
        })
    let outcome: NavigationOutcome = navigator.perform(.send(5))
    #expect(outcome.reason == .endless)
    #expect(count == 500)
    #expect(outcome.description.hasPrefix("send(5) at \(#fileID):"))
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func actionThatAHandlerPerformsWaitsItsTurn() {
    let navigator = Navigator(quiet: Pages.b)
    navigator.handle(Step.self) { [unowned navigator] _ in
      #expect(navigator.perform(.push(Pages.d)).isQueued)
      return .push(Pages.c)
    }
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == "B > C > D")
  }

  @Test func answerKnowsThePlaceOfItsHandler() throws {
    let (flow, line) = (Pages.a.handling(Step.self) { _ in .pop() }, #line)
    let outcome: NavigationOutcome = Navigator(quiet: flow).perform(.send(Step.done))
    #expect(outcome.issue?.action.origin?.description == "\(#fileID):\(line)")
  }

  @Test func hostShowsTheAnswerOfAMessage() throws {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .push(Pages.b, transition: .none) })
    let host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.send(Step.done))
    #expect(host.pictures.last == "A → A > B, none")
    #expect(host.problems == [])
  }
}
