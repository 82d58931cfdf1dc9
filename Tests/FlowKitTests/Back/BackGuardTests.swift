import FlowKit
import Testing

/// Handlers of back together with guards: handlers come first.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct BackGuardTests {
  private let backs = Backs(), judge = Judge()

  private func navigator(confirming mayLeave: Bool) -> Navigator {
    backs.navigator(
      after: .push(
        backs["B"].confirmsLeaving { [judge] _ in
          _ = judge.says(.allow)
          return mayLeave
        }))
  }

  @Test func guardDoesNotRunIfAHandlerAnswers() {
    backs.answers["B"] = { .stay }
    let navigator = navigator(confirming: false)
    #expect(navigator.back())
    #expect(judge.count == 0)
  }

  @Test(arguments: [true, false])
  func guardRunsAfterTheHandlers(mayLeave: Bool) {
    let navigator = navigator(confirming: mayLeave)
    var hasGoneBack = false
    #expect(backs.asked { hasGoneBack = navigator.back() } == ["B"])
    #expect(hasGoneBack)  // also where it is refused: the app is not to be left
    #expect(judge.count == 1)
    #expect(navigator.tree.summary == (mayLeave ? "A" : "A > B"))
  }

  @Test func backThatWaitsForAGuardAsksHandlersOnce() async {
    let navigator = backs.navigator(after: .push(backs["B"].confirmsLeaving { [judge] _ in await judge.confirms() }))
    let end = Task { await navigator.performAndWait(.back()) }
    await judge.begins()
    judge.answers(.allow)
    #expect(await end.value.isPerformed)
    #expect(backs.asked == ["B"])
    #expect(navigator.tree.summary == "A")
  }

  @Test func screensAreNotNotifiedOfARefusedAction() {
    let lives = Lives(), navigator = Navigator(quiet: lives["A"])
    navigator.perform(.push(lives["B"].confirmsLeaving { _ in false }))
    #expect(lives.lines { navigator.perform(.pop()) } == [])
    #expect(lives.lines { navigator.perform(.push(lives["C"].guarded { .refuse("no") })) } == [])
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func guardedScreenIsNotifiedOfItsLifecycle() {
    let lives = Lives(), navigator = Navigator(quiet: lives["A"])
    #expect(
      lives.lines { navigator.perform(.push(lives["C"].guarded { .allow })) } == ["made C", "covered A", "visible C"])
    #expect(lives.lines { navigator.perform(.pop()) } == ["covered C", "removed C", "let go C", "visible A"])
  }

  @Test func asksBeforeIsTrueForHandlersAndGuards() {
    let navigator = backs.navigator(after: .push(Pages.b), .push(backs["C"]), .push(Pages.d))
    #expect(!navigator.host.asksBefore())
    navigator.perform(.pop())
    #expect(navigator.host.asksBefore())
    #expect(!navigator.host.asksBefore(.pop()))
    #expect(!navigator.host.asksBefore(.back(), from: 2))
    backs.handlers["C"]?.isEnabled = false
    #expect(!navigator.host.asksBefore())
    navigator.perform(.push(Pages.x.confirmsLeaving { _ in false }))
    #expect(navigator.host.asksBefore())
  }
}
