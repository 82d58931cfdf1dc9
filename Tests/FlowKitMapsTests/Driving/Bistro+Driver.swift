import FlowKit
import FlowKitMaps

extension Bistro {
  /// Drives a bistro with a mistake, or without one.
  static func driver(_ mistake: Mistake?) -> FlowDriver {
    var driver = FlowDriver { Navigator(root: Bistro(mistake: mistake).door) }
    driver.on(DoorScreen.self) { $0.onEnter() }
    driver.on(DoorScreen.self, when: { $0.onSneak != nil }) { $0.onSneak?() }
    driver.on(MenuScreen.self, each: { $0.dishes }) { $0.onDish($1) }
    driver.on(MenuScreen.self) { $0.onLeave() }
    driver.on(DishScreen.self, each: { _ in [1, 2] }) { $0.onOrder($1) }
    driver.on(DishScreen.self) { $0.onChef() }
    driver.on(BasketScreen.self) { $0.onPay() }
    driver.on(BasketScreen.self) { $0.onClose() }
    driver.on(BasketScreen.self) { basket in
      // somebody has a "wish}"
      basket.note = ("no salt", basket.count)
    }
    driver.on(ReceiptScreen.self) { $0.onDone() }
    driver.on(ChefScreen.self) { $0.onBack() }
    driver.on(ChefScreen.self) { $0.onTwice() }
    driver.always(BasketScreen.self) { $0.count != nil }
    driver.always(BasketScreen.self) { $0.note == nil || $0.note?.count == $0.count }
    driver.never { $0.tree.contains(Bistro().receipt) && !$0.tree.contains(Bistro().menu) }
    return driver
  }
}
