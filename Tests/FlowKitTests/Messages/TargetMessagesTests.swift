import FlowKit
import Testing

/// What a developer reads when there is nothing to return to; also when something looks as if it were that.
@MainActor
struct TargetMessagesTests {
  private func item(_ number: Int) -> Flow<Page> { Flow(with: Page(), id: number).named("Item") }

  private let help = " To go there from anywhere, use goTo; to show a new one, use push."

  @Test(arguments: [
    ("A > B", NavigationAction.popTo(Pages.x), "popTo(X)", "B #2 (A > B)."),
    ("A > B | sheet: C", .popTo(Pages.x), "popTo(X)", "C #3 (A > B | sheet: C)."),
    ("A > B", .popTo(Pages.b), "popTo(B)", "B #2 (A > B)."),
  ])
  func sentenceSaysWhereItLooked(before: String, action: NavigationAction, call: String, below: String) throws {
    let outcome = try Navigator(showing: before).perform(action)
    let place = try #require(action.origin)
    #expect(outcome.description == "\(call) at \(place) was ignored: no entry of that flow is below \(below)\(help)")
  }

  @Test func flowOfTheSameNameIsToldApartByItsDeclaration() throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome = navigator.perform(.popTo(Flow(with: Page()).named("A")))
    #expect(
      outcome.description == """
        popTo(A) at \(try place(of: outcome)) was ignored: no entry of that flow is below B #2 (A > B). \
        (A #1 is another flow, declared at \(Pages.a.id.place).)\(help)
        """)
  }

  @Test func flowOfTheSameDeclarationIsToldApartByItsKey() throws {
    let navigator = Navigator(root: item(1))
    navigator.perform(.push(Pages.b))
    let outcome = navigator.perform(.popTo(item(2)))
    #expect(
      outcome.description == """
        popTo(Item(2)) at \(try place(of: outcome)) was ignored: no entry of that flow is below B #2 (Item(1) > B). \
        (Item(1) #1 is another flow, declared at \(item(1).id.place) with another key.)\(help)
        """)
  }

  private func place(of outcome: NavigationOutcome) throws -> SourcePlace {
    try #require(outcome.issue?.action.origin)
  }
}
