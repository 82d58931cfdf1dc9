import FlowKit
import FlowKitTesting
import Testing

/// The rule of waiting, sentence by sentence, for an app with a session.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct WaitingRuleTests {
  private let session = Flag(), judge = Judge(), load = Load()

  private var login: Flow<Page> { Flow(with: Page()).named("Login") }
  private var home: Flow<Page> { Flow(with: Page()).named("Home") }
  private var slowHome: Flow<Page> { Flow(with: Page()).named("Home").preparing { [load] in try await load.run() } }
  private var item: Flow<Page> { Flow(with: Page()).named("Item") }
  private var slowItem: Flow<Page> { item.guarded { [judge] in await judge.thinks() } }

  /// An item for those who have signed in.
  private func item(for action: @escaping @MainActor @Sendable () -> NavigationAction) -> Flow<Page> {
    item.guarded { [session] in session.isOn ? .allow : .redirect(action()) }
  }

  private func app(_ home: Flow<Page>) -> Navigator {
    let navigator = Navigator { [session, login] in session.isOn ? .root(home) : .root(login) }
    navigator.onIssue = nil
    return navigator
  }

  private func isStill(_ navigator: Navigator) async { while navigator.isWaiting { await Task.yield() } }

  // 1. It is decided when it is performed.

  @Test func aGuardThatAllowedItIsAskedAgainAfterAPause() async {
    let navigator = Navigator(quiet: Pages.a)
    session.isOn = true
    let both = item(for: { .present(Pages.c) }).preparing { [load] in try await load.run() }
    let end = Task { await navigator.performAndWait(.push(both)) }
    await load.begins()
    session.isOn = false  // while it loads
    load.succeed()
    while navigator.tree.summary == "A" { await Task.yield() }
    #expect(navigator.tree.summary == "A | sheet: C")
    end.cancel()
    #expect(await end.value.reason == .cancelled)
  }

  @Test(.timeLimit(.minutes(5))) func whoHasConfirmedLeavingIsNotAskedAgainAfterARedirect() async {
    let editor = Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }
    let target = item.guarded { [login] in .instead(.resetRoot(to: login)) }
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(editor))
    navigator.perform(.replace(with: target))
    await judge.begins()
    judge.answers(.allow)
    while navigator.isWaiting, judge.count == 1, !Task.isCancelled { await Task.yield() }
    #expect(navigator.tree.summary == "Login")
    #expect(judge.count == 1)
  }

  // 2. The newest wish of a screen wins.

  // 3. What comes from outside keeps its order.

  @Test(arguments: [false, true])
  func messagesFromOutsideKeepTheirOrderUnlessTheyReplaceEachOther(replaces: Bool) async {
    let numbered = { [judge] (number: Int) in
      Flow(with: Page(), id: number).named("Item").guarded { await judge.thinks() }
    }
    let navigator = Navigator(quiet: Pages.a.handling(Int.self) { .push(numbered($0)) })
    let first = Task { await navigator.performAndWait(.send(1)) }
    await judge.begins()
    let message = NavigationAction.send(2)
    let second = Task { await navigator.performAndWait(replaces ? message.replacingWaiting : message) }
    if replaces {
      #expect(await first.value.reason == .superseded)
    } else {
      judge.answers(.allow)
      #expect(await first.value.isPerformed)
    }
    await judge.begins()
    if replaces { judge.answers(.refuse("")) }  // of the first one, which nobody waits for
    judge.answers(.allow)
    #expect(await second.value.isPerformed)
    #expect(navigator.tree.summary == (replaces ? "A > Item(2)" : "A > Item(1) > Item(2)"))
  }

  @Test func aLinkThatAScreenIsAskedAboutDoesNotEndWithWhatCoversThatScreen() async {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }))
    navigator.perform(.present(Pages.c))
    let link = Task { await navigator.performAndWait(.goTo(Pages.a)) }
    await judge.begins()
    #expect(navigator.perform(.dismiss(), from: 3).isPerformed)
    #expect(navigator.isWaiting)
    judge.answers(.allow)
    #expect(await link.value.isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  @Test func aLinkThatAScreenWasAskedAboutActsFromThereWhateverHasCome() async {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }))
    let link = Task { await navigator.performAndWait(.reset(to: item)) }
    await judge.begins()
    navigator.perform(.present(Pages.c), from: 2)
    #expect(navigator.tree.summary == "A > B | sheet: C")
    judge.answers(.allow)
    #expect(await link.value.isPerformed)
    #expect(navigator.tree.summary == "Item")
  }

  @Test func aLinkThatAScreenWasAskedAboutMayBeRedirectedAwayFromIt() async throws {
    let navigator = Navigator(quiet: Pages.a), login = login
    navigator.perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }))
    let target = item { .resetRoot(to: login) }
    let link = Task { await navigator.performAndWait(.reset(to: target)) }
    await judge.begins()
    judge.answers(.allow)
    while navigator.tree.summary != "Login", judge.count == 1 { await Task.yield() }
    try #require(judge.count == 1)
    #expect(navigator.isWaiting)
    session.isOn = true
    navigator.perform(.replace(with: home))
    #expect(await link.value.isPerformed)
    #expect(navigator.tree.summary == "Item")
  }

  // 4. Who replaces the whole app goes first.

  @Test func aLinkThatWaitsForTheSignInArrivesAfterIt() async {
    let navigator = app(home)
    let link = Task { await navigator.performAndWait(.resetRoot(to: home, slowItem)) }
    await judge.begins()
    session.isOn = true
    #expect(navigator.updateRoot().isPerformed)
    #expect(navigator.tree.summary == "Home")
    judge.answers(.allow)
    #expect(await link.value.isPerformed)
    #expect(navigator.tree.summary == "Home > Item")
    #expect(navigator.updateRoot().isPerformed)
    #expect(navigator.tree.summary == "Home > Item")
  }

  @Test(arguments: [false, true])
  func aLinkThatLoadsDoesNotUndoASignOut(hasSecondGuard: Bool) async {
    let navigator = Navigator(quiet: home)
    let loading = hasSecondGuard ? slowItem.guarded { [judge] in await judge.thinks() } : slowItem
    let target = loading.preparing { [load] in try await load.run() }
    let link = Task { await navigator.performAndWait(.resetRoot(to: home, target)) }
    await judge.begins()
    judge.answers(.allow)
    if hasSecondGuard { await judge.begins() } else { await load.begins() }
    #expect(navigator.perform(.resetRoot(to: login), from: 1).isPerformed)
    #expect(await link.value.reason == .superseded)
    #expect(navigator.tree.summary == "Login")
  }

  @Test func theRuleFollowsAlsoAfterTheAppHasSetTheRootItself() {
    let navigator = app(home)
    session.isOn = true
    navigator.updateRoot()
    navigator.perform(.resetRoot(to: login))
    #expect(navigator.tree.summary == "Login")
    navigator.updateRoot()
    #expect(navigator.tree.summary == "Home")
  }

  @Test func aSignOutByALinksOwnGuardStandsBehindNoLink() async {
    session.isOn = true
    let navigator = app(home)
    let target = item.guarded { [judge, session, unowned navigator] in
      session.isOn = false
      navigator.updateRoot()
      return await judge.thinks()
    }
    let link = Task { await navigator.performAndWait(.push(target)) }
    await judge.begins()
    #expect(navigator.tree.summary == "Login")
    #expect(await link.value.reason == .superseded)
  }

  @Test func aMessageThatSignsOutWaitsForNoLink() async {
    let navigator = Navigator(quiet: home), target = slowItem
    navigator.handle(Int.self) { [login] _ in .resetRoot(to: login) }
    let link = Task { await navigator.performAndWait(.push(target)) }
    await judge.begins()
    #expect(navigator.perform(.send(1)).isPerformed)
    #expect(navigator.tree.summary == "Login")
    #expect(await link.value.reason == .superseded)
  }

  @Test func aSignOutActsFromTheAppAndNotFromAnAlertThatCloses() async {
    session.isOn = true
    let navigator = app(home)
    navigator.perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }))
    navigator.perform(.present(Pages.c, as: .alert))
    session.isOn = false
    #expect(navigator.updateRoot().isWaiting)
    await judge.begins()
    #expect(navigator.perform(.dismiss()).isPerformed)
    judge.answers(.allow)
    await isStill(navigator)
    #expect(navigator.tree.summary == "Login")
  }

  @Test func anUpdateThatHasLoadedDoesNotUndoALinkThatCameFirst() async {
    let navigator = app(slowHome)
    session.isOn = true
    #expect(navigator.updateRoot().isWaiting)
    await load.begins()
    let link = Task { await navigator.performAndWait(.resetRoot(to: slowHome, item)) }
    await load.begins()
    load.succeed()  // the latest, which is the link's
    #expect(await link.value.isPerformed)
    #expect(navigator.tree.summary == "Home > Item")
    load.succeed()
    await isStill(navigator)
    #expect(navigator.tree.summary == "Home > Item")
  }

  // 5. Some actions ask nobody.

  @Test func whoAsksNobodyStandsBehindNobodyWhoAsks() async throws {
    session.isOn = true
    let navigator = app(home)
    navigator.perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }))
    session.isOn = false
    #expect(navigator.updateRoot().isWaiting)
    await judge.begins()
    #expect(navigator.updateRoot(asksToLeave: false).isPerformed)
    try #require(navigator.tree.summary == "Login")
    await judge.isTold()
    #expect(!navigator.isWaiting)

    navigator.perform(.push(Pages.b.confirmsLeaving { [judge] _ in await judge.confirms() }))
    #expect(navigator.perform(.pop()).isWaiting)
    await judge.begins()
    #expect(navigator.perform(.pop().withoutConfirmation).isPerformed)
    await judge.isTold()
    #expect(navigator.tree.summary == "Login" && !navigator.isWaiting)
  }

  @Test func whatWaitsForTheAnswerOfAScreenThatLeavesGoesOn() async {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b))
    let before = navigator.tree
    navigator.perform(.push(Pages.c.confirmsLeaving { [judge] _ in await judge.confirms() }))
    let end = Task { await navigator.performAndWait(.unwind(), from: 1) }
    await judge.begins()
    #expect(navigator.perform(.travel(to: before)).isPerformed)
    #expect(await end.value.isPerformed)
    await judge.isTold()
    #expect(navigator.tree.summary == "A")
  }

  @Test func aSessionThatIsOverIsNotHeldUpByAnEditor() {
    session.isOn = true
    let navigator = app(home)
    navigator.perform(.push(Pages.b.confirmsLeaving { _ in false }))
    session.isOn = false
    #expect(navigator.updateRoot().reason == .leavingRefused)
    #expect(navigator.updateRoot(asksToLeave: false).isPerformed)
    #expect(navigator.tree.summary == "Login")
    navigator.perform(.push(Pages.b.confirmsLeaving { _ in false }))
    #expect(navigator.perform(.pop()).reason == .leavingRefused)
    #expect(navigator.perform(.push(item.guarded { .refuse("") }).withoutConfirmation).reason == .guardRefused)
    #expect(navigator.perform(.pop().withoutConfirmation).isPerformed)
  }

  // 6. A redirect ends when what the user was sent to is gone or has been replaced.

  @Test func aLinkGoesOnWhenTheLoginHasReplacedItselfByTheHome() {
    let navigator = Navigator(quiet: Pages.a), login = login, home = home
    let target = item { .resetRoot(to: login) }
    #expect(navigator.perform(.push(target)).isWaiting)
    #expect(navigator.tree.summary == "Login")
    session.isOn = true
    #expect(navigator.perform(.resetRoot(to: home)).isPerformed)
    #expect(navigator.tree.summary == "Home > Item")
  }

  @Test func aLinkWaitsForTheSuccessorWhileTheGuardIsClosed() {
    let navigator = Navigator(quiet: Pages.a), login = login, home = home
    let target = item { .resetRoot(to: login) }
    #expect(navigator.perform(.push(target)).isWaiting)
    #expect(navigator.perform(.replace(with: Pages.b)).isPerformed)  // the second step of the login
    #expect(navigator.tree.summary == "B")
    session.isOn = true
    #expect(navigator.perform(.replace(with: home)).isPerformed)
    #expect(navigator.tree.summary == "Home > Item")
  }

  @Test func aRedirectToWhatIsAlreadyThereWaitsForThat() {
    let login = login.singleTop(), target = item { .present(login) }
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.present(login))
    #expect(navigator.perform(.push(target)).isWaiting)
    #expect(navigator.tree.summary == "A | sheet: Login")
    session.isOn = true
    #expect(navigator.perform(.dismiss()).isPerformed)
    #expect(navigator.tree.summary == "A > Item")
  }

  @Test func aRedirectToAScreenOrATabThatIsShownWaitsUntilThatIsLeft() {
    let lock = Pages.c, target = item { .goTo(lock) }, navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(lock))
    #expect(navigator.perform(.push(target)).isWaiting)
    session.isOn = true
    navigator.perform(.pop())
    #expect(navigator.tree.summary == "A > Item")

    session.isOn = false
    let tabs = Navigator(quiet: Containers.tabs), other = item { .select(0) }
    #expect(tabs.perform(.push(other)).isWaiting)
    session.isOn = true
    #expect(tabs.perform(.select(1)).isPerformed)
    #expect(tabs.tree.summary == "Tabs[B, *C > Item, (D)]")
  }

  @Test func aRedirectOfAScreenToItselfLeadsNowhere() {
    let login = login.singleTop(), target = item { .push(login) }, navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(login))
    #expect(navigator.perform(.push(target), from: 2).reason == .redirectEnded)
    #expect(navigator.tree.summary == "A > Login")
  }

  @Test func threeLinksOpenOneLoginAndTheNewestGoesOn() {
    let login = login, navigator = Navigator(quiet: Pages.a), log = EventLog(of: navigator, [.ignored])
    let target = { [session] (number: Int) in
      Flow(with: Page(), id: number).named("Item").guarded { session.isOn ? .allow : .redirect(.present(login)) }
    }
    for number in 1...3 { #expect(navigator.perform(.push(target(number))).isWaiting) }
    #expect(navigator.tree.summary == "A | sheet: Login")
    #expect(log.lines == ["ignored push(Item(1)): superseded", "ignored push(Item(2)): superseded"])
    session.isOn = true
    #expect(navigator.perform(.dismiss()).isPerformed)
    #expect(navigator.tree.summary == "A > Item(3)")
  }
}
