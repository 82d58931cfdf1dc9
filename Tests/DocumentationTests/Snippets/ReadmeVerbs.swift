import FlowKit

extension ScreenTransition { static var flip: ScreenTransition { ScreenTransition("flip") } }
extension PresentationStyle { static var drawer: PresentationStyle { PresentationStyle("drawer") } }

// hide
@MainActor
enum ReadmeVerbs {
  static let checkout = Flow(with: CheckoutScreen())
  static let cart = Flow(with: CartScreen())

  static let item = Flow(with: ItemScreen()) { screen, lets in
    // show
    screen.onBuy = lets.push(checkout, transition: .flip) { $0.prepare }  // (Item, Int) goes to prepare(item:quantity:)
    screen.onCart = lets.present(cart, as: .drawer)  // whatever the arguments, they are not needed
    // hide
  }

  final class ItemScreen {
    var onBuy: (Item, Int) -> Void = { _, _ in }
    var onCart: (Item) -> Void = { _ in }
  }

  final class CheckoutScreen {
    func prepare(item: Item, quantity: Int) {}
  }

  final class CartScreen {}

  struct Item {}
}
