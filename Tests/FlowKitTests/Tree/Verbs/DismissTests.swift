import FlowKit
import Testing

@MainActor
struct DismissTests {
  @Test(arguments: [
    VerbCase("A | sheet: B", .dismiss(), from: 1, "A"),
    VerbCase("A > B | sheet: C > D", .dismiss(), from: 2, "A > B"),
    VerbCase("A | sheet: B | alert: C", .dismiss(), from: 1, "A"),
    VerbCase("A | sheet: B | alert: C", .dismiss(), from: 2, "A | sheet: B"),
  ])
  func dismissClosesTheModalThatTheCallerPresented(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A | sheet: B", .dismiss(), "A"),
    VerbCase("A > B | sheet: C > D", .dismiss(), "A > B"),
    VerbCase("A | sheet: B > C", .dismiss(), from: 2, "A"),
    VerbCase("A | sheet: B | alert: C", .dismiss(), "A | sheet: B"),
    VerbCase("A | sheet: B > C | alert: D", .dismiss(), from: 2, "A"),
  ])
  func dismissClosesTheModalThatTheCallerIsIn(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .dismiss(), isIgnored: .nothingToDismiss),
    VerbCase("A > B", .dismiss(), isIgnored: .nothingToDismiss),
    VerbCase("A > B | sheet: C", .dismiss(), from: 1, isIgnored: .nothingToDismiss),
  ])
  func dismissNeverPops(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A | sheet: B", .dismissAll(), "A"),
    VerbCase("A > B | sheet: C > D | alert: A", .dismissAll(), "A > B"),
    VerbCase("A > B | sheet: C | alert: D", .dismissAll(), from: 1, "A > B"),
    VerbCase("A > B | sheet: C | alert: D", .dismissAll(), from: 3, "A > B"),
    VerbCase("A", .dismissAll(), "A"),
    VerbCase("A > B", .dismissAll(), "A > B"),
  ])
  func dismissAllClosesEveryModalOverTheRootStack(_ verb: VerbCase) throws { try verb.check() }

  @Test func dismissClosesTheTopmostModalOfAScreenThatPresentedTwo() throws {
    let navigator = try Navigator(showing: "P")
    navigator.perform(.present(Pages.b), from: 1)
    navigator.perform(.present(Pages.c, as: .alert), from: 1)
    navigator.performHere(.present(Pages.d, as: .popover))
    navigator.perform(.dismiss(), from: 1)
    #expect(navigator.tree.summary == "P | sheet: B")
    navigator.perform(.dismiss(), from: 1)
    #expect(navigator.tree.summary == "P")
  }

  @Test func presenterDismissesItsModalEvenIfAnotherScreenCoversIt() throws {
    let navigator = try Navigator(showing: "P > B")
    navigator.perform(.present(Pages.c), from: 1)
    #expect(navigator.perform(.dismiss(), from: 2).reason == .nothingToDismiss)
    #expect(navigator.perform(.dismiss(), from: 1).isPerformed)
    #expect(navigator.tree.summary == "P > B")
  }
}
