import FlowKit
import Testing

/// Where back goes inside containers.
@MainActor
struct ContainerBackTests {
  nonisolated static let tabs = [
    ContainerCase("Tabs[B, *C, (D)]", .back(), "Tabs[B, *C, (D)]"),
    ContainerCase("Tabs[*B, (C), (D)]", .back(), "Tabs[*B, (C), (D)]"),
    ContainerCase("Tabs[B, *C > X, (D)]", .back(), "Tabs[B, *C, (D)]"),
    ContainerCase("A > Tabs[B, *C, (D)]", .back(), "A"),
    ContainerCase("A | sheet: Tabs[B, *C, (D)]", .back(), "A"),
    ContainerCase("A | sheet: B > Tabs[*B, (C), (D)]", .back(), "A | sheet: B"),
    ContainerCase("Tabs[*B, (C), (D)] > X", .back(), "Tabs[*B, (C), (D)]"),
    ContainerCase("A > Tabs[*B, (C), (D)]", "Tabs", .back(), "A"),
    ContainerCase("First[B, *C, (D)]", .back(), "First[*B, C, (D)]"),
    ContainerCase("First[B > X, *C, (D)]", .back(), "First[*B > X, C, (D)]"),
    ContainerCase("First[B, *C > X, (D)]", .back(), "First[B, *C, (D)]"),
    ContainerCase("First[*B, C, (D)]", .back(), "First[*B, C, (D)]"),
    ContainerCase("A > First[*B, C, (D)]", .back(), "A"),
    ContainerCase("A > First[B, *C, (D)]", .back(), "A > First[*B, C, (D)]"),
    ContainerCase("A | sheet: First[*B, C, (D)]", .back(), "A"),
    ContainerCase("A > First[B, *C, (D)]", "First", .back(), "A"),
    ContainerCase("Past[*B, (C), (D)]", .back(), "Past[*B, (C), (D)]"),
    ContainerCase("Past[B, *C, (D)]", .back(), "Past[*B, C, (D)]"),
    ContainerCase("Past[B, C, *D]", .back(), "Past[B, *C, D]"),
    ContainerCase("Past[B, C, *D > X]", .back(), "Past[B, C, *D]"),
    ContainerCase("A > Past[B, *C, (D)]", .back(), "A > Past[*B, C, (D)]"),
  ]

  nonisolated static let others = [
    ContainerCase("Book[B, *C, (D)]", .back(), "Book[B, *C, (D)]"),
    ContainerCase("A > Book[B, *C, (D)]", .back(), "A"),
    ContainerCase("A | sheet: Book[B, *C > X, (D)]", .back(), "A | sheet: Book[B, *C, (D)]"),
    ContainerCase("Split[*B, D]", .back(), "Split[*B, D]"),
    ContainerCase("Split[B, *D]", .back(), "Split[*B, D]"),
    ContainerCase("Split[B, *D > X]", .back(), "Split[B, *D]"),
    ContainerCase("A > Split[B, *D]", "B", .back(), "A"),
    ContainerCase("Columns[B, *C, D]", "D", .back(), "Columns[B, *C, D]"),
    ContainerCase("Columns[B, C, *D]", .back(), "Columns[B, *C, D]"),
    ContainerCase("Columns[B, *C, D]", .back(), "Columns[*B, C, D]"),
    ContainerCase("A > Columns[*B, C, D]", .back(), "A"),
    ContainerCase("A | sheet: Split[*B, D]", .back(), "A"),
    ContainerCase("Frame[B, *C]", .back(), "Frame[B, *C]"),
    ContainerCase("Frame[B, *C > X]", .back(), "Frame[B, *C]"),
    ContainerCase("A > Frame[B, *C]", .back(), "A"),
    ContainerCase("A > Frame[B > X, *C]", .back(), "A"),
    ContainerCase("A > Blank[]", .back(), "A"),
  ]

  nonisolated static let nested = [
    ContainerCase(
      "Deep[*Past[*B, (C), (D)], First[B, *C, (D)]]", .back(), "Deep[Past[*B, (C), (D)], *First[B, *C, (D)]]"),
    ContainerCase(
      "Deep[Past[*B, (C), (D)], *First[B, *C, (D)]]", .back(), "Deep[Past[*B, (C), (D)], *First[*B, C, (D)]]"),
    ContainerCase(
      "Deep[Past[B, *C, (D)], *First[*B, C, (D)]]", .back(), "Deep[*Past[B, *C, (D)], First[*B, C, (D)]]"),
    ContainerCase(
      "A > Outer[Tabs[*B, (C), (D)], *Split[B, *D], (Book)]", .back(),
      "A > Outer[Tabs[*B, (C), (D)], *Split[*B, D], (Book)]"),
    ContainerCase("A > Outer[Tabs[*B, (C), (D)], *Split[*B, D], (Book)]", .back(), "A"),
    ContainerCase(
      "Outer[Tabs[*B, (C), (D)] > A, (Split), *Book[*B, (C), (D)] > X]", .back(),
      "Outer[Tabs[*B, (C), (D)] > A, (Split), *Book[*B, (C), (D)]]"),
    ContainerCase(
      "Outer[*Tabs[*B, (C), (D)] > A, (Split), (Book)]", .back(), "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]"),
  ]

  @Test(arguments: tabs + others + nested)
  func backGoesOutward(_ move: ContainerCase) throws { try move.check() }

  @Test func backVisitsEachPreviousTabOnce() throws {
    let navigator = try Navigator(showing: "A > Past[*B, (C), (D)]")
    for index in [2, 1, 2, 0, 1] { navigator.perform(.select(index)) }
    #expect(navigator.tree.summary == "A > Past[B, *C, D]")
    var pictures: [String] = []
    while pictures.count < 9, navigator.back() { pictures.append(navigator.tree.summary) }
    #expect(pictures == ["A > Past[*B, C, D]", "A > Past[B, C, *D]", "A"])
  }

  @Test func backGoesAllTheWay() throws {
    let navigator = try Navigator(showing: "A > First[*B, C > X, (D)] | sheet: Split[B, *D]")
    navigator.perform(.dismissAll())
    navigator.perform(.select(1))
    navigator.perform(.present(Containers.split))
    navigator.perform(.push(Pages.x))
    var pictures: [String] = []
    while pictures.count < 9, navigator.back() { pictures.append(navigator.tree.summary) }
    #expect(
      pictures == [
        "A > First[B, *C > X, (D)] | sheet: Split[*B, D]", "A > First[B, *C > X, (D)]", "A > First[B, *C, (D)]",
        "A > First[*B, C, (D)]", "A",
      ])
  }

  @Test func backOfATabThatIsNotSelectedDoesNothing() {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, back: .firstTab)).named("Tabs")
    let navigator = Navigator(root: tabs)
    navigator.perform(.select(1))
    let outcome = navigator.perform(.back(), from: 2)
    #expect(outcome.isPerformed && outcome.changes.isEmpty)
    #expect(navigator.tree.summary == "Tabs[B, *C]")
  }
}
