import FlowKit
import Testing

/// What a developer reads when an action is ignored: the action, its place, the reason, and what would help.
@MainActor
struct IgnoredSentenceTests {
  nonisolated static let atARoot = [
    MessageCase(
      "A", .pop(), "pop()",
      "was ignored: A #1 is the app's root, and nothing is below it."
        + " To show something else in its place, use replace or reset."),
    MessageCase(
      "A > B", .pop(), from: 1, "pop()",
      "was ignored: A #1 is the app's root, and nothing is below it."
        + " To show something else in its place, use replace or reset."),
    MessageCase(
      "A", .popToRoot(), "popToRoot()",
      "was ignored: A #1 is the root of its stack, and is already in front. There was nothing to do."),
    MessageCase(
      "A > B | sheet: C", .pop(), "pop()",
      "was ignored: C #3 is the root of a modal (.sheet), and pop() never closes a modal."
        + " To close it, use dismiss() or back()."),
    MessageCase(
      "A | alert: B > C", .pop(), from: 2, "pop()",
      "was ignored: B #2 is the root of a modal (.alert), and pop() never closes a modal."
        + " To close it, use dismiss() or back()."),
    MessageCase(
      "A | sheet: B", .popToRoot(), "popToRoot()",
      "was ignored: B #2 is the root of its stack, and is already in front. To close the modal, use dismiss(), or"
        + " dismissAll() for all of them; to go to a screen below it, use popTo."),
  ]

  nonisolated static let withNothingToDismiss = [
    MessageCase(
      "A > B", .dismiss(), "dismiss()",
      "was ignored: B #2 has presented nothing and is not in a modal. To leave a pushed screen, use close(), which leaves it whichever way it was opened, or pop()."
    ),
    MessageCase(
      "A > B | sheet: C", .dismiss(), from: 1, "dismiss()",
      "was ignored: A #1 has presented nothing and is not in a modal. To leave a pushed screen, use close(), which leaves it whichever way it was opened, or pop()."
    ),
  ]

  nonisolated static let fromACoveredScreen = [
    ("A > B", "push(C)", NavigationAction.push(Pages.c), 2, "B"),
    ("A | sheet: B > C", "present(D, as: .alert)", .present(Pages.d, as: .alert), 3, "C"),
    ("A | sheet: B", "replace(with: C)", .replace(with: Pages.c, transition: .automatic), 2, "B"),
  ]

  nonisolated static let fromAScreenThatLeft = [
    MessageCase(
      "A > B", .pop(), from: 9, "pop()",
      "was ignored: there is no screen #9. The callback of a closed screen does nothing."
        + " To act without the screen, perform the action on the navigator.")
  ]

  @Test(arguments: atARoot + withNothingToDismiss + fromAScreenThatLeft)
  func sentenceNamesTheReason(_ message: MessageCase) throws { try message.check() }

  @Test(arguments: fromACoveredScreen)
  func sentenceNamesWhatCoversTheCaller(
    before: String, call: String, action: NavigationAction, id: Int, cover: String
  ) throws {
    let issue = try #require(try Navigator(showing: before).perform(action, from: 1).issue)
    let place = try #require(action.origin)
    #expect(
      issue.message == "\(call) at \(place) was ignored: \(cover) #\(id) is in front of the caller, A #1."
        + " A screen can \(action.kind) only while it is in front, so that a double tap counts once."
        + " To allow it, add .actsWhileCovered() to the flow of A.")
  }

  @Test func sentenceNamesTheFlowOfARemovedCaller() throws {
    let navigator = try Navigator(showing: "A > B")
    var callback: () -> Void = {}
    var place = SourcePlace()
    let flow = Flow(with: Page()) { (_: Page, lets) in
      (callback, place) = (lets.pop(), SourcePlace())
    }
    navigator.perform(.push(flow.named("Late").id("x")))
    navigator.perform(.pop())
    let log = EventLog(of: navigator, .actions)
    callback()
    #expect(
      log.events.map(\.description) == [
        "pop() at \(place) was ignored: the caller, Late(x) #3, is closed. The callback of a closed screen"
          + " does nothing. To act without the screen, perform the action on the navigator."
      ])
    callback = {}  // the flow's closure keeps what the callback is stored in
  }

  @Test func twoActionsInOneCallbackAreBetterWrittenAsOne() throws {
    let flow = Flow(with: Page()) { (page: Page, lets) in
      page.onNext = {
        lets.pop()()
        lets.push(Pages.c)()
      }
    }
    let navigator = Navigator(quiet: Pages.a), log = EventLog(of: navigator, [.ignored])
    navigator.perform(.push(flow.named("Both")))
    try navigator.screen(ofType: Page.self).onNext()
    let text = log.events.map(\.description).joined()
    #expect(text.hasSuffix("If that callback has closed it, write both as one: lets.perform(.pop(), .push(C))."))
  }
}
