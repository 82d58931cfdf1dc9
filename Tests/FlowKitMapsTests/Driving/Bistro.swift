import FlowKit

/// An app for a bistro, without mistakes or with one.
@MainActor
struct Bistro {
  var mistake: Mistake?
  let kitchen = Kitchen()

  enum Mistake: CaseIterable, Sendable {
    /// One dish's argument is not forwarded.
    case forgottenOrder
    /// A service keeps a closure that holds a screen.
    case leak
    /// A screen returns to one that is never on the stack.
    case lostTarget
    /// A screen that is shown again still has its old state.
    case oldNote
    /// The user can get a receipt without an order.
    case wayWithoutOrder
    /// A guard never answers.
    case silentGuard
    /// A callback performs an impossible action.
    case noSuchTab
  }

  func open() throws -> Bistro { self }

  var door: Flow<DoorScreen> {
    Flow(with: DoorScreen()) { screen, lets in
      screen.onEnter = lets.push(menu)
      if mistake == .wayWithoutOrder { screen.onSneak = lets.present(receipt) }
    }
  }

  var menu: Flow<MenuScreen> {
    Flow(with: MenuScreen()) { screen, lets in
      screen.onDish = lets.push(dish)
      screen.onLeave = lets.pop()
    }
  }

  func dish(_ number: Int) -> Flow<DishScreen> {
    let dish = Flow(with: DishScreen(), id: number) { screen, lets in
      screen.onOrder =
        mistake == .forgottenOrder && number == 3 ? lets.present(basket) : lets.present(basket) { $0.prepare }
      screen.onChef = lets.push(chef)
      if mistake == .leak { kitchen.listeners.append { screen.isWarm = true } }
    }
    return mistake == .silentGuard && number == 2
      ? dish.guarded {
        for await _ in AsyncStream<Void>.makeStream().stream {}  // ends when it is cancelled
        return .allow
      }
      : dish
  }

  var basket: Flow<BasketScreen> {
    Flow(with: BasketScreen(forgetsNotes: mistake != .oldNote)) { screen, lets in
      screen.onPay = lets.push(receipt)
      screen.onClose = lets.dismiss()
    }
    .retained()
  }

  var receipt: Flow<ReceiptScreen> {
    Flow(with: ReceiptScreen()) { screen, lets in
      screen.onDone = mistake == .lostTarget ? lets.popTo(chef) : lets.dismiss()
    }
  }

  var chef: Flow<ChefScreen> {
    Flow(with: ChefScreen()) { screen, lets in
      screen.onBack = lets.pop()
      screen.onTwice = mistake == .noSuchTab ? lets.select(4) : lets.pop()
    }
  }
}

/// Knows the closures to call when an order is ready.
@MainActor final class Kitchen { var listeners: [() -> Void] = [] }

@MainActor final class DoorScreen {
  var onEnter: () -> Void = {}
  var onSneak: (() -> Void)?
}

@MainActor final class MenuScreen {
  let dishes = [1, 2, 3]
  var onDish: (Int) -> Void = { _ in }
  var onLeave: () -> Void = {}
}

@MainActor final class DishScreen {
  var isWarm = false
  var onOrder: (Int) -> Void = { _ in }
  var onChef: () -> Void = {}
}

@MainActor final class BasketScreen {
  var onPay: () -> Void = {}
  var onClose: () -> Void = {}
  private(set) var count: Int?
  /// What was written about how many.
  var note: (text: String, count: Int?)?
  private let forgetsNotes: Bool

  init(forgetsNotes: Bool) { self.forgetsNotes = forgetsNotes }

  func prepare(count: Int) {
    self.count = count
    if forgetsNotes { note = nil }
  }
}

@MainActor final class ReceiptScreen { var onDone: () -> Void = {} }

@MainActor final class ChefScreen {
  var onBack: () -> Void = {}
  var onTwice: () -> Void = {}
}
