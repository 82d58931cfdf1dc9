import FlowKit
import Testing

@MainActor
struct PopTests {
  @Test(arguments: [
    VerbCase("A > B", .pop(), "A"),
    VerbCase("A > B > C", .pop(), from: 2, "A"),
    VerbCase("A > B > C", .pop(), from: 3, "A > B"),
    VerbCase("A | sheet: B > C", .pop(), "A | sheet: B"),
  ])
  func popRemovesTheCallerAndEverythingPushedAboveIt(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B | sheet: C", .pop(), from: 2, "A"),
    VerbCase("A > B > C | sheet: D", .pop(), from: 2, "A"),
    VerbCase("A | sheet: B > C | alert: D", .pop(), from: 3, "A | sheet: B"),
    VerbCase("A > B | sheet: C | alert: D > A", .pop(), from: 2, "A"),
  ])
  func popRemovesModalsAboveTheCaller(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A", .pop(), isIgnored: .nothingToPop),
    VerbCase("A > B", .pop(), from: 1, isIgnored: .nothingToPop),
    VerbCase("A | sheet: B", .pop(), from: 1, isIgnored: .nothingToPop),
    VerbCase("A > B | sheet: C", .pop(), isIgnored: .nothingToPop),
    VerbCase("A | sheet: B > C", .pop(), from: 2, isIgnored: .nothingToPop),
  ])
  func popAtARootIsIgnored(_ verb: VerbCase) throws { try verb.check() }
}
