import FlowKit
import FlowKitTesting
import Testing

/// The three ways of making a flow.
@MainActor
struct FlowFormsTests {
  private var bare: Flow<Page> { Flow(with: Page()) }
  private var bound: Flow<Page> { Flow(with: Page()) { page, lets in page.onNext = lets.push(bare) } }
  private var built: Flow<Page> {
    Flow<Page> { lets in
      let page = Page()
      page.onNext = lets.push(bound)
      return page
    }
  }

  @Test func allThreeMakeTheirScreens() throws {
    let navigator = Navigator(root: built)
    try navigator.page(1).onNext()
    try navigator.page(2).onNext()
    #expect(navigator.tree.path.map(\.flow) == [built.id, bound.id, bare.id])
    #expect(Set(try navigator.tree.path.map { ObjectIdentifier(try navigator.page($0.id)) }).count == 3)
  }

  @Test func allThreeTakeAKey() {
    let flows: [Flow<Page>] = [
      Flow(with: Page(), id: 1), Flow(with: Page(), id: 2) { _, _ in }, Flow(id: 3) { _ in Page() },
    ]
    #expect(flows.map(\.id.description) == ["Page(1)", "Page(2)", "Page(3)"])
  }

  @Test func initializerOfTheScreenCanTakeCallbacks() {
    final class Strict {
      let onBack: () -> Void
      init(onBack: @escaping () -> Void) { self.onBack = onBack }
    }
    let navigator = Navigator(root: bare)
    navigator.perform(.push(Flow(with: Page())))
    navigator.perform(.push(Flow { lets in Strict(onBack: lets.pop()) }))
    (navigator.visibleScreen as? Strict)?.onBack()
    #expect(navigator.tree.summary == "Page > Page")
  }

  @Test func flowCanBePassedToAFunction() {
    func navigator(at flow: Flow<some AnyObject>) -> Navigator { Navigator(root: flow) }
    #expect(navigator(at: bound).tree.summary == "Page")
  }

  @Test func makeScreenMakesAScreenWithoutANavigator() {
    let spy = LetsSpy()
    let page = bound.makeScreen(lets: spy.lets)
    #expect(spy.actions == [])
    page.onNext()
    #expect(spy.actions == [.push(bare)])
  }
}
