import FlowKit
import FlowKitMaps

/// How fast a driver uses real screens: twenty flows with eight callbacks each, and a rule.
@MainActor
enum DrivingScreens {
  /// How many steps are taken in a second.
  static func stepsPerSecond(_ steps: Int) async -> Int {
    var driver = FlowDriver { Navigator(root: Circle().flow(0)) }
    driver.on(Screen.self) { $0.first() }
    driver.on(Screen.self) { $0.second() }
    driver.on(Screen.self, each: { _ in [1, 2, 3] }) { $0.modal($1) }
    driver.on(Screen.self) { $0.other() }
    driver.on(Screen.self) { $0.back() }
    driver.on(Screen.self) { $0.count += 1 }
    driver.always(Screen.self) { $0.count >= 0 }
    let clock = ContinuousClock(), start = clock.now
    let report = try? await driver.run(steps: steps)
    confirm(report?.steps == steps, "nothing goes wrong")
    let time = (clock.now - start).components
    return Int(Double(steps) / (Double(time.seconds) + Double(time.attoseconds) / 1e18))
  }

  @MainActor
  private final class Screen {
    var count = 0
    var first: () -> Void = {}
    var second: () -> Void = {}
    var modal: (Int) -> Void = { _ in }
    var back: () -> Void = {}
    var other: () -> Void = {}
  }

  @MainActor
  private struct Circle {
    func flow(_ number: Int) -> Flow<Screen> {
      Flow(with: Screen(), id: number % 20) { screen, lets in
        screen.first = lets.push(flow(number + 1))
        screen.second = lets.push(flow(number + 7))
        screen.modal = lets.present(flow(number + 3)) { screen in { screen.count = $0 } }
        screen.back = lets.perform(.popToRoot(), .replace(with: flow(number + 2)))
        screen.other = lets.replace(with: flow(number + 5))
      }
    }
  }
}
