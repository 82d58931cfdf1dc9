import FlowKit
import Testing

/// Guards that redirect to a screen first, or perform another action instead.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct RedirectTests {
  /// Whether the user is logged in.
  private final class Session {
    var isOpen = false
    var count = 0
  }

  private let session = Session()

  /// X, which needs a login first: L, which logs in and leaves.
  private var account: Flow<Page> {
    Pages.x.guarded { [session, login] in
      session.count += 1
      return session.isOpen ? .allow : .redirect(.present(login))
    }
  }

  private var login: Flow<Page> {
    Flow(with: Page()) { [session] page, lets in
      let dismiss: () -> Void = lets.dismiss()
      page.onNext = {
        session.isOpen = true
        dismiss()
      }
      page.onText = lets.dismiss()
    }.named("L")
  }

  private func perform(_ action: NavigationAction, _ id: ScreenID? = nil, on navigator: Navigator) -> NavigationOutcome
  {
    navigator.perform(action, from: id)
  }

  @Test func actionContinuesAfterTheLogin() async throws {
    let navigator = try Navigator(showing: "A"), log = EventLog(of: navigator, .actions, [.made, .removed])
    #expect(
      perform(.push(account), 1, on: navigator).description
        == "waiting for a guard, a preparation, or a screen that a guard has opened first")
    #expect(navigator.tree.summary == "A | sheet: L")
    try navigator.page(2).onNext()
    #expect(navigator.tree.summary == "A > X")
    #expect(session.count == 2)
    #expect(
      log.lines == [
        "redirected push(X)", "willNavigate present(L, as: .sheet)", "made L #2",
        "didNavigate present(L, as: .sheet): presented L #2 as sheet",
        "willNavigate dismiss()", "removed L #2", "didNavigate dismiss(): removed L #2",
        "willNavigate push(X)", "made X #3", "didNavigate push(X): pushed X #3",
      ])
  }

  @Test func awaitedActionEndsAfterTheLogin() async throws {
    let navigator = try Navigator(showing: "A"), events = navigator.events()
    let end = Task { await navigator.performAndWait(.push(account)) }
    for await event in events where event.kind == .didNavigate { break }
    try navigator.page(2).onNext()
    #expect(await end.value.changes.map(\.description) == ["pushed X #3"])
  }

  @Test func guardsThatAllowedTheActionBeforeItWasRedirectedAreAskedAgain() throws {
    var count = 0
    let flow = Pages.x.guarded {
      count += 1
      return .allow
    }
    .guarded { [session, login] in session.isOpen ? .allow : .redirect(.present(login)) }
    let navigator = try Navigator(showing: "A")
    #expect(perform(.push(flow), on: navigator).isWaiting)
    try navigator.page(2).onNext()
    #expect(navigator.tree.summary == "A > X")
    #expect(count == 2)  // what it says at once counts in the moment in which the action is performed
  }

  @Test func actionIsRefusedIfTheUserCancelsTheLogin() async throws {
    let navigator = try Navigator(showing: "A"), log = EventLog(of: navigator, .actions)
    #expect(perform(.push(account), on: navigator).isWaiting)
    log.clear()
    try navigator.page(2).onText("")
    #expect(navigator.tree.summary == "A")
    #expect(log.lines.last == "refused push(X): redirect ended")
    #expect(session.count == 2)
  }

  @Test func actionEndsWhenItsCallerGoesBack() async throws {
    let navigator = try Navigator(showing: "A > B"), log = EventLog(of: navigator, .actions)
    #expect(perform(.push(account), 2, on: navigator).isWaiting)
    #expect(perform(.pop(), 2, on: navigator).isPerformed)
    #expect(navigator.tree.summary == "A")
    #expect(log.lines.last == "ignored push(X): superseded")
    #expect(session.count == 1)
  }

  @Test func cancellingTheActionKeepsTheLogin() async throws {
    let navigator = try Navigator(showing: "A"), events = navigator.events()
    let end = Task { await navigator.performAndWait(.push(account)) }
    for await event in events where event.kind == .didNavigate { break }
    navigator.cancelWaiting()
    #expect(await end.value.reason == .cancelled)
    #expect(navigator.tree.summary == "A | sheet: L")
    try navigator.page(2).onNext()
    #expect(navigator.tree.summary == "A")
  }

  @Test func loginCanHaveAnAsynchronousGuard() async throws {
    let judge = Judge()
    let slow = Flow(with: Page()) { [session] page, lets in
      session.isOpen = true
      page.onNext = lets.dismiss()
    }.named("L").guarded { await judge.thinks() }
    let navigator = try Navigator(showing: "A"), events = navigator.events()
    let end = Task { [session] in
      await navigator.performAndWait(.push(Pages.x.guarded { session.isOpen ? .allow : .redirect(.present(slow)) }))
    }
    await judge.begins()
    #expect(navigator.tree.summary == "A")
    judge.answers(.allow)
    for await event in events where event.kind == .didNavigate { break }
    try navigator.page(2).onNext()
    #expect(await end.value.isPerformed)
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func actionIsRefusedIfItsRedirectIsImpossible() async throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded { .redirect(.popTo(Pages.c)) }
    let outcome = perform(.push(flow), on: navigator)
    #expect(outcome.reason == .redirectEnded)
    #expect(outcome.description.contains("there is no C below"))
  }

  @Test func redirectThatEntersNothingReplacesTheAction() throws {
    let navigator = try Navigator(showing: "A > B")
    let flow = Pages.x.guarded { .redirect(.popTo(Pages.a)) }
    let outcome = perform(.push(flow), on: navigator)
    #expect(outcome.changes.map(\.description) == ["removed B #2"])
    #expect(navigator.tree.summary == "A")
  }

  @Test func insteadReturnsTheOutcomeOfTheOtherAction() throws {
    let navigator = try Navigator(showing: "A")
    let outcome = perform(.push(Pages.x.guarded { .instead(.present(Pages.b)) }), on: navigator)
    #expect(outcome.changes.map(\.description) == ["presented B #2 as sheet"])
    #expect(navigator.tree.summary == "A | sheet: B")
  }

  @Test(arguments: [true, false])
  func circleOfRedirectsIsRefusedAndNamesItsChain(_ isInstead: Bool) throws {
    let ring = Ring(isInstead: isInstead)
    let navigator = try Navigator(showing: "A"), log = EventLog(of: navigator, [.redirected])
    let outcome = perform(.push(ring.flow(0)), on: navigator)
    #expect(outcome.reason == .redirectLoop)
    let chain = "push(R0(0)) → present(R1(1), as: .sheet) → present(R2(2), as: .sheet) → present(R0"
    #expect(outcome.description.contains(chain))
    #expect(navigator.tree.summary == "A")
    #expect(log.events.count == 3)
  }

  @Test(arguments: [true, false])
  func circleOfRedirectsIsOneIssueOfTheFirstAction(_ isInstead: Bool) throws {
    let ring = Ring(isInstead: isInstead)
    let navigator = try Navigator(showing: "A"), log = EventLog(of: navigator, [.refused])
    var issues: [NavigationIssue] = []
    navigator.onIssue = { issues.append($0) }
    _ = perform(.push(ring.flow(0)), on: navigator)
    #expect(issues.map(\.reason) == [.redirectLoop])
    #expect(log.events.count == 1)
    if !isInstead { #expect(issues.first?.action.description.hasPrefix("push(R0(0)) at ") == true) }
  }

  @Test func circleOfAsynchronousGuardsIsOneIssueToo() async throws {
    let navigator = try Navigator(showing: "A")
    var issues: [NavigationIssue] = []
    navigator.onIssue = { issues.append($0) }
    let outcome = await navigator.performAndWait(.push(Ring.slow(0)))
    #expect(outcome.reason == .redirectLoop)
    #expect(issues.map(\.reason) == [.redirectLoop])
    #expect(issues.first?.message == outcome.description)
  }

  @Test func endlessRedirectsEnd() throws {
    let navigator = try Navigator(showing: "A")
    let outcome = perform(.push(Ring.further(0)), on: navigator)
    #expect(outcome.reason == .redirectLoop)
    #expect(outcome.description.contains(" → … "), "a long chain is shortened")
    #expect(outcome.description.count < 1_000)
    #expect(navigator.tree.summary == "A")
  }

  @Test func loginThatNeverEndsKeepsNothingAlive() async throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator), screen = Weak(navigator?.visibleScreen)
    _ = navigator.map { perform(.push(account), on: $0) }
    navigator = nil
    #expect(weak.object == nil)
    #expect(screen.object == nil)
  }
}

/// Three flows, each of which redirects to the next.
@MainActor
private struct Ring {
  let isInstead: Bool

  func flow(_ number: Int) -> Flow<Page> {
    let isInstead = isInstead
    return Flow(with: Page(), id: number).named("R\(number)").guarded {
      let next = NavigationAction.present(Ring(isInstead: isInstead).flow((number + 1) % 3))
      return isInstead ? .instead(next) : .redirect(next)
    }
  }

  /// Two flows, each of which redirects to the other, after a while.
  static func slow(_ number: Int) -> Flow<Page> {
    Flow(with: Page(), id: number).named("S").guarded {
      await Task.yield()
      return .redirect(.present(slow(1 - number)))
    }
  }

  static func further(_ number: Int) -> Flow<Page> {
    Flow(with: Page(), id: number).named("R").guarded { .instead(.push(further(number + 1))) }
  }
}
