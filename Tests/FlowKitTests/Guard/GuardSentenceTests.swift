import FlowKit
import Testing

/// What is said where guards, or those who confirm leaving, do not allow an action.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // what never ends is a failure
struct GuardSentenceTests {
  private func sentence(_ action: NavigationAction, _ id: ScreenID? = nil, on navigator: Navigator) -> String {
    sentence(of: navigator.perform(action, from: id, fileID: "Shop/ShopFlow.swift", line: 7))
  }

  private func sentence(of outcome: NavigationOutcome) -> String { outcome.description }

  @Test func guardSaysWhy() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded(fileID: "Shop/Guards.swift", line: 3) { .refuse("the shop is closed") }
    #expect(
      sentence(.push(flow, fileID: "Shop/ShopFlow.swift", line: 7), on: navigator)
        == "push(X) at Shop/ShopFlow.swift:7 was refused: the guard of X at Shop/Guards.swift:3 says: the shop is closed. "
        + "To lead to where its condition can be met, let it answer .redirect(...).")
  }

  @Test func navigatorsGuardSaysWhy() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.guardActions(fileID: "Shop/Guards.swift", line: 3) { _ in .refuse("locked") }
    #expect(sentence(.pop, on: navigator).contains("the navigator's guard at Shop/Guards.swift:3 says: locked."))
  }

  @Test func guardHasFailed() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded(fileID: "Shop/Guards.swift", line: 3) { throw Load.Failure() }
    #expect(
      sentence(.push(flow), on: navigator).contains(
        "was refused: the guard of X at Shop/Guards.swift:3 has failed: no connection."))
  }

  @Test func screenHasNotConfirmed() throws {
    let navigator = try Navigator(showing: "A")
    _ = sentence(.push(Pages.b.confirmsLeaving { _ in false }), on: navigator)
    #expect(
      sentence(.pop, on: navigator)
        == "pop() at Shop/ShopFlow.swift:7 was refused: B #2 would leave, and has not confirmed it. "
        + "Nothing was changed. Perform the action again when the screen may leave.")
  }

  @Test func anEarlierActionWaits() async throws {
    let judge = Judge(), navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded(fileID: "Shop/Guards.swift", line: 3) { await judge.thinks() }
    let end = Task { await navigator.perform(.push(flow), from: 1) }
    await judge.begins()
    #expect(
      sentence(.present(Pages.b, fileID: "Shop/ShopFlow.swift", line: 7), 1, on: navigator)
        == "present(B, as: sheet) at Shop/ShopFlow.swift:7 was ignored: an earlier action, push(X), waits for a guard. "
        + "A screen asks for one thing at a time, so that a double tap opens one screen.")
    navigator.cancelWaiting()
    #expect(
      sentence(of: await end.value).contains("was ignored: it was cancelled while the guard of X was being asked."))
  }

  @Test func redirectHasEnded() throws {
    let navigator = try Navigator(showing: "A"), log = EventLog(of: navigator)
    let flow = Pages.x.guarded(fileID: "Shop/Guards.swift", line: 3) { .redirect(.present(Pages.b)) }
    _ = sentence(.push(flow), on: navigator)
    _ = sentence(.dismiss, on: navigator)
    #expect(
      log.events.last?.issue?.message.contains(
        "was refused: the guard of X at Shop/Guards.swift:3 redirects it again. It was asked again when") == true)
  }
}
