import FlowKit
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
}
