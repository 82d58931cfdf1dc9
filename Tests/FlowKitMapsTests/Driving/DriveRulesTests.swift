import FlowKit
import FlowKitMaps
import Testing

/// What a test says about single steps, and the run that takes each step everywhere.
@MainActor
struct DriveRulesTests {
  @Test func ruleOfAStepIsCheckedAfterThatStepOnly() async {
    var driver = FlowDriver { Navigator(root: Bistro(mistake: nil).door) }
    driver.on(DoorScreen.self, then: { $0.tree.count == 2 }) { $0.onEnter() }
    driver.on(MenuScreen.self, each: { $0.dishes }, then: { $0.tree.count < 3 }) { $0.onDish($1) }
    let found = await failure(driver, seed: 1)
    #expect(found?.steps.count == 2)
    #expect(
      found?.problem
        == "This must be true after MenuScreen { $0.onDish($1) }, but is not: { $0.tree.count < 3 }")
    let test = found?.test(named: "deep") ?? ""
    #expect(test.contains("  let isRight: (Navigator) -> Bool = { $0.tree.count < 3 }\n"))
    #expect(test.hasSuffix("  #expect(isRight(navigator))\n}"))
  }

  @Test func reasonIsAllowedForOneStep() async throws {
    func driver(_ reasons: Set<NavigationReason>) -> FlowDriver {
      var driver = FlowDriver { Navigator(root: Bistro(mistake: nil).door) }
      driver.on(DoorScreen.self, allowing: reasons) { door in
        door.onEnter()
        door.onEnter()
      }
      return driver
    }
    try await driver([.covered]).run(steps: 20)
    #expect(await failure(driver([]), seed: 1)?.steps.count == 1)
    var other = driver([.covered])
    other.on(MenuScreen.self) { for _ in 1...2 { $0.onDish(1) } }
    #expect(await failure(other, seed: 1)?.steps.count == 2)
  }

  @Test func whatHappensAnywhereMayHaveAValue() async {
    var driver = FlowDriver { Navigator(root: Bistro(mistake: nil).door) }
    driver.anywhere(each: { [$0.tree.count] }) { $0.perform(.pop($1)) }
    let found = await failure(driver, seed: 1)
    #expect(found?.steps == ["anywhere { $0.perform(.pop($1)) } with 1"])
    #expect(found?.test(named: "gone").contains("  try anywhere { $0.perform(.pop(1)) }\n") == true)
    driver = FlowDriver { Navigator(root: Bistro(mistake: nil).door) }
    driver.anywhere(each: { [$0.tree.count] }) { navigator, count in navigator.perform(.pop(count)) }
    let test = await failure(driver, seed: 1)?.test(named: "gone") ?? ""
    #expect(test.contains("  try anywhere(with: 1) { navigator, count in navigator.perform(.pop(count)) }\n"))
    #expect(test.contains("func anywhere<Value>(with value: Value"))
  }

  @Test func allWaysAreTakenOnce() async throws {
    let seen = Seen()
    func driver() -> FlowDriver {
      var driver = FlowDriver { Navigator(root: Corridor.start) }
      driver.on(Corridor.self, when: { $0.onNext != nil }) { $0.onNext?() }
      driver.on(Corridor.self) { $0.onKnock() }
      driver.on(Corridor.self) { seen.places.insert("knocked at \($0.number)") }
      return driver
    }
    let report = try await driver().runAllWays()
    #expect(!report.isCut && report.neverTaken.isEmpty)
    #expect(seen.places.count == Corridor.length)
    #expect(report.steps < Corridor.length * Corridor.length * 2)
    #expect(try await driver().runAllWays(steps: 20).isCut)
    #expect(try await driver().runAllWays(length: 5).isCut)
    #expect(try await driver().runAllWays(within: .zero).isCut)
  }

  @Test func aMistakeFarAwayIsFound() async throws {
    var driver = FlowDriver { Navigator(root: Corridor.start) }
    driver.on(Corridor.self, when: { $0.onNext != nil }) { $0.onNext?() }
    driver.on(Corridor.self) { $0.onKnock() }
    driver.never { $0.tree.count == Corridor.length }
    #expect(await failure(driver, steps: 400, seed: 1)?.steps.count == Corridor.length - 1)
    await #expect(throws: FlowDriver.Failure.self) { try await driver.runAllWays() }
  }

  @Test func aRunEndsInTime() async throws {
    var driver = Bistro.driver(nil)
    driver.always { _ in true }
    let report = try await driver.run(within: .zero)
    #expect(report.steps == 0 && report.isCut)
    #expect(report.description.hasPrefix("0 steps, the app was started 1 times, then the time was over"))
  }

  private final class Seen { var places: Set<String> = [] }
}

/// Rooms in a row, each behind the other; who knocks is led back to the first.
@MainActor
private final class Corridor {
  static let length = 9

  let number: Int
  var onNext: (() -> Void)?
  var onKnock = {}

  init(_ number: Int) { self.number = number }

  static var start: Flow<Corridor> { room(1) }

  private static func room(_ number: Int) -> Flow<Corridor> {
    Flow(with: Corridor(number), id: number) { corridor, lets in
      if number < length { corridor.onNext = lets.push(room(number + 1)) }
      corridor.onKnock = number == 1 ? {} : lets.popToRoot()
    }
  }
}
