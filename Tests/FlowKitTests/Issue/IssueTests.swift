import FlowKit
import Testing

/// One closure receives everything that was not done.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct IssueTests {
  @Test func everyIssueIsReportedOnce() async throws {
    struct Failure: Error {}
    let failing = Pages.b.preparing { throw Failure() }
    let looping = Flow(with: Page()) { screen, lets in
      screen.onNext = lets.popToRoot()
      screen.onNext()
    }
    let navigator = Navigator(root: Flow(with: Page()) { $0.onNext = $1.push(Pages.c) })
    var heard: [NavigationReason] = []
    navigator.onIssue = { heard.append($0.reason) }
    let root = try navigator.page(1)
    root.onNext()
    root.onNext()
    await navigator.performAndWait(.dismiss())
    await navigator.performAndWait(.send(Step.done))
    await navigator.performAndWait(.pop(), from: 7)
    let outcome = await navigator.performAndWait(.push(failing))
    #expect(outcome.reason == .preparationFailed)
    await navigator.performAndWait(.present(looping))
    await navigator.performAndWait(.pop())
    #expect(
      heard == [
        .covered, .nothingToDismiss, .unhandled, .removed, .preparationFailed, .nothingToPop, .nothingToPop,
      ])
  }

  @Test func onIssueIsCalledDuringTheActionAfterTheObservers() throws {
    let navigator = try Navigator(showing: "A")
    var lines: [String] = []
    let observation = navigator.observe { event in
      if event.isOf(.actions, .entries) { lines.append("\(event.kind)") }
    }
    navigator.onIssue = { [unowned navigator] issue in
      lines.append("issue: \(issue.reason)")
      lines.append("\(navigator.perform(.push(Pages.b)))")
    }
    navigator.perform(.pop())
    observation.cancel()
    #expect(
      lines == [
        "ignored", "issue: nothing to pop", "queued: another action is being performed", "willNavigate", "made",
        "disappeared", "appeared",
        "didNavigate",
      ])
  }

  @Test func appCanDescribeErrors() throws {
    struct Failure: Error {}
    let navigator = try Navigator(showing: "A"), failing = Pages.b.guarded { throw Failure() }
    navigator.onIssue = nil
    func sentence() -> String { navigator.perform(.push(failing)).description }
    #expect(sentence().contains(" threw an error: Failure(). "))
    navigator.describeError = { "\(type(of: $0)), sadly." }
    #expect(sentence().contains(" threw an error: Failure, sadly. To "))
    navigator.describeError = nil
    #expect(sentence().contains(" threw an error: Failure(). "))
  }

  @Test func onIssueCanBeNilOrReplaceItself() throws {
    let navigator = try Navigator(showing: "A")
    var count = 0
    navigator.onIssue = { [unowned navigator] _ in
      count += 1
      navigator.onIssue = nil
    }
    navigator.perform(.pop())
    navigator.perform(.pop())
    #expect(count == 1)
    #expect(navigator.onIssue == nil)
  }

  @Test func debugBuildsPrintIssuesAndReleaseBuildsDoNot() {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    #expect((Navigator(root: Pages.a).onIssue != nil) == isDebug)
  }

  @Test func screenViewsCanBeCountedInOneLine() throws {
    let navigator = Navigator(quiet: Pages.a)
    var views: [String: Int] = [:]
    let observation = navigator.observe {
      if $0.kind == .appeared { views[$0.entry?.flow.name ?? "", default: 0] += 1 }
    }
    for action in [.push(Pages.b), .push(Pages.c), .pop(), .popToRoot(), .pop()] as [NavigationAction] {
      navigator.perform(action)
    }
    observation.cancel()
    #expect(views == ["A": 1, "B": 2, "C": 1])
  }
}
