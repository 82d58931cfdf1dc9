import FlowKit
import Testing

/// A batch that answers a message finishes what `unwind` alone would.
@MainActor
struct FinishInAnswersTests {
  /// Something that is pushed or presented over the screen that answers.
  private nonisolated static let openings: [NavigationAction] = [
    .batch(.push(Pages.b), .push(Pages.c)), .batch(.present(Pages.b), .push(Pages.c), .present(Pages.d)),
    .batch(.push(Pages.b), .present(Pages.c)), .push(Containers.tabs), .present(Containers.tabs),
  ]

  private func navigator(_ answer: NavigationAction, opening: NavigationAction = .stay) -> Navigator {
    let navigator = Navigator(quiet: Pages.x)
    navigator.perform(.push(Pages.a.handling(Step.self) { _ in answer }))
    navigator.performHere(opening)
    return navigator
  }

  @Test(arguments: openings)
  func finishInABatchActsAsItDoesAlone(_ opening: NavigationAction) {
    for answer in [NavigationAction.unwind(), .batch(.unwind()), .batch(.batch(.unwind()))] {
      let navigator = navigator(answer, opening: opening)
      let outcome: NavigationOutcome = navigator.perform(.send(Step.done))
      #expect(outcome.isPerformed && navigator.tree.summary == "X > A", "\(answer)")
    }
  }

  @Test(arguments: openings)
  func stepAfterItActsFromTheScreenThatAnswers(_ opening: NavigationAction) {
    for answer in [
      NavigationAction.batch(.unwind(), .push(Pages.d)), .batch(.batch(.unwind()), .push(Pages.d)),
      .batch(.unwind(), .batch(.push(Pages.d))),
    ] {
      let navigator = navigator(answer, opening: opening)
      navigator.perform(.send(Step.done))
      #expect(navigator.tree.summary == "X > A > D", "\(answer)")
    }
  }

  @Test(arguments: [
    (NavigationAction.batch(.unwind(), .push(Pages.d), .push(Pages.c)), "X > A > D > C"),
    (.batch(.unwind(), .pop()), "X"),
    (.batch(.unwind(), .replace(with: Pages.d)), "X > D"),
    (.batch(.push(Pages.d), .unwind(), .present(Pages.c)), "X > A | sheet: C"),
    (.batch(.unwind(), .unwind(), .push(Pages.d)), "X > A > D"),
  ])
  func stepsFollowOneAnother(_ answer: NavigationAction, _ after: String) {
    let navigator = navigator(answer, opening: .push(Pages.b))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == after)
  }

  @Test(arguments: [
    (NavigationAction.batch(.unwind(), .push(Pages.x)), "Home[*B, (C)] > X"),
    (.batch(.unwind(), .select(Pages.c)), "Home[B, *C]"),
    (.batch(.unwind(), .push(Pages.x), .select(Pages.c)), "Home[B, *C] > X"),
    (.batch(.batch(.unwind(), .push(Pages.x)), .select(1)), "Home[B, *C] > X"),
  ])
  func containerThatAnswersIsTheTopAfterIt(_ answer: NavigationAction, _ after: String) {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Home").handling(Step.self) { _ in answer }
    let navigator = Navigator(quiet: tabs)
    navigator.perform(.push(Pages.a), from: 1)
    navigator.performHere(.present(Pages.d))
    navigator.perform(.send(Step.done))
    #expect(navigator.tree.summary == after)
  }

  @Test func screenThatHasLeftOnTheWayHasNothingToFinish() {
    let navigator = navigator(.batch(.popTo(Pages.x), .unwind()), opening: .push(Pages.b))
    let outcome: NavigationOutcome = navigator.perform(.send(Step.done))
    #expect(outcome.reason == .removed && outcome.issue?.step == 1)
    #expect(navigator.tree.summary == "X > A > B")
  }

  @Test func answerToABroadcastFinishesToo() {
    let navigator = navigator(.batch(.unwind(), .push(Pages.d)), opening: .batch(.push(Pages.b), .present(Pages.c)))
    navigator.broadcast(Step.done)
    #expect(navigator.tree.summary == "X > A > D")
  }

  @Test func messageOfAFinishInABatchBeginsAtTheScreenThatAnswers() {
    let asked = Asked()
    let navigator = Navigator(quiet: asked.flow(Pages.x, .stay))
    let answer = NavigationAction.batch(.unwind(sending: Step.done))
    navigator.perform(.push(asked.flow(Pages.a.handling(String.self) { _ in answer })))
    navigator.performHere(.present(asked.flow(Pages.b)))
    navigator.perform(.send("done"))
    #expect(navigator.tree.summary == "X > A")
    #expect(asked.names == ["A", "X"])
  }
}
