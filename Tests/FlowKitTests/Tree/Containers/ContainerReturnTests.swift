import FlowKit
import Testing

/// Backward verbs inside containers and across them.
@MainActor
struct ContainerReturnTests {
  @Test(arguments: [
    ContainerCase("Tabs[*B > X, (C), (D)]", .pop(), "Tabs[*B, (C), (D)]"),
    ContainerCase("Tabs[*B > X, C > A, (D)]", "A", .pop(), "Tabs[*B > X, C, (D)]"),
    ContainerCase("A > Tabs[*B, (C), (D)]", "Tabs", .pop(), "A"),
    ContainerCase("A > Tabs[*B > X, C, (D)] > X", "Tabs", .pop(), "A"),
    ContainerCase("A > Tabs[*B, (C), (D)]", .pop(), "nothing to pop"),
    ContainerCase("Tabs[*B, (C), (D)]", "Tabs", .pop(), "nothing to pop"),
    ContainerCase("A > Split[B > X, *D]", "X", .pop(), "A > Split[*B, D]"),
    ContainerCase("A | sheet: Tabs[*B, (C), (D)]", .pop(), "nothing to pop"),
    ContainerCase(
      "Outer[*Tabs[*B, (C), (D)] > X, (Split), (Book)]", .pop(), "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]"),
    ContainerCase("Outer[*Tabs[*B, (C), (D)], (Split), (Book)]", "Tabs", .pop(), "nothing to pop"),
  ])
  func popStaysInTheStackOfItsCaller(_ move: ContainerCase) throws { try move.check() }

  @Test func modalStaysWithAScreenThatStaysInAHiddenStack() throws {
    let navigator = try Navigator(showing: "Tabs[*B > P, (C), (D)]")
    let caller = try #require(navigator.tree.path.last?.id)
    navigator.performHere(.present(Pages.a))
    let outcome: NavigationOutcome = navigator.perform(.push(Pages.x), from: caller)
    navigator.perform(.select(Pages.c), from: caller)
    #expect(navigator.tree.summary == "Tabs[B > P > X, *C, (D)] | sheet: A")
    navigator.perform(.popTo(Pages.p), from: try #require(outcome.changes.first?.entry.id))
    #expect(navigator.tree.summary == "Tabs[B > P, *C, (D)] | sheet: A")
  }

  @Test(arguments: [
    ContainerCase("A > Tabs[*B > X > A, (C), (D)]", .popToRoot(), "A > Tabs[*B, (C), (D)]"),
    ContainerCase("A > Tabs[*B, (C), (D)]", .popToRoot(), "nothing to pop"),
    ContainerCase("A > Tabs[*B > X, (C), (D)]", "Tabs", .popToRoot(), "A"),
    ContainerCase("Tabs[*B > X, C > X > A, (D)]", "C", .popToRoot(), "Tabs[*B > X, C, (D)]"),
    ContainerCase("Tabs[*B > X, (C), (D)] | sheet: A", "X", .popToRoot(), "Tabs[*B, (C), (D)]"),
    ContainerCase("Tabs[*B, (C), (D)] > X", "Tabs", .popToRoot(), "Tabs[*B, (C), (D)]"),
  ])
  func popToRootGoesToTheRootOfTheStackOfItsCaller(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X > A, (C), (D)]", .popTo(Pages.b), "Tabs[*B, (C), (D)]"),
    ContainerCase("A > B > Tabs[*B > X, (C), (D)]", .popTo(Pages.b), "A > B > Tabs[*B, (C), (D)]"),
    ContainerCase("A > Tabs[*B > X, C, (D)]", .popTo(Pages.a), "A"),
    ContainerCase("C > Tabs[*B > X, C, (D)]", .popTo(Pages.c), "C"),
    ContainerCase("Tabs[*B > X, C, (D)]", .popTo(Pages.c), "target not found"),
    ContainerCase("Tabs[*B > X, (C), (D)]", .popTo(Pages.c), "target not found"),
    ContainerCase("A | sheet: Tabs[*B > X, C, (D)]", .popTo(Pages.a), "A"),
    ContainerCase("Tabs[*B > X, C, (D)] | sheet: A", .popTo(Pages.b), "Tabs[*B, C, (D)]"),
    ContainerCase("Tabs[*B > X, C, (D)] | sheet: A", .popTo(Pages.x), "Tabs[*B > X, C, (D)]"),
    ContainerCase("Tabs[*B > X, C, (D)] | sheet: A", .popTo(Pages.c), "target not found"),
    ContainerCase("Tabs[*B, C > X, (D)] > A", .popTo(Pages.b), "target not found"),
    ContainerCase("Tabs[*B, C > X, (D)] > A", .popTo(Containers.tabs), "Tabs[*B, C > X, (D)]"),
    ContainerCase("A > X > Tabs[*B, C > A, (D)] | sheet: D", "A", .popTo(Pages.x), "A > X"),
    ContainerCase(
      "Outer[*Tabs[*B, (C), (D)] > X, (Split), (Book)]", .popTo(Containers.tabs),
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]"),
  ])
  func popToGoesOutwardAndNotIntoOtherTabs(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X > A, (C), (D)]", .popTo(Containers.tabs), "Tabs[*B, (C), (D)]"),
    ContainerCase("A > Tabs[*B > X, C, (D)]", .popTo(Containers.tabs), "A > Tabs[*B, C, (D)]"),
    ContainerCase("A > Tabs[*B > X, C, (D)] > D", "X", .popTo(Containers.tabs), "A > Tabs[*B, C, (D)] > D"),
    ContainerCase(
      "Outer[*Tabs[*B > X, (C), (D)] > A, (Split), (Book)]", "X", .popTo(Containers.outer),
      "Outer[*Tabs[*B > X, (C), (D)], (Split), (Book)]"),
    ContainerCase("Split[B, *D > X]", .popTo(Containers.split), "Split[B, *D]"),
    ContainerCase("Tabs[*B > X, (C), (D)] | sheet: A", .popTo(Containers.tabs), "Tabs[*B > X, (C), (D)]"),
  ])
  func returningToAContainerGoesToTheRootOfItsChild(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X, C > A, (D)]", .goTo(Pages.a), "Tabs[B > X, *C > A, (D)]"),
    ContainerCase("Tabs[*B > X, C > A > X, (D)] | sheet: D", .goTo(Pages.c), "Tabs[B > X, *C, (D)]"),
    ContainerCase("Tabs[*B > X, C, (D)]", .goTo(Pages.x), "Tabs[*B > X, C, (D)]"),
    ContainerCase("Tabs[*B > X, (C), (D)]", .goTo(Pages.b), "Tabs[*B, (C), (D)]"),
    ContainerCase("Tabs[*B > X, (C), (D)]", .goTo(Pages.d), "Tabs[B > X, (C), *D]"),
    ContainerCase("Tabs[*B > X, (C), (D)] > X | sheet: A", .goTo(Pages.d), "Tabs[B > X, (C), *D]"),
    ContainerCase("Tabs[*B > X, (C), (D)]", .goTo(Pages.a), "Tabs[*B > X > A, (C), (D)]"),
    ContainerCase("A > Tabs[*B > X, (C), (D)]", .goTo(Pages.a), "A"),
    ContainerCase("A > Tabs[*B > X, (C), (D)]", .goTo(Containers.tabs), "A > Tabs[*B > X, (C), (D)]"),
    ContainerCase("A > Tabs[*B > X, (C), (D)] > X", .goTo(Containers.tabs), "A > Tabs[*B > X, (C), (D)]"),
    ContainerCase(
      "Outer[Tabs[*B, C > A, (D)], *Split[*B, D], (Book)]", .goTo(Pages.a),
      "Outer[*Tabs[B, *C > A, (D)], Split[*B, D], (Book)]"),
    ContainerCase(
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]", .goTo(Containers.book),
      "Outer[Tabs[*B, (C), (D)], (Split), *Book[*B, (C), (D)]]"),
    ContainerCase(
      "Outer[Tabs[*B, (C), (D)] > X, *Split[*B, D], (Book)] > A", .goTo(Pages.c),
      "Outer[*Tabs[B, *C, (D)], Split[*B, D], (Book)]"),
    ContainerCase("Split[*B > X, D]", .goTo(Pages.d), "Split[B > X, *D]"),
    ContainerCase("Frame[*B > X, C]", .goTo(Pages.c), "Frame[B > X, *C]"),
  ])
  func goToGoesAnywhere(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Columns[B, *C > X, D]", .goTo(Pages.b), "Columns[*B, C > X, D]"),
    ContainerCase(
      "Outer[Tabs[*B, C > A, (D)], (Split), *Book[*B, C > A, (D)]]", .goTo(Pages.a),
      "Outer[Tabs[*B, C > A, (D)], (Split), *Book[B, *C > A, (D)]]"),
    ContainerCase(
      "Outer[*Tabs[*B > X, (C), (D)], Split[*B, D], (Book)]", .goTo(Pages.d),
      "Outer[Tabs[*B > X, (C), (D)], *Split[B, *D], (Book)]"),
    ContainerCase(
      "Outer[*Tabs[*B, C > X, (D)], Split[*B > X, D], (Book)]", .goTo(Pages.x),
      "Outer[*Tabs[B, *C > X, (D)], Split[*B > X, D], (Book)]"),
    ContainerCase(
      "Outer[Tabs[*B, (C), (D)], (Split), *Book[*B, (C), (D)]]", .goTo(Pages.c),
      "Outer[Tabs[*B, (C), (D)], (Split), *Book[B, *C, (D)]]"),
    ContainerCase(
      "Tabs[*B, C > X, (D)] | sheet: Home[*B, C > X] > A", .goTo(Pages.x),
      "Tabs[*B, C > X, (D)] | sheet: Home[B, *C > X]"),
  ])
  func goToGoesToTheNearestEntry(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)] | sheet: A", "B", .dismiss(), "Tabs[*B, (C), (D)]"),
    ContainerCase("A | sheet: Tabs[*B, C > X, (D)]", "X", .dismiss(), "A"),
    ContainerCase("A | sheet: Tabs[*B, C > X, (D)] | alert: A", "X", .dismiss(), "A"),
    ContainerCase("A | sheet: Tabs[*B, C > X, (D)] | alert: A", "A", .dismiss(), "A | sheet: Tabs[*B, C > X, (D)]"),
    ContainerCase("Tabs[*B, C, (D)] | sheet: A", "C", .dismiss(), "nothing to dismiss"),
    ContainerCase("Tabs[*B, C, (D)] | sheet: A", "C", .dismissAll(), "Tabs[*B, C, (D)]"),
    ContainerCase("Tabs[*B, C, (D)]", .dismissAll(), "Tabs[*B, C, (D)]"),
    ContainerCase("A | sheet: Tabs[*B, (C), (D)] > X | alert: Tabs[*B, (C), (D)]", .dismissAll(), "A"),
  ])
  func dismissClosesModalsAroundContainersAndInsideThem(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X > A, (C), (D)] | sheet: D", "B", .unwind(), "Tabs[*B, (C), (D)]"),
    ContainerCase("Tabs[*B > X, (C), (D)] > A | sheet: D", "Tabs", .unwind(), "Tabs[*B > X, (C), (D)]"),
    ContainerCase("Tabs[*B > X, C > A, (D)]", "C", .unwind(), "Tabs[B > X, *C, (D)]"),
    ContainerCase("A > B > C | sheet: D > X", "B", .unwind(), "A > B"),
    ContainerCase("A", .unwind(), "nothing to dismiss"),
    ContainerCase("A | sheet: B > C", "A", .unwind(), "A"),
  ])
  func finishEndsEverythingItsCallerOpened(_ move: ContainerCase) throws { try move.check() }

  @Test func handlerFinishesWhatItsOwnScreenOpened() throws {
    let start = Flow(with: Page()).named("Start").handling(Int.self) { _ in .unwind() }
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(start, Pages.c)).named("Tabs"))
    navigator.perform(.push(Pages.a))
    navigator.performHere(.present(Pages.d))
    navigator.perform(.send(1))
    #expect(navigator.tree.summary == "Tabs[*Start, (C)]")
  }

  @Test func finishShowsAScreenInADeselectedTab() {
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Tabs"))
    navigator.perform(.push(Pages.x))
    navigator.perform(.select(1))
    navigator.perform(.unwind(), from: 2)
    #expect(navigator.tree.summary == "Tabs[*B, C]")
  }
}
