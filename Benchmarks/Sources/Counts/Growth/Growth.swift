import FlowKit
import InstructionCounter

/// What one call of a verb costs where there is more and more of something.
@MainActor
struct Growth {
  /// The verb, as it is written.
  let verb: String
  /// What there is more of.
  let place: String
  /// The sizes to count at, for places that can't have 10,000 of something, or are long in the making.
  var sizes: [Int]?
  /// Why it costs more than linearly; nil where it needn't.
  var reason: String?
  /// Sets the place up, and returns what is counted; that returns whether it did what it should.
  let make: @MainActor (Int) -> @MainActor () -> Bool
}

extension Growth {
  /// Everything that is counted.
  static var all: [Growth] {
    Verb.all.flatMap { verb in
      Place.all.compactMap { place in
        if let rest = verb.only, !rest.contains(place.name) { return nil }
        return Growth(verb: verb.name, place: place.name, sizes: place.sizes, reason: verb.reasons[place.name]) {
          size in
          let stage = place.make(size)
          verb.prepare(stage)
          stage.caller = stage.navigator.tree.visible.id
          return { verb.deed(stage) }
        }
      }
    } + ofMany + ofLinks + ofSnapshots
  }

  /// Counts everything, each once; the names tell `Benchmarks/growth` what is what.
  static func run(sizes: [Int]) {
    for (verb, why) in notCounted { print("none", verb, why, separator: "\t") }
    let all = all
    for growth in all {
      for _ in 0..<3 { confirm(growth.make(10)(), "\(growth.verb) works, \(growth.place)") }
    }
    // Many at once, because callgrind takes long to begin and to end.
    for start in stride(from: 0, to: all.count, by: 40) {
      for index in sizes.indices { count(all[start..<min(start + 40, all.count)], at: index, of: sizes) }
    }
  }

  private static func count(_ some: ArraySlice<Growth>, at index: Int, of sizes: [Int]) {
    let deeds = some.map { growth in
      let size = growth.sizes?[index] ?? sizes[index]
      return (growth: growth, size: size, deed: growth.make(size))
    }
    startCounting()
    for (growth, size, deed) in deeds {
      beginCounting()
      let isDone = deed()
      dumpCount("\(growth.verb) / \(growth.place) / \(size)")
      confirm(isDone, "\(growth.verb) works, \(growth.place), \(size)")
      print("growth", growth.verb, growth.place, size, growth.reason ?? "", separator: "\t")
    }
    stopCounting()
    withExtendedLifetime(deeds) {}
  }
}

/// Where a verb is performed.
@MainActor
final class Stage {
  let navigator: Navigator
  let flows: Flows
  /// Who performs it.
  var caller: ScreenID
  /// What a preparation has left for the verb.
  var lets: Lets?
  var tree: NavigationTree
  var audience: [AnyObject] = []

  init(_ root: (Flows) -> Flow<PlainScreen> = { $0.home }) {
    flows = Flows(services: Services())
    navigator = Navigator(root: root(flows))
    caller = navigator.tree.visible.id
    tree = navigator.tree
    navigator.onIssue = { _ in }
  }

  /// Whether an action was performed.
  func performs(_ action: NavigationAction) -> Bool { navigator.perform(action, from: caller).isPerformed }

  /// Performs actions from outside, before something is counted.
  func has(_ actions: NavigationAction...) {
    for action in actions {
      let outcome = navigator.perform(action, from: navigator.tree.visible.id)
      if !outcome.isPerformed { confirm(false, "\(action) is performed: \(outcome)") }
    }
  }

  /// A flow that answers a message.
  var heard: Flow<PlainScreen> { flows.plain.handling(Ping.self) { _ in NavigationAction.stay } }

  /// Children that differ by their keys.
  func children(_ count: Int) -> [Flow<PlainScreen>] { (0..<count).map { flows.plain.id($0) } }

  func container(_ children: FlowChildren) -> Flow<PlainScreen> {
    Flow(with: PlainScreen(self.flows.services), containing: children)
  }
}
