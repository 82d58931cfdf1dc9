import FlowKit

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
      screen.onBack = lets.close()
    }
  }

  var checkout: Flow<CheckoutScreen> {
    Flow(with: CheckoutScreen()) { screen, lets in
      screen.onPaid = lets.popToRoot()
    }
  }
}

let navigator = Navigator(root: ShopFlow().item)

let item = try navigator.screen(ofType: ItemScreen.self)
item.onBuy(item.name, 2)
print(navigator.tree.summary)
print(try navigator.screen(ofType: CheckoutScreen.self).total)

navigator.observe { event in
  if event.kind == .appeared { print(event) }
}
try navigator.screen(ofType: CheckoutScreen.self).onPaid()
