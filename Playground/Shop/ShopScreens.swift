/// Lists what can be bought.
public final class CatalogueScreen {
  /// An item was chosen.
  public var onSelect: (Item.ID) -> Void = { _ in }
  /// The customer has seen enough.
  public var onBack: () -> Void = {}

  /// What a customer looks for: a `name`, or part of it, and what it may cost, `below` so many euros.
  public var filters: [String: String] = [:]
  private let allItems: [Item]

  /// Makes the screen.
  public init(items: [Item]) {
    allItems = items
  }

  /// What can be bought, and fits the filters.
  public var items: [Item] { allItems.filter { hasName($0) && isCheap($0) } }

  private func hasName(_ item: Item) -> Bool {
    filters["name"].map { item.name.lowercased().contains($0.lowercased()) } ?? true
  }

  private func isCheap(_ item: Item) -> Bool {
    filters["below"].flatMap(Int.init).map { item.price.cents / 100 < $0 } ?? true
  }
}

/// Says what is to be paid.
public final class CheckoutScreen {
  /// The customer wants to pay for the order.
  public var onPay: (Order) -> Void = { _ in }
  /// The customer has changed their mind.
  public var onCancel: () -> Void = {}

  /// What is to be paid.
  public private(set) var order: Order?

  /// Makes the screen; it does not know the order yet.
  public init() {}

  /// Takes what is to be bought.
  public func prepare(item: Item, quantity: Int) { order = Order(item: item, quantity: quantity) }

  /// Goes on to the payment.
  public func pay() {
    if let order { onPay(order) }
  }
}

/// Where a customer starts from.
public final class DashboardScreen {
  /// They want to look around.
  public var onCatalogue: () -> Void = {}
  /// They want today's offer.
  public var onOffer: () -> Void = {}
  /// They want to change something about themselves.
  public var onSettings: (User) -> Void = { _ in }
  /// They want to leave.
  public var onLogOut: (User) -> Void = { _ in }

  /// Who has logged in.
  public private(set) var user: User?
  /// What they have bought.
  public private(set) var orders: [Order] = []

  /// Makes the screen; it does not know whose it is yet.
  public init() {}

  /// Takes the user.
  public func prepare(user: User) { self.user = user }

  /// Takes an order that was paid.
  public func receive(order: Order) { orders.append(order) }

  /// Opens the user's settings.
  public func openSettings() {
    if let user { onSettings(user) }
  }

  /// Logs the user out.
  public func logOut() {
    if let user { onLogOut(user) }
  }
}

/// Shows one item, and sells it.
public final class ItemScreen {
  /// So many of the item are wanted.
  public var onBuy: (Item, Int) -> Void = { _, _ in }
  /// The customer would rather see what goes well with it.
  public var onRelated: () -> Void = {}
  /// The customer has seen enough items, this one and those before it.
  public var onEnough: () -> Void = {}
  /// The customer does not want it.
  public var onBack: () -> Void = {}

  /// The item; nil where it is not sold any more.
  public let item: Item?
  /// What goes well with it, if anything does.
  public let related: Item?
  /// What was typed as the quantity.
  public var quantity = "1"
  /// What the screen says about the quantity.
  public private(set) var message = "How many?"

  /// Makes the screen.
  public init(item: Item?, related: Item? = nil) {
    self.item = item
    self.related = related
  }

  /// Buys the quantity that was typed.
  public func buy() {
    guard let item else { return }
    if let quantity = Int(quantity), (1...99).contains(quantity) {
      onBuy(item, quantity)
    } else {
      message = "How many? From 1 to 99, please."
    }
  }
}

/// Asks whether somebody really wants to leave.
public final class LogOutScreen {
  /// They do; with words for whoever comes next.
  public var onConfirm: (String) -> Void = { _ in }
  /// They stay.
  public var onCancel: () -> Void = {}

  /// Who wants to leave.
  public private(set) var user: User?

  /// Makes the screen; it does not know who is leaving yet.
  public init() {}

  /// Takes the user.
  public func prepare(user: User) { self.user = user }

  /// Leaves.
  public func confirm() { onConfirm("Goodbye, \(user?.name ?? "friend"). Who is next?") }
}

/// Asks who is shopping.
public final class LoginScreen {
  /// Somebody has logged in.
  public var onLogin: (User) -> Void = { _ in }
  /// They would rather not.
  public var onBack: () -> Void = {}

  /// What was typed as the name.
  public var name = ""
  /// What the screen says above the field.
  public private(set) var message = "Who is shopping?"

  /// Makes the screen.
  public init() {}

  /// Logs in under the name that was typed.
  public func logIn() {
    if let user = User(name: name) { onLogin(user) } else { message = "Please type your name first." }
  }

  /// Takes a message of whoever came back here.
  public func receive(message: String) {
    self.message = message
    name = ""
  }
}

/// Asks how the customer would like to pay.
public final class PaymentScreen {
  /// The order was paid.
  public var onPaid: (Order) -> Void = { _ in }
  /// The customer wants to see once more what is to be paid.
  public var onBack: () -> Void = {}
  /// The customer has changed their mind.
  public var onCancel: () -> Void = {}

  /// What is to be paid.
  public private(set) var order: Order?

  /// Makes the screen; it does not know the order yet.
  public init() {}

  /// Takes what is to be paid.
  public func prepare(order: Order) { self.order = order }

  /// Pays.
  public func pay() {
    if let order { onPaid(order) }
  }
}

/// What a customer may change.
public final class SettingsScreen {
  /// They want to read the terms.
  public var onTerms: () -> Void = {}
  /// They want to leave the shop.
  public var onLogOut: (User) -> Void = { _ in }
  /// They have changed what they wanted to.
  public var onDone: () -> Void = {}

  /// Whose settings these are.
  public private(set) var user: User?
  /// Whether they get letters.
  public private(set) var wantsLetters = false

  /// Makes the screen; it does not know whose it is yet.
  public init() {}

  /// Takes the user.
  public func prepare(user: User) { self.user = user }

  /// Asks for letters, or for no more of them.
  public func switchLetters() { wantsLetters.toggle() }

  /// Logs the user out.
  public func logOut() {
    if let user { onLogOut(user) }
  }
}

/// The small print.
public final class TermsScreen {
  /// The reader wants to see the settings again.
  public var onBack: () -> Void = {}
  /// The reader wants to leave the settings.
  public var onClose: () -> Void = {}

  /// Makes the screen.
  public init() {}
}

/// Thanks for an order.
public final class ThankYouScreen {
  /// The customer goes on.
  public var onDone: (Order) -> Void = { _ in }
  /// The customer has left, and another one may come.
  public var onNextCustomer: () -> Void = {}

  /// What was bought.
  public private(set) var order: Order?

  /// Makes the screen; it does not know the order yet.
  public init() {}

  /// Takes the order that was paid.
  public func prepare(order: Order) { self.order = order }

  /// Goes on.
  public func done() {
    if let order { onDone(order) }
  }
}

/// Tells newcomers what this is.
public final class TutorialScreen {
  /// The reader has seen enough.
  public var onContinue: () -> Void = {}

  /// Makes the screen.
  public init() {}
}
