import FlowKit
import FlowKitTesting
import Testing

/// Screens that stay alive after they left.
@MainActor
struct LeakTests {
  /// A screen that owns a closure that owns the screen.
  private static var leaking: Flow<Page> {
    Flow(with: Page()) { screen, lets in
      let pop: () -> Void = lets.pop()
      screen.onNext = {
        withExtendedLifetime(screen) {}
        pop()
      }
    }
    .named("Leaking")
  }

  private static var alsoLeaking: Flow<Page> {
    Flow(with: Page()) { screen, _ in screen.onNext = { withExtendedLifetime(screen) {} } }.named("Leaking")
  }

  private final class Ear {
    var issues: [NavigationIssue] = []
  }

  private func navigator(_ root: Flow<Page> = Pages.a, after count: Int = 3) -> (Navigator, Ear) {
    let navigator = Navigator(root: root), ear = Ear()
    navigator.leakDetection = .after(transitions: count)
    navigator.onIssue = { ear.issues.append($0) }
    return (navigator, ear)
  }

  /// A push of the flow, and a pop.
  private func visit(_ flow: Flow<Page>, in navigator: Navigator) {
    navigator.perform(.push(flow))
    navigator.perform(.pop())
  }

  @Test func screenThatHoldsItselfIsReportedOnceForItsFlow() throws {
    let (navigator, ear) = navigator()
    for _ in 1...5 { visit(Self.leaking, in: navigator) }
    let issue = try #require(ear.issues.first)
    #expect(ear.issues.count == 1)
    #expect(issue.reason == .leaked)
    #expect(issue.caller?.description == "Leaking #2")
    #expect(issue.action.kind == .pop)
    #expect(issue.message.hasPrefix("Leaking #2 is still alive, long after pop() at FlowKitTests/LeakTests.swift:"))
    #expect(issue.message.contains("declared at FlowKitTests/LeakTests.swift:"))
  }

  @Test func leakIsReportedAfterItsNumberOfTransitions() {
    let (navigator, ear) = navigator(after: 3)
    visit(Self.leaking, in: navigator)
    var counts = [ear.issues.count]
    for flow in [Pages.b, Pages.c, Pages.d] {
      navigator.perform(.push(flow))
      counts.append(ear.issues.count)
    }
    #expect(counts == [0, 0, 0, 1])
  }

  @Test func screensThatLeaveOneAfterTheOtherAreReportedOneAfterTheOther() {
    let (navigator, ear) = navigator(after: 3)
    visit(Self.leaking, in: navigator)
    visit(Self.alsoLeaking, in: navigator)
    var counts: [Int] = []
    for flow in [Pages.b, Pages.c, Pages.d, Pages.b] {
      navigator.perform(.push(flow))
      counts.append(ear.issues.count)
    }
    #expect(counts == [1, 1, 2, 2])
    #expect(ear.issues.compactMap(\.caller?.description) == ["Leaking #2", "Leaking #3"])
  }

  @Test func releasedScreensAndBrieflyHeldOnesAreNotReported() throws {
    let (navigator, ear) = navigator(after: 10)
    navigator.perform(.push(Pages.b))
    var screen: AnyObject? = navigator.visibleScreen
    navigator.perform(.pop())
    for _ in 1...4 { visit(Pages.c, in: navigator) }
    #expect(screen != nil)
    screen = nil
    for _ in 1...20 { visit(Pages.c, in: navigator) }
    #expect(ear.issues.isEmpty)
  }

  @Test func objectThatIsShownAgainIsNoLeak() {
    let (navigator, ear) = navigator(after: 2), shared = Page()
    let flow = Flow(with: shared).named("Shared")
    visit(flow, in: navigator)
    navigator.perform(.push(flow))
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.c))
    #expect(ear.issues.isEmpty)
  }

  @Test func retainedScreenIsNoLeak() {
    let (navigator, ear) = navigator(after: 2)
    visit(Pages.b.retained(), in: navigator)
    for _ in 1...5 { visit(Pages.c, in: navigator) }
    #expect(navigator.retainedCount == 1)
    #expect(ear.issues.isEmpty)
  }

  @Test func screensOfBatchesAndContainersAreCheckedToo() {
    let (navigator, ear) = navigator(Flow(with: Page(), containing: .tabs(Self.leaking, Pages.b)), after: 1)
    navigator.perform(.batch(.setChildren(Self.leaking, Pages.b, Pages.c), .resetRoot(to: Pages.a)))
    navigator.perform(.push(Pages.b))
    #expect(ear.issues.map(\.caller?.flow.name) == ["Leaking"])
  }

  @Test func transitionsOfAHostAreCounted() {
    let (navigator, ear) = navigator(after: 2), host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    host.finishTransition()
    visit(Self.leaking, in: navigator)
    for _ in 1...5 { visit(Pages.b, in: navigator) }
    #expect(ear.issues.isEmpty)
    host.finishTransition()
    navigator.perform(.push(Pages.b))
    host.finishTransition()
    host.finishTransition()
    #expect(ear.issues.map(\.reason) == [.leaked])
  }

  @Test func disabledLeakDetectionReportsNothing() {
    let (navigator, ear) = navigator(after: 1)
    visit(Self.leaking, in: navigator)
    navigator.leakDetection = .off
    #expect(navigator.leakDetection == .off)
    for _ in 1...20 { visit(Self.leaking, in: navigator) }
    #expect(ear.issues.isEmpty)
    navigator.leakDetection = .after(transitions: 0)
    #expect(navigator.leakDetection == .after(transitions: 1))
  }

  @Test func leakDetectionIsOnlyOnInDebugBuilds() {
    #expect(Navigator(root: Pages.a).leakDetection == .automatic)
  }
}
