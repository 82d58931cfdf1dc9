import FlowKit

/// A screen of a large app.
final class LargeScreen {
  var onA: () -> Void = {}
  var onB: () -> Void = {}
  var onC: () -> Void = {}
  var onD: () -> Void = {}
  var onE: () -> Void = {}
  var onF: () -> Void = {}
  var onG: () -> Void = {}
  var onH: () -> Void = {}
}

/// A large app of 25 features: most of what its flows do stays in one, and each can be reached.
@MainActor
final class Large {
  private enum Verb: CaseIterable { case push, pushAgain, present, pop, popTo, goTo }

  private static let files: [StaticString] = [
    "Feature00/Flows.swift", "Feature01/Flows.swift", "Feature02/Flows.swift", "Feature03/Flows.swift",
    "Feature04/Flows.swift", "Feature05/Flows.swift", "Feature06/Flows.swift", "Feature07/Flows.swift",
    "Feature08/Flows.swift", "Feature09/Flows.swift", "Feature10/Flows.swift", "Feature11/Flows.swift",
    "Feature12/Flows.swift", "Feature13/Flows.swift", "Feature14/Flows.swift", "Feature15/Flows.swift",
    "Feature16/Flows.swift", "Feature17/Flows.swift", "Feature18/Flows.swift", "Feature19/Flows.swift",
    "Feature20/Flows.swift", "Feature21/Flows.swift", "Feature22/Flows.swift", "Feature23/Flows.swift",
    "Feature24/Flows.swift",
  ]

  private static let callbacks: [ReferenceWritableKeyPath<LargeScreen, () -> Void>] = [
    \.onA, \.onB, \.onC, \.onD, \.onE, \.onF, \.onG, \.onH,
  ]

  private let size = 20
  private var ways: [[(verb: Verb, target: Int)]]

  init(arrows: Int, seed: UInt64) {
    var dice = Dice(seed: seed)
    let count = Self.files.count * size
    ways = Array(repeating: [], count: count)
    for index in 1..<count {
      let first = index / size * size
      let near = index > first ? Array(first..<index) : Array(0..<index)
      ways[dice.pick(near.filter { ways[$0].count < 6 })].append((.push, index))
    }
    for _ in 0..<arrows - count + 1 {
      let source = dice.pick(ways.indices.filter { ways[$0].count < Self.callbacks.count })
      let target = dice.oneIn(5) ? dice.below(count) : source / size * size + dice.below(size)
      ways[source].append((dice.pick(Verb.allCases), target))
    }
  }

  func flow(_ index: Int) -> Flow<LargeScreen> {
    Flow(with: LargeScreen(), id: index, fileID: Self.files[index / size], line: 1) { screen, lets in
      for (callback, way) in zip(Self.callbacks, self.ways[index]) {
        let target = self.flow(way.target)
        screen[keyPath: callback] =
          switch way.verb {
          case .push, .pushAgain: lets.push(target)
          case .present: lets.present(target)
          case .pop: lets.pop()
          case .popTo: lets.popTo(target)
          case .goTo: lets.goTo(target)
          }
      }
    }
    .named("Screen")
  }
}
