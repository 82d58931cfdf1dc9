import FlowKit
import FlowKitTesting
import Testing

/// A root that depends on the app's state.
@MainActor
struct RootRuleTests {
  private final class Session {
    var isSignedIn = false
  }

  private let session = Session()

  private func navigator() -> Navigator {
    let navigator = Navigator { [session] in session.isSignedIn ? .root(Pages.b) : .root(Pages.a) }
    navigator.onIssue = nil
    return navigator
  }

  @Test func appStartsWithTheRootOfTheRule() {
    #expect(navigator().tree.summary == "A")
    session.isSignedIn = true
    #expect(navigator().tree.summary == "B")
  }

  @Test func changedStateReplacesTheWholeTreeAtOnce() {
    let navigator = navigator(), host = HeadlessHost()
    navigator.perform(.push(Pages.c))
    navigator.perform(.present(Pages.d))
    navigator.attach(host)
    session.isSignedIn = true
    let outcome = navigator.updateRoot(transition: .none)
    #expect(outcome.description == "removed D #3, removed C #2, removed A #1, pushed B #4")
    #expect(navigator.tree.summary == "B")
    #expect(navigator.screenCount == 1)
    #expect(host.pictures == ["A > C | sheet: D, none", "A > C | sheet: D → B, none"])
  }

  @Test func sameChoiceChangesNothing() {
    let navigator = navigator()
    navigator.perform(.push(Pages.c))
    let log = EventLog(of: navigator)
    #expect(navigator.updateRoot().changes == [])
    #expect(navigator.updateRoot().isPerformed)
    #expect(navigator.tree.summary == "A > C")
    #expect(log.events.isEmpty)
  }

  @Test func rootThatTheAppReplacedStaysUntilTheChoiceChanges() {
    let navigator = navigator()
    navigator.perform(.replace(with: Pages.x))
    navigator.updateRoot()
    #expect(navigator.tree.summary == "X")
    session.isSignedIn = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "B")
    session.isSignedIn = false
    navigator.updateRoot()
    #expect(navigator.tree.summary == "A")
  }

  /// Signed out by hand, then signed in by the rule.
  @Test(
    arguments: [
      .resetRoot(to: Pages.a), .reset(to: Pages.a), .replace(with: Pages.a), .batch(.dismissAll(), .reset(to: Pages.a)),
      .reset(to: Pages.a, Pages.c),
    ] as [NavigationAction])
  func theRuleSeesARootThatWasSetByHandAsItWouldHave(_ out: NavigationAction) {
    session.isSignedIn = true
    let navigator = navigator()
    session.isSignedIn = false
    navigator.perform(out)
    session.isSignedIn = true
    #expect(navigator.updateRoot().isPerformed)
    #expect(navigator.tree.summary == "B")
  }

  @Test func theRuleSeesThatTheRootIsRightAlready() {
    session.isSignedIn = true
    let navigator = navigator()
    navigator.perform(.reset(to: Pages.a))  // before the session ends
    session.isSignedIn = false
    navigator.updateRoot()
    session.isSignedIn = true
    navigator.updateRoot()
    #expect(navigator.tree.summary == "B")
  }

  @Test(arguments: [.reset(to: Pages.x), .replace(with: Pages.x), .resetRoot(to: Pages.a)] as [NavigationAction])
  func aRootThatWasSetOnPurposeStays(_ action: NavigationAction) {
    let navigator = navigator()
    navigator.perform(.push(Pages.c))
    navigator.perform(action, from: action.kind == .replace ? 1 : nil)
    let picture = navigator.tree.summary
    navigator.updateRoot()
    #expect(navigator.tree.summary == picture)
  }

  @Test func changeDuringAnActionWaitsItsTurnAndHappensOnce() {
    let navigator = navigator()
    let observation = navigator.observe { [unowned navigator, session] event in
      guard event.kind == .willNavigate, event.action.kind == .push else { return }
      session.isSignedIn = true
      #expect(navigator.updateRoot().isQueued)
      #expect(navigator.updateRoot().isQueued)
    }
    navigator.perform(.push(Pages.c))
    #expect(navigator.tree.summary == "B")
    observation.cancel()
  }

  @Test func impossibleChoiceIsTriedAgain() {
    let navigator = Navigator { [session] in
      session.isSignedIn ? .root(Flow(with: Page(), containing: .tabs(Pages.b, Pages.b))) : .root(Pages.a)
    }
    navigator.onIssue = nil
    session.isSignedIn = true
    #expect(navigator.updateRoot().reason == .sameChildren)
    #expect(navigator.updateRoot().reason == .sameChildren)
    #expect(navigator.tree.summary == "A")
  }

  @Test func navigatorWithoutARuleKeepsItsRoot() {
    let navigator = Navigator(quiet: Pages.a)
    #expect(navigator.updateRoot().isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  @Test func changeThatWaitsBehindAResetHappensAnyway() {
    let navigator = navigator()
    let observation = navigator.observe { [unowned navigator, session] event in
      guard event.kind == .willNavigate, event.action.kind == .reset else { return }
      session.isSignedIn = true
      navigator.updateRoot()
    }
    navigator.perform(.reset(to: Pages.c))
    #expect(navigator.tree.summary == "B")
    observation.cancel()
  }

  @Test func choiceWithACancelledPreparationIsMadeTheNextTime() {
    let slow = Pages.b.preparing { for await _ in AsyncStream<Int>.makeStream().stream {} }
    let navigator = Navigator { [session] in session.isSignedIn ? .root(slow) : .root(Pages.a) }
    navigator.onIssue = nil
    session.isSignedIn = true
    #expect(!navigator.updateRoot().isPerformed)
    navigator.cancelWaiting()
    #expect(navigator.tree.summary == "A")
    #expect(!navigator.updateRoot().isPerformed)
    navigator.cancelWaiting()
    session.isSignedIn = false
    #expect(navigator.updateRoot().isPerformed)
    #expect(navigator.tree.summary == "A")
  }

  @Test func equalRootStays() {
    let navigator = navigator()
    navigator.perform(.reset(to: Pages.b))
    session.isSignedIn = true
    #expect(navigator.updateRoot().changes == [])
    #expect(navigator.tree.visible.id == 2)
  }

  @Test func ruleThatTriggersItselfIsRefused() {
    var navigator: Navigator?
    let session = session
    let asking = Navigator {
      navigator?.updateRoot()
      return session.isSignedIn ? .root(Pages.b) : .root(Pages.a)
    }
    navigator = asking
    session.isSignedIn = true
    asking.updateRoot()
    #expect(asking.tree.summary == "B")
    navigator = nil
  }
}
