import FlowKit
import FlowKitTesting
import Testing

// hide
/// The code of the article, in its order.
enum GettingStarted {
  // show
  final class ItemScreen {
    let name: String
    var onBuy: (String, Int) -> Void = { _, _ in }
    var onBack: () -> Void = {}

    init(name: String) { self.name = name }
  }

  final class CheckoutScreen {
    private(set) var total = ""
    var onPaid: () -> Void = {}

    func prepare(item: String, quantity: Int) { total = "\(quantity) x \(item)" }
  }

  @MainActor
  struct ShopFlow {
    var item: Flow<ItemScreen> {
      Flow(with: ItemScreen(name: "Lamp")) { screen, lets in
        screen.onBuy = lets.push(checkout) { $0.prepare }
        screen.onBack = lets.back()
      }
    }

    var checkout: Flow<CheckoutScreen> {
      Flow(with: CheckoutScreen()) { screen, lets in
        screen.onPaid = lets.popToRoot()
      }
    }
  }

  // hide
  @MainActor
  static func run(print: @escaping (Any...) -> Void) {
    // show
    let navigator = Navigator(root: ShopFlow().item)

    if let item = navigator.visibleScreen as? ItemScreen { item.onBuy(item.name, 2) }
    print(navigator.tree.summary)
    if let checkout = navigator.visibleScreen as? CheckoutScreen { print(checkout.total) }
    // hide
  }

  // show
  final class PrintingHost: NavigationHost {
    func show(
      _ update: NavigationUpdate, of navigator: Navigator,
      finished: @escaping @MainActor () -> Void
    ) {
      for change in update.changes { print(change) }
      finished()
    }
  }

  // hide
  @MainActor
  static func listen(to navigator: Navigator, print: @escaping (Any) -> Void) -> NavigationObservation {
    // show
    let observation = navigator.observe { event in
      if event.kind == .ignored { print(event) }  // says what was not done, and why
    }
    // hide
    return observation
  }
}

private typealias ShopFlow = GettingStarted.ShopFlow

// show
@MainActor
@Test func buyingLeadsToCheckout() throws {
  let shop = ShopFlow(), spy = LetsSpy()
  let screen = shop.item.makeScreen(lets: spy.lets)

  screen.onBuy("Lamp", 2)
  try spy.verify(.push(shop.checkout))
}
