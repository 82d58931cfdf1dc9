import FlowKit
import Testing

@MainActor
struct SetChildrenTests {
  @Test(arguments: [
    ContainerCase("Tabs[*B > X, C > A, D]", .setChildren(Pages.d, Pages.b, Pages.c), "Tabs[D, *B > X, C > A]"),
    ContainerCase("Tabs[*B > X, C > A, D]", .setChildren(Pages.b), "Tabs[*B > X]"),
    ContainerCase("Tabs[*B > X, (C), D]", .setChildren(Pages.a, Pages.d, Pages.b), "Tabs[(A), D, *B > X]"),
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.b, Pages.c, Pages.d), "Tabs[*B, (C), (D)]"),
    ContainerCase(
      "Tabs[*B, (C), (D)]", .setChildren(Pages.a, Pages.b, Pages.c, Pages.x, Pages.p), "Tabs[(A), *B, (C), (X), (P)]"),
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.b, Containers.split), "Tabs[*B, (Split)]"),
    ContainerCase("Eager[*B, C, D]", .setChildren(Pages.b, Pages.a), "Eager[*B, A]"),
    ContainerCase("Eager[*B, C, D]", .setChildren(Containers.split, Pages.b), "Eager[Split[*B, D], *B]"),
    ContainerCase("Book[B, *C, (D)]", .setChildren(Pages.c, Pages.a), "Book[*C, (A)]"),
    ContainerCase("A > Tabs[*B, C, (D)] > X", "Tabs", .setChildren(Pages.b, Pages.d), "A > Tabs[*B, (D)] > X"),
    ContainerCase("Tabs[*B, C, (D)] | sheet: A", "C", .setChildren(Pages.b, Pages.d), "Tabs[*B, (D)] | sheet: A"),
    ContainerCase(
      "Outer[*Tabs[*B, (C), (D)], (Split), (Book)]", "B", .setChildren(Pages.b),
      "Outer[*Tabs[*B], (Split), (Book)]"),
    ContainerCase(
      "Outer[Tabs[*B > X, (C), (D)], *Split[*B, D], (Book)]", "D", .setChildren(Containers.split),
      "Outer[*Split[*B, D]]"),
  ])
  func childrenThatStayKeepTheirStacks(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Frame[B, *C > X]", "Frame", .setChildren(Pages.c, Pages.a), "Frame[*C > X, A]"),
    ContainerCase("Blank[]", .setChildren(Pages.c, Pages.a), "Blank[C, A]"),
    ContainerCase("Frame[B, C]", "Frame", .setChildren(), "Frame[]"),
    ContainerCase("Frame[B, *C]", .setChildren(Pages.b), "Frame[B]"),
    ContainerCase("Frame[B, *C > X]", "Frame", .setChildren(Pages.d, Pages.c), "Frame[D, *C > X]"),
    ContainerCase("Blank[]", .setChildren(Containers.tabs), "Blank[Tabs[*B, (C), (D)]]"),
  ])
  func embeddedChildrenComeAndGo(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.b, Pages.c, selecting: 2), "no such child"),
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.b, selecting: -1), "no such child"),
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(), "no children"),
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.b, Pages.c, Pages.b), "same children"),
    ContainerCase("Frame[B, C]", "Frame", .setChildren(Pages.b, Pages.b), "same children"),
    ContainerCase("Split[*B, D]", .setChildren(Pages.b, Pages.c), "no container"),
    ContainerCase("A", .setChildren(Pages.b), "no container"),
    ContainerCase("Tabs[*B, (C), (D)] > A", .setChildren(Pages.b), "no container"),
  ])
  func impossibleChildrenChangeNothing(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)]", .batch(.select(1), .setChildren(Pages.c, Pages.a)), "Tabs[*C, (A)]"),
    ContainerCase("Tabs[*B, C > X, (D)]", .batch(.select(Pages.c), .setChildren(Pages.c)), "Tabs[*C > X]"),
    ContainerCase(
      "Tabs[*B, (C), (D)]", "Tabs",
      .batch(.setChildren(Pages.b, Pages.x), .select(Pages.x), .setChildren(Pages.x, Pages.a)), "Tabs[*X, (A)]"),
  ])
  func selectedChildIsRemovedAfterAnotherOneIsSelected(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.c, Pages.d), "Tabs[*C, (D)]"),
    ContainerCase("Tabs[B, *C > X, D > X]", .setChildren(Pages.b, Pages.d), "Tabs[B, *D > X]"),
    ContainerCase("Tabs[*B > X, (C), (D)]", .setChildren(Pages.d, Pages.x), "Tabs[*D, (X)]"),
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.x, Pages.a), "Tabs[*X, (A)]"),
    ContainerCase("Book[*B, (C), (D)]", .setChildren(Pages.c), "Book[*C]"),
    ContainerCase("Tabs[*B, (C), (D)]", .batch(.select(2), .setChildren(Pages.x)), "Tabs[*X]"),
    ContainerCase(
      "Tabs[*B, (C), (D)]", .batch(.select(2), .setChildren(Pages.b, Pages.c)), "Tabs[*B, (C)]"),
  ])
  func removingTheSelectedChildSelectsAnother(_ move: ContainerCase) throws { try move.check() }

  @Test(arguments: [
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.b, Pages.c, selecting: 1), "Tabs[B, *C]"),
    ContainerCase("Tabs[*B, C > X, (D)]", .setChildren(Pages.x, Pages.c, selecting: 1), "Tabs[(X), *C > X]"),
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren(Pages.x, Pages.a, selecting: 1), "Tabs[(X), *A]"),
    ContainerCase("Tabs[*B, (C), (D)]", .setChildren([Pages.b, Pages.a], selecting: 0), "Tabs[*B, (A)]"),
    ContainerCase("Frame[*B, C]", .setChildren(Pages.b, Pages.c, selecting: 1), "Frame[B, *C]"),
  ])
  func setChildrenCanSelectAChild(_ move: ContainerCase) throws { try move.check() }

  @Test func childThatReturnsIsANewOne() throws {
    let navigator = try Navigator(showing: "Tabs[*B, C > X, (D)]")
    navigator.perform(.setChildren(Pages.b))
    #expect(navigator.screenCount == 2)
    navigator.perform(.setChildren(Pages.b, Pages.c))
    navigator.perform(.select(1))
    #expect(navigator.tree.summary == "Tabs[B, *C]")
    #expect(navigator.tree.visible.description == "C #5")
  }

  @Test func backSkipsRemovedTabs() throws {
    let navigator = try Navigator(showing: "A > Past[*B, (C), (D)]")
    navigator.perform(.select(1))
    navigator.perform(.select(2))
    navigator.perform(.setChildren(Pages.b, Pages.d))
    navigator.back()
    #expect(navigator.tree.summary == "A > Past[*B, D]")
  }

  @Test func backSkipsTheSelectedTabWhenTheOneBetweenIsRemoved() throws {
    let navigator = try Navigator(showing: "All[*B, (C), (D)]")
    for index in [1, 2, 1] { navigator.perform(.select(index)) }
    navigator.perform(.setChildren(Pages.b, Pages.c))
    #expect(navigator.tree.summary == "All[B, *C]")
    #expect(navigator.canGoBack)
    navigator.back()
    #expect(navigator.tree.summary == "All[*B, C]")
  }

  @Test func removedChildrenAreReportedAsChangesAndEvents() throws {
    let navigator = try Navigator(showing: "Tabs[*B, C > X, (D)]"), log = EventLog(of: navigator, .actions, .entries)
    let outcome = navigator.perform(.setChildren(Pages.b, Pages.a))
    #expect(outcome.description == "removed X #4, removed C #3")
    #expect(log.kinds == ["willNavigate", "removed X #4", "removed C #3", "didNavigate"])
  }

  @Test func keptChildIsMadeByItsNewFlow() {
    func account(_ name: String) -> Flow<Page> {
      Flow(with: Page()) { page, _ in page.receive(name) }.named("Account")
    }
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(Pages.b, account("nobody"))).named("Tabs"))
    navigator.perform(.setChildren(Pages.b, account("Ann")))
    navigator.perform(.select(1))
    #expect(navigator.screen(of: account("anyone"))?.received == ["Ann"])
  }

  @Test func argumentsOfACallbackDetermineTheChildrenAndReachThem() {
    func account(_ name: String) -> Flow<Page> { Flow(with: Page(), id: name).named("Account") }
    let list = Flow(with: Page()) { page, lets in
      page.onText = lets.choose { name in
        .batch(.setChildren(Pages.b, account(name)), .select(account(name)) { $0.receive("Hello, \(name)") })
      }
    }
    let tabs = Flow(with: Page(), containing: .tabs(list.id("list"), Pages.b, selected: 1)).named("Tabs")
    let navigator = Navigator(root: tabs)
    navigator.perform(.select(0))
    let page = navigator.screen(of: list.id("list"))
    navigator.perform(.select(1))
    page?.onText("Ann")
    #expect(navigator.tree.summary == "Tabs[B, *Account(Ann)]")
    #expect(navigator.screen(of: account("Ann"))?.received == ["Hello, Ann"])
  }

  @Test func aChosenChildRemembersThePreviousOne() {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.a, Pages.b, back: .previousTabs)).named("T")
    let navigator = Navigator(quiet: tabs)
    navigator.perform(.setChildren([Pages.a, Pages.b, Pages.c], selecting: 2))
    #expect(navigator.tree.visible.flow == Pages.c.id)
    #expect(navigator.back())
    #expect(navigator.tree.visible.flow == Pages.a.id)
  }
}
