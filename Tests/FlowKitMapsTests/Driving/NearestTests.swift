import FlowKit
import FlowKitMaps
import FlowKitTesting
import Testing

/// The steps of a failure, compared with the shortest possible way, which is found by trying all ways.
@MainActor
@Suite struct NearestTests {
  @Test(arguments: [Bistro.Mistake.forgottenOrder, .lostTarget, .oldNote, .wayWithoutOrder, .noSuchTab])
  func noShorterWayExists(_ mistake: Bistro.Mistake) async throws {
    let least = try #require((1...6).first { count in Self.canFail(mistake, [], count) })
    #expect(await failure(Bistro.driver(mistake), seed: 100)?.steps.count == least)
  }

  @Test(arguments: 1...3) func shorterWayNeedNotBePartOfTheLongerOne(seed: UInt64) async throws {
    var driver = FlowDriver { Navigator(root: Maze().hall(0)) }
    driver.on(HallScreen.self, when: { $0.number < 9 }) { $0.onNext() }
    driver.on(HallScreen.self, when: { $0.number == 2 }) { $0.onSide() }
    driver.on(SideScreen.self) { $0.onDoor() }
    driver.always(HallScreen.self) { $0.number < 9 }
    #expect(await failure(driver, seed: seed)?.steps.count == 4)
  }

  /// Whether any sequence of this many more steps leads to a failure.
  private static func canFail(_ mistake: Bistro.Mistake, _ way: [Int], _ count: Int) -> Bool {
    let navigator = Navigator(root: Bistro(mistake: mistake).door), issues = IssueSpy(navigator)
    for step in way { guard take(step, navigator) else { return false } }
    if count == 0 { return isWrong(navigator) || !issues.issues.isEmpty }
    return (0..<13).contains { canFail(mistake, way + [$0], count - 1) }
  }

  private static func take(_ step: Int, _ navigator: Navigator) -> Bool {
    switch (step, navigator.visibleScreen) {
    case (0, let door as DoorScreen): door.onEnter()
    case (1, let door as DoorScreen) where door.onSneak != nil: door.onSneak?()
    case (2...4, let menu as MenuScreen): menu.onDish(step - 1)
    case (5...6, let dish as DishScreen): dish.onOrder(step - 4)
    case (7, let dish as DishScreen): dish.onChef()
    case (8, let basket as BasketScreen): basket.onPay()
    case (9, let basket as BasketScreen): basket.note = ("", basket.count)
    case (10, let receipt as ReceiptScreen): receipt.onDone()
    case (11, let chef as ChefScreen): chef.onTwice()
    case (12, _): return navigator.back()
    default: return false
    }
    return true
  }

  private static func isWrong(_ navigator: Navigator) -> Bool {
    let basket = navigator.visibleScreen as? BasketScreen, tree = navigator.tree
    if let basket, basket.count == nil || basket.note.map({ $0.count != basket.count }) == true { return true }
    return tree.contains(Bistro().receipt) && !tree.contains(Bistro().menu)
  }
}

@MainActor final class HallScreen {
  let number: Int
  var onNext: () -> Void = {}
  var onSide: () -> Void = {}

  init(_ number: Int) { self.number = number }
}

@MainActor final class SideScreen { var onDoor: () -> Void = {} }

/// Ten halls in a row; a room beside the third has a door to the last.
@MainActor struct Maze {
  func hall(_ number: Int) -> Flow<HallScreen> {
    Flow(with: HallScreen(number), id: number) { screen, lets in
      screen.onNext = lets.push(hall(number + 1))
      screen.onSide = lets.push(side)
    }
  }

  var side: Flow<SideScreen> { Flow(with: SideScreen()) { screen, lets in screen.onDoor = lets.push(hall(9)) } }
}
