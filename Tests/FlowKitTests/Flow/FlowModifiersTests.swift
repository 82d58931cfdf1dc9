import FlowKit
import Testing

@MainActor
struct FlowModifiersTests {
  private var plain: Flow<Page> { Flow(with: Page()) }

  struct Order: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let modify: @MainActor @Sendable (Flow<Page>) -> Flow<Page>
  }

  nonisolated static let orders = [
    Order(testDescription: "named, id, actsWhileCovered") { $0.named("N").id(7).actsWhileCovered() },
    Order(testDescription: "named, actsWhileCovered, id") { $0.named("N").actsWhileCovered().id(7) },
    Order(testDescription: "id, named, actsWhileCovered") { $0.id(7).named("N").actsWhileCovered() },
    Order(testDescription: "id, actsWhileCovered, named") { $0.id(7).actsWhileCovered().named("N") },
    Order(testDescription: "actsWhileCovered, named, id") { $0.actsWhileCovered().named("N").id(7) },
    Order(testDescription: "actsWhileCovered, id, named") { $0.actsWhileCovered().id(7).named("N") },
  ]

  @Test(arguments: orders)
  func modifiersWorkInAnyOrder(_ order: Order) {
    let flow = order.modify(plain)
    #expect(flow.id.description == "N(7)")
    #expect(flow.id == plain.id(7).id)
    let navigator = Navigator(quiet: flow)
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.c), from: 1)
    #expect(navigator.tree.summary == "N(7) > B > C")
  }

  @Test func lastModifierOfAKindCounts() {
    #expect(plain.named("one").named("two").id.name == "two")
    #expect(plain.id(1).id(2).id == plain.id(2).id)
  }

  @Test func idReplacesTheKeyOfTheDeclaration() {
    func item(_ key: Int) -> Flow<Page> { Flow(with: Page(), id: key) }
    #expect(item(1).id(2).id == item(2).id)
    #expect(item(1).id("left").id.description == "Page(left)")
  }

  @Test func modifiersDoNotChangeTheOriginalFlow() {
    let flow = plain
    _ = flow.named("other").id(3)
    #expect(flow.id.description == "Page")
  }

  @Test func modifiedFlowMakesAndBindsItsScreenAsBefore() {
    let flow = Flow(with: Page()) { $0.onNext = $1.push(Pages.b) }.named("N").id(1)
    let navigator = Navigator(quiet: flow)
    (navigator.visibleScreen as? Page)?.onNext()
    #expect(navigator.tree.summary == "N(1) > B")
  }

  @Test func keysDistinguishAGroupThatIsUsedTwice() {
    let navigator = Navigator(quiet: plain.id("left"))
    navigator.perform(.push(plain.id("right")))
    navigator.perform(.push(plain.id("left")))
    navigator.perform(.popTo(plain.id("right")))
    #expect(navigator.tree.summary == "Page(left) > Page(right)")
  }

  @Test func popToWithoutKeysGoesToTheNearestEntry() {
    func page(_ number: Int) -> Flow<Page> { Flow(with: Page()).named("\(number)") }
    let navigator = Navigator(quiet: page(1))
    navigator.perform(.push(page(2)))
    navigator.perform(.push(page(3)))
    navigator.perform(.popTo(page(1)))
    #expect(navigator.tree.summary == "1 > 2")
  }
}
