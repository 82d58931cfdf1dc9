import FlowKit
import Testing

/// Arguments that `select` forwards to a child.
@MainActor
struct SelectForwardingTests {
  /// Tabs with callbacks, as in an app.
  @MainActor
  private struct Shop {
    var home: Flow<Bar> {
      Flow(with: Bar(), containing: .tabs(Pages.b, Pages.c, Pages.d)) { bar, lets in
        bar.onIndex = lets.select { $0 }
        bar.onText = lets.select(Pages.c) { $0.receive }
        bar.onFirst = lets.select(0)
        bar.onLast = lets.select(Pages.d)
      }.named("Home")
    }
  }

  private final class Bar {
    var onIndex: (Int) -> Void = { _ in }
    var onText: (String) -> Void = { _ in }
    var onFirst: () -> Void = {}
    var onLast: (Int, String) -> Void = { _, _ in }
  }

  private let navigator = Navigator(quiet: Shop().home)
  private var bar: Bar? { navigator.screen(of: 1) as? Bar }

  @Test func argumentsReachANewChild() throws {
    bar?.onText("new")
    #expect(navigator.tree.summary == "Home[B, *C, (D)]")
    #expect(try navigator.page(3).received == ["new"])
  }

  @Test func argumentsReachAnExistingRootAndPopWhatIsAboveIt() throws {
    bar?.onText("new")
    navigator.perform(.push(Pages.x))
    bar?.onFirst()
    bar?.onText("again")
    #expect(navigator.tree.summary == "Home[B, *C, (D)]")
    #expect(try navigator.page(3).received == ["new", "again"])
    bar?.onText("and again")
    #expect(try navigator.page(3).received == ["new", "again", "and again"])
  }

  @Test func selectWithArgumentsIsIgnoredIfTheChildsRootWasReplaced() throws {
    bar?.onText("new")
    navigator.perform(.replace(with: Pages.x))
    bar?.onFirst()
    let log = EventLog(of: navigator, .actions)
    bar?.onText("again")
    #expect(log.lines == ["ignored select(C): target not found"])
    #expect(
      log.events[0].issue?.message.hasSuffix(
        """
        was ignored: the child C does not begin with C any more (Home[*B, X, (D)]). The arguments fit no other screen. \
        To select the child as it is, forward none.
        """) == true)
    #expect(navigator.tree.summary == "Home[*B, X, (D)]")
    navigator.perform(.select(Pages.c))
    #expect(navigator.tree.summary == "Home[B, *X, (D)]")
  }

  @Test func goToPushesANewScreenIfTheChildsRootWasReplaced() throws {
    navigator.perform(.select(Pages.c))
    navigator.perform(.replace(with: Pages.x))
    bar?.onFirst()
    navigator.perform(.goTo(Pages.c) { $0.receive("here") })
    #expect(navigator.tree.summary == "Home[*B > C, X, (D)]")
    #expect(try navigator.page(navigator.tree.visible.id).received == ["here"])
    #expect(try navigator.page(4).received == [])
  }

  @Test func argumentsCanDetermineTheIndex() {
    for index in [2, 0, 1, 7] { bar?.onIndex(index) }
    #expect(navigator.tree.summary == "Home[B, *C, D]")
    bar?.onLast(1, "")
    #expect(navigator.tree.summary == "Home[B, C, *D]")
  }

  @Test func selectFromOutsideForwardsToo() throws {
    navigator.perform(.push(Pages.x), from: 1)
    let outcome = navigator.perform(.select(Pages.d) { $0.receive("hello") }, from: 1)
    #expect(outcome.isPerformed)
    #expect(try navigator.page(4).received == ["hello"])
    #expect(navigator.tree.summary == "Home[B, (C), *D] > X")
  }

  @Test func actionOfAChildWhileItIsMadeWaitsItsTurn() {
    let busy = Flow<Page> { lets in
      let select: () -> Void = lets.select(1)
      select()
      return Page()
    }.named("Busy")
    let flow = Flow(with: Page(), containing: .tabs(busy, Pages.c)).named("Tabs")
    #expect(Navigator(quiet: flow).tree.summary == "Tabs[Busy, *C]")
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(flow))
    #expect(navigator.tree.summary == "A > Tabs[Busy, *C]")
  }
}
