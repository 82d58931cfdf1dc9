import FlowKit
import FlowKitTesting
import Testing

/// `recheckGuards`: who may no longer be here leaves.
@MainActor
struct RecheckingTests {
  private let session = Flag()

  init() { session.isOn = true }

  private func guarded(_ flow: Flow<Page>) -> Flow<Page> {
    flow.guarded(orElse: .redirect(.present(Pages.x))) { session.isOn }
  }

  /// The tree after the session has ended.
  private func recheck(_ navigator: Navigator) -> String {
    session.isOn = false
    navigator.recheckGuards()
    return navigator.tree.summary
  }

  @Test func aScreenLeavesWithWhatIsAboveIt() {
    let navigator = Navigator(root: Pages.a)
    for flow in [Pages.b, guarded(Pages.c), Pages.d] { navigator.perform(.push(flow)) }
    navigator.performHere(.present(Pages.p))
    let gone = Weak(navigator.screen(of: guarded(Pages.c))), log = EventLog(of: navigator, [.didNavigate])
    #expect(recheck(navigator) == "A > B")
    #expect(log.events.count == 1)
    #expect(gone.object == nil)
  }

  @Test func nothingHappensWhereAllIsAllowed() {
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.push(guarded(Pages.c)))
    let outcome = navigator.recheckGuards()
    #expect(outcome.isPerformed && outcome.changes.isEmpty)
    #expect(navigator.tree.summary == "A > C")
  }

  @Test func aModalLeavesWithItsRootOrItsPresenter() {
    let navigator = Navigator(root: Pages.a)
    navigator.performHere(.present(Pages.b))
    navigator.performHere(.present(guarded(Pages.c)))
    navigator.performHere(.present(Pages.d))
    #expect(recheck(navigator) == "A | sheet: B")
    session.isOn = true
    navigator.perform(.push(guarded(Pages.c)))
    navigator.performHere(.present(Pages.d))
    #expect(recheck(navigator) == "A | sheet: B")
  }

  @Test func allTabsAreLookedAt() {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.a, guarded(Pages.b), Pages.c)).named("Tabs")
    let navigator = Navigator(root: tabs)
    navigator.perform(.push(guarded(Pages.p)))
    navigator.perform(.select(2))
    navigator.perform(.push(guarded(Pages.q)))
    navigator.perform(.select(1))
    #expect(navigator.tree.summary == "Tabs[A > P, *B, C > Q]")
    #expect(recheck(navigator) == "Tabs[A, (B), *C]")
    #expect(navigator.perform(.select(0)).isPerformed)
    #expect(navigator.perform(.select(1)).isWaiting)
    #expect(navigator.tree.summary == "Tabs[*A, (B), C] | sheet: X")
  }

  @Test func aTabThatWasNeverShownMayTakeThePlace() {
    let tabs = Flow(with: Page(), containing: .tabs(guarded(Pages.a), guarded(Pages.b), Pages.c)).named("Tabs")
    let navigator = Navigator(root: tabs)
    #expect(recheck(navigator) == "Tabs[(A), (B), *C]")
  }

  @Test func aContainerWithNothingToShowLeaves() {
    let tabs = Flow(with: Page(), containing: .tabs(guarded(Pages.b), guarded(Pages.c))).named("Tabs")
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.push(tabs))
    #expect(recheck(navigator) == "A")
  }

  @Test func aColumnBeginsAnew() {
    let split = Flow(with: Page(), containing: .split(Pages.a, Pages.b)).named("Split")
    let navigator = Navigator(root: split)
    navigator.perform(.show(guarded(Pages.c), in: .detail))
    let before = navigator.tree.summary
    #expect(before.contains("C"))
    #expect(recheck(navigator) == before.replacingC)
  }

  @Test func theRootStays() {
    let navigator = Navigator(root: guarded(Pages.a))
    navigator.perform(.push(Pages.b))
    navigator.performHere(.present(Pages.c))
    #expect(recheck(navigator) == "A")
  }

  @Test func aGuardThatTakesItsTimeIsWaitedFor() async throws {
    let navigator = Navigator(root: Pages.a), judge = Judge()
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.c.guarded { await judge.thinks() }))
    await judge.begins()
    judge.answers(.allow)
    try await navigator.settled()
    navigator.perform(.push(Pages.d))
    #expect(navigator.recheckGuards().isWaiting)
    await judge.begins()
    judge.answers(.refuse("no"))
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > B")
    #expect(judge.count == 2)
  }

  @Test func itStandsBehindNobody() async throws {
    let navigator = Navigator(root: Pages.a), judge = Judge()
    navigator.perform(.push(guarded(Pages.b)))
    navigator.perform(.push(Pages.c.guarded { await judge.thinks() }))
    await judge.begins()
    #expect(recheck(navigator) == "A")
    judge.answers(.allow)
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > C")
  }

  @Test func whoLeavesIsAskedUnlessTheAppSaysOtherwise() {
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.push(guarded(Pages.b)))
    navigator.perform(.push(Pages.c.confirmsLeaving { _ in false }))
    session.isOn = false
    #expect(navigator.recheckGuards().reason == .leavingRefused)
    #expect(navigator.tree.summary == "A > B > C")
    #expect(navigator.recheckGuards(asksToLeave: false).isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  @Test func anErrorIsNoPermission() {
    let navigator = Navigator(root: Pages.a)
    navigator.perform(
      .push(
        Pages.b.guarded {
          if !session.isOn { throw Load.Failure() }
          return .allow
        }))
    #expect(recheck(navigator) == "A")
  }

  @Test func aGuardThatFailsLateDoesNotAllowItsFlow() async throws {
    let load = Load(), navigator = Navigator(root: Pages.a), session = session
    let slow = Pages.b.guarded {
      if !session.isOn { try await load.run() }
      return .allow
    }
    await navigator.performAndWait(.push(slow))
    session.isOn = false
    #expect(navigator.recheckGuards().isWaiting)
    await load.begins()
    load.fail()
    try await navigator.settled()
    #expect(navigator.tree.summary == "A")
  }
}

extension String {
  /// The picture with B where C was.
  fileprivate var replacingC: String { String(map { $0 == "C" ? "B" : $0 }) }
}
