import FlowKit
import FlowKitMaps
import Foundation
import Testing

/// A driver finds an app's mistakes, and reports them with the fewest steps.
@MainActor
@Suite struct DrivingTests {
  /// With `FLOWKIT_LONG=1`, as in CI, it goes on for longer.
  private nonisolated static let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil

  @Test(arguments: zip(Bistro.Mistake.allCases, [3, 3, 5, 6, 1, 2, 4]))
  func eachMistakeIsFoundInTheFewestSteps(_ mistake: Bistro.Mistake, _ count: Int) async {
    for seed in 1...(Self.isLong ? 2 : 1) {
      let failure = await failure(Bistro.driver(mistake), seed: UInt64(seed))
      #expect(failure?.steps.count == count, "\(failure.map(String.init) ?? "not found") with seed \(seed)")
    }
  }

  @Test func nothingIsFoundInACorrectApp() async throws {
    for seed in 1...(Self.isLong ? 20 : 4) {
      let report = try await Bistro.driver(nil).run(steps: 200, seed: UInt64(seed))
      #expect(report.steps == 200 && report.beginnings == 4)
    }
  }

  @Test func failureListsItsSteps() async {
    let failure = await failure(Bistro.driver(.oldNote), seed: 1)
    let text = failure?.description.components(separatedBy: " As a test:").first
    #expect(
      text == """
        This must always hold for BasketScreen, but does not (Bistro+Driver.swift:24): { $0.note == nil || $0.note?.count == $0.count }
        0. begin
           DoorScreen
        1. DoorScreen { $0.onEnter() }
           DoorScreen > MenuScreen
        2. MenuScreen { $0.onDish($1) } with 1
           DoorScreen > MenuScreen > DishScreen(1)
        3. DishScreen { $0.onOrder($1) } with 2
           DoorScreen > MenuScreen > DishScreen(1) | sheet: BasketScreen
        4. BasketScreen { basket in
             // somebody has a "wish}"
             basket.note = ("no salt", basket.count)
           }
           DoorScreen > MenuScreen > DishScreen(1) | sheet: BasketScreen
        5. BasketScreen { $0.onClose() }
           DoorScreen > MenuScreen > DishScreen(1)
        6. DishScreen { $0.onOrder($1) } with 1
           DoorScreen > MenuScreen > DishScreen(1) | sheet: BasketScreen
        Found with seed 1 after 15 steps.
        """)
  }

  @Test func mistakeAtTheStartNeedsNoStep() async {
    var driver = Bistro.driver(nil)
    driver.always { $0.tree.count > 1 }
    let failure = await failure(driver, seed: 1)
    #expect(failure?.steps == [] && failure?.problem.hasPrefix("This must always be true, but is not (") == true)
  }

  @Test func stepsAndTheStartCanThrow() async throws {
    struct Closed: Error {}
    var driver = FlowDriver { throw Closed() }
    await #expect(throws: Closed.self) { try await driver.run() }
    driver = FlowDriver { Navigator(root: try Bistro().open().door) }
    driver.on(DoorScreen.self) { $0.onEnter() }
    driver.on(MenuScreen.self, each: { $0.dishes }) { if $1 == 2 { throw Closed() } else { $0.onDish($1) } }
    let failure = await failure(driver, seed: 1)
    #expect(failure?.problem == "The last step threw an error: Closed()" && failure?.steps.count == 2)
    let test = failure?.test(named: "closed") ?? ""
    #expect(test.contains("let navigator = Navigator(root: try Bistro().open().door)"))
    #expect(
      test.hasSuffix(
        "  try navigator.on(MenuScreen.self, with: 2) { if $1 == 2 { throw Closed() } else { $0.onDish($1) } }\n}"))
  }

  @Test func sameSeedTakesTheSameSteps() async {
    let first = await failure(Bistro.driver(.lostTarget), seed: 11)
    let second = await failure(Bistro.driver(.lostTarget), seed: 11)
    #expect(first != nil && first?.description == second?.description)
    var ways: Set<[String]> = []
    for seed in 1...5 { ways.insert(await shops(seed: UInt64(seed))) }
    #expect(ways.count == 5)
    #expect(await shops(seed: 3) == shops(seed: 3))
  }

  @Test func untriedStepsAreListed() async throws {
    var driver = Bistro.driver(nil)
    driver.on(ReceiptScreen.self, when: { _ in false }) { $0.onDone() }
    #expect(
      try await driver.run(steps: 2_000).description == """
        2000 steps, the app was started 40 times
        never taken: DoorScreen { $0.onSneak?() }
        never taken: ReceiptScreen { $0.onDone() }
        """)
    var idle = FlowDriver { Navigator(root: Bistro().door) }
    #expect(try await idle.run().description == "0 steps, the app was started 1 times\nno steps for DoorScreen")
    idle.on(DoorScreen.self) { $0.onEnter() }
    let report = try await idle.run(steps: 9, length: 3)
    #expect(report.withoutSteps == ["MenuScreen"] && report.beginnings == 3)
  }

  @Test func allowedIssuesAreNoFailures() async throws {
    for (mistake, reason) in [
      (.leak, .leaked), (.lostTarget, .targetNotFound), (.silentGuard, .waiting), (.noSuchTab, .noContainer),
    ] as [(Bistro.Mistake, NavigationReason)] {
      var driver = Bistro.driver(mistake)
      driver.allowed.insert(reason)
      try await driver.run(steps: 200)
    }
  }

  /// The trees after the first steps.
  private func shops(seed: UInt64) async -> [String] {
    let seen = Seen()
    var driver = Bistro.driver(nil)
    driver.always { navigator in
      seen.trees.append(navigator.tree.summary)
      return true
    }
    _ = await failure(driver, steps: 50, seed: seed)
    return seen.trees
  }

  private final class Seen { var trees: [String] = [] }
}

@MainActor
func failure(_ driver: FlowDriver, steps: Int = 2_000, seed: UInt64) async -> FlowDriver.Failure? {
  do {
    try await driver.run(steps: steps, seed: seed)
    return nil
  } catch {
    return error as? FlowDriver.Failure
  }
}
