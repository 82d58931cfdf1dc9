import FlowKit
import FlowKitTesting
import Testing

/// The usual redirect, which names a flow, and knows whether the user is there.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct RedirectToTests {
  private let session = Flag()

  private var login: Flow<Page> { Flow(with: Page()).named("L").actsWhileCovered() }

  /// A page for those who have signed in.
  private func secret(_ gate: Flow<Page>) -> Flow<Page> {
    Pages.x.guarded(orElse: .redirect(to: gate)) { [session] in session.isOn }
  }

  // How it opens.

  @Test(
    arguments: [
      (nil, "A | sheet: L"), (.push, "A > L"), (.fullScreen, "A | fullScreen: L"), (.alert, "A | alert: L"),
    ] as [(FlowOpening?, String)])
  func itOpensAsTheFlowSays(_ opening: FlowOpening?, _ picture: String) throws {
    let gate = opening.map { login.opens(as: $0) } ?? login
    for action in [.push(secret(gate)), .present(secret(gate)), .open(secret(gate))] as [NavigationAction] {
      session.isOn = false
      let navigator = Navigator(quiet: Pages.a)
      #expect(navigator.perform(action, from: 1).isWaiting)
      #expect(navigator.tree.summary == picture)
      session.isOn = true
      navigator.perform(.close())
      #expect(navigator.tree.summary == (action.kind == .present ? "A | sheet: X" : "A > X"))
    }
  }

  @Test func itSelectsAChild() {
    let navigator = Navigator(quiet: Containers.tabs)
    #expect(navigator.perform(.push(secret(Pages.c))).isWaiting)
    #expect(navigator.tree.summary == "Tabs[B, *C, (D)]")
    session.isOn = true
    navigator.perform(.select(0))
    #expect(navigator.tree.summary == "Tabs[*B > X, C, (D)]")
  }

  @Test(arguments: [nil, .push(Pages.a), .replace(with: Pages.p), .present(Pages.a)] as [NavigationAction?])
  func whoIsOnTheChildStaysUntilItIsLeft(_ step: NavigationAction?) {
    let navigator = Navigator(quiet: Containers.tabs)
    navigator.perform(.select(1))
    let isReplaced = step?.kind == .replace
    if let step, !isReplaced { navigator.perform(step) }
    let before = navigator.tree
    #expect(navigator.perform(.goTo(secret(Pages.c))).isWaiting)
    #expect(navigator.tree == before)
    if let step, isReplaced { navigator.perform(step) }
    session.isOn = true
    navigator.perform(.batch(.dismissAll(), .select(0)))
    #expect(navigator.tree.summary.hasPrefix("Tabs[*B > X, "))
  }

  @Test func aCoveredScreenLetsTheVisibleOneOpenIt() {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b))
    #expect(navigator.perform(.reset(to: secret(login)), from: 1).isWaiting)
    #expect(navigator.tree.summary == "A > B | sheet: L")
    session.isOn = true
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "X")
  }

  // Who is there already.

  @Test(
    arguments: [
      [], [.push(Pages.b)], [.push(Pages.b), .push(Pages.c)], [.present(Pages.b)], [.push(Pages.b), .present(Pages.c)],
      [.push(Containers.tabs), .select(1)], [.present(Containers.tabs), .push(Pages.c)],
    ] as [[NavigationAction]])
  func nobodyIsMovedWhoIsOnTheGate(_ steps: [NavigationAction]) {
    session.isOn = false
    for inModal in [false, true] {
      session.isOn = false
      let navigator = Navigator(quiet: inModal ? Pages.a : login)
      if inModal { navigator.perform(.present(login, as: .fullScreen)) }
      for step in steps { #expect(navigator.perform(step).isPerformed) }
      let before = navigator.tree
      #expect(navigator.perform(.resetRoot(to: Pages.d, secret(login))).isWaiting)
      #expect(navigator.tree == before)
      session.isOn = true
      navigator.perform(inModal ? .dismissAll() : .resetRoot(to: Pages.d))
      #expect(navigator.tree.summary == "D > X")
    }
  }

  /// A gate in another column is visible, too.
  @Test func nobodyIsMovedWhoSeesTheGateBesideAnotherColumn() throws {
    session.isOn = false
    let navigator = try Navigator(showing: "Split[B, *D]")
    navigator.perform(.push(login), from: try navigator.entry("B").id)
    navigator.perform(.push(Pages.c), from: try navigator.entry("D").id)
    let before = navigator.tree
    #expect(before.summary == "Split[B > L, *D > C]")
    #expect(navigator.perform(.push(secret(login))).isWaiting)
    #expect(navigator.tree == before)
    session.isOn = true
    navigator.perform(.pop(), from: try navigator.entry("L").id)
    #expect(navigator.tree.summary == "Split[*B > X, D > C]")
  }

  @Test func aGateThatIsTheRootIsLeftByTheRule() {
    let navigator = Navigator { [session, login] in session.isOn ? .root(Pages.a) : .root(login) }
    navigator.perform(.push(Pages.b))
    #expect(navigator.perform(.resetRoot(to: Pages.a, secret(login))).isWaiting)
    #expect(navigator.tree.summary == "L > B")
    session.isOn = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A > X")
  }

  @Test(arguments: [.replace(with: Pages.b), .reset(to: Pages.b)] as [NavigationAction])
  func aRootThatHasReplacedTheGateOfTheRuleIsAStepOfIt(_ step: NavigationAction) {
    let navigator = Navigator { [session, login] in session.isOn ? .root(Pages.a) : .root(login) }
    navigator.perform(step)
    navigator.perform(.push(Pages.c))
    #expect(navigator.perform(.resetRoot(to: Pages.a, secret(login))).isWaiting)
    #expect(navigator.tree.summary == "B > C")
    session.isOn = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func aGateThatTheHomeScreenHasReplacedOpensAnew() {
    let navigator = Navigator(quiet: login)
    navigator.perform(.replace(with: Pages.a))
    #expect(navigator.perform(.push(secret(login))).isWaiting)
    #expect(navigator.tree.summary == "A | sheet: L")
  }

  @Test(arguments: [nil, .push] as [FlowOpening?])
  func aStepThatSomebodyWaitsForIsTheGate(_ opening: FlowOpening?) {
    let gate = opening.map { login.opens(as: $0) } ?? login
    let navigator = Navigator(quiet: Pages.a), log = EventLog(of: navigator, [.ignored])
    #expect(navigator.perform(.resetRoot(to: Pages.a, secret(gate))).isWaiting)
    navigator.perform(.replace(with: Pages.b))
    let before = navigator.tree
    #expect(navigator.perform(.resetRoot(to: Pages.d, secret(gate))).isWaiting)
    #expect(navigator.tree == before)
    #expect(log.lines == ["ignored resetRoot(to: A, X): superseded"])
    session.isOn = true
    navigator.perform(.close())
    #expect(navigator.tree.summary == "D > X")
  }

  // Whoever asks.

  @Test func guardsOfActionsRedirectToo() {
    let navigator = Navigator(quiet: Pages.a)
    navigator.guardActions(orElse: .redirect(to: login)) { [session] request in
      session.isOn || request.entering.isEmpty
    }
    #expect(navigator.perform(.push(Pages.b)).isWaiting)
    #expect(navigator.perform(.push(Pages.c)).isWaiting)
    #expect(navigator.tree.summary == "A | sheet: L")
    session.isOn = true
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "A > C")
  }

  @Test func aGateLeadsToAnotherGate() {
    let terms = Flow(with: Page()).named("T"), agreed = Flag()
    let gate = login.guarded(orElse: .redirect(to: terms)) { agreed.isOn }
    let navigator = Navigator(quiet: Pages.a)
    #expect(navigator.perform(.push(secret(gate))).isWaiting)
    #expect(navigator.tree.summary == "A | sheet: T")
    agreed.isOn = true
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "A | sheet: L")
    session.isOn = true
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "A > X")
  }

  private static func ring(_ number: Int) -> Flow<Page> {
    Flow(with: Page(), id: number).named("R").guarded { .redirect(to: ring(1 - number)) }
  }

  @Test func gatesThatLeadToEachOtherAreACircle() {
    let navigator = Navigator(quiet: Pages.a)
    let outcome = navigator.perform(.push(Self.ring(0)))
    #expect(outcome.reason == .redirectLoop)
    #expect(outcome.description.contains("push(R(0)) → goTo(R(1)) → goTo(R(0))"))
    #expect(navigator.tree.summary == "A")
  }

  @Test func theMessageNamesTheFlow() {
    let navigator = Navigator(quiet: Pages.a)
    let link = NavigationAction.push(secret(login.guarded { .refuse("closed") }))
    let text = navigator.perform(link).description
    #expect(text.contains("a guard redirected it to goTo(L)"), "\(text)")
  }

  // A login of several steps.

  /// How a screen's own wish is led through a login whose first step is replaced by a second one.
  @Test(arguments: [nil, .push, .fullScreen] as [FlowOpening?], [false, true])
  func aScreensWishWaitsForTheSecondStep(_ opening: FlowOpening?, opensEarly: Bool) {
    let gate = opening.map { login.opens(as: $0) } ?? login
    for verb in 0..<6 {
      session.isOn = false
      let start = Pages.a.handling(Step.self) { _ in .push(secret(gate)) }
      let navigator = Navigator(quiet: start), log = EventLog(of: navigator, [.ignored, .refused])
      let wishes: [NavigationAction] = [
        .push(secret(gate)), .present(secret(gate)), .replace(with: secret(gate)), .open(secret(gate)),
        .batch(.push(Pages.b), .push(secret(gate))), .send(Step.done),
      ]
      #expect(navigator.perform(wishes[verb], from: 1).isWaiting)
      if opensEarly { session.isOn = true }
      navigator.perform(.replace(with: Pages.c))
      navigator.perform(.replace(with: Pages.d))
      #expect(navigator.tree.summary.hasSuffix("D"))
      session.isOn = true
      navigator.perform(.close())
      #expect(navigator.tree.summary == ["A > X", "A | sheet: X", "X", "A > X", "A > B > X", "A > X"][verb])
      #expect(log.lines == [])
    }
  }

  @Test(arguments: [nil, .push] as [FlowOpening?])
  func aWishInATabWaitsForTheSecondStep(_ opening: FlowOpening?) {
    let gate = opening.map { login.opens(as: $0) } ?? login
    let navigator = Navigator(quiet: Containers.tabs)
    #expect(navigator.perform(.push(secret(gate)), from: 2).isWaiting)
    session.isOn = true
    navigator.perform(.replace(with: Pages.d))
    navigator.perform(.push(Pages.a))
    navigator.perform(opening == nil ? .dismiss() : .pop(2))
    #expect(navigator.tree.summary == "Tabs[*B > X, (C), (D)]")
  }
}
