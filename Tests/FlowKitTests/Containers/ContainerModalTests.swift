import FlowKit
import Testing

/// Modals over containers: which child has presented them, and when they go.
@MainActor
struct ContainerModalTests {
  @Test func popInOneColumnLeavesTheModalOfTheOther() {
    let navigator = Navigator(root: Flow(with: Page(), containing: .split(Pages.b, Pages.d)).named("Split"))
    navigator.perform(.show(Pages.x, in: .detail, onTop: true))
    navigator.perform(.present(Pages.c), from: 2)
    navigator.perform(.pop, from: 4)
    #expect(navigator.tree.summary == "Split[B, *D] | sheet: C")
    navigator.perform(.popToRoot, from: 2)
    #expect(navigator.tree.summary == "Split[*B, D]")
  }

  @Test func popToFindsTheScreensThatLedToAModalAlsoInATabThatWasLeft() {
    let navigator = Navigator(root: Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Tabs"))
    navigator.perform(.push(Pages.x))
    navigator.perform(.present(Pages.d))
    navigator.perform(.select(1), from: 3)
    #expect(navigator.tree.summary == "Tabs[B > X, *C] | sheet: D")
    navigator.perform(.popTo(Pages.b))
    #expect(navigator.tree.summary == "Tabs[*B, C]")
  }

  @Test func backOfATabThatIsNotSelectedDoesNothing() {
    let tabs = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, back: .firstTab)).named("Tabs")
    let navigator = Navigator(root: tabs)
    navigator.perform(.select(1))
    let outcome = navigator.perform(.back, from: 2)
    #expect(outcome.reason == .nothingToPop)
    #expect(navigator.tree.summary == "Tabs[B, *C]")
  }

  @Test func transitionOfASingleStepIsKept() {
    var transitions: [ScreenTransition] = []
    let screen = Flow(with: Page()) { page, lets in page.onNext = lets.perform(.push(Pages.b), transition: .none) }
    let navigator = Navigator(root: screen)
    let observation = navigator.observe { transitions.append($0.action.transition) }
    navigator.screen(of: screen)?.onNext()
    #expect(Set(transitions) == [ScreenTransition.none])
    observation.cancel()
  }

  @Test func childrenAreSetFromAList() {
    func photo(_ id: Int) -> Flow<Page> { Flow(with: Page(), id: id).named("Photo") }
    let navigator = Navigator(root: Flow(with: Page(), containing: .pages([photo(1)])).named("Book"))
    navigator.perform(.setChildren((1...3).map(photo)))
    #expect(navigator.tree.summary == "Book[*Photo(1), (Photo(2)), (Photo(3))]")
  }

  @Test func argumentsOfACallbackDecideOnTheChildrenAndReachThem() {
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
}
