import FlowKit
import FlowKitTesting
import Testing

/// When a host reports which columns it shows.
@MainActor
struct ReportedColumnsTests {
  @Test func shownColumnsAreNotPartOfThePlace() throws {
    let navigator = try Navigator(showing: "Split[B, *D]"), before = navigator.tree
    navigator.host.setShownColumns([.detail], of: before.root[0].id)
    #expect(navigator.tree == before)
  }

  @Test func travelKeepsWhatTheHostShows() throws {
    let navigator = try Navigator(showing: "Split[*B, D]", columns: [.primary]), before = navigator.tree
    let split = before.root[0].id
    navigator.perform(.select(1))
    navigator.perform(.travel(to: before))
    #expect(navigator.tree.summary == "Split[*B, D]" && navigator.shownNames == "Split B")
    navigator.host.setShownColumns([.primary, .detail], of: split)
    navigator.perform(.push(Pages.x))
    navigator.perform(.travel(to: before))
    #expect(navigator.shownNames == "Split B D")
    navigator.perform(.resetRoot(to: Pages.a))
    navigator.perform(.travel(to: before))
    #expect(navigator.shownNames == "Split B D" && navigator.host.shownColumns(of: split) == [])
  }

  @Test func reportsAreInTheLog() throws {
    let navigator = try Navigator(showing: "Split[*B, D]"), logger = navigator.startLog()
    navigator.host.setShownColumns([.detail], of: navigator.tree.root[0].id)
    navigator.perform(.push(Pages.x))
    #expect(logger.log.map { $0.action.call } == ["setShownColumns([.detail], of: #1)", "push(X)"])
    #expect(logger.log.last?.tree.summary == "Split[B, *D > X]")
  }

  @Test func sameReportIsNoAction() throws {
    let navigator = try Navigator(showing: "Split[B, *D]", columns: [.detail]), logger = navigator.startLog()
    navigator.host.setShownColumns([.detail], of: navigator.tree.root[0].id)
    #expect(logger.log.isEmpty)
  }

  @Test func noGuardRefusesAReport() throws {
    let navigator = try Navigator(showing: "Split[*B, D]")
    let refusing = navigator.guardActions { _ in .refuse("no") }
    navigator.host.setShownColumns([.detail], of: navigator.tree.root[0].id)
    #expect(navigator.shownNames == "Split D")
    withExtendedLifetime(refusing) {}
  }

  /// A host that is slow, and reports late.
  @Test func reportOfWhatTheHostStillShowsDoesNotUndoASelection() throws {
    let navigator = try Navigator(showing: "Split[*B, D]", columns: [.primary]), split = navigator.tree.root[0].id
    let host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    host.finishTransition()
    navigator.perform(.push(Pages.x))
    navigator.perform(.select(1))
    navigator.host.setShownColumns([.primary], of: split)
    #expect(navigator.tree.summary == "Split[B > X, *D]" && navigator.shownNames == "Split D")
    host.finishTransition()
    host.finishTransition()
    #expect(host.shown == navigator.tree)
    withExtendedLifetime(host) {}
  }

  @Test func latestOfTwoReportsDuringAnActionCounts() throws {
    let navigator = try Navigator(showing: "Split[B, *D]", columns: [.primary, .detail]),
      split = navigator.tree.root[0].id
    navigator.perform(.push(Pages.x))
    let observation = navigator.observe { event in
      guard event.kind == .didNavigate, event.action.kind == .pop else { return }
      navigator.host.setShownColumns([.detail], of: split)
      navigator.host.setShownColumns([.primary, .detail], of: split)
    }
    navigator.perform(.pop())
    #expect(navigator.shownNames == "Split B D")
    observation.cancel()
  }

  /// As a UI does that draws everything after each change.
  @Test func sameReportDuringEachActionIsOneAction() throws {
    let navigator = try Navigator(showing: "Split[B, *D]"), split = navigator.tree.root[0].id
    var calls: [String] = []
    let observation = navigator.observe { event in
      guard event.kind == .didNavigate else { return }
      calls.append(event.action.call)
      for _ in 1...3 { navigator.host.setShownColumns([.primary], of: split) }
    }
    navigator.perform(.push(Pages.x))
    #expect(calls == ["push(X)", "setShownColumns([.primary], of: #1)"])
    #expect(navigator.tree.summary == "Split[*B, D > X]")
    observation.cancel()
  }

  @Test func reportDuringATransitionDoesNotHoldUpTheHost() throws {
    let navigator = try Navigator(showing: "Split[B, *D]"), host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    navigator.host.setShownColumns([.primary], of: navigator.tree.root[0].id)
    #expect(navigator.shownNames == "Split B")
    host.finishTransition()
    host.finishTransition()
    #expect(host.shown == navigator.tree && navigator.isSettled)
    navigator.host.setShownColumns([.primary, .detail], of: navigator.tree.root[0].id)
    #expect(navigator.isSettled)
    withExtendedLifetime(host) {}
  }

  /// A report neither waits nor ends what waits.
  @Test(arguments: [(2 as ScreenID?, "covered", "Split[B, *D]"), (nil, "done", "Split[B, *D > X]")])
  func reportPassesWhatWaits(from caller: ScreenID?, end: String, after: String) async throws {
    let judge = Judge(), navigator = try Navigator(showing: "Split[*B, D]")
    let slow = Flow(with: Page()).named("X").guarded { await judge.thinks() }
    async let outcome = navigator.performAndWait(.push(slow), from: caller)
    await judge.begins()
    navigator.host.setShownColumns([.detail], of: 1)
    #expect(navigator.shownNames == "Split D" && navigator.isWaiting)
    judge.answers(.allow)
    #expect(await outcome.reason.map { "\($0)" } ?? "done" == end)
    #expect(navigator.tree.summary == after)
  }
}
