import FlowKit
import Testing

@MainActor
struct PopToRootTests {
  @Test(arguments: [
    VerbCase("A > B", .popToRoot(), "A"),
    VerbCase("A > B > C > D", .popToRoot(), "A"),
    VerbCase("A > B > C", .popToRoot(), from: 1, "A"),
    VerbCase("A > B > C", .popToRoot(), from: 2, "A"),
    VerbCase("A > B | sheet: C > D", .popToRoot(), "A > B | sheet: C"),
  ])
  func popToRootKeepsTheRootOfTheCallersStack(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A | sheet: B", .popToRoot(), from: 1, "A"),
    VerbCase("A > B | sheet: C | alert: D", .popToRoot(), from: 2, "A"),
    VerbCase("A > B | sheet: C | alert: D", .popToRoot(), from: 3, "A > B | sheet: C"),
  ])
  func popToRootDismissesModals(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .popToRoot(), isIgnored: .nothingToPop),
    VerbCase("A > B | sheet: C", .popToRoot(), isIgnored: .nothingToPop),
  ])
  func popToRootAtAVisibleRootIsIgnored(_ verb: VerbCase) throws { try verb.check() }
}
