#if canImport(UIKit)
  import ShopFlows
  import UIKit

  /// Tells newcomers what this is.
  final class TutorialViewController: ColumnViewController {
    private let screen: TutorialScreen

    init(_ screen: TutorialScreen) {
      self.screen = screen
      super.init(title: "Welcome")
    }

    override var content: [UIView] {
      [
        label("Tea, and all that goes with it."),
        button("Continue", "TutorialScreen.onContinue") { [screen] in screen.onContinue() },
      ]
    }
  }

  /// Asks who is shopping.
  final class LoginViewController: ColumnViewController {
    private let screen: LoginScreen

    init(_ screen: LoginScreen) {
      self.screen = screen
      super.init(title: "Log in")
    }

    override var content: [UIView] {
      [
        label(screen.message),
        field(screen.name, "LoginScreen.name", placeholder: "Name") { [screen] in screen.name = $0 },
        button("Log in", "LoginScreen.onLogin") { [weak self] in self?.logIn() },
      ]
    }

    private func logIn() {
      screen.logIn()
      refresh()
    }
  }

  /// Lists what can be bought.
  final class CatalogueViewController: ColumnViewController {
    private let screen: CatalogueScreen

    init(_ screen: CatalogueScreen) {
      self.screen = screen
      super.init(title: "Catalogue")
    }

    override var content: [UIView] {
      screen.items.map { item in
        button("\(item.name), \(item.price)", "CatalogueScreen.onSelect(\(item.id))") { [screen] in
          screen.onSelect(item.id)
        }
      }
    }
  }

  /// Shows one item, and sells it.
  final class ItemViewController: ColumnViewController {
    private let screen: ItemScreen

    init(_ screen: ItemScreen) {
      self.screen = screen
      super.init(title: screen.item?.name ?? "Sold out")
    }

    override var content: [UIView] {
      guard let item = screen.item else { return [label("This is not sold any more.")] }
      return [
        label("\(item.text) \(item.price)"),
        label(screen.message),
        field(screen.quantity, "ItemScreen.quantity", placeholder: "Quantity") { [screen] in screen.quantity = $0 },
        button("Buy", "ItemScreen.onBuy") { [weak self] in self?.buy() },
        button("Enough", "ItemScreen.onEnough") { [screen] in screen.onEnough() },
      ] + seeAlso
    }

    private var seeAlso: [UIButton] {
      guard let related = screen.related else { return [] }
      return [button("See also: \(related.name)", "ItemScreen.onRelated") { [screen] in screen.onRelated() }]
    }

    private func buy() {
      screen.buy()
      refresh()
    }
  }

  /// Asks how the customer would like to pay.
  final class PaymentViewController: ColumnViewController {
    private let screen: PaymentScreen

    init(_ screen: PaymentScreen) {
      self.screen = screen
      super.init(title: "Payment")
    }

    override var content: [UIView] {
      [
        label(screen.order.map { "\($0)" } ?? ""),
        button("Pay", "PaymentScreen.onPaid") { [screen] in screen.pay() },
        button("Cancel", "PaymentScreen.onCancel") { [screen] in screen.onCancel() },
      ]
    }
  }
#endif
