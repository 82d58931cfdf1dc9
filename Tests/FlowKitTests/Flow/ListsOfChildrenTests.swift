import FlowKit
import Testing

/// Children whose number is known only at run time.
@MainActor
struct ListsOfChildrenTests {
  private func photo(_ id: Int) -> Flow<Page> { Flow(with: Page(), id: id).named("Photo") }

  @Test func thereIsAPageForEachElement() {
    let book = Flow(with: Page(), containing: .pages((1...3).map(photo), loops: true)).named("Book")
    let navigator = Navigator(quiet: book)
    #expect(navigator.tree.summary == "Book[*Photo(1), (Photo(2)), (Photo(3))]")
    navigator.perform(.previous())
    #expect(navigator.tree.summary == "Book[Photo(1), (Photo(2)), *Photo(3)]")
  }

  @Test func tabsCanShareAFlowWithDifferentKeys() {
    let tabs = Flow(with: Page(), containing: .tabs([photo(1), photo(2)], selected: 1, isEager: true)).named("Tabs")
    #expect(Navigator(quiet: tabs).tree.summary == "Tabs[Photo(1), *Photo(2)]")
  }

  @Test func screenCanEmbedAnyNumberOfChildren() {
    let none: [Flow<Page>] = []
    #expect(Navigator(quiet: Flow(with: Page(), containing: .embedded(none)).named("A")).tree.summary == "A[]")
    let two = Flow(with: Page(), containing: .embedded((1...2).map(photo))).named("A")
    #expect(Navigator(quiet: two).tree.summary == "A[Photo(1), Photo(2)]")
  }

  @Test func emptyListOfPagesIsRefused() {
    let none: [Flow<Page>] = []
    let navigator = Navigator(quiet: Pages.a)
    let outcome = navigator.perform(.push(Flow(with: Page(), containing: .pages(none))))
    #expect(outcome.reason == .noChildren)
    #expect(navigator.tree.summary == "A")
  }

  @Test func rootWithTheSameChildTwiceStartsWithoutChildrenAndReportsIt() {
    let navigator = Navigator(quiet: Flow(with: Page(), containing: .tabs(Pages.b, Pages.b)).named("Tabs"))
    #expect(navigator.tree.summary == "Tabs")
    #expect(navigator.screenCount == 1)
    var messages: [String] = []
    navigator.onIssue = { messages.append($0.message) }
    navigator.onIssue = { messages.append("again \($0.message)") }
    #expect(
      messages == [
        "reset(to: Tabs) was ignored: a container would contain the same flow twice."
          + " Give flows of one declaration different keys: Flow(with: ItemScreen(id), id: id)."
      ])
    #expect(Navigator(quiet: Pages.a).rootIssue == nil)
  }

  @Test func childrenCanBeSetFromAList() {
    let navigator = Navigator(quiet: Flow(with: Page(), containing: .pages([photo(1)])).named("Book"))
    navigator.perform(.setChildren((1...3).map(photo)))
    #expect(navigator.tree.summary == "Book[*Photo(1), (Photo(2)), (Photo(3))]")
  }
}

extension ListsOfChildrenTests {
  @Test func callbackOfAnyShapeSetsAList() throws {
    let list = [Pages.c, Pages.d]
    let root = Flow(with: Page(), containing: .tabs(Pages.b)) { page, lets in
      page.onNext = lets.perform(.setChildren(list))
      page.onText = lets.perform(.setChildren(list.reversed()))
    }
    let navigator = Navigator(quiet: root.named("Root"))
    try navigator.page(1).onNext()
    #expect(navigator.tree.summary == "Root[*C, (D)]")
    try navigator.page(1).onText("x")
    #expect(navigator.tree.summary == "Root[(D), *C]")
  }
}
