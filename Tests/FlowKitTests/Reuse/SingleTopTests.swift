import FlowKit
import FlowKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct SingleTopTests {
  private let flows = ReuseFlows()
  private let navigator = Navigator(quiet: Pages.a)

  @Test func entryOnTopIsUpdatedInsteadOfCovered() throws {
    let host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.push(flows.top))
    let tree = navigator.tree
    let outcome = navigator.perform(.push(flows.top) { $0.receive("again") })
    #expect(outcome.isPerformed)
    #expect(outcome.changes == [])
    #expect(navigator.tree == tree)
    #expect(try navigator.page(2).received == ["again"])
    #expect(flows.made == ["Top"])
    #expect(host.updates.count == 2)
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.visible.id == 3)
  }

  @Test func observersAreToldThatNothingChanged() {
    navigator.perform(.push(flows.top))
    let log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(.push(flows.top))
    #expect(log.kinds == ["willNavigate", "didNavigate"])
  }

  @Test func entryFurtherDownDoesNotCount() {
    for flow in [flows.top, Pages.b, flows.top] { navigator.perform(.push(flow)) }
    #expect(navigator.tree.summary == "A > Top(Top) > B > Top(Top)")
  }

  @Test func anotherKeyIsAnotherFlow() {
    for key in ["1", "1", "2"] { navigator.perform(.push(flows.flow(key).singleTop())) }
    #expect(navigator.tree.summary == "A > 1(1) > 2(2)")
  }

  @Test func callbackUpdatesItsOwnScreen() throws {
    let navigator = Navigator(quiet: results)
    try navigator.page(1).onText("swift")
    #expect(try navigator.page(1).received == ["swift"])
    #expect(navigator.tree.count == 1)
  }

  private var results: Flow<Page> {
    Flow(with: Page()) { page, lets in page.onText = lets.push(self.results) { $0.receive } }.singleTop()
  }

  @Test func presentUpdatesTheVisibleEntry() throws {
    navigator.perform(.present(flows.top, as: .sheet))
    #expect(navigator.perform(.present(flows.top, as: .fullScreen) { $0.receive("again") }).changes == [])
    #expect(navigator.tree.summary == "A | sheet: Top(Top)")
    #expect(try navigator.page(2).received == ["again"])
    navigator.perform(.push(Pages.b))
    navigator.perform(.present(flows.top))
    #expect(navigator.tree.summary == "A | sheet: Top(Top) > B | sheet: Top(Top)")
  }

  @Test func visibleContainerIsUpdatedToo() throws {
    let home = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Home").singleTop()
    navigator.perform(.present(home))
    navigator.perform(.present(home) { $0.receive("again") })
    #expect(navigator.tree.summary == "A | sheet: Home[*B, (C)]")
    #expect(try navigator.page(2).received == ["again"])
  }

  @Test func coveredScreenUpdatesNothing() throws {
    navigator.perform(.push(flows.top))
    #expect(navigator.perform(.push(flows.top), from: 1).reason == .covered)
  }

  @Test func showUpdatesTheRootOfItsColumn() throws {
    let navigator = try Navigator(showing: "Split[B, *D]")
    navigator.perform(.show(flows.top, in: .detail))
    navigator.perform(.push(Pages.x))
    navigator.perform(.show(flows.top, in: .detail) { $0.receive("again") })
    #expect(navigator.tree.summary == "Split[B, *Top(Top)]")
    navigator.perform(.push(flows.top) { $0.receive("on top") })
    #expect(navigator.tree.summary == "Split[B, *Top(Top)]")
    #expect((navigator.visibleScreen as? Page)?.received == ["again", "on top"])
    #expect(flows.made == ["Top"])
  }

  @Test func stepsOfABatchUpdateToo() throws {
    let outcome = navigator.perform(
      .batch(.push(flows.top), .push(flows.top) { $0.receive("again") }, .push(Pages.b)))
    #expect(outcome.description == "pushed Top(Top) #2, pushed B #3")
    #expect(try navigator.page(2).received == ["again"])
  }

  @Test func updatedEntryIsNotPrepared() async {
    let load = Load(), flow = flows.top.preparing { try await load.run() }
    async let first = navigator.performAndWait(.push(flow))
    await load.begins()
    load.succeed()
    _ = await first
    #expect(navigator.perform(.push(flow)).isPerformed)
  }

  @Test(arguments: [
    (NavigationAction.replace(with: SingleTopTests.one), "A > S"), (.reset(to: one), "S"),
    (.resetRoot(to: one), "S"), (.goTo(one), "A > S"),
  ])
  func otherVerbsWorkAsUsual(action: NavigationAction, after: String) {
    navigator.perform(.push(Self.one))
    let screen = navigator.visibleScreen
    navigator.perform(action)
    #expect(navigator.tree.summary == after)
    #expect((navigator.visibleScreen === screen) == (action.kind == .goTo))
  }

  nonisolated private static let one = Flow(with: Page()).named("S").singleTop()
}
