import FlowKit
import Testing

/// Links that come while a rule for the root leads through several gates.
@MainActor
@Suite struct GatesTests {
  @MainActor
  private final class Session {
    var hasSeenIntro = false
    var isOpen = false
  }

  private let session = Session()

  private func navigator() -> Navigator {
    Navigator { [session] in
      session.isOpen ? .root(Pages.a) : session.hasSeenIntro ? .root(Pages.c) : .root(Pages.b)
    }
  }

  @Test func aLinkIsLedThroughAllOfThem() {
    let navigator = navigator()
    let offer = Pages.x.guarded { [session] in
      session.isOpen ? .allow : .redirect(.goTo(session.hasSeenIntro ? Pages.c : Pages.b))
    }
    #expect(navigator.perform(.resetRoot(to: Pages.a, offer)).isWaiting)
    #expect(navigator.tree.summary == "B")
    session.hasSeenIntro = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "C")
    session.isOpen = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A > X")
  }

  /// Who names only the first gate isn't sent to the second one: the link may be somebody else's by then.
  @Test func aLinkEndsWhereItsGuardSendsItToAGateThatIsGone() {
    let navigator = navigator(), log = EventLog(of: navigator, [.ignored])
    navigator.onIssue = nil
    let offer = Pages.x.guarded(orElse: .redirect(.goTo(Pages.b))) { [session] in session.isOpen }
    #expect(navigator.perform(.resetRoot(to: Pages.a, offer)).isWaiting)
    session.hasSeenIntro = true
    navigator.updateRoot()
    #expect(log.lines == ["ignored resetRoot(to: A, X): superseded"])
    session.isOpen = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A")
  }

  /// Two accounts, each with a gate and a home of its own.
  @MainActor
  private final class Accounts {
    var user = "Bob"
    var open: Set<String> = []

    func lock(_ who: String) -> Flow<Page> { Flow(with: Page(), id: who).named("Lock") }

    func home(_ who: String, _ redirect: Redirect) -> Flow<Page> {
      Flow(with: Page(), id: who).named("Home").guarded { [unowned self] in
        open.contains(who) ? .allow : redirect.decision(lock(who))
      }
    }

    func root(_ redirect: Redirect) -> RootChoice {
      .root(open.contains(user) ? home(user, redirect) : lock(user))
    }
  }

  /// How a guard sends the user to a gate.
  enum Redirect: CaseIterable, Sendable {
    case to, goTo, resetRoot

    @MainActor
    func decision(_ gate: Flow<Page>) -> GuardDecision {
      switch self {
      case .to: .redirect(to: gate)
      case .goTo: .redirect(.goTo(gate))
      case .resetRoot: .redirect(.resetRoot(to: gate))
      }
    }
  }

  /// How another account comes in.
  enum Entry: CaseIterable, Sendable { case rule, ruleWithoutAsking, resetRoot, batch, travel }

  @Test(arguments: Redirect.allCases, Entry.allCases)
  func aLinkDoesNotWaitThroughSomebodyElsesSession(_ redirect: Redirect, _ entry: Entry) throws {
    let accounts = Accounts(), ada = accounts.home("Ada", redirect)
    let navigator = Navigator { accounts.root(redirect) }, log = EventLog(of: navigator, [.ignored])
    navigator.onIssue = nil
    accounts.open = ["Ada"]
    navigator.perform(.resetRoot(to: ada))
    let place = navigator.tree
    navigator.perform(.resetRoot(to: accounts.lock("Bob")))
    let link = NavigationAction.batch(.resetRoot(to: accounts.home("Bob", redirect)), .present(Pages.x))
    #expect(navigator.perform(link).isWaiting)
    #expect(navigator.tree.summary == "Lock(Bob)")
    accounts.user = "Ada"
    switch entry {
    case .rule: navigator.updateRoot()
    case .ruleWithoutAsking: navigator.updateRoot(asksToLeave: false)
    case .resetRoot: navigator.perform(.resetRoot(to: ada))
    case .batch: navigator.perform(.batch(.dismissAll(), .resetRoot(to: ada)))
    case .travel: navigator.perform(.travel(to: place))
    }
    #expect(log.lines.map { $0.hasSuffix("superseded") } == [true])
    (accounts.user, accounts.open) = ("Bob", ["Ada", "Bob"])
    navigator.updateRoot()
    #expect(navigator.tree.summary == "Home(Bob)")
  }

  @Test func aGuardThatTakesItsTimeDecidesToo() async throws {
    let accounts = Accounts(), judge = Judge(), lock = accounts.lock("Bob")
    let home = Flow(with: Page()).named("Home").guarded { await judge.thinks() }
    let navigator = Navigator { accounts.root(.to) }
    navigator.onIssue = nil
    for ends in [true, false] {
      navigator.perform(.resetRoot(to: lock))
      let link = Task { await navigator.performAndWait(.resetRoot(to: home)) }
      await judge.begins()
      judge.answers(.redirect(to: lock))
      while navigator.waitsForAnswer || !navigator.isWaiting { await Task.yield() }
      navigator.perform(.resetRoot(to: ends ? Pages.a : lock))
      try #require(navigator.isWaiting)  // if the link has ended, nobody asks
      await judge.begins()
      judge.answers(ends ? .redirect(to: lock) : .allow)
      #expect(await link.value.reason == (ends ? .superseded : nil))
      #expect(navigator.tree.summary == (ends ? "A" : "Home"))
    }
  }

  @Test(arguments: Redirect.allCases)
  func aLinkWaitsForTheSameGateThatIsSetAgain(_ redirect: Redirect) {
    let accounts = Accounts(), navigator = Navigator { accounts.root(redirect) }
    #expect(navigator.perform(.resetRoot(to: accounts.home("Bob", redirect), Pages.x)).isWaiting)
    navigator.perform(.resetRoot(to: accounts.lock("Bob")))
    accounts.open = ["Bob"]
    navigator.updateRoot()
    #expect(navigator.tree.summary == "Home(Bob) > X")
  }

  /// A second gate may be a tab of the new root.
  @Test func aLinkIsLedToATabOfTheNewRoot() {
    let start = Flow(with: Page()).named("Start"),
      tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c))
        .named("Tabs")
    let navigator = Navigator { [session] in session.hasSeenIntro ? .root(tabs) : .root(start) }
    let offer = Pages.x.guarded { [session] in
      session.isOpen ? .allow : .redirect(to: session.hasSeenIntro ? Pages.c : start)
    }
    #expect(navigator.perform(.push(offer)).isWaiting)
    session.hasSeenIntro = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "Tabs[B, *C]")
    session.isOpen = true
    navigator.perform(.select(0))
    #expect(navigator.tree.summary == "Tabs[*B > X, C]")
  }

  /// A gate may be a container, such as the pages of an introduction, and replace itself.
  @Test func aContainerThatIsReplacedHandsTheLinkOn() {
    let intro = Flow(with: Page(), containing: .pages(Pages.b, Pages.d)).named("Intro")
    let navigator = Navigator { [session] in session.isOpen ? .root(Pages.a) : .root(intro) }
    let offer = Pages.x.guarded(orElse: .redirect(.goTo(intro))) { [session] in session.isOpen }
    #expect(navigator.perform(.resetRoot(to: Pages.a, offer)).isWaiting)
    #expect(navigator.perform(.replace(with: Pages.c), from: 1).isPerformed)
    #expect(navigator.tree.summary == "C")
    session.isOpen = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A > X")
  }
}
