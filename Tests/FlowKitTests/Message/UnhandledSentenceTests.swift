import FlowKit
import Testing

/// What a developer reads when a message or a choice has no effect.
@MainActor
struct UnhandledSentenceTests {
  private typealias Outcome = (NavigationOutcome, line: Int)

  private func expect(_ outcome: Outcome, _ call: String, _ sentence: String) {
    #expect(outcome.0.description == "\(call) at \(#fileID):\(outcome.line) was ignored: \(sentence)")
  }

  @Test func unhandledMessageNamesWhoWasAsked() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C")
    let outcome: Outcome = (navigator.perform(.send(Step.other)), #line)
    expect(
      outcome, "send(Step.other)",
      "nothing handles it. C #3, B #2, A #1 and the navigator were asked."
        + " To handle it, add .handling(Step.self) to one of their flows, or call navigator.handle(Step.self).")
  }

  /// In Swift 5 mode, `lets.send { ... }` with the wrong number of arguments compiles to this.
  @Test func closureThatDoesNotFitIsNotSentAsAMessage() throws {
    let navigator = try Navigator(showing: "A")
    let closure: @Sendable (Int, Int) -> Step = { _, _ in .done }
    let outcome: NavigationOutcome = navigator.perform(.send(closure))
    #expect(
      outcome.description.hasSuffix("The message is the closure itself: its parameters do not fit the callback's."))
  }

  @Test func longChainIsShortened() throws {
    let navigator = try Navigator(showing: "A > B > C > D > A > B > C > D > A > B > C")
    let outcome: NavigationOutcome = navigator.perform(.send(5))
    #expect(
      outcome.description.contains(
        "C #11, B #10, A #9, D #8, C #7, … 3 more, C #3, B #2, A #1 and the navigator were asked."))
    #expect(outcome.description.contains(".handling(Int.self)"))
  }

  @Test func unhandledMessageToAFlowNamesItsEntry() throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome: Outcome = (navigator.perform(.send(Step.done, to: Pages.a)), #line)
    expect(
      outcome, "send(Step.done, to: A)",
      "nothing handles it. A #1 was asked."
        + " To handle it, add .handling(Step.self) to the flow, and return an action, or .stay.")
  }

  @Test func sentenceNamesAFlowThatHasNoEntry() throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome: Outcome = (navigator.perform(.send(Step.done, to: Pages.x)), #line)
    expect(
      outcome, "send(Step.done, to: X)",
      "there is no X in the tree (A > B). A message reaches only screens that are in the tree.")
  }

  @Test func sentenceNamesAnUnhandledBroadcast() throws {
    let navigator = try Navigator(showing: "A > B")
    let (outcomes, line) = (navigator.broadcast(Step.done), #line)
    expect(
      (try #require(outcomes.first), line), "broadcast(Step.done)",
      "nothing handles it. Every screen was asked (A > B)."
        + " To handle it, add .handling(Step.self) to the flow, and return an action, or .stay.")
  }

  @Test func sentenceNamesWhatCoversTheSender() throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome: Outcome = (navigator.perform(.send(Step.done), from: 1), #line)
    expect(
      outcome, "send(Step.done)",
      "B #2 is in front of the caller, A #1. A screen can send only while it is in front, so that a double"
        + " tap counts once. To allow it, add .actsWhileCovered() to the flow of A.")
  }

  @Test func sentenceExplainsAChoiceOfNil() throws {
    let navigator = try Navigator(showing: "A")
    let outcome: Outcome = (navigator.perform(nil), #line)
    expect(outcome, "nil", "no action was chosen. To do nothing on purpose, choose .stay.")
  }

  @Test func sentenceNamesTheRemovedSender() throws {
    let navigator = try Navigator(showing: "A")
    let outcome: Outcome = (navigator.perform(.send(Step.done), from: 7), #line)
    expect(
      outcome, "send(Step.done)",
      "there is no screen #7. The callback of a closed screen does nothing."
        + " To act without the screen, perform the action on the navigator.")
  }

  @Test func sentenceNamesTheChainOfAnAnsweringMessage() throws {
    let navigator = Navigator(quiet: Pages.a.handling(Int.self) { .send(Step.picked(id: $0)) })
    navigator.perform(.present(Pages.b))
    let outcome: NavigationOutcome = navigator.perform(.send(5))
    #expect(outcome.description.hasPrefix("send(Step.picked(id: 5)) at "))
    #expect(outcome.description.contains("A #1 and the navigator were asked."))
  }

  @Test func reasonsAreReadable() {
    let reasons: [NavigationReason] = [
      .nothingChosen, .unhandled, .messagesFailed, .preparationFailed, .cancelled,
    ]
    #expect(
      reasons.map(\.description) == [
        "nothing chosen", "unhandled", "messages failed", "preparation failed", "cancelled",
      ])
  }
}
