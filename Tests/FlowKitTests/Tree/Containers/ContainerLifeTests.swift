import FlowKit
import Testing

/// The children that containers start with, and containers that are refused.
@MainActor
struct ContainerLifeTests {
  private func tabs(selected: Int) -> Flow<Page> {
    Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d, selected: selected)).named("Tabs")
  }

  @Test(arguments: [
    (0, "Tabs[*B, (C), (D)]"), (1, "Tabs[(B), *C, (D)]"), (2, "Tabs[(B), (C), *D]"), (3, "Tabs[(B), (C), *D]"),
    (-1, "Tabs[*B, (C), (D)]"), (.max, "Tabs[(B), (C), *D]"), (.min, "Tabs[*B, (C), (D)]"),
  ])
  func selectedTabIsTheNearestExistingOne(selected: Int, picture: String) {
    let navigator = Navigator(quiet: tabs(selected: selected))
    #expect(navigator.tree.summary == picture)
    #expect(navigator.screenCount == 2)
  }

  @Test func selectedPageIsTheNearestExistingOne() {
    let flow = Flow(with: Page(), containing: .pages(Pages.b, Pages.c, selected: 7)).named("Book")
    #expect(Navigator(quiet: flow).tree.summary == "Book[(B), *C]")
  }

  @Test(arguments: [
    ContainerCase("A", .push(Containers.eager), "A > Eager[*B, C, D]"),
    ContainerCase("A", .push(Containers.deep), "A > Deep[*Past[*B, (C), (D)], (First)]"),
    ContainerCase("A", .push(Containers.columns), "A > Columns[*B, C, D]"),
    ContainerCase("A", .push(Containers.frame), "A > Frame[B, C]"),
    ContainerCase("A", .push(Containers.blank), "A > Blank[]"),
    ContainerCase("A", .present(Containers.book, as: .fullScreen), "A | fullScreen: Book[*B, (C), (D)]"),
  ])
  func containersStartWithTheChildrenThatTheyShow(_ move: ContainerCase) throws { try move.check() }

  @Test func containerCanHaveChildrenOfAnyNumberAndType() throws {
    final class Cart { var onDone: () -> Void = {} }
    @MainActor final class News {}
    let a = Flow(with: Cart()).named("Cart"), b = Flow(with: News()).named("News")
    let flow = Flow(with: Page(), containing: .tabs(a, b, Pages.a, Pages.b, Pages.c, Pages.d, Pages.x)).named("Tabs")
    let navigator = Navigator(quiet: flow)
    navigator.perform(.select(6))
    navigator.perform(.select(b))
    #expect(navigator.tree.summary == "Tabs[Cart, *News, (A), (B), (C), (D), X]")
    #expect(navigator.visibleScreen is News)
    let one = Navigator(quiet: Flow(with: Page(), containing: .tabs(a)).named("One"))
    #expect(one.tree.summary == "One[*Cart]")
  }

  @MainActor
  private struct Circle {
    var home: Flow<Page> { Flow(with: Page(), containing: .tabs(first, second)).named("Home") }
    var first: Flow<Page> { Flow(with: Page()) { page, lets in page.onNext = lets.push(home) }.named("F") }
    var second: Flow<Page> { Flow(with: Page()) { page, lets in page.onNext = lets.popTo(home) }.named("S") }
    /// Contains itself as its second child.
    var later: Flow<Page> { Flow(with: Page(), containing: .tabs(first, self.later)).named("Later") }
    /// Contains itself as its first child.
    var endless: Flow<Page> { Flow(with: Page(), containing: .tabs(other, first)).named("Endless") }
    var other: Flow<Page> { Flow(with: Page(), containing: .pages(endless)).named("Other") }
    var eager: Flow<Page> { Flow(with: Page(), containing: .tabs(first, self.eager, isEager: true)).named("Eager") }
    var frame: Flow<Page> { Flow(with: Page(), containing: .embedded(first, self.frame)).named("Frame") }
  }

  @Test func childCanLeadBackToItsContainer() throws {
    let navigator = Navigator(quiet: Circle().home)
    for id in [2, 4] { try navigator.page(ScreenID(id)).onNext() }
    #expect(navigator.tree.summary == "Home[*F > Home[*F > Home[*F, (S)], (S)], (S)]")
    navigator.perform(.select(1))
    try navigator.page(7).onNext()
    #expect(navigator.tree.summary == "Home[*F > Home[*F > Home[F, *S], (S)], (S)]")
    navigator.perform(.reset(to: Pages.a), from: 1)
    #expect(navigator.screenCount == 1)
  }

  @Test func containerCanContainItselfAsALaterChild() throws {
    let navigator = Navigator(quiet: Circle().later)
    navigator.perform(.select(1))
    navigator.perform(.select(1))
    #expect(navigator.tree.summary == "Later[F, *Later[F, *Later[*F, (Later)]]]")
  }

  @Test func containersThatContainEachOtherEndlesslyAreRefused() throws {
    let circle = Circle(), navigator = Navigator(quiet: Pages.a)
    for flow in [circle.endless, circle.other, circle.eager, circle.frame] {
      for action: NavigationAction in [
        .push(flow), .present(flow), .replace(with: flow), .reset(to: flow), .goTo(flow),
      ] {
        #expect(navigator.perform(action).reason == .endlessContainers)
      }
    }
    #expect(navigator.tree.summary == "A")
    #expect(
      navigator.perform(.push(circle.endless, fileID: "App/Shop.swift", line: 3)).description == """
        push(Endless) at App/Shop.swift:3 was ignored: containers would contain each other endlessly. \
        Make the child that leads back to its container one that is not shown at first.
        """)
    #expect(Navigator(quiet: circle.endless).screenCount == 1)
  }

  @Test func containerWithTheSameFlowTwiceIsRefused() throws {
    var made = 0
    func item() -> Flow<Page> {
      Flow { _ in
        made += 1
        return Page()
      }
    }
    let flow = Flow(with: Page(), containing: .tabs(item(), item())).named("Tabs")
    let navigator = Navigator(quiet: Pages.a)
    #expect(
      navigator.perform(.push(flow, fileID: "App/Shop.swift", line: 3)).description == """
        push(Tabs) at App/Shop.swift:3 was ignored: a container would contain the same flow twice. \
        Give flows of one declaration different keys: Flow(with: ItemScreen(id), id: id).
        """)
    #expect(made == 0)
    let fixed = Flow(with: Page(), containing: .tabs(item().id(1), item().id(2)))
    #expect(navigator.perform(.push(fixed)).isPerformed)
    #expect(made == 1)
    #expect(navigator.perform(.push(Flow(with: Page(), containing: .tabs()))).reason == .noChildren)
  }
}
