/// How much work a run puts into its numbers.
struct Effort {
  /// Whether the numbers are good enough to be judged.
  let isSteady: Bool
  /// How often a comparison is set up anew.
  let rounds: Int
  /// How often each workload is measured in a round.
  let samples: Int
  /// The same for workloads that build what they remove.
  let removals: Int
  /// How many operations a sample of something small performs.
  let operations: Int

  /// Enough for steady ratios: many samples, so short that other programs interrupt few of them.
  static let full = Effort(isSteady: true, rounds: 7, samples: 101, removals: 3, operations: 250)
  /// Enough to see that everything runs.
  static let quick = Effort(isSteady: false, rounds: 1, samples: 1, removals: 1, operations: 10)

  /// The same with fewer operations in a sample, for those that take long.
  var short: Effort {
    Effort(isSteady: isSteady, rounds: rounds, samples: samples, removals: removals, operations: operations / 5)
  }
}
