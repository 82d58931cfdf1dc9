import FlowKit
import Testing

extension PresentationStyle {
  fileprivate static var drawer: PresentationStyle { PresentationStyle("drawer") }
}

@MainActor
struct PresentTests {
  @Test(arguments: [
    VerbCase("A", .present(Pages.b), "A | sheet: B"),
    VerbCase("A", .present(Pages.b, as: .sheet), "A | sheet: B"),
    VerbCase("A", .present(Pages.b, as: .fullScreen), "A | fullScreen: B"),
    VerbCase("A", .present(Pages.b, as: .popover), "A | popover: B"),
    VerbCase("A", .present(Pages.b, as: .alert), "A | alert: B"),
    VerbCase("A", .present(Pages.b, as: .drawer), "A | drawer: B"),
  ])
  func modalHasTheStyleItWasPresentedIn(_ verb: VerbCase) throws { try verb.check() }

  @Test func stylesAreEqualByName() {
    let hint = PresentationStyle("hint", coversPartly: true)
    #expect(hint == PresentationStyle("hint"))
    #expect(hint.hashValue == PresentationStyle("hint").hashValue)
    #expect(hint != .drawer)
    #expect(PresentationStyle("alert").coversPartly && PresentationStyle("popover").coversPartly)
    #expect(![PresentationStyle.sheet, .fullScreen, .drawer].contains { $0.coversPartly })
  }

  @Test(arguments: [
    VerbCase("A > B", .present(Pages.c), "A > B | sheet: C"),
    VerbCase("A", .present(Pages.a), "A | sheet: A"),
    VerbCase("A | sheet: B", .present(Pages.c, as: .alert), "A | sheet: B | alert: C"),
    VerbCase("A | sheet: B > C", .present(Pages.d, as: .alert), from: 3, "A | sheet: B > C | alert: D"),
  ])
  func modalCoversEverythingVisible(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B", .present(Pages.c), from: 1, isIgnored: .covered),
    VerbCase("A | sheet: B", .present(Pages.c), from: 1, isIgnored: .covered),
    VerbCase("A > P", .present(Pages.c), from: 1, isIgnored: .covered),
  ])
  func presentFromACoveredScreenIsIgnored(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("P > B", .present(Pages.c), from: 1, "P > B | sheet: C"),
    VerbCase("P | sheet: B", .present(Pages.c, as: .alert), from: 1, "P | sheet: B | alert: C"),
    VerbCase("A > P > B | sheet: C > D", .present(Pages.a), from: 2, "A > P > B | sheet: C > D | sheet: A"),
  ])
  func screenThatAcceptsActionsWhileOnStackPresentsOverEverything(_ verb: VerbCase) throws { try verb.check() }

  @Test func modalKnowsWhoPresentedIt() throws {
    let navigator = try Navigator(showing: "P > B")
    navigator.perform(.present(Pages.c, as: .alert), from: 1)
    navigator.performHere(.present(Pages.d))
    #expect(
      navigator.tree.description == """
        stack
        ├ P #1
        └ B #2
        alert over P #1
        └ C #3
        sheet over C #3
        └ D #4 ← visible
        """)
  }
}
