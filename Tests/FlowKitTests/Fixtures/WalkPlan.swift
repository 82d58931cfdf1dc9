import Foundation

/// How many random actions a walk takes, and with which seeds.
///
/// `FLOWKIT_RANDOM_ACTIONS=1000000` lets each walk take so many, with all its seeds together; `FLOWKIT_SEED=7` repeats
/// one seed.
struct WalkPlan: Sendable {
  let seeds: [UInt64]
  /// How many actions each seed takes.
  let actions: Int

  /// - Parameters:
  ///   - usual: How many actions it takes with all seeds, where nobody says anything else.
  ///   - count: With how many seeds, from 1.
  init(_ usual: Int, seeds count: UInt64) {
    let environment = ProcessInfo.processInfo.environment
    seeds = environment["FLOWKIT_SEED"].flatMap { UInt64($0) }.map { [$0] } ?? Array(1...count)
    actions = max(1, (environment["FLOWKIT_RANDOM_ACTIONS"].flatMap { Int($0) } ?? usual) / seeds.count)
  }
}
