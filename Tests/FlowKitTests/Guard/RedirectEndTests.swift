import FlowKit
import FlowKitTesting
import Testing

/// When a redirected action continues, and in which order several end.
@MainActor
struct RedirectEndTests {
  private let session = Flag()
  private let second = Flow(with: Page()).named("L2"), third = Flow(with: Page()).named("L3")

  private var account: Flow<Page> {
    let login = Flow(with: Page()).named("Login")
    return Pages.x.guarded { [session] in session.isOn ? .allow : .redirect(.present(login)) }
  }

  @Test(arguments: [1, 2])
  func replacingAndResettingTheModalKeepsTheRedirect(count: Int) {
    let navigator = Navigator(quiet: Pages.a), log = EventLog(of: navigator, .actions)
    navigator.perform(.push(account))
    if count == 2 { navigator.perform(.replace(with: second)) }
    log.clear()
    navigator.perform(.reset(to: third))
    #expect(navigator.tree.summary == "A | sheet: L3")
    #expect(!log.kinds.contains("ignored"))
    session.isOn = true
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "A > X")
    #expect(log.kinds.last == "didNavigate")
  }

  /// A batch may replace the screen several times; the last one is the next step.
  @Test func replacingAPushedScreenTwiceInABatchKeepsTheRedirect() {
    let login = Flow(with: Page()).named("Login"), navigator = Navigator(quiet: Pages.a)
    let log = EventLog(of: navigator, .actions)
    let guarded = Pages.x.guarded { [session] in session.isOn ? .allow : .redirect(.push(login)) }
    navigator.perform(.push(guarded))
    log.clear()
    navigator.perform(.batch(.replace(with: second), .replace(with: third)))
    #expect(navigator.tree.summary == "A > L3")
    #expect(log.kinds == ["willNavigate", "didNavigate"])
    session.isOn = true
    navigator.perform(.pop())
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func redirectedActionsEndInTheOrderInWhichTheyCame() {
    let navigator = Navigator(quiet: Pages.p), log = EventLog(of: navigator, .actions)
    for number in 0..<6 {
      let login = Flow(with: Page(), id: number).named("Login")
      let room = Flow(with: Page(), id: number).named("Room").guarded { .redirect(.present(login)) }
      navigator.perform(.push(room))
    }
    log.clear()
    navigator.cancelWaiting()
    #expect(log.events.map { $0.action.flow?.description } == (0..<6).map { "Room(\($0))" })
  }

  /// The modal is what was opened: nobody is asked before it closes.
  @Test(
    arguments: [
      .push(Pages.b), .present(Pages.b), .resetRoot(to: Pages.a, Pages.b),
    ] as [NavigationAction], [NavigationAction.replace(with: Pages.c), .reset(to: Pages.c)])
  func whatWaitsForAModalWaitsUntilItCloses(_ wish: NavigationAction, _ step: NavigationAction) {
    let login = Flow(with: Page()).named("Login"), navigator = Navigator(quiet: Pages.a)
    let guarded = Pages.b.guarded(orElse: .redirect(to: login)) { [session] in session.isOn }
    #expect(navigator.perform(wish.replacing(Pages.b.id, by: guarded.id)).isWaiting)
    session.isOn = true
    navigator.perform(step)
    #expect(navigator.tree.summary == "A | sheet: C")
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == (wish.kind == .present ? "A | sheet: B" : "A > B"))
  }

  // What it waits for.

  private func tabs(_ action: @escaping @MainActor @Sendable () -> NavigationAction) -> (Navigator, Flow<Page>) {
    let navigator = Navigator(quiet: Containers.tabs)
    return (navigator, Pages.x.guarded { [session] in session.isOn ? .allow : .redirect(action()) })
  }

  @Test func aRedirectToATabAndAModalWaitsForTheModal() {
    let login = Flow(with: Page()).named("Login")
    let (navigator, secret) = tabs { .batch(.select(1), .present(login)) }
    #expect(navigator.perform(.push(secret)).isWaiting)
    #expect(navigator.tree.summary == "Tabs[B, *C, (D)] | sheet: Login")
    session.isOn = true
    #expect(navigator.perform(.dismiss()).isPerformed)
    #expect(navigator.tree.summary == "Tabs[B, *C > X, (D)]")
  }

  @Test func aRedirectToATabAndAPushWaitsForThePush() {
    let login = Flow(with: Page()).named("Login")
    let (navigator, secret) = tabs { .batch(.select(1), .push(login)) }
    #expect(navigator.perform(.push(secret)).isWaiting)
    #expect(navigator.tree.summary == "Tabs[B, *C > Login, (D)]")
    session.isOn = true
    #expect(navigator.perform(.pop()).isPerformed)
    #expect(navigator.tree.summary == "Tabs[B, *C > X, (D)]")
  }

  @Test(arguments: [true, false])
  func aRedirectToATabWaitsUntilTheTabIsLeft(wasShown: Bool) {
    let (navigator, secret) = tabs { .select(1) }
    if wasShown { for index in [1, 0] { #expect(navigator.perform(.select(index)).isPerformed) } }
    let log = EventLog(of: navigator, .actions)
    #expect(navigator.perform(.push(secret), from: 2).isWaiting)
    #expect(navigator.tree.summary == "Tabs[B, *C, (D)]")
    #expect(navigator.perform(.push(Pages.a)).isPerformed)  // still on the tab
    #expect(navigator.tree.summary == "Tabs[B, *C > A, (D)]")
    session.isOn = true
    #expect(navigator.perform(.select(0)).isPerformed)
    #expect(navigator.tree.summary == "Tabs[*B > X, C > A, (D)]")
    #expect(!log.kinds.contains("ignored") && !log.kinds.contains("refused"))
  }

  @Test(
    arguments: [.setChildren(Pages.b, Pages.d), .replace(with: Pages.p)] as [NavigationAction])
  func aRedirectToATabEndsWhenTheTabIsGone(_ action: NavigationAction) {
    let (navigator, secret) = tabs { .select(1) }
    var outcomes: [String] = []
    let observation = navigator.observe { if $0.action.flow == Pages.x.id { outcomes.append("\($0.kind)") } }
    #expect(navigator.perform(.push(secret)).isWaiting)
    session.isOn = true
    #expect(navigator.perform(action, from: action.kind == .replace ? 1 : nil).isPerformed)
    #expect(
      outcomes == ["redirected", "willNavigate", "made", "appeared", "didNavigate"] || outcomes.last == "didNavigate")
    #expect(navigator.tree.summary.contains("> X"))
    observation.cancel()
  }

  @Test func aRedirectToATabEndsWhenAnotherAppIsSet() {
    let (navigator, secret) = tabs { .select(1) }, log = EventLog(of: navigator, .actions)
    #expect(navigator.perform(.push(secret)).isWaiting)
    session.isOn = true
    log.clear()
    #expect(navigator.perform(.resetRoot(to: Pages.p)).isPerformed)
    #expect(log.lines.last == "ignored push(X): superseded")
    #expect(navigator.tree.summary == "P")
  }

  @Test func aRedirectToATabEndsWhenItsCallerGoesBack() {
    let (navigator, secret) = tabs { .select(1) }
    #expect(navigator.perform(.push(Pages.a)).isPerformed)
    let log = EventLog(of: navigator, .actions)
    #expect(navigator.perform(.push(secret), from: 3).isWaiting)
    log.clear()
    #expect(navigator.perform(.pop(), from: 3).isPerformed)
    #expect(log.lines == ["willNavigate pop()", "didNavigate pop(): removed A #3", "ignored push(X): superseded"])
  }

  @Test func aRedirectThatLeadsBackIsPerformedInstead() {
    let navigator = Navigator(quiet: Pages.a)
    #expect(navigator.perform(.push(Pages.b)).isPerformed)
    let secret = Pages.x.guarded { .redirect(.popTo(Pages.a)) }
    #expect(navigator.perform(.push(secret), from: 2).isPerformed)
    #expect(navigator.tree.summary == "A")
    navigator.cancelWaiting()
  }

  @Test(arguments: [1, 2, 7])
  func aChainOfRedirectsToTabsEnds(count: Int) {
    var seen = 0
    let (navigator, secret) = tabs {
      seen += 1
      return .select(seen % 3)
    }
    for _ in 0..<count { navigator.perform(.push(secret)) }
    session.isOn = true
    for index in [0, 1, 2, 0] { navigator.perform(.select(index)) }
    let log = EventLog(of: navigator, .actions)
    navigator.cancelWaiting()
    #expect(log.lines == [])
  }

  @Test(arguments: [false, true])
  func aRedirectEndsWhenItsScreenIsReplacedAndRemovedInOneStep(isModal: Bool) {
    let secret = Pages.x.guarded { [session] in
      session.isOn ? .allow : .redirect(isModal ? .present(Pages.b) : .push(Pages.b))
    }
    let navigator = Navigator(quiet: Pages.a)
    #expect(navigator.perform(.push(secret)).isWaiting)
    session.isOn = true
    let end: NavigationAction = isModal ? .dismiss() : .pop()
    #expect(navigator.perform(.batch(.replace(with: Pages.c), .replace(with: Pages.d), end)).isPerformed)
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func redirectContinuesAfterTheLoginReplacedItself() {
    let navigator = Navigator(quiet: Pages.a)
    let secret = Pages.x.guarded { [session] in session.isOn ? .allow : .redirect(.push(Pages.b)) }
    navigator.perform(.push(secret))
    #expect(navigator.tree.summary == "A > B")
    navigator.perform(.replace(with: Pages.c))
    navigator.perform(.replace(with: Pages.d))
    #expect(navigator.tree.summary == "A > D")
    session.isOn = true
    navigator.perform(.pop())
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func aRedirectToTwoModalsWaitsForTheLowest() {
    let secret = Pages.x.guarded { [session] in
      session.isOn ? .allow : .redirect(.batch(.present(Pages.b), .present(Pages.c)))
    }
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(secret))
    #expect(navigator.tree.summary == "A | sheet: B | sheet: C")
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "A | sheet: B")
    session.isOn = true
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "A > X")
  }
}
