public import FlowKit

/// All screens of a small shop, and where their callbacks lead.
///
/// ```swift
/// let navigator = Navigator(root: ShopFlow().tutorial)
/// ```
@MainActor
public struct ShopFlow {
  let services: Services

  /// Makes the flows of a shop.
  public init(services: Services = Services()) {
    self.services = services
  }

  /// The app's root.
  public var tutorial: Flow<TutorialScreen> {
    Flow(with: TutorialScreen()) { screen, lets in
      screen.onContinue = lets.push(login)
    }
  }

  /// Leads to the dashboard, with the user.
  public var login: Flow<LoginScreen> {
    Flow(with: LoginScreen()) { screen, lets in
      screen.onLogin = lets.push(dashboard) { $0.prepare }
      screen.onBack = lets.pop()
    }
  }

  /// Where all that a customer can do begins.
  public var dashboard: Flow<DashboardScreen> {
    Flow(with: DashboardScreen()) { screen, lets in
      screen.onCatalogue = lets.push(catalogue)
      screen.onOffer = lets.push(item(services.offer))
      screen.onSettings = lets.present(settings, as: .sheet) { $0.prepare }
      screen.onLogOut = lets.open(logOut) { $0.prepare }
    }
    .handling(ShopStep.self) { _ in .unwind() }
  }
}

/// What the shop's screens tell those that lead to them.
public enum ShopStep: Hashable, Sendable {
  /// The customer has seen enough items, and goes back to where they began.
  case seenEnough
}

// Shopping.
extension ShopFlow {
  /// Leads to each item.
  public var catalogue: Flow<CatalogueScreen> {
    Flow(with: CatalogueScreen(items: services.items)) { screen, lets in
      screen.onSelect = lets.push(item)
      screen.onBack = lets.pop()
    }
    .handling(ShopStep.self) { _ in .unwind() }
  }

  /// One item: another flow for each number, so that `goTo` finds the right one.
  public func item(_ id: Item.ID) -> Flow<ItemScreen> {
    let shown = services.item(id)
    let related = shown?.related.flatMap(services.item)
    return Flow(with: ItemScreen(item: shown, related: related), id: id) { screen, lets in
      screen.onBuy = lets.push(checkout) { $0.prepare }
      if let related { screen.onRelated = lets.goTo(item(related.id)) }
      screen.onEnough = lets.send(ShopStep.seenEnough)
      screen.onBack = lets.pop()
    }
  }

  /// What is to be paid.
  public var checkout: Flow<CheckoutScreen> {
    Flow(with: CheckoutScreen()) { screen, lets in
      screen.onPay = lets.push(payment) { $0.prepare }
      screen.onCancel = lets.pop()
    }
  }

  /// How it is paid; then nobody goes back to pay twice: the way back from the thanks leads to the item.
  public var payment: Flow<PaymentScreen> {
    Flow(with: PaymentScreen()) { screen, lets in
      screen.onPaid = lets.choose { order in
        .batch(.push(thankYou) { $0.prepare(order: order) }, .remove(self.payment), .remove(checkout))
      }
      screen.onBack = lets.pop()
      screen.onCancel = lets.pop(2)
    }
  }

  /// Hands the order to the dashboard, or starts anew.
  public var thankYou: Flow<ThankYouScreen> {
    Flow(with: ThankYouScreen()) { screen, lets in
      screen.onDone = lets.popTo(dashboard) { $0.receive }
      screen.onNextCustomer = lets.reset(to: tutorial)
    }
  }
}

// Settings, and leaving.
extension ShopFlow {
  /// A sheet with a stack of its own.
  public var settings: Flow<SettingsScreen> {
    Flow(with: SettingsScreen()) { screen, lets in
      screen.onTerms = lets.push(terms)
      screen.onLogOut = lets.open(logOut) { $0.prepare }
      screen.onDone = lets.dismiss()
    }
  }

  /// Pushed inside the sheet: `pop` leads back to the settings, `dismiss` closes the sheet.
  public var terms: Flow<TermsScreen> {
    Flow(with: TermsScreen()) { screen, lets in
      screen.onBack = lets.pop()
      screen.onClose = lets.dismiss()
    }
  }

  /// A question that leads back to the login from wherever it was asked; that it is an alert is said here, once.
  public var logOut: Flow<LogOutScreen> {
    Flow(with: LogOutScreen()) { screen, lets in
      screen.onConfirm = lets.popTo(login) { $0.receive }
      screen.onCancel = lets.dismiss()
    }
    .opens(as: .alert)
  }
}
