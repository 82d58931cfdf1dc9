import FlowKit
import FlowKitTesting
import Testing

/// Long random sequences in which all features meet, against a model that knows them as lists: containers, modals,
/// batches, guards that allow, refuse, wait, answer with another action and redirect, messages, retained and moved
/// screens, results, travels, restorations, a host that is late or replaced, transitions that last, gestures.
///
/// `WalkPlan` determines how many and which.
@MainActor
struct MixedWalkTests {
  private static nonisolated let plan = WalkPlan(12_000, seeds: 4)

  /// What each seed has to come across, unless it is short.
  private static let all: Set = [
    "a travel", "a restoration", "a gesture", "an action in line", "a refused leave", "another action", "a redirect",
    "a second redirect", "the end of a redirect", "an awaited yes", "an awaited no", "a retained screen",
    "a wait that its screen ended", "a message", "a result", "an awaited result",
    "a result that never came", "a task that was cancelled",
  ]

  @Test(arguments: plan.seeds)
  func featuresThatMeetDoWhatTheModelSays(seed: UInt64) async throws {
    let walk = try MixedWalk()
    var maker = MixedMaker(seed: seed)
    for step in 1...Self.plan.actions {
      let deed = maker.deed(walk.model), before = walk.description
      let problem = await walk.take(deed)
      guard let problem else { continue }
      Issue.record("Seed \(seed), step \(step): \(before)\n\(deed)\n\(problem)")
      return
    }
    if Self.plan.actions >= 3_000 { #expect(Self.all.subtracting(walk.model.met) == []) }
  }
}
