import FlowKit

/// A place to eat, sound or with one mistake.
@MainActor
struct Bistro {
  var mistake: Mistake?
  let kitchen = Kitchen()

  enum Mistake: CaseIterable, Sendable {
    /// An argument is not forwarded, for one of the dishes.
    case forgottenOrder
    /// A service keeps what holds a screen.
    case leak
    /// A screen returns to one that is never there.
    case lostTarget
    /// A screen that is shown again has something left of the last time.
    case oldNote
    /// A receipt can be had without an order.
    case wayWithoutOrder
    /// Nobody ever answers a guard.
    case silentGuard
    /// A callback asks for what there is not.
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

/// Knows everybody who wants to hear when it is ready.
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
