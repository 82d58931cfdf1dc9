import FlowKit
import Testing

@MainActor
struct ReplaceTests {
  @Test(arguments: [
    VerbCase("A", .replace(with: Pages.b), "B"),
    VerbCase("A", .replace(with: Pages.a), "A"),
    VerbCase("A > B", .replace(with: Pages.c), "A > C"),
    VerbCase("A > B", .replace(with: Pages.c), from: 2, "A > C"),
    VerbCase("A | sheet: B", .replace(with: Pages.c), "A | sheet: C"),
    VerbCase("A | sheet: B > C", .replace(with: Pages.d), "A | sheet: B > D"),
  ])
  func replaceSwapsTheVisibleEntry(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("A > B", .replace(with: Pages.c), from: 1, isIgnored: .covered),
    VerbCase("A | sheet: B", .replace(with: Pages.c), from: 1, isIgnored: .covered),
  ])
  func replaceFromACoveredScreenIsIgnored(_ verb: VerbCase) throws { try verb.check() }

  @Test(arguments: [
    VerbCase("P > B", .replace(with: Pages.c), from: 1, "C > B"),
    VerbCase("A > P > B", .replace(with: Pages.c), from: 2, "A > C > B"),
    VerbCase("P | sheet: B", .replace(with: Pages.c), from: 1, "C | sheet: B"),
    VerbCase("A | sheet: P | alert: B", .replace(with: Pages.c), from: 2, "A | sheet: C | alert: B"),
  ])
  func coveredScreenThatAcceptsActionsIsReplacedInPlace(_ verb: VerbCase) throws { try verb.check() }

  @Test func newScreenPresentsWhatTheReplacedOnePresented() throws {
    let navigator = try Navigator(showing: "A > P | sheet: B | alert: C")
    navigator.perform(.replace(with: Pages.d), from: 2)
    #expect(
      navigator.tree.description == """
        stack
        ├ A #1
        └ D #5
        sheet over D #5
        └ B #3
        alert over B #3
        └ C #4 ← visible
        """)
    navigator.perform(.dismiss(), from: 5)
    #expect(navigator.tree.summary == "A > D")
  }

  @Test func modalOfAnotherScreenKeepsItsPresenter() throws {
    let navigator = try Navigator(showing: "P > Q")
    navigator.perform(.present(Pages.b), from: 1)
    navigator.perform(.replace(with: Pages.d), from: 2)
    #expect(
      navigator.tree.description == """
        stack
        ├ P #1
        └ D #4
        sheet over P #1
        └ B #3 ← visible
        """)
  }

  @Test func screenReplacedWithItsOwnFlowIsANewEntry() throws {
    let navigator = try Navigator(showing: "A")
    let before = try navigator.page(1)
    navigator.perform(.replace(with: Pages.a))
    #expect(navigator.tree.path.map(\.description) == ["A #2"])
    #expect(navigator.visibleScreen !== before)
    #expect(navigator.screen(of: 1) == nil)
  }
}
