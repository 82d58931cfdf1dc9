import AllocationCounter
import FlowKit
import FlowKitMaps

/// How fast all places of an app are found: twenty flows, each of which leads to five others, and back.
@MainActor
enum ExploringPlaces {
  /// What was measured.
  struct Result {
    let places: Int
    let seconds: Double
    /// Bytes of a place, all that is kept of it included; nil where that is not known.
    let bytes: Int?
  }

  static func measure(places: Int) -> Result {
    let map = FlowMap(of: Circle().flow(0)), before = allocatedBytes(), clock = ContinuousClock()
    let found = map.explore(limits: .init(depth: 100, places: places))
    var count = 0
    let time = clock.measure { count = found.count }
    confirm(count == places, "there are as many places")
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    return Result(places: count, seconds: seconds, bytes: before < 0 ? nil : (allocatedBytes() - before) / count)
  }

  @MainActor
  private final class Screen {
    var first: () -> Void = {}
    var second: () -> Void = {}
    var modal: () -> Void = {}
    var back: () -> Void = {}
    var home: () -> Void = {}
    var other: () -> Void = {}
  }

  @MainActor
  private struct Circle {
    func flow(_ number: Int) -> Flow<Screen> {
      Flow(with: Screen(), id: number % 20) { screen, lets in
        screen.first = lets.push(flow(number + 1))
        screen.second = lets.push(flow(number + 7))
        screen.modal = lets.present(flow(number + 3))
        screen.back = lets.pop()
        screen.home = lets.popTo(flow(number + 13))
        screen.other = lets.replace(with: flow(number + 5))
      }
    }
  }
}
