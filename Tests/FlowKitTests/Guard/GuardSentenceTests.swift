import FlowKit
import Testing

/// The sentences for actions that a guard, or a screen that confirms leaving, doesn't allow.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct GuardSentenceTests {
  private func sentence(_ action: NavigationAction, _ id: ScreenID? = nil, on navigator: Navigator) -> String {
    sentence(of: navigator.perform(action, from: id, fileID: "Shop/ShopFlow.swift", line: 7))
  }

  private func sentence(of outcome: NavigationOutcome) -> String { outcome.description }

  @Test func sentenceContainsTheGuardsReason() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded(fileID: "Shop/Guards.swift", line: 3) { .refuse("the shop is closed") }
    #expect(
      sentence(.push(flow, fileID: "Shop/ShopFlow.swift", line: 7), on: navigator)
        == "push(X) at Shop/ShopFlow.swift:7 was refused: the guard of X at Shop/Guards.swift:3 says: the shop is closed. "
        + "To lead the user somewhere else first, return .redirect(...) from the guard.")
  }

  @Test(arguments: [
    ("Closed!", "says: Closed! To lead"), ("Closed.", "says: Closed. To lead"), ("", "does not allow it. To lead"),
  ])
  func sentenceEndsOnceWhateverTheGuardsReason(why: String, end: String) throws {
    let navigator = try Navigator(showing: "A")
    #expect(sentence(.push(Pages.x.guarded { .refuse(why) }), on: navigator).contains(end))
  }

  @Test func sentenceNamesTheNavigatorsGuard() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.guardActions(fileID: "Shop/Guards.swift", line: 3) { _ in .refuse("locked") }
    #expect(sentence(.pop(), on: navigator).contains("the navigator's guard at Shop/Guards.swift:3 says: locked."))
  }

  @Test func sentenceContainsTheErrorOfAGuard() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded(fileID: "Shop/Guards.swift", line: 3) { throw Load.Failure() }
    #expect(
      sentence(.push(flow), on: navigator).contains(
        "was refused: the guard of X at Shop/Guards.swift:3 threw an error: no connection."))
  }

  @Test func sentenceNamesTheScreenThatDoesNotConfirmLeaving() throws {
    let navigator = try Navigator(showing: "A")
    let flow = Pages.b.confirmsLeaving(fileID: "Shop/Guards.swift", line: 3) { _ in false }
    _ = sentence(.push(flow), on: navigator)
    #expect(
      sentence(.pop(), on: navigator)
        == "pop() at Shop/ShopFlow.swift:7 was refused: B #2 would be closed, and confirmsLeaving at Shop/Guards.swift:3 does not allow it. "
        + "Nothing has changed. Perform the action again once the screen may be closed.")
  }

  @Test func sentenceTellsWhatTheSameActionWaitsFor() async throws {
    let judge = Judge(), navigator = try Navigator(showing: "A")
    let flow = Pages.x.guarded(fileID: "Shop/Guards.swift", line: 3) { await judge.thinks() }
    let end = Task { await navigator.performAndWait(.push(flow), from: 1) }
    await judge.begins()
    #expect(
      sentence(.push(flow, fileID: "Shop/ShopFlow.swift", line: 7), 1, on: navigator)
        == "push(X) at Shop/ShopFlow.swift:7 was ignored: the same action already waits: the guard of X was being asked. "
        + "A screen does one thing at a time, so that a double tap opens only one screen.")
    navigator.cancelWaiting()
    #expect(
      sentence(of: await end.value).contains("was ignored: it was cancelled while the guard of X was being asked."))
  }

  @Test func sentenceExplainsTheEndOfARedirect() throws {
    let navigator = try Navigator(showing: "A"), log = EventLog(of: navigator, .actions)
    let flow = Pages.x.guarded(fileID: "Shop/Guards.swift", line: 3) { .redirect(.present(Pages.b)) }
    _ = sentence(.push(flow), on: navigator)
    _ = sentence(.dismiss(), on: navigator)
    #expect(
      log.events.last?.issue?.message.contains(
        "was refused: the guard of X at Shop/Guards.swift:3 still doesn't allow it after the redirect ended. If the user"
      )
        == true)
  }
}
