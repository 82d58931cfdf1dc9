import FlowKit
import FlowKitMaps
import FlowKitTesting
import Testing
@testable import TeaShop

@MainActor
@Suite struct TeaFlowTests {
  private let flows = TeaFlow()

  @Test func doneLeadsBackToTheList() {
    let spy = LetsSpy()
    let screen = flows.order.makeScreen(lets: spy.lets)
    screen.onDone()
    #expect(spy.actions == [.popTo(flows.list)])
  }

  @Test func theOrderNamesTheTea() throws {
    let navigator = Navigator(root: flows.list)
    try navigator.screen(ofType: TeaListScreen.self).onTea("Sencha")
    try navigator.screen(ofType: TeaScreen.self).onOrder("Sencha", 2)
    #expect(navigator.tree.summary == "TeaListScreen > TeaScreen(Sencha) | sheet: OrderScreen")
    #expect(try navigator.screen(ofType: OrderScreen.self).text == "2 × Sencha")
  }

  @Test func allFlowsWork() throws {
    let map = FlowMap(of: flows.list, samples: [String.self: ["Sencha"]])
    #expect(map.problems.isEmpty)
    try map.explore().canAlwaysReturn { $0.visible == flows.list.id }
  }
}
