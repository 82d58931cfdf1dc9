import FlowKit
import Testing

@MainActor
struct SelectTests {
  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)]", .select(1), "Tabs[B, *C, (D)]"),
    ContainerCase("Tabs[*B, (C), (D)]", .select(Pages.d), "Tabs[B, (C), *D]"),
    ContainerCase("Tabs[*B > X, C, (D)]", .select(Pages.c), "Tabs[B > X, *C, (D)]"),
    ContainerCase("Tabs[B > X, *C, (D)]", .select(0), "Tabs[*B > X, C, (D)]"),
    ContainerCase("A > Tabs[*B > X, C > A, (D)]", "X", .select(1), "A > Tabs[B > X, *C > A, (D)]"),
    ContainerCase("A | sheet: Tabs[*B, (C), (D)]", .select(2), "A | sheet: Tabs[B, (C), *D]"),
    ContainerCase("Split[*B, D]", .select(1), "Split[B, *D]"),
    ContainerCase("Frame[B, C]", "Frame", .select(Pages.c), "Frame[B, *C]"),
    ContainerCase("Book[*B, (C), (D)]", .select(2), "Book[B, (C), *D]"),
  ])
  func selectShowsAChildAndKeepsTheStacksOfTheOthers(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X, C, (D)]", "Tabs", .select(1), "Tabs[B > X, *C, (D)]"),
    ContainerCase("Tabs[*B > X, C, (D)]", "B", .select(1), "Tabs[B > X, *C, (D)]"),
    ContainerCase("Tabs[B, *C, (D)]", "B", .select(2), "Tabs[B, C, *D]"),
    ContainerCase("Tabs[*B, (C), (D)] > X", "Tabs", .select(1), "Tabs[B, *C, (D)] > X"),
    ContainerCase("Tabs[*B, (C), (D)] > X", "B", .select(1), "Tabs[B, *C, (D)] > X"),
    ContainerCase("Tabs[*B, (C), (D)] | sheet: A", "Tabs", .select(1), "Tabs[B, *C, (D)] | sheet: A"),
  ])
  func containerItsChildrenAndTheirScreensCanSelect(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)] > X", "X", .select(1), "no container"),
    ContainerCase("Tabs[*B, (C), (D)] | sheet: A", "A", .select(Pages.c), "no such child"),
    ContainerCase("A > B", .select(0), "no container"),
    ContainerCase("A > B", .select(Pages.b), "no such child"),
    ContainerCase("Tabs[*B, (C), (D)]", .select(3), "no such child"),
    ContainerCase("Tabs[*B, (C), (D)]", .select(-1), "no such child"),
    ContainerCase("Tabs[*B, (C), (D)]", .select(.max), "no such child"),
    ContainerCase("Tabs[*B, (C), (D)]", .select(.min), "no such child"),
    ContainerCase("Tabs[*B, (C), (D)]", .select(Pages.a), "no such child"),
    ContainerCase("Tabs[*B > X, (C), (D)]", .select(Pages.x), "no such child"),
    ContainerCase("Blank[]", "Blank", .select(0), "no container"),
    ContainerCase("Frame[B, C]", "Frame", .select(0), "no container"),
    ContainerCase("Frame[B, *C]", "Frame", .select(0), "no container"),
    ContainerCase("Frame[B, *C]", .select(0), "no container"),
  ])
  func onlyChildrenAroundTheCallerCanBeSelected(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase(
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]", "B", .select(Pages.c),
      "Outer[*Tabs[B, *C, (D)], (Split), (Book)]"),
    ContainerCase(
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]", "B", .select(1), "Outer[*Tabs[B, *C, (D)], (Split), (Book)]"),
    ContainerCase(
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]", "B", .select(Containers.split),
      "Outer[Tabs[*B, (C), (D)], *Split[*B, D], (Book)]"),
    ContainerCase(
      "Outer[Tabs[*B, (C), (D)], *Split[B, *D], (Book)]", "D", .select(Containers.book),
      "Outer[Tabs[*B, (C), (D)], Split[B, *D], *Book[*B, (C), (D)]]"),
    ContainerCase(
      "Outer[Tabs[*B, (C), (D)], *Split[B, *D], (Book)]", "Outer", .select(0),
      "Outer[*Tabs[*B, (C), (D)], Split[B, *D], (Book)]"),
  ])
  func nearestContainerThatHasTheChildSelectsIt(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B > X, C, (D)]", .select(0), "Tabs[*B > X, C, (D)]"),
    ContainerCase("Home[*B > X > A, (C)]", .select(0), "Home[*B, (C)]"),
    ContainerCase("Home[*B > X, (C)]", .select(Pages.b), "Home[*B, (C)]"),
    ContainerCase("Home[*B > X, C]", .select(1), "Home[B > X, *C]"),
    ContainerCase("Home[B > X, *C]", .select(0), "Home[*B > X, C]"),
    ContainerCase("Home[*B, (C)]", .select(0), "Home[*B, (C)]"),
  ])
  func selectedChildIsSelectedAgain(_ move: ContainerCase) throws { try move.check() }

  @Test func modalOfAPoppedScreenLeavesWithIt() throws {
    try ContainerCase("Home[*B > X, (C)] | sheet: A", "Home", .select(0), "Home[*B, (C)]").check()
  }

  @Test func reselectionIsAnEventOfItsOwn() throws {
    let navigator = try Navigator(showing: "Tabs[*B > X, (C), (D)]"), log = EventLog(of: navigator, .actions, .entries)
    let outcome = navigator.perform(.select(0))
    #expect(outcome.description == "performed: it was so already")
    #expect(log.kinds == ["willNavigate", "reselected B #2", "didNavigate"])
  }

  @Test func reselectedChildPopsToItsRootIfItsContainerIsSetUpSo() throws {
    let navigator = try Navigator(showing: "Home[*B > X, (C)]"), log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(.select(0))
    #expect(
      log.kinds == [
        "willNavigate", "reselected B #2", "disappeared X #3", "removed X #3", "appeared B #2", "didNavigate",
      ])
  }

  @Test func whatLeavesInTheSameBatchIsNotSelectedAgain() {
    let navigator = Navigator(quiet: Containers.tabs), log = EventLog(of: navigator, [.reselected])
    navigator.perform(.batch(.select(0), .resetRoot(to: Pages.x)))
    #expect(navigator.tree.summary == "X")
    #expect(log.events.isEmpty)
  }
}
