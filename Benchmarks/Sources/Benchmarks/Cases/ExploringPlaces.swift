import AllocationCounter
import FlowKit
import FlowKitMaps

/// How fast all places of an app are found.
@MainActor
enum ExploringPlaces {
  /// What was measured.
  struct Result {
    let places: Int
    let seconds: Double
    /// Bytes of a place, all that is kept of it included; nil where that is not known.
    let bytes: Int?
  }

  /// An app to explore.
  enum App: String, CaseIterable {
    /// Twenty flows, each of which leads to five others, and back.
    case dense = "dense"
    /// Four tabs, each with twelve flows, which lead to two others, and back.
    case tabs = "four tabs"

    @MainActor
    fileprivate var map: FlowMap {
      switch self {
      case .dense: FlowMap(of: Circle().flow(0))
      case .tabs: FlowMap(of: Tabs().root)
      }
    }
  }

  static func measure(_ app: App, places: Int) -> Result {
    let map = app.map, before = allocatedBytes(), clock = ContinuousClock()
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
  private struct Tabs {
    var root: Flow<Screen> { Flow(with: Screen(), containing: .tabs((0..<4).map { page($0, 0) })) }

    private func page(_ tab: Int, _ number: Int) -> Flow<Screen> {
      Flow(with: Screen(), id: tab * 100 + number % 12) { screen, lets in
        screen.first = lets.push(page(tab, number + 1))
        screen.second = lets.push(page(tab, number + 5))
        if number % 12 == 3 { screen.modal = lets.present(page(tab, number + 4)) }
        screen.back = lets.pop()
        screen.home = lets.popToRoot()
      }
    }
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
