import FlowKit
import Testing

/// Batches whose steps come from a list, have nothing to do, or change containers.
@MainActor
struct ListsOfStepsTests {
  @Test(arguments: [0, 1, 3])
  func stepsCanComeFromAList(count: Int) {
    let navigator = Navigator(root: Pages.a)
    let steps = (0..<count).map { _ in NavigationAction.push(Pages.b) }
    #expect(navigator.perform(.batch(steps, transition: .none)).changes.count == count)
    #expect(navigator.tree.count == 1 + count)
  }

  @Test(arguments: [[], [NavigationAction.push(Pages.b)], [.push(Pages.b), .push(Pages.c)]])
  func callbackPerformsAListOfSteps(steps: [NavigationAction]) throws {
    let screen = Flow(with: Page()) { page, lets in
      page.onNext = lets.perform(steps)
      page.onText = lets.perform([.push(Pages.x)] + steps, transition: .none)
    }
    let navigator = Navigator(root: screen.named("S")), log = EventLog(of: navigator, .actions)
    navigator.screen(of: screen)?.onNext()
    #expect(navigator.tree.summary == (["S"] + steps.compactMap { $0.flow?.name }).joined(separator: " > "))
    #expect(log.events.last?.action == (steps.count == 1 ? steps[0] : .batch(steps)))
    navigator.perform(.popToRoot())
    navigator.screen(of: screen)?.onText("")
    #expect(navigator.tree.summary == (["S", "X"] + steps.compactMap { $0.flow?.name }).joined(separator: " > "))
    #expect(log.events.last?.action.transition == ScreenTransition.none)
  }

  @Test func batchContinuesIfDismissAllOrPopToRootHasNothingToDo() throws {
    let navigator = try Navigator(showing: "A")
    #expect(navigator.perform(.batch(.dismissAll(), .popToRoot(), .push(Pages.b))).isPerformed)
    #expect(navigator.tree.summary == "A > B")
    #expect(navigator.perform(.batch(.dismiss(), .push(Pages.c))).reason == .nothingToDismiss)
    #expect(navigator.perform(.dismissAll()).isPerformed)
  }

  @Test func stepsOfABatchChangeTheContainerOfTheirCaller() {
    let inner = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Inner")
    let outer = Flow(with: Page(), containing: .tabs(inner, Pages.d, selected: 1)).named("Outer")
    let navigator = Navigator(root: outer)
    navigator.perform(.batch(.select(0), .setChildren(inner, Pages.x)), from: 1)
    #expect(navigator.tree.summary == "Outer[*Inner[*B, (C)], (X)]")
  }

  @Test func transitionOfASingleStepIsKept() {
    var transitions: [ScreenTransition] = []
    let screen = Flow(with: Page()) { page, lets in page.onNext = lets.perform(.push(Pages.b), transition: .none) }
    let navigator = Navigator(root: screen)
    let observation = navigator.observe { transitions.append($0.action.transition) }
    navigator.screen(of: screen)?.onNext()
    #expect(Set(transitions) == [ScreenTransition.none])
    observation.cancel()
  }
}
