import FlowKit
import FlowKitTesting
import Shop
import Testing

/// A user of the shop's callbacks.
@MainActor
final class Customer {
  let shop = ShopFlow()
  let navigator: Navigator
  private(set) var problems: [String] = []

  init() {
    navigator = Navigator(root: shop.tutorial)
    navigator.observe { [weak self] event in
      if event.issue != nil { self?.problems.append("\(event)") }
    }
  }

  var place: String { navigator.tree.summary }

  /// The visible screen, which must have this type.
  func see<Screen>(_ type: Screen.Type) throws -> Screen {
    try #require(navigator.visibleScreen as? Screen)
  }
}

// Ways through the shop.
extension Customer {
  func logIn(as name: String = "Ada") throws {
    try see(TutorialScreen.self).onContinue()
    let login = try see(LoginScreen.self)
    login.name = name
    login.logIn()
  }

  func goToItem(_ id: Item.ID) throws {
    try logIn()
    try see(DashboardScreen.self).onCatalogue()
    try see(CatalogueScreen.self).onSelect(id)
  }

  func buy(_ quantity: Int) throws {
    let item = try see(ItemScreen.self)
    item.quantity = "\(quantity)"
    item.buy()
  }

  func pay() throws {
    try see(CheckoutScreen.self).pay()
    try see(PaymentScreen.self).pay()
  }

  func openSettings() throws {
    try logIn()
    try see(DashboardScreen.self).openSettings()
  }
}
