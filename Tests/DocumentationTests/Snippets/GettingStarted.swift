import FlowKit
// show
import FlowKitTesting
import Testing

// hide
/// The part of the article's program that its test is about.
@MainActor
private struct ShopFlow {
  final class ItemScreen { var onBuy: (String, Int) -> Void = { _, _ in } }
  final class CheckoutScreen { func prepare(item: String, quantity: Int) {} }

  var item: Flow<ItemScreen> {
    Flow(with: ItemScreen()) { screen, lets in screen.onBuy = lets.push(checkout) { $0.prepare } }
  }

  var checkout: Flow<CheckoutScreen> { Flow(with: CheckoutScreen()) }
}

// show
@MainActor
@Test func buyingLeadsToCheckout() throws {
  let shop = ShopFlow(), spy = LetsSpy()
  let screen = shop.item.makeScreen(lets: spy.lets)

  screen.onBuy("Lamp", 2)
  try spy.verify(.push(shop.checkout))
}
