import FlowKit
import Foundation

@MainActor
struct ShopFlow {
  var list: Flow<ListScreen> {
    Flow(with: ListScreen()) { screen, lets in screen.onBuy = lets.push(checkout) }
  }

  var checkout: Flow<CheckoutScreen> {
    Flow(with: CheckoutScreen()) { screen, lets in screen.onPaid = lets.pop() }
  }

  var offers: Flow<OffersScreen> { Flow(with: OffersScreen()).guarded { throw Offline() } }
}

final class ListScreen { var onBuy: () -> Void = {} }
final class CheckoutScreen { var onPaid: () -> Void = {} }
final class OffersScreen {}

struct Offline: LocalizedError {
  var errorDescription: String? { "the server can't be reached" }
}

func quit() { print("quit") }

let shop = ShopFlow()
let navigator = Navigator(root: shop.list)
navigator.describeError = { error in
  (error as? any LocalizedError)?.errorDescription ?? "\(error)"
}

navigator.perform(.push(shop.offers))

let list = try navigator.screen(ofType: ListScreen.self)
list.onBuy()
list.onBuy()

let checkout = try navigator.screen(ofType: CheckoutScreen.self)
checkout.onPaid()
checkout.onPaid()

navigator.onIssue = { issue in print("for the log:", issue.message) }
if navigator.perform(.pop()).reason == .nothingToPop { quit() }
