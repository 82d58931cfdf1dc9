import FlowKit
import FlowKitTesting
import Testing
import XCTest

final class ItemScreen {
  var onBuy: (String, Int) -> Void = { _, _ in }
  var onHelp: () -> Void = {}
}

final class CheckoutScreen {
  private(set) var total = ""
  var onPaid: () -> Void = {}
  func prepare(item: String, quantity: Int) { total = "\(quantity) x \(item)" }
}

final class HelpScreen { var onClose: () -> Void = {} }

@MainActor
struct ShopFlow {
  var item: Flow<ItemScreen> {
    Flow(with: ItemScreen()) { screen, lets in
      screen.onBuy = lets.push(checkout) { $0.prepare }
      screen.onHelp = lets.present(help, as: .sheet)
    }
  }

  var checkout: Flow<CheckoutScreen> {
    Flow(with: CheckoutScreen()) { screen, lets in screen.onPaid = lets.popToRoot() }
  }

  var help: Flow<HelpScreen> {
    Flow(with: HelpScreen()) { screen, lets in screen.onClose = lets.dismiss() }
  }
}

@MainActor
@Suite struct ItemFlowTests {
  let shop = ShopFlow()
  let spy = LetsSpy()

  @Test func helpIsASheet() throws {
    let screen = shop.item.makeScreen(lets: spy.lets)
    screen.onHelp()
    try spy.verify(.present(shop.help, as: .sheet))
  }

  @Test func buyingForwardsItemAndQuantity() throws {
    let screen = shop.item.makeScreen(lets: spy.lets)
    screen.onBuy("Lamp", 2)

    let checkout = CheckoutScreen()
    try spy.forwardArguments(to: checkout)
    #expect(checkout.total == "2 x Lamp")
  }
}

@MainActor
final class CheckoutFlowTests: XCTestCase {
  func testPayingGoesBackToTheRoot() async throws {
    let spy = LetsSpy()
    let screen = ShopFlow().checkout.makeScreen(lets: spy.lets)
    screen.onPaid()
    XCTAssertEqual(spy.actions, [.popToRoot()])
  }
}

@MainActor
@Test func payingEndsWhereTheUserBegan() throws {
  let shop = ShopFlow(), spies = LetsSpyFactory()
  let navigator = Navigator(root: shop.item, spies: spies)

  try navigator.screen(ofType: ItemScreen.self).onBuy("Lamp", 2)
  #expect(navigator.tree.summary == "ItemScreen > CheckoutScreen")
  try navigator.screen(ofType: CheckoutScreen.self).onPaid()
  #expect(navigator.tree.summary == "ItemScreen")

  #expect(spies[1]?.actions == [.push(shop.checkout)])
  #expect(spies[2]?.actions == [.popToRoot()])  // a spy outlives its screen
}
