import FlowKit
import FlowKitTesting
import Testing

/// The tree that a flow's closures can read.
@MainActor
struct TreeOfLetsTests {
  private var closer: Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.receive(lets.tree?.summary ?? "none")
      page.onText = { _ in page.receive(lets.tree?.summary ?? "none") }
      page.onNext = lets.choose { lets.tree?.contains(Pages.b) == true ? .popTo(Pages.b) : .stay }
    }
    .named("S")
  }

  @Test(arguments: [("A > B > C", "A > B"), ("A > C", "A > C > S")])
  func choiceDependsOnTheTree(before: String, after: String) throws {
    let navigator = try Navigator(showing: before)
    navigator.perform(.push(closer))
    navigator.screen(of: closer)?.onNext()
    #expect(navigator.tree.summary == after)
  }

  @Test func duringAChangeItIsTheTreeBefore() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.push(closer.retained()))
    let page = try #require(navigator.screen(of: closer))
    page.onText("")
    navigator.perform(.present(Pages.b))
    page.onText("")
    #expect(page.received == ["A", "A > S", "A > S | sheet: B"])
  }

  @Test func withoutNavigatorThereIsNone() throws {
    var navigator: Navigator? = Navigator(quiet: closer)
    let page = try #require(try navigator?.page(1))
    navigator = nil
    page.onText("")
    #expect(page.received.last == "none")
  }

  @Test func spyShowsTheTreeOfTheTest() {
    let spy = LetsSpy(), page = closer.makeScreen(lets: spy.lets)
    page.onNext()
    spy.tree = NavigationTree(root: .init(id: 1, flow: Pages.b.id))
    page.onNext()
    page.onText("")
    #expect(spy.actions == [.stay, .popTo(Pages.b)])
    #expect(page.received == ["none", "B"])
  }
}
