import FlowKit
import FlowKitTesting
import Testing

/// A message from outside keeps its place in line, also if nothing handles it yet.
@MainActor
struct MessageInLineTests {
  private let judge = Judge()

  /// A navigator whose action from outside waits for a guard, to a flow that handles steps.
  private func waiting(_ handling: Bool) async -> Navigator {
    let navigator = Navigator(quiet: Pages.a), target = Pages.b.guarded { await judge.thinks() }
    navigator.perform(.push(handling ? target.handling(Step.self) { _ in .push(Pages.c) } : target))
    await judge.begins()
    return navigator
  }

  @Test func aMessageThatNothingHandlesYetWaitsForItsTurn() async throws {
    let navigator = await waiting(true)
    #expect(navigator.perform(.send(Step.done)).isWaiting)
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B > C")
  }

  @Test func ifNothingHandlesItThenEitherThatIsReportedOnce() async throws {
    let navigator = await waiting(false), log = EventLog(of: navigator, [.ignored])
    #expect(navigator.perform(.send(Step.done)).isWaiting)
    #expect(log.events.isEmpty)
    judge.answers(.allow)
    try await navigator.settled()
    #expect(log.events.map { $0.issue?.reason } == [.unhandled])
  }

  @Test func withNothingInLineItIsReportedAtOnce() {
    let navigator = Navigator(quiet: Pages.a)
    #expect(navigator.perform(.send(Step.done)).reason == .unhandled)
  }
}
