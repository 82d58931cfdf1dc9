import FlowKit
import Testing

@MainActor
struct RemovedCallerTests {
  nonisolated static let verbs: [NavigationAction] = [
    .push(Pages.b), .present(Pages.b), .replace(with: Pages.b), .reset(to: Pages.b), .goTo(Pages.a), .popTo(Pages.a),
    .pop(), .popToRoot(), .dismiss(), .dismissAll(), .back(),
  ]

  @Test(arguments: verbs)
  func everyVerbOfARemovedScreenIsIgnored(_ action: NavigationAction) throws {
    let navigator = try Navigator(showing: "A > B | sheet: C > D")
    navigator.perform(.pop())
    #expect(navigator.perform(action, from: 4).reason == .removed)
    #expect(navigator.tree.summary == "A > B | sheet: C")
  }

  @Test(arguments: verbs, [0, -1, 99])
  func everyVerbOfAnUnknownScreenIsIgnored(_ action: NavigationAction, id: Int) throws {
    let navigator = try Navigator(showing: "A > B | sheet: C > D")
    #expect(navigator.perform(action, from: ScreenID(id)).reason == .removed)
    #expect(navigator.tree.summary == "A > B | sheet: C > D")
  }

  @Test(arguments: verbs)
  func everyVerbOfAReplacedRootIsIgnored(_ action: NavigationAction) throws {
    let navigator = try Navigator(showing: "P | sheet: B")
    navigator.perform(.replace(with: Pages.a), from: 1)
    #expect(navigator.perform(action, from: 1).reason == .removed)
    #expect(navigator.tree.summary == "A | sheet: B")
  }

  @Test func callbackThatOutlivesItsScreenDoesNothing() throws {
    let navigator = try Navigator(showing: "A")
    var callbacks: [() -> Void] = []
    let flow = Flow(with: Page()) { (_: Page, lets) in
      callbacks = [lets.pop(), lets.push(Pages.b), lets.dismissAll(), lets.reset(to: Pages.b)]
    }
    navigator.perform(.push(flow))
    navigator.perform(.pop())
    navigator.perform(.push(Pages.b))
    navigator.perform(.present(Pages.c))
    for callback in callbacks { callback() }
    #expect(navigator.tree.summary == "A > B | sheet: C")
    callbacks = []  // the flow's closure keeps what the callbacks are stored in
  }
}
