import FlowKit
import Testing

/// Long random sequences of actions and travels in trees with containers, which are in the log.
///
/// `WalkPlan` determines how many and which. After 1,000 actions a seed goes on with a new navigator, as all its trees are kept.
@MainActor
struct TravelWalkTests {
  private static nonisolated let plan = WalkPlan(1_500, seeds: 3)

  @Test(arguments: plan.seeds)
  func randomTravelsAreLoggedAndRepeated(seed: UInt64) {
    var random = WalkRandom(seed: seed)
    for first in stride(from: 1, through: Self.plan.actions, by: 1_000) {
      let count = min(1_000, Self.plan.actions - first + 1)
      guard let problem = Self.problem(of: count, &random) else { continue }
      Issue.record("Seed \(seed), from step \(first) on, \(problem)")
      return
    }
  }

  private static func problem(of count: Int, _ random: inout WalkRandom) -> String? {
    let navigator = Navigator(quiet: Containers.outer), logger = navigator.startLog(keeping: .max)
    var actions = RandomActions(seed: random.next())
    for step in 1...count {
      let before = navigator.tree, isTravel = step % 10 == 0
      let goal = isTravel ? logger.log[random.below(logger.log.count)].tree : nil
      let action = goal.map { .travel(to: $0) } ?? actions.action(in: before)
      navigator.perform(action, from: isTravel ? nil : actions.caller(in: before))
      guard logger.log.count == step, logger.log.last?.tree == navigator.tree,
        (goal ?? navigator.tree).shape == navigator.tree.shape
      else { return "step \(step): \(action) leads from \(before) to \(navigator.tree), not \(goal ?? before)" }
    }
    return problem(ofRepeating: logger.log, of: navigator)
  }

  /// The difference when a new navigator travels to the trees of the log, and goes on from the last one.
  private static func problem(ofRepeating log: NavigationLog, of navigator: Navigator) -> String? {
    let copy = Navigator(quiet: Containers.outer)
    for entry in log {
      copy.perform(.travel(to: entry.tree))
      guard copy.tree.shape == entry.tree.shape else { return "\(entry) leads to \(copy.tree)" }
    }
    guard copy.screenCount == navigator.screenCount else { return "it has \(copy.screenCount) screens" }
    copy.perform(.push(Pages.x))
    navigator.perform(.push(Pages.x))
    return copy.tree.summary == navigator.tree.summary ? nil : "it does not go on: \(copy.tree)"
  }
}
