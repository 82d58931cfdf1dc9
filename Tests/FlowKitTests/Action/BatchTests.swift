import FlowKit
import FlowKitTesting
import Testing

/// Several actions as one: all of them, or none.
@MainActor
struct BatchTests {
  @Test(arguments: [
    ContainerCase("A > B | sheet: C", .batch(.dismiss(), .push(Pages.x)), "A > B > X"),
    ContainerCase("A > B | sheet: C", .batch(.dismissAll(), .popToRoot(), .replace(with: Pages.d)), "D"),
    ContainerCase(
      "A", .batch(.push(Pages.b), .push(Pages.c), .present(Pages.d), .push(Pages.x)), "A > B > C | sheet: D > X"),
    ContainerCase("A > B", .batch(.pop(), .push(Pages.c)), "A > C"),
    ContainerCase("A > B", .batch(.push(Pages.c), .pop()), "A > B"),
    ContainerCase("A", .batch(.push(Pages.c), .popTo(Pages.a)), "A"),
    ContainerCase("A > B", .batch(.reset(to: Pages.c, Pages.d), .push(Pages.x)), "C > D > X"),
    ContainerCase("A", .batch(.goTo(Pages.b), .goTo(Pages.a), .goTo(Pages.c)), "A > C"),
    ContainerCase("A", .batch(), "A"),
    ContainerCase("A", .batch(.push(Pages.b)), "A > B"),
    ContainerCase("A", .batch(.batch(.push(Pages.b), .batch()), .batch(.push(Pages.c))), "A > B > C"),
    ContainerCase("A", .batch(.push(Pages.b), .unwind()), "A > B"),
  ])
  func stepsAreTakenOneAfterAnother(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase(
      "Tabs[*B, (C), (D)] | sheet: A", .batch(.dismiss(), .select(1), .push(Pages.x)), "Tabs[B, *C > X, (D)]"),
    ContainerCase(
      "Tabs[*B > X, (C), (D)] | sheet: A", "X", .batch(.dismiss(), .pop(), .push(Pages.a)), "Tabs[*B > A, (C), (D)]"),
    ContainerCase("Tabs[*B, (C), (D)]", .batch(.select(1), .select(2), .select(0)), "Tabs[*B, (C), (D)]"),
    ContainerCase("A", .batch(.push(Containers.tabs), .select(Pages.d), .push(Pages.x)), "A > Tabs[(B), (C), *D > X]"),
    ContainerCase("A", .batch(.push(Containers.split), .pop()), "nothing to pop"),
    ContainerCase("A > B", .batch(.pop(), .push(Containers.tabs), .select(1)), "A > Tabs[(B), *C, (D)]"),
    ContainerCase(
      "A > B", "B", .batch(.replace(with: Containers.outer), .select(Containers.split), .push(Pages.x)),
      "A > Outer[(Tabs), *Split[*B > X, D], (Book)]"),
    ContainerCase("A", .batch(.push(Pages.b), .push(Containers.tabs), .popTo(Pages.b)), "A > B"),
  ])
  func stepsGoIntoContainersAndOutOfThem(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("A > B", "A", .batch(.push(Pages.x)), "covered"),
    ContainerCase("A > B > C", "B", .batch(.pop(), .push(Pages.x), .push(Pages.d)), "A > X > D"),
    ContainerCase("A > B", "B", .batch(.push(Pages.c), .pop()), "A > B"),
    ContainerCase("A", "A", .batch(.push(Pages.c), .popTo(Pages.a)), "A"),
    ContainerCase("A", "A", .batch(.push(Pages.b), .unwind()), "A > B"),
    ContainerCase("A", "A", .batch(.push(Pages.b), .push(Pages.c)), "A > B > C"),
    ContainerCase("A", "A", .batch(.batch(), .push(Pages.b)), "A > B"),
    ContainerCase("A > P > C", "P", .batch(.push(Pages.x), .push(Pages.d)), "A > P > C > X > D"),
    ContainerCase("A | sheet: B > C", "B", .batch(.dismiss(), .push(Pages.x)), "A > X"),
    ContainerCase(
      "Tabs[*B, C > X, (D)]", "C", .batch(.select(Pages.c), .unwind(), .push(Pages.a)), "Tabs[B, *C > X > A, (D)]"),
  ])
  func firstStepActsFromTheCallerAndTheOthersFromTheVisibleScreen(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("A", .batch(.popTo(Pages.a), .push(Pages.x)), "A > X"),
    ContainerCase("A", "A", .batch(.popTo(Pages.a), .push(Pages.x)), "A > X"),
    ContainerCase("A > B", .batch(.popTo(Pages.b), .push(Pages.x)), "A > B > X"),
    ContainerCase("A > B | sheet: C", .batch(.dismissAll(), .popTo(Pages.b), .push(Pages.x)), "A > B > X"),
    ContainerCase("A | sheet: C", .batch(.popTo(Pages.c), .push(Pages.x)), "A | sheet: C > X"),
    ContainerCase("A", .batch(.batch(.popTo(Pages.a)), .push(Pages.x)), "A > X"),
    ContainerCase("Tabs[*B, (C), (D)]", .batch(.popTo(Pages.b), .push(Pages.x)), "Tabs[*B > X, (C), (D)]"),
    ContainerCase("Tabs[*B, (C), (D)]", .batch(.popTo(Containers.tabs), .push(Pages.x)), "Tabs[*B > X, (C), (D)]"),
    ContainerCase("A", .batch(.popToRoot(), .push(Pages.x)), "A > X"),
    ContainerCase("A", .batch(.goTo(Pages.a), .push(Pages.x)), "A > X"),
    // What isn't so fails.
    ContainerCase("A > B", "A", .batch(.popTo(Pages.a), .push(Pages.x)), "target not found"),
    ContainerCase("A", .batch(.popTo(Pages.b), .push(Pages.x)), "target not found"),
    ContainerCase("A", .batch(.pop(), .push(Pages.x)), "nothing to pop"),
    ContainerCase("A", .batch(.dismiss(), .push(Pages.x)), "nothing to dismiss"),
  ])
  func aStepIsDoneWhenItIsSo(_ move: ContainerCase) throws { try move.check() }

  @Test func aStepThatIsDoneForwardsItsArguments() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.batch(.popTo(Pages.a) { $0.receive("hello") }, .push(Pages.x)))
    #expect(try navigator.page(1).received == ["hello"])
    #expect(navigator.tree.summary == "A > X")
  }

  @Test func batchOfARemovedScreenIsIgnored() throws {
    let navigator = try Navigator(showing: "A > B")
    navigator.perform(.pop())
    for batch in [NavigationAction.batch(), .batch(.push(Pages.x)), .batch(.batch(.pop()))] {
      #expect(navigator.perform(batch, from: 2).reason == .removed)
    }
    #expect(navigator.tree.summary == "A")
  }

  @Test func callbackPerformsSeveralActionsAsOne() throws {
    let done = Flow(with: Page()) { page, lets in
      page.onNext = lets.perform(.dismiss(), .select(Pages.c), .push(Pages.x))
      page.onText = lets.perform(.dismissAll())
    }.named("Done")
    let navigator = try Navigator(showing: "Tabs[*B, (C), (D)]"), log = EventLog(of: navigator, .actions)
    for callback in [{ (page: Page) in page.onNext() }, { $0.onText("") }] {
      navigator.perform(.present(done))
      log.clear()
      callback(try navigator.page(navigator.tree.visible.id))
      #expect(log.kinds == ["willNavigate", "didNavigate"])
    }
    #expect(navigator.tree.summary == "Tabs[B, *C > X, (D)]")
    #expect(log.events.last?.action.kind == .dismissAll)
  }

  @Test func awaitedBatchIsPerformedInItsTurn() async throws {
    let navigator = try Navigator(showing: "A > B")
    let outcome = await navigator.performAndWait(.batch(.pop(), .push(Pages.c)))
    #expect(outcome.description == "removed B #2, pushed C #3")
    let ignored = await navigator.performAndWait(.batch(.pop(), .pop()))
    #expect(ignored.reason == .nothingToPop)
    #expect(ignored.issue?.step == 1)
  }

  @Test func batchDuringAnActionWaitsItsTurn() throws {
    let navigator = try Navigator(showing: "A")
    var outcomes: [NavigationOutcome] = []
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .willNavigate, outcomes.isEmpty else { return }
      outcomes.append(navigator.perform(.batch(.push(Pages.c), .push(Pages.d))))
    }
    navigator.perform(.push(Pages.b))
    #expect(outcomes.map(\.isQueued) == [true])
    #expect(navigator.tree.summary == "A > B > C > D")
    observation.cancel()
  }
}
