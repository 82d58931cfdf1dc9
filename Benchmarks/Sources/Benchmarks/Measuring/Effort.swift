/// How much work a run puts into its numbers.
struct Effort {
  /// Whether the numbers are good enough to be judged.
  let isSteady: Bool
  /// How often each workload is measured; odd, so that there is a middle one.
  let samples: Int
  /// How many operations a sample of something small performs.
  let operations: Int
  /// How often workloads are measured that build what they remove.
  let removals: Int

  /// Enough for steady ratios.
  static let full = Effort(isSteady: true, samples: 31, operations: 10_000, removals: 15)
  /// Enough to see that everything runs.
  static let quick = Effort(isSteady: false, samples: 1, operations: 10, removals: 1)
}
