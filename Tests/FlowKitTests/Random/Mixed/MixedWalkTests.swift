import FlowKit
import FlowKitTesting
import Foundation
import Testing

/// Long random sequences in which all features meet, against a model that knows them as lists: containers, modals,
/// batches, guards that allow, refuse, wait, answer with another action and redirect, messages, retained and moved
/// screens, results, travels, restorations, a host that is late or replaced, transitions that last, gestures.
///
/// `FLOWKIT_RANDOM_ACTIONS` and `FLOWKIT_SEED` say how many and which, as for `RandomWalkTests`.
@MainActor
struct MixedWalkTests {
  private static nonisolated let environment = ProcessInfo.processInfo.environment
  private static nonisolated let actions = environment["FLOWKIT_RANDOM_ACTIONS"].flatMap { Int($0) } ?? 12_000
  private static nonisolated let seeds: [UInt64] =
    environment["FLOWKIT_SEED"].flatMap { UInt64($0) }.map { [$0] } ?? [1, 2, 3, 4]

  /// What each seed has to come across, unless it is short.
  private static let all: Set = [
    "a travel", "a restoration", "a gesture", "an action in line", "a refused leave", "another action", "a redirect",
    "a second redirect", "the end of a redirect", "an awaited yes", "an awaited no", "a retained screen",
    "a wait that its screen ended", "a message", "a result", "an awaited result",
    "a result that never came", "a task that was cancelled",
  ]

  @Test(arguments: seeds)
  func featuresThatMeetDoWhatTheModelSays(seed: UInt64) async throws {
    let walk = try MixedWalk()
    var maker = MixedMaker(seed: seed)
    for step in 1...max(1, Self.actions / Self.seeds.count) {
      let deed = maker.deed(walk.model), before = walk.description
      let problem = await walk.take(deed)
      guard let problem else { continue }
      Issue.record("Seed \(seed), step \(step): \(before)\n\(deed)\n\(problem)")
      return
    }
    if Self.actions >= 12_000 { #expect(Self.all.subtracting(walk.model.met) == []) }
  }
}
