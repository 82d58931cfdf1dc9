import FlowKit
import Testing

/// What a developer reads when there is no entry to return to, also if another one looks like it.
@MainActor
struct TargetSentenceTests {
  private func item(_ number: Int) -> Flow<Page> { Flow(with: Page(), id: number).named("Item") }

  private let help = " To open a new one, use push; to go to one wherever it is, use goTo."

  @Test(arguments: [
    ("A > B", NavigationAction.popTo(Pages.x), "X", "B #2"),
    ("A > B | sheet: C", .popTo(Pages.x), "X", "C #3"),
    ("A > B", .popTo(Pages.b), "B", "B #2"),
  ])
  func sentenceNamesTheSearchedStack(before: String, action: NavigationAction, name: String, below: String) throws {
    let outcome = try Navigator(showing: before).perform(action)
    let place = try #require(action.origin)
    let sentence = "there is no \(name) below \(below) (\(before)).\(help)"
    #expect(outcome.description == "popTo(\(name)) at \(place) was ignored: \(sentence)")
  }

  @Test func sentenceDistinguishesFlowsOfTheSameNameByTheirPlace() throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome = navigator.perform(.popTo(Flow(with: Page()).named("A")))
    #expect(
      outcome.description == """
        popTo(A) at \(try place(of: outcome)) was ignored: there is no A below B #2 (A > B). \
        (A #1 is of another flow, declared at \(Pages.a.id.place).)\(help)
        """)
  }

  @Test func sentenceDistinguishesFlowsOfOneDeclarationByTheirKeys() throws {
    let navigator = Navigator(quiet: item(1))
    navigator.perform(.push(Pages.b))
    let outcome = navigator.perform(.popTo(item(2)))
    #expect(
      outcome.description == """
        popTo(Item(2)) at \(try place(of: outcome)) was ignored: there is no Item(2) below B #2 (Item(1) > B). \
        (Item(1) #1 is of another flow, declared at \(item(1).id.place) with another key.)\(help)
        """)
  }

  private func place(of outcome: NavigationOutcome) throws -> SourcePlace {
    try #require(outcome.issue?.action.origin)
  }
}
