import FlowKit
import FlowKitTesting
import Testing

/// Handlers that receive their screen and the sender, and what events and logs contain about the message.
@MainActor
struct HandlingScreenTests {
  private enum Step: Sendable, Equatable { case noted(String), done, ignored }

  private let navigator: Navigator
  private let log: EventLog

  init() {
    let list = Pages.a.handling(Step.self) { screen, step, sender in
      switch step {
      case .noted(let text):
        screen.receive("\(text) of \(sender.map { "\($0)" } ?? "the app")")
        return .stay
      case .done: return sender?.flow == Pages.c.id ? .popToRoot() : nil
      case .ignored: return nil
      }
    }
    navigator = Navigator(root: list)
    navigator.perform(.push(Pages.b))
    log = EventLog(of: navigator, .actions)
    navigator.onIssue = { _ in }
  }

  @Test func handlerReceivesItsScreenAndTheSender() throws {
    navigator.perform(.send(Step.noted("one")), from: 2)
    navigator.perform(.send(Step.noted("two")))
    navigator.perform(.push(Pages.c))
    navigator.perform(.send(Step.noted("three")), from: 3)
    navigator.perform(.send(Step.noted("four"), to: Pages.a))
    #expect(try navigator.page(1).received == ["one of B #2", "two of the app", "three of C #3", "four of the app"])
  }

  @Test func handlerOfTheNavigatorReceivesTheSender() {
    var senders: [String] = []
    navigator.handle(Int.self) { number, sender in
      senders.append("\(number) of \(sender.map { "\($0)" } ?? "the app")")
      return number == 1 ? nil : .stay
    }
    #expect(navigator.perform(.send(1), from: 2).reason == .unhandled)
    navigator.perform(.send(2))
    #expect(senders == ["1 of B #2", "2 of the app"])
  }

  @Test func outcomeNamesItsMessage() {
    #expect(navigator.perform(.popToRoot()).description == "removed B #2")
    navigator.perform(.push(Pages.c))
    #expect(navigator.perform(.send(Step.done), from: 3).description == "removed C #3 for Step.done")
  }

  @Test func answerCanDependOnTheSender() {
    #expect(navigator.perform(.send(Step.done), from: 2).reason == .unhandled)
    navigator.perform(.push(Pages.c))
    #expect(navigator.perform(.send(Step.done), from: 3).isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  @Test func eventsAndLogNameTheMessage() throws {
    navigator.perform(.push(Pages.c))
    log.clear()
    let history = navigator.startLog(keeping: 10)
    navigator.perform(.send(Step.done), from: 3)
    let event = try #require(log.events.last)
    #expect(event.action == .popToRoot())
    #expect(event.action.message as? Step == .done)
    #expect(event.action.description.hasSuffix(" for Step.done"))
    #expect(history.log.last?.action.message as? Step == .done)
    #expect(history.log.description.contains("popToRoot() for Step.done"))
    navigator.perform(.push(Pages.b))
    #expect(log.events.last?.action.message == nil)
  }

  @Test func ignoredAnswerNamesItsMessage() {
    let navigator = Navigator(root: Pages.a.handling(Step.self) { _, _, _ in .pop() })
    navigator.onIssue = { _ in }
    let outcome = navigator.perform(.send(Step.done))
    #expect(outcome.reason == .nothingToPop)
    #expect(outcome.description.contains(" for Step.done was ignored: A #1 is the app's root"))
    #expect(navigator.perform(.send(Step.ignored)).reason == .nothingToPop)
  }

  @Test func broadcastReachesEachScreenWithItsOwnHandler() throws {
    navigator.broadcast(Step.noted("all"))
    #expect(try navigator.page(1).received == ["all of the app"])
  }

  @Test func restoredScreenIsMadeWhenItsHandlerIsAsked() throws {
    var made = 0
    func page() -> Page {
      made += 1
      return Page()
    }
    let list = Flow(with: page()).named("L").handling(Step.self) { screen, _, _ in
      screen.receive("asked")
      return .stay
    }
    let navigator = Navigator(root: list)
    navigator.perform(.push(Pages.b))
    #expect(navigator.perform(.send(Step.done)).isPerformed)
    #expect(try navigator.page(1).received == ["asked"])
    #expect(made == 1)
  }
}
