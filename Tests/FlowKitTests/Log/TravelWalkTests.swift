import FlowKit
import FlowKitTesting
import Testing

/// Long random sequences of actions and travels in trees with containers, against the model of `ContainerWalkTests`.
///
/// `WalkPlan` determines how many and which. After 1,000 actions a seed goes on with a new navigator, as all its trees are kept.
@MainActor
struct TravelWalkTests {
  private static nonisolated let plan = WalkPlan(3_000, seeds: 3)

  @Test(arguments: plan.seeds)
  func randomTravelsAgreeWithTheModel(seed: UInt64) {
    var random = WalkRandom(seed: seed)
    for first in stride(from: 1, through: Self.plan.actions, by: 1_000) {
      let count = min(1_000, Self.plan.actions - first + 1)
      guard let problem = Self.problem(TravelWalk(seed: random.next()), count) else { continue }
      Issue.record("Seed \(seed), from step \(first) on, \(problem)")
      return
    }
  }

  private static func problem(_ walk: TravelWalk, _ count: Int) -> String? {
    for step in 1...count {
      guard let problem = walk.act() ?? (step % 10 == 0 ? walk.travel() : nil) else { continue }
      return "step \(step): \(problem)"
    }
    if walk.travels < count / 20 - 1 { return "only \(walk.travels) travels" }
    return walk.replayProblem
  }
}

/// A navigator with a log and a host, and what the model was after each action of the log.
@MainActor
private final class TravelWalk {
  private(set) var travels = 0
  private let navigator = Navigator(root: Containers.outer)
  private let host = HeadlessHost()
  private let logger: NavigationLogger
  private var models: [BoxModel] = []
  private var model = BoxModel("Outer")
  private var maker: BoxMaker
  private var random: WalkRandom
  private var screens: [ScreenID: Weak] = [:]

  init(seed: UInt64) {
    navigator.onIssue = nil
    navigator.attach(host)
    logger = navigator.startLog(keeping: .max)
    maker = BoxMaker(seed: seed)
    random = WalkRandom(seed: seed)
  }

  func act() -> String? {
    let deed = maker.deed(model), caller = maker.caller(model)
    try? model.take(deed, from: caller)
    navigator.perform(deed.action(), from: caller.map { ScreenID($0) })
    models.append(model)
    return problem.map { "\(deed): \($0)" }
  }

  /// Travels to a position of the log.
  func travel() -> String? {
    let index = random.below(models.count), nextID = model.nextID
    model = models[index]
    model.nextID = nextID
    let outcome = navigator.perform(.travel(to: logger.log[index].tree))
    models.append(model)
    if !outcome.changes.isEmpty { travels += 1 }
    guard outcome.isPerformed, navigator.tree == logger.log[index].tree else { return "travel to \(index): \(outcome)" }
    return problem.map { "travel to \(index): \($0)" }
  }

  private var problem: String? {
    let tree = navigator.tree, ids = tree.path.map(\.id)
    guard tree.summary == model.picture, ids.map(\.number) == model.ids else {
      return "\(tree.summary), not \(model.picture)"
    }
    if logger.log.count != models.count || logger.log.last?.tree != tree { return "the log has another tree" }
    for (id, screen) in screens where !tree.contains(id) && screen.object != nil { return "\(id) is alive" }
    screens = Dictionary(uniqueKeysWithValues: ids.map { ($0, Weak(navigator.screen(of: $0))) })
    if screens.values.contains(where: { $0.object == nil }) || navigator.screenCount != ids.count {
      return "\(navigator.screenCount) screens for \(tree.summary)"
    }
    return host.shown == tree ? host.problems.first : "shown: \(host.shown?.summary ?? "nothing")"
  }

  /// The difference when a new navigator replays everything.
  var replayProblem: String? {
    let copy = Navigator(root: Containers.outer), replay = copy.replay(logger.log)
    guard replay.difference == nil, copy.tree == navigator.tree, copy.screenCount == navigator.screenCount else {
      return "\(replay)"
    }
    copy.perform(.push(Pages.x))
    navigator.perform(.push(Pages.x))
    return copy.tree == navigator.tree ? nil : "it does not go on: \(copy.tree)"
  }
}
