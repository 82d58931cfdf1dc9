import FlowKit

extension ScreenTransition { static var flip: ScreenTransition { ScreenTransition("flip") } }
extension PresentationStyle { static var drawer: PresentationStyle { PresentationStyle("drawer") } }

// hide
@MainActor
enum ReadmeVerbs {
  static let checkout = Flow(with: CheckoutScreen())
  static let cart = Flow(with: CartScreen())

  static func item(_ id: Item.ID) -> Flow<ItemScreen> {
    Flow(with: ItemScreen(), id: id) { screen, lets in
      // show
      screen.onBuy = lets.push(checkout, transition: .flip) { $0.prepare }  // to prepare(item:quantity:)
      screen.onCart = lets.present(cart, as: .drawer)  // the arguments are not needed
      screen.onRelated = lets.push(item)  // to func item(_ id: Item.ID) -> Flow<ItemScreen>
      // hide
    }
  }

  final class ItemScreen {
    var onBuy: (Item, Int) -> Void = { _, _ in }
    var onCart: (Item) -> Void = { _ in }
    var onRelated: (Item.ID) -> Void = { _ in }
  }

  final class CheckoutScreen {
    func prepare(item: Item, quantity: Int) {}
  }

  final class CartScreen {}

  struct Item: Identifiable { let id: Int }
}
