import FlowKit
import Testing

/// Batches whose steps are known only when the app runs, or have nothing to do.
@MainActor
struct ListsOfStepsTests {
  @Test(arguments: [0, 1, 3])
  func stepsMayComeFromAList(count: Int) {
    let navigator = Navigator(root: Pages.a)
    let steps = (0..<count).map { _ in NavigationAction.push(Pages.b) }
    #expect(navigator.perform(.batch(steps, transition: .none)).changes.count == count)
    #expect(navigator.tree.count == 1 + count)
  }

  @Test func batchGoesOnWhereNoModalIsOpenAndNothingIsAboveTheRoot() throws {
    let navigator = try Navigator(showing: "A")
    #expect(navigator.perform(.batch(.dismissAll, .popToRoot, .push(Pages.b))).isPerformed)
    #expect(navigator.tree.summary == "A > B")
    #expect(navigator.perform(.batch(.dismiss, .push(Pages.c))).reason == .nothingToDismiss)
    #expect(navigator.perform(.dismissAll).reason == .nothingToDismiss)
  }

  @Test func screenIsFoundByItsFlow() throws {
    let navigator = try Navigator(showing: "A > B | sheet: B")
    #expect(navigator.screen(of: Pages.b) === navigator.screen(of: 3))
    #expect(navigator.screen(of: Pages.a) === navigator.screen(of: 1))
    #expect(navigator.screen(of: Pages.c) == nil)
  }
}
