import FlowKit
import FlowKitTesting
import Testing

/// Long random sequences in which all features meet, against a model that knows them as lists.
///
/// These are containers, modals, batches, guards and preparations that allow, refuse, fail, take their time, are cancelled, removed or answer late,
/// redirects and other actions, to screens and into containers, actions that replace those that wait, messages, retained
/// and moved screens, results, the background, travels, trees from elsewhere with any ids, restorations, hosts that are
/// late or replaced, gestures. Each event is compared, and what may grow is counted.
///
/// `WalkPlan` determines how many and which. After 500 steps a seed goes on with a new navigator.
@MainActor
struct MixedWalkTests {
  private static nonisolated let plan = WalkPlan(800, seeds: 4)

  /// What each seed has to come across, unless it takes less than 20,000 steps.
  private static let all: Set = [
    "a gesture", "a message", "a question that is shared", "a redirect to a screen", "a redirect to a tab",
    "a redirect that is shared", "a restoration", "a result", "a result that never came", "a retained screen",
    "a second result",
    "a task that was cancelled while K was open", "a travel", "an action in line", "an action of a guard",
    "an answer about a group", "an answer about all actions", "an answer about entering U",
    "an answer about entering X", "an answer about leaving", "an answer about preparing",
    "an answer that nobody waits for", "an awaited result", "another action", "cancelled while waiting",
    "superseded while waiting", "the answer of a guard that was removed", "the background", "the end of a redirect",
    "undone: cancelled", "undone: guard failed", "undone: invalid tree", "undone: leaving refused",
    "undone: preparation failed", "undone: redirect ended", "undone: superseded", "undone: waiting",
  ]

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
    if Self.plan.actions >= 20_000 { #expect(Self.all.subtracting(met) == []) }
  }

  private func record(_ problem: String, _ deeds: [MixedDeed], _ seed: UInt64) async {
    let failure = WalkFailure(steps: deeds.count, problem: problem)
    let report = await WalkShrinker.report(seed: seed, deeds, failure) { await MixedWalk.failure(in: $0) }
    Issue.record(Comment(rawValue: report))
  }
}
