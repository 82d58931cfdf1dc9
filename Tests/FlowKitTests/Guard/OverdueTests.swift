import FlowKit
import FlowKitTesting
import Testing

/// Guards and preparations that take longer than the app's limit.
@MainActor
struct OverdueTests {
  private let navigator = Navigator(quiet: Pages.a)
  private let judge = Judge()
  private let alarm = Alarm()

  /// Lets the time pass, and waits until that is reported.
  private func issue(after body: () -> Void = {}) async -> NavigationIssue? {
    let (stream, continuation) = AsyncStream.makeStream(of: NavigationIssue.self)
    navigator.onIssue = { continuation.yield($0) }
    body()
    alarm.ring()
    for await issue in stream { return issue }
    return nil
  }

  @Test func aSlowGuardIsReportedAndGoesOn() async throws {
    let log = EventLog(of: navigator, [.waiting, .overdue, .didNavigate])
    navigator.reportWaiting(longerThan: .seconds(10), clock: alarm)
    navigator.perform(.push(Pages.b.guarded { await judge.thinks() }))
    await judge.begins()
    let issue = try #require(await issue())
    #expect(issue.reason == .overdue)
    #expect(issue.message.contains(" still waits: after 10.0 seconds, the guard of B at FlowKitTests/"))
    #expect(issue.message.contains(" has not answered. "))
    #expect(navigator.isWaiting)
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B")
    #expect(log.events.map(\.kind) == [.waiting, .overdue, .didNavigate])
  }

  @Test func aSlowPreparationIsReported() async throws {
    let load = Load()
    navigator.reportWaiting(longerThan: .seconds(10), clock: alarm)
    navigator.perform(.push(Pages.b.preparing { try await load.run() }))
    await load.begins()
    #expect(try #require(await issue()).message.contains("after 10.0 seconds, the preparation of B has not ended."))
    navigator.cancelWaiting()
  }

  @Test func anActionInLineIsReported() async throws {
    navigator.reportWaiting(longerThan: nil)
    navigator.perform(.push(Pages.b.guarded { await judge.thinks() }))
    await judge.begins()
    navigator.reportWaiting(longerThan: .seconds(10), clock: alarm)
    navigator.perform(.push(Pages.c))
    let message = try #require(await issue()).message
    #expect(message.hasPrefix("push(C) at FlowKitTests/"))
    #expect(message.contains(" still waits: after 10.0 seconds, it is still in line behind push(B), which waits for "))
    #expect(message.hasSuffix(" See why that takes so long, or call navigator.cancelWaiting(), which ends both."))
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B > C")
  }

  @Test func whatAsksTheUserMayTakeItsTime() async throws {
    navigator.perform(.push(Pages.b.confirmsLeaving { _ in await judge.confirms() }))
    navigator.reportWaiting(longerThan: .seconds(10), clock: alarm)
    let issues = IssueSpy(navigator)
    navigator.perform(.pop())
    await judge.begins()
    alarm.ring()
    judge.answers(.allow)
    try await navigator.settled()
    #expect(issues.issues.isEmpty)
    #expect(navigator.tree.summary == "A")
  }

  @Test func aGuardThatAnswersInTimeIsNotReported() async throws {
    navigator.reportWaiting(longerThan: .seconds(10), clock: alarm)
    let issues = IssueSpy(navigator)
    navigator.perform(.push(Pages.b.guarded { await judge.thinks() }))
    await judge.begins()
    judge.answers(.allow)
    try await navigator.settled()
    alarm.ring()
    #expect(issues.issues.isEmpty)
  }

  @Test func withoutALimitNothingIsReported() async throws {
    navigator.reportWaiting(longerThan: .seconds(10), clock: alarm)
    navigator.reportWaiting(longerThan: nil)
    let issues = IssueSpy(navigator)
    navigator.perform(.push(Pages.b.guarded { await judge.thinks() }))
    await judge.begins()
    alarm.ring()
    judge.answers(.allow)
    try await navigator.settled()
    #expect(issues.issues.isEmpty)
  }
}
