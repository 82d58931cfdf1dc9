import FlowKit
import Testing

/// When screens can lead forward; P's flow accepts actions while it is on the stack.
@MainActor
struct ActsWhileCoveredTests {
  nonisolated static let covered = [
    ContainerCase("Tabs[B, *C, (D)]", "B", .push(Pages.x), "covered"),
    ContainerCase("Tabs[B, *C, (D)]", "B", .present(Pages.x), "covered"),
    ContainerCase("Tabs[B, *C, (D)]", "B", .replace(with: Pages.x), "covered"),
    ContainerCase("Tabs[B, *C, (D)]", "B", .send(Step.done), "covered"),
    ContainerCase("Tabs[B, *C, (D)]", "B", .batch(.push(Pages.x), .pop()), "covered"),
    ContainerCase("A > Tabs[*B, (C), (D)] | sheet: X", "Tabs", .push(Pages.x), "covered"),
    ContainerCase("Split[*B, D] > X", "D", .show(Pages.x, in: .detail), "covered"),
  ]

  nonisolated static let visible = [
    ContainerCase("Split[*B, D]", "D", .push(Pages.x), "Split[B, *D > X]"),
    ContainerCase("Tabs[*B, (C), (D)]", "Tabs", .push(Pages.x), "Tabs[*B, (C), (D)] > X"),
    ContainerCase("Tabs[*B, (C), (D)]", "Tabs", .send(Step.done), "unhandled"),
  ]

  nonisolated static let accepting = [
    ContainerCase("Tough[P, *Frame[B, C]]", "P", .push(Pages.x), "Tough[P > X, *Frame[B, C]]"),
    ContainerCase("Tough[P, *Frame[B, C]]", "P", .present(Pages.x), "Tough[P, *Frame[B, C]] | sheet: X"),
    ContainerCase("Tough[P, *Frame[B, C]]", "P", .replace(with: Pages.x), "Tough[X, *Frame[B, C]]"),
    ContainerCase("Tough[P, *Frame[B, C]]", "P", .send(Step.done), "unhandled"),
    ContainerCase("Tough[P, *Frame[B, C]]", "P", .batch(.push(Pages.x)), "Tough[P > X, *Frame[B, C]]"),
    ContainerCase("Tough[*P, (Frame)] | sheet: X", "P", .push(Pages.a), "Tough[*P > A, (Frame)] | sheet: X"),
    ContainerCase(
      "Tough[*P, (Frame)] | sheet: X", "Tough", .present(Pages.a), "Tough[*P, (Frame)] | sheet: X | sheet: A"),
  ]

  @Test(arguments: covered + visible + accepting)
  func forwardActionsNeedAVisibleScreenUnlessItsFlowAcceptsThem(_ test: ContainerCase) throws { try test.check() }

  @Test(arguments: [
    ContainerCase("Tabs[B, *C, (D)]", "B", .select(0), "Tabs[*B, C, (D)]"),
    ContainerCase("Tabs[B, *C, (D)]", "B", .setChildren(Pages.c, Pages.x), "Tabs[*C, (X)]"),
    ContainerCase("A > Tabs[B, *C, (D)]", "B", .goTo(Pages.a), "A"),
    ContainerCase("Tabs[B > X, *C, (D)]", "X", .pop(), "Tabs[B, *C, (D)]"),
  ])
  func otherActionsWorkFromCoveredScreens(_ test: ContainerCase) throws { try test.check() }

  @Test func answerActsFromTheTopOfItsStackWhichMustAcceptIt() throws {
    let answering = Pages.a.handling(Step.self) { _ in .push(Pages.x) }
    for (top, after) in [(Pages.b, "A > B | sheet: C"), (Pages.p, "A > P > X | sheet: C")] {
      let navigator = Navigator(quiet: answering)
      navigator.perform(.push(top))
      navigator.perform(.present(Pages.c))
      navigator.perform(.send(Step.done))
      #expect(navigator.tree.summary == after)
    }
  }
}
