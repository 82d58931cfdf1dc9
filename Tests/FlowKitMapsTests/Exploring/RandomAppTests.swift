import FlowKit
import FlowKitMaps
import Testing

/// An app of a few tabs, whose callbacks do anything.
@MainActor
private struct RandomApp {
  final class RandomScreen {
    var onFirst: () -> Void = {}
    var onSecond: () -> Void = {}
    var onThird: () -> Void = {}
  }

  private enum Choice: CaseIterable {
    case push, pop, back, popTo, goTo, present, dismiss, select, replace, reset, remove, popToRoot, nothing, pushAgain
    case presentAgain, popTwo, batch
  }

  private let tabs: Int
  private let choices: [[(choice: Choice, target: Int)]]

  /// - Parameter seed: Which app it is.
  init(seed: UInt64) {
    var random = Random(state: seed)
    tabs = 2 + random.next(below: 2)
    let count = tabs + 2 + random.next(below: 4)
    choices = (0..<count).map { _ in
      (0..<3).map { _ in (Choice.allCases[random.next(below: Choice.allCases.count)], random.next(below: count)) }
    }
  }

  var root: Flow<RandomScreen> { Flow(with: RandomScreen(), containing: .tabs((0..<tabs).map(flow))) }

  private func flow(_ number: Int) -> Flow<RandomScreen> {
    Flow(with: RandomScreen(), id: number) { screen, lets in
      let actions = choices[number].map { action($0.choice, $0.target) }
      if let first = actions[0] { screen.onFirst = lets.choose { first } }
      if let second = actions[1] { screen.onSecond = lets.choose { second } }
      if let third = actions[2] { screen.onThird = lets.choose { third } }
    }
  }

  private func action(_ choice: Choice, _ target: Int) -> NavigationAction? {
    switch choice {
    case .push, .pushAgain: .push(flow(target))
    case .pop: .pop()
    case .popTwo: .pop(2)
    case .back: .back()
    case .popTo: .popTo(flow(target))
    case .goTo: .goTo(flow(target))
    case .present, .presentAgain: .present(flow(target))
    case .dismiss: .dismiss()
    case .select: .select(target % tabs)
    case .replace: .replace(with: flow(target))
    case .reset: .reset(to: flow(target))
    case .remove: .remove(flow(target))
    case .popToRoot: .popToRoot()
    case .batch: .batch(.select(target % tabs), .push(flow(target)))
    case .nothing: nil
    }
  }
}

private struct Random {
  var state: UInt64

  mutating func next(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

/// What hidden tabs forget changes no verdict.
@MainActor
@Suite struct RandomAppTests {
  @Test func theProblemsAreThoseOfAllPlaces() {
    var decided = 0, found = 0
    let limits = Exploration.Limits(depth: 40, places: 1_500, sameFlow: 1, modals: 1)
    for seed in 1...60 as ClosedRange<UInt64> {
      let map = FlowMap(of: RandomApp(seed: seed).root)
      let all = map.problems(within: limits, forgetsHidden: false)
      if all.contains(where: { $0.rule == .undecided }) { continue }
      let problems = map.problems(within: limits)
      #expect(Set(problems.map(\.text)) == Set(all.map(\.text)), "app \(seed)")
      decided += 1
      found += all.count
    }
    #expect(decided > 20 && found > 15)
  }
}
