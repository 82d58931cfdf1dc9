import FlowKit
import FlowKitTesting
import Testing

/// The options of an action stay with the wish, whoever answers it with another one.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct OptionsTests {
  private let asked = Asked(), judge = Judge()

  private var login: Flow<Page> { Flow(with: Page()).named("Login") }

  /// A navigator in `A > Editor`; the editor never lets anybody go.
  private func editing(_ root: Flow<Page> = Pages.a) -> Navigator {
    let navigator = Navigator(quiet: root)
    navigator.perform(.push(editor))
    return navigator
  }

  private var editor: Flow<Page> {
    Flow(with: Page()) { page, lets in page.onNext = lets.perform(.pop().withoutConfirmation, .push(Pages.x)) }
      .named("Editor").confirmsLeaving { [asked] _ in
        asked.note("Editor")
        return false
      }
  }

  @Test func aGuardsAnswerAsksNobodyEither() {
    let decisions: [(GuardDecision, String)] = [
      (.instead(.resetRoot(to: login)), "Login"), (.instead(login), "Login"),
      (.redirect(.resetRoot(to: login)), "Login"), (.redirect(.popTo(Pages.a)), "A"),
      (.redirect(.batch(.popToRoot(), .push(login))), "A > Login"),
      (.instead(.batch(.popToRoot(), .push(login))), "A > Login"),
    ]
    for (decision, picture) in decisions {
      let navigator = editing()
      navigator.perform(.resetRoot(to: Pages.b.guarded { decision }).withoutConfirmation)
      #expect(navigator.tree.summary == picture)
    }
    let navigator = editing(
      Pages.a.guardingActions { $0.entering.contains(Pages.b.id) ? .instead(.resetRoot(to: Pages.c)) : .allow })
    navigator.perform(.push(Pages.b).withoutConfirmation)
    #expect(navigator.tree.summary == "C")
    #expect(asked.names == [])
  }

  @Test func anAnswerThatTookTimeAsksNobodyEither() async {
    let slow = Pages.b.guarded { [judge] in await judge.thinks() }, navigator = editing()
    let end = Task { await navigator.performAndWait(.resetRoot(to: slow).withoutConfirmation) }
    await judge.begins()
    judge.answers(.instead(.resetRoot(to: login)))
    #expect(await end.value.isPerformed)
    #expect(navigator.tree.summary == "Login")
    #expect(asked.names == [])
  }

  @Test func aRedirectThatOpensKeepsThem() {
    let session = Flag(), gate = login, navigator = editing()
    let target = Pages.b.guarded(orElse: .redirect(to: gate)) { session.isOn }
    #expect(navigator.perform(.resetRoot(to: target).withoutConfirmation).isWaiting)
    session.isOn = true
    navigator.perform(.dismiss())
    #expect(navigator.tree.summary == "B")
    #expect(asked.names == [])
  }

  @Test func theRuleOfTheRootKeepsThem() {
    let session = Flag(), gate = login
    let navigator = Navigator {
      session.isOn ? .root(Pages.b.guarded { .instead(.resetRoot(to: gate)) }) : .root(Pages.a)
    }
    navigator.perform(.push(editor))
    session.isOn = true
    #expect(navigator.updateRoot(asksToLeave: false).isPerformed)
    #expect(navigator.tree.summary == "Login")
    #expect(asked.names == [])
  }

  @Test func messagesKeepThem() {
    let handled = Pages.a.handling(Step.self) { _ in .resetRoot(to: Pages.c) }
    for message in [
      .send(Step.done), .broadcast(Step.done), .send(Step.done, to: Pages.a), .unwind(sending: Step.done),
    ]
      as [NavigationAction]
    {
      let navigator = editing(handled)
      navigator.perform(message.withoutConfirmation)
      #expect(navigator.tree.summary == "C")
    }
    let navigator = editing()
    navigator.handle(Step.self) { _ in .send(5) }
    navigator.handle(Int.self) { _ in .resetRoot(to: Pages.b.guarded { .instead(.resetRoot(to: Pages.c)) }) }
    navigator.perform(.send(Step.done).withoutConfirmation)
    #expect(navigator.tree.summary == "C")
    #expect(asked.names == [])
  }

  @Test func aStepsOptionsCountForItsBatch() throws {
    let batches: [(NavigationAction, String)] = [
      (.batch(.dismissAll(), .resetRoot(to: login).withoutConfirmation), "Login"),
      (.batch(.pop().withoutConfirmation, .push(login)), "A > Login"),
      (.batch([.batch(.pop(), .batch(.push(login).withoutConfirmation)), .push(Pages.x)]), "A > Login > X"),
    ]
    for (batch, picture) in batches {
      let navigator = editing()
      #expect(navigator.perform(batch).isPerformed)
      #expect(navigator.tree.summary == picture)
    }
    let navigator = editing()
    try navigator.page(2).onNext()
    #expect(navigator.tree.summary == "A > X")
    #expect(asked.names == [])
  }

  @Test func aBatchWithoutThemStillAsks() {
    let navigator = editing()
    #expect(navigator.perform(.batch(.pop(), .push(login))).reason == .leavingRefused)
    #expect(asked.names == ["Editor"])
  }

  // Who stands behind whom.

  /// Begins with a link that waits for a guard, and performs another action from outside.
  private func perform(_ action: NavigationAction, while slow: Flow<Page>) async -> (
    first: NavigationReason?, Navigator
  ) {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .present(Pages.c) })
    let first = Task { await navigator.performAndWait(.push(slow)) }
    await judge.begins()
    #expect(navigator.perform(action).isPerformed)
    if navigator.isWaiting { judge.answers(.allow) }
    let reason = await first.value.reason
    return (reason, navigator)
  }

  @Test func aStepThatReplacesWhatWaitsDoesItForItsBatch() async {
    let slow = Pages.b.guarded { [judge] in await judge.thinks() }
    let (reason, navigator) = await perform(.batch(.dismissAll(), .push(Pages.c).replacingWaiting), while: slow)
    #expect(reason == .superseded)
    #expect(navigator.tree.summary == "A > C")
  }

  @Test(
    arguments: [
      .present(Pages.c).overtakingWaiting, .batch(.dismissAll(), .present(Pages.c).overtakingWaiting),
      .send(Step.done).overtakingWaiting, .present(Pages.d.guarded { .instead(Pages.c) }).overtakingWaiting,
    ] as [NavigationAction])
  func whatIsUrgentStandsBehindNobodyAndEndsNobody(_ urgent: NavigationAction) async {
    let slow = Pages.b.guarded { [judge] in await judge.thinks() }
    let (reason, navigator) = await perform(urgent, while: slow)
    #expect(reason == nil)
    #expect(navigator.tree.summary == "A | sheet: C > B")
  }

  @Test func whatIsUrgentWaitsForItsOwnGuardAndLetsOthersStandBehindIt() async throws {
    let slow = Pages.b.guarded { [judge] in await judge.thinks() }, other = Judge()
    let navigator = Navigator(quiet: Pages.a)
    let link = Task { await navigator.performAndWait(.push(slow)) }
    await judge.begins()
    let urgent = Pages.c.guarded { await other.thinks() }
    let call = Task { await navigator.performAndWait(.push(urgent).overtakingWaiting) }
    await other.begins()
    #expect(navigator.perform(.push(Pages.d)).isWaiting)
    other.answers(.allow)
    #expect(await call.value.isPerformed)
    #expect(navigator.tree.summary == "A > C")
    judge.answers(.allow)
    #expect(await link.value.isPerformed)
    try await navigator.settled()
    #expect(navigator.tree.summary == "A > C > B > D")
  }

  @Test func optionsAreNoPartOfAnActionsIdentity() {
    let action = NavigationAction.push(Pages.a)
    #expect(action.overtakingWaiting == action)
    #expect(action.overtakingWaiting.withoutOrigin.description == action.withoutOrigin.description)
  }
}
