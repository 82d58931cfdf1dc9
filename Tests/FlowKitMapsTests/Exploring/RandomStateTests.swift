import FlowKit
import FlowKitMaps
import Foundation
import Testing

/// An app whose root, guards and callbacks depend on whether somebody has signed in; its root then is a split.
@MainActor
private final class RandomStateApp {
  final class RandomScreen {
    var onFirst: () -> Void = {}
    var onSecond: () -> Void = {}
    /// Bound to another verb in another state.
    var onThird: () -> Void = {}
  }

  private enum Choice: CaseIterable {
    case push, pop, popTo, goTo, present, dismiss, replace, reset, popToRoot, showFirst, showSecond, leave
  }

  var isIn = false
  private var acts: [[(in: NavigationAction, out: NavigationAction)]] = []
  private let count: Int

  init(seed: UInt64) {
    var random = RandomNumbers(state: seed)
    count = 4 + random.next(below: 3)
    for _ in 0..<count {
      acts.append((0..<2).map { _ in (action(&random), action(&random)) })
    }
    for number in 0..<count { acts[number].append((action(&random), action(&random))) }
  }

  var choice: RootChoice {
    guard isIn else { return .root(flow(0)) }
    return .root(Flow(with: RandomScreen(), containing: .split(self.flow(1), self.flow(2))).named("Split"))
  }

  var map: FlowMap {
    FlowMap(
      of: Navigator { [self] in choice },
      states: [.init("out") { self.isIn = false }, .init("in") { self.isIn = true }])
  }

  func navigator(isIn: Bool = false) -> Navigator {
    self.isIn = isIn
    let navigator = Navigator { [self] in choice }
    navigator.onIssue = { _ in }
    return navigator
  }

  /// The last flow lets in only who has signed in, the one before only who hasn't; one of them says what it does otherwise.
  private func flow(_ number: Int) -> Flow<RandomScreen> {
    let flow = Flow(with: RandomScreen(), id: number) { [self] screen, lets in
      screen.onFirst = lets.choose { [self] in isIn ? acts[number][0].in : acts[number][0].out }
      screen.onSecond = lets.choose { [self] in isIn ? acts[number][1].in : acts[number][1].out }
      if number % 3 == 1 {
        screen.onThird = isIn ? lets.perform(acts[number][2].in) : lets.perform(acts[number][2].out)
      }
      if number % 3 == 2, isIn { screen.onThird = lets.perform(acts[number][2].in) }
    }
    switch number {
    case count - 1: return flow.guarded(orElse: .instead(.push(self.flow(0)))) { [self] in isIn }
    case count - 2: return flow.guarded { [self] in isIn ? .refuse("signed in") : .allow }
    default: return flow
    }
  }

  private func action(_ random: inout RandomNumbers) -> NavigationAction {
    let target = flow(random.next(below: count))
    return switch Choice.allCases[random.next(below: Choice.allCases.count)] {
    case .push: .push(target)
    case .pop: .pop()
    case .popTo: .popTo(target)
    case .goTo: .goTo(target)
    case .present: .present(target)
    case .dismiss: .dismiss()
    case .replace: .replace(with: target)
    case .reset: .reset(to: target)
    case .popToRoot: .popToRoot()
    case .showFirst: .show(target, in: .primary)
    case .showSecond: .show(target, in: .detail)
    case .leave: .close()
    }
  }
}

/// What is found in an app with states is real, and what is real is found.
///
/// `FLOWKIT_APPS=1000` tries a thousand apps each, and `FLOWKIT_LONG=1`, as in CI, sixty.
@MainActor
@Suite struct RandomStateTests {
  private let apps: UInt64 = {
    let environment = ProcessInfo.processInfo.environment, isLong = environment["FLOWKIT_LONG"] != nil
    return environment["FLOWKIT_APPS"].flatMap { UInt64($0) } ?? (isLong ? 60 : 4)
  }()

  @Test func allPlacesAreReachedByANavigator() {
    var count = 0
    for seed in 1...apps {
      let app = RandomStateApp(seed: seed)
      let places = app.map.explore(limits: .init(depth: 6, places: 150, sameFlow: 2, modals: 2))
      for place in places {
        let way = place.way, navigator = app.navigator(isIn: way.state == "in"), steps = way.steps
        for step in steps { take(step, in: navigator, app) }
        #expect(navigator.tree.summary == place.tree.summary, "app \(seed): \(place.way)")
        #expect(place.state == (app.isIn ? "in" : "out"), "app \(seed): \(place.way)")
        count += 1
      }
    }
    #expect(count > 8 * apps)
  }

  private func take(_ step: Exploration.Step, in navigator: Navigator, _ app: RandomStateApp) {
    switch step.act {
    case .arrow(let arrow):
      let shown = navigator.tree.shown.filter { $0.flow.name == arrow.source.name }
      let screen = shown.dropLast(step.behind).last.flatMap {
        navigator.screen(of: $0.id) as? RandomStateApp.RandomScreen
      }
      switch arrow.callback {
      case "onFirst": screen?.onFirst()
      case "onSecond": screen?.onSecond()
      default: screen?.onThird()
      }
    case .back: navigator.back()
    case .close: navigator.perform(.dismiss())
    case .state(let name, _):
      app.isIn = name == "in"
      navigator.updateRoot()
    case .select, .answer: Issue.record("there are no tabs, and nobody is asked")
    }
  }

  @Test func allPlacesOfANavigatorAreFound() {
    var count = 0
    for seed in 1...apps {
      let app = RandomStateApp(seed: seed), map = app.map
      let places = map.explore(limits: .init(depth: 60, places: 3_000, sameFlow: 2, modals: 2))
      guard places.cuts.allSatisfy({ $0.reason == .sameFlow || $0.reason == .modals }) else { continue }
      let found = Set(places.map(\.description)), navigator = app.navigator()
      var random = RandomNumbers(state: seed)
      for _ in 1...200 {
        let before = navigator.tree, wasIn = app.isIn, shown = before.shown
        let entry = shown[random.next(below: shown.count)]
        if random.next(below: 6) == 0 {
          app.isIn.toggle()
          navigator.updateRoot()
        } else if let screen = navigator.screen(of: entry.id) as? RandomStateApp.RandomScreen {
          [screen.onFirst, screen.onSecond, screen.onThird][random.next(below: 3)]()
        }
        guard navigator.tree.isInsideOfLimits else {
          app.isIn = wasIn
          navigator.perform(.travel(to: before))
          continue
        }
        let place = "\(navigator.tree.summary) (\(app.isIn ? "in" : "out"))"
        #expect(found.contains(place), "app \(seed): \(before.summary) to \(place)")
        count += 1
      }
    }
    #expect(count > 20 * apps)
  }
}
