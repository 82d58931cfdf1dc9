import FlowKit
import Testing

/// Forward verbs inside containers.
@MainActor
struct ContainerForwardTests {
  @Test(arguments: [
    ContainerCase("Tabs[*B, C, (D)]", "B", .push(Pages.x), "Tabs[*B > X, C, (D)]"),
    ContainerCase("Tabs[*B, C, (D)]", "C", .push(Pages.x), "covered"),
    ContainerCase("Tabs[*B, C > P, (D)]", "P", .push(Pages.x), "Tabs[*B, C > P > X, (D)]"),
    ContainerCase("Tabs[*B > X, C, (D)]", "B", .push(Pages.x), "covered"),
    ContainerCase("Tabs[*B, C, (D)]", "Tabs", .push(Pages.x), "Tabs[*B, C, (D)] > X"),
    ContainerCase("Tabs[*B, C, (D)] > X", "Tabs", .push(Pages.a), "covered"),
    ContainerCase("Tabs[*B, C, (D)] > X", "B", .push(Pages.a), "covered"),
    ContainerCase("Tabs[*B, C, (D)] | sheet: A", "Tabs", .push(Pages.x), "covered"),
    ContainerCase("Tabs[*B, C, (D)] | sheet: A", "B", .push(Pages.x), "covered"),
    ContainerCase("Split[*B, D]", "D", .push(Pages.x), "Split[B, *D > X]"),
    ContainerCase("Split[B, *D]", "B", .push(Pages.x), "Split[*B > X, D]"),
    ContainerCase("Split[*B > X, D]", "B", .push(Pages.x), "covered"),
    ContainerCase("Frame[B, C]", "C", .push(Pages.x), "Frame[B, *C > X]"),
    ContainerCase("Frame[B, *C > X]", "B", .push(Pages.x), "Frame[*B > X, C > X]"),
    ContainerCase("Frame[B, C]", "Frame", .push(Pages.x), "Frame[B, C] > X"),
    ContainerCase("Frame[B, C] > X", "B", .push(Pages.x), "covered"),
    ContainerCase(
      "Outer[Tabs[*B, (C), (D)], *Split[*B, D], (Book)]", "D", .push(Pages.x),
      "Outer[Tabs[*B, (C), (D)], *Split[B, *D > X], (Book)]"),
    ContainerCase("Outer[*Tabs[*B, (C), (D)], Split[*B, D], (Book)]", "D", .push(Pages.x), "covered"),
  ])
  func shownScreensCanPushAndHiddenOnesAreCovered(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)]", .present(Pages.x), "Tabs[*B, (C), (D)] | sheet: X"),
    ContainerCase("Tabs[*B, C, (D)]", "C", .present(Pages.x), "covered"),
    ContainerCase("Tabs[*B, C > P, (D)]", "P", .present(Pages.x), "Tabs[*B, C > P, (D)] | sheet: X"),
    ContainerCase("Split[*B, D]", "D", .present(Pages.x), "Split[B, *D] | sheet: X"),
    ContainerCase("A", .present(Containers.tabs), "A | sheet: Tabs[*B, (C), (D)]"),
    ContainerCase(
      "Tabs[*B, (C), (D)]", .present(Containers.outer),
      "Tabs[*B, (C), (D)] | sheet: Outer[*Tabs[*B, (C), (D)], (Split), (Book)]"),
  ])
  func modalsCoverWholeContainers(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)]", .replace(with: Pages.x), "Tabs[*X, (C), (D)]"),
    ContainerCase("Tabs[*B > C, (C), (D)]", .replace(with: Pages.x), "Tabs[*B > X, (C), (D)]"),
    ContainerCase("Tabs[*B > C, (C), (D)]", "Tabs", .replace(with: Pages.x), "X"),
    ContainerCase("A > Tabs[*B > C, C > X, (D)]", "Tabs", .replace(with: Containers.split), "A > Split[*B, D]"),
    ContainerCase("Tabs[*B, C, (D)]", "C", .replace(with: Pages.x), "covered"),
    ContainerCase("A > B", .replace(with: Containers.tabs), "A > Tabs[*B, (C), (D)]"),
    ContainerCase("A | sheet: B", .replace(with: Containers.tabs), "A | sheet: Tabs[*B, (C), (D)]"),
    ContainerCase("A", .replace(with: Containers.eager), "Eager[*B, C, D]"),
  ])
  func containersAndTheirScreensCanBeReplaced(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X, C, (D)]", .reset(to: Pages.a, Pages.x), "Tabs[*A > X, C, (D)]"),
    ContainerCase("Tabs[*B > X, C, (D)] | sheet: A", "B", .reset(to: Pages.a), "Tabs[*A, C, (D)]"),
    ContainerCase("A > Tabs[*B > X, C, (D)]", "Tabs", .reset(to: Pages.a), "A"),
    ContainerCase("A > B", .reset(to: Containers.tabs, Pages.x), "Tabs[*B, (C), (D)] > X"),
    ContainerCase("A > B", .reset(to: Pages.x, Containers.split), "X > Split[*B, D]"),
    ContainerCase("Split[*B > X, D]", "D", .reset(to: Pages.a), "Split[B > X, *A]"),
  ])
  func resetSetsTheStackOfItsCaller(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Split[*B, D]", .show(Pages.x, in: .detail), "Split[B, *X]"),
    ContainerCase("Split[*B, D > A]", .show(Pages.x, in: .detail), "Split[B, *X]"),
    ContainerCase("Split[B, *D]", .show(Pages.x, in: .primary), "Split[*X, D]"),
    ContainerCase("Columns[*B, C, D]", .show(Pages.x, in: .supplementary), "Columns[B, *X, D]"),
    ContainerCase("Columns[*B, C, D]", "Columns", .show(Pages.x, in: .detail), "Columns[B, C, *X]"),
    ContainerCase("Split[*B, D]", .show(Pages.x, in: .supplementary), "no container"),
    ContainerCase("Tabs[*B, (C), (D)]", .show(Pages.x, in: .detail), "no container"),
    ContainerCase("A", .show(Pages.x, in: .detail), "no container"),
    ContainerCase("Split[*B > X, D]", "B", .show(Pages.x, in: .detail), "covered"),
    ContainerCase("Split[B, *D] | sheet: A", "B", .show(Pages.x, in: .detail), "covered"),
    ContainerCase("Split[B > P, *D] | sheet: A", "P", .show(Pages.x, in: .detail), "Split[B > P, *X]"),
    ContainerCase("Split[*B, D] > A", .show(Pages.x, in: .detail), "no container"),
    ContainerCase(
      "Split[*B > Tabs[*B, (C), (D)], D]", .show(Pages.x, in: .detail), "Split[B > Tabs[*B, (C), (D)], *X]"),
    ContainerCase("Split[*B, D]", .show(Containers.tabs, in: .detail), "Split[B, *Tabs[*B, (C), (D)]]"),
  ])
  func showPutsAScreenIntoAColumn(_ move: ContainerCase) throws { try move.check() }
}
