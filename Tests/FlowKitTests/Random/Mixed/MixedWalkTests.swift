import FlowKit
import FlowKitTesting
import Testing

/// Long random sequences in which all features meet, against a model that knows them as lists: containers, modals,
/// batches, guards and preparations that allow, refuse, fail, take their time, are cancelled, removed or answer late,
/// redirects and other actions, to screens and into containers, actions that replace those that wait, messages, retained
/// and moved screens, results, the background, travels, trees from elsewhere with any ids, restorations, hosts that are
/// late or replaced, gestures. Each event is compared, and what may grow is counted.
///
/// `WalkPlan` determines how many and which. After 500 steps a seed goes on with a new navigator.
@MainActor
struct MixedWalkTests {
  private static nonisolated let plan = WalkPlan(8_000, seeds: 4)

  @Test(arguments: plan.seeds)
  func featuresThatMeetDoWhatTheModelSays(seed: UInt64) async throws {
    var maker = MixedMaker(seed: seed), met: Set<String> = []
    for first in stride(from: 0, to: Self.plan.actions, by: 500) {
      let walk = try MixedWalk()
      var deeds: [MixedDeed] = []
      for _ in first..<min(first + 500, Self.plan.actions) {
        deeds.append(maker.deed(walk.model))
        guard let problem = await walk.take(deeds[deeds.count - 1]) else { continue }
        return await record(problem, deeds, seed)
      }
      if let problem = await walk.end() { return await record(problem, deeds, seed) }
      met.formUnion(walk.model.met)
    }
    print("MET", seed, met.sorted())
  }

  private func record(_ problem: String, _ deeds: [MixedDeed], _ seed: UInt64) async {
    let failure = WalkFailure(steps: deeds.count, problem: problem)
    let report = await WalkShrinker.report(seed: seed, deeds, failure) { await MixedWalk.failure(in: $0) }
    Issue.record(Comment(rawValue: report))
  }
}
