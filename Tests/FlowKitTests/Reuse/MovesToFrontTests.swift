import FlowKit
import FlowKitTesting
import Testing

@MainActor
struct MovesToFrontTests {
  private let flows = ReuseFlows()
  private let navigator = Navigator(root: Pages.a)

  private func push(_ others: Flow<Page>...) {
    for flow in others { navigator.perform(.push(flow)) }
  }

  @Test func entryIsMovedToTheTopWithItsScreen() throws {
    push(flows.front, Pages.b, Pages.c)
    let screen = try navigator.page(2), log = EventLog(of: navigator, .actions, .entries)
    let outcome = navigator.perform(.push(flows.front) { $0.receive("again") })
    #expect(outcome.description == "moved Front(Front) #2")
    #expect(navigator.tree.summary == "A > B > C > Front(Front)")
    #expect(navigator.visibleScreen === screen)
    #expect(screen.received == ["again"])
    #expect(log.kinds == ["willNavigate", "disappeared C #4", "appeared Front(Front) #2", "didNavigate"])
    screen.onNext()
    #expect(navigator.tree.summary == "A > B > C > Front(Front) > X")
    navigator.perform(.popTo(Pages.b))
    #expect(navigator.tree.summary == "A > B")
    #expect(navigator.screenCount == 2)
  }

  @Test func applyingToATreeGivesTheSame() throws {
    push(flows.front, Pages.b)
    let applied = try navigator.tree.applying(.push(flows.front), firstID: 9)
    #expect(applied.changes.map(\.description) == ["moved Front(Front) #2"])
    #expect(applied.tree.summary == "A > B > Front(Front)")
    navigator.perform(.push(flows.front))
    #expect(navigator.tree == applied.tree)
  }

  @Test func entryOnTopIsOnlyUpdated() throws {
    push(flows.front, flows.front)
    #expect(navigator.tree.summary == "A > Front(Front)")
  }

  @Test func flowWithoutAnEntryIsPushed() {
    push(Pages.b, flows.front)
    #expect(navigator.tree.summary == "A > B > Front(Front)")
    navigator.perform(.present(Pages.b))
    navigator.perform(.push(flows.front))  // another stack
    #expect(navigator.tree.summary == "A > B > Front(Front) | sheet: B > Front(Front)")
  }

  @Test func rootIsNotMoved() throws {
    let navigator = Navigator(root: flows.front)
    navigator.perform(.push(flows.front))  // in front already
    #expect(navigator.tree.summary == "Front(Front)")
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(flows.front))
    #expect(navigator.tree.summary == "Front(Front) > B > Front(Front)")
  }

  @Test func uppermostOfSeveralEntriesIsMoved() {
    let flow = flows.flow("F"), moving = flow.movesToFront()
    push(flow, flow, Pages.b, moving)
    #expect(navigator.tree.path.map(\.id) == [1, 2, 4, 3])
  }

  @Test func deepStackKeepsItsOrder() {
    push(Pages.b, flows.front)
    for _ in 0..<50 { navigator.perform(.push(Pages.c)) }
    navigator.perform(.push(flows.front))
    #expect(navigator.tree.path.map(\.id.number) == [1, 2] + Array(4...53) + [3])
  }

  @Test func modalsOfTheMovedEntryStay() throws {
    let flow = flows.front.actsWhileCovered(), on = flows.flow("On").actsWhileCovered()
    push(flow, on)
    navigator.perform(.present(Pages.b), from: 2)
    navigator.perform(.push(flow), from: 3)
    #expect(navigator.tree.summary == "A > On(On) > Front(Front) | sheet: B")
    #expect(navigator.tree.modals.first?.presentation?.presenter == 2)
  }

  @Test func containerIsMovedWithItsChildren() throws {
    let home = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Home").movesToFront()
    push(home)
    navigator.perform(.push(Pages.d))
    navigator.perform(.push(Pages.x), from: 2)
    #expect(navigator.tree.summary == "A > Home[*B > D, (C)] > X")
    navigator.perform(.push(home) { $0.receive("again") })
    #expect(navigator.tree.summary == "A > X > Home[*B > D, (C)]")
    #expect(navigator.tree.visible.flow == Pages.d.id)
    #expect(try navigator.page(2).received == ["again"])
    #expect(navigator.screenCount == 5)
  }

  @Test func entryIsMovedWithinTheStackOfItsTab() throws {
    let navigator = try Navigator(showing: "Tabs[*B, (C), (D)]")
    for flow in [flows.front, Pages.x, flows.front] { navigator.perform(.push(flow)) }
    #expect(navigator.tree.summary == "Tabs[*B > X > Front(Front), (C), (D)]")
  }

  @Test func hostIsToldOfTheMove() throws {
    let host = HeadlessHost()
    navigator.attach(host)
    push(flows.front, Pages.b)
    navigator.perform(.push(flows.front))
    #expect(host.updates.last?.changes.map(\.description) == ["moved Front(Front) #2"])
    #expect(host.pictures.last == "A > Front(Front) > B → A > B > Front(Front), automatic")
    #expect(host.problems == [])
  }

  @Test func mergedUpdateListsMovesInTheOrderOfTheStack() throws {
    let host = HeadlessHost(delaysTransitions: true)
    push(flows.front, Pages.b, Pages.c)
    navigator.attach(host)
    navigator.perform(.push(flows.front))
    navigator.perform(.push(Pages.d))
    navigator.perform(.push(flows.flow("G").movesToFront()))
    host.finishTransition()
    #expect(
      host.updates.last?.changes.map(\.description) == ["moved Front(Front) #2", "pushed D #5", "pushed G(G) #6"])
  }

  @Test func stepsOfABatchMoveToo() {
    push(flows.front, Pages.b)
    let outcome = navigator.perform(.batch(.push(Pages.c), .push(flows.front), .push(Pages.d)))
    #expect(outcome.description == "pushed C #4, moved Front(Front) #2, pushed D #5")
    #expect(navigator.tree.summary == "A > B > C > Front(Front) > D")
  }

  @Test func entryThatIsMovedAndLeavesInABatchHasLeft() {
    push(flows.front, Pages.b)
    let outcome = navigator.perform(.batch(.push(flows.front), .pop()))
    #expect(outcome.description == "removed Front(Front) #2")
    #expect(navigator.tree.summary == "A > B")
    #expect(navigator.screenCount == 2)
  }
}
