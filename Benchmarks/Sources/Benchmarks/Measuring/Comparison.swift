/// One row of the table: a workload, what it is compared with, and how many times as long it may take.
@MainActor
struct Comparison {
  let name: String
  let yardstickName: String
  /// Nil where the design sets none.
  let budget: Double?
  /// How often both are measured in a round.
  let samples: Int
  /// Makes both workloads just before they are measured, so that no case works in the memory of another.
  let make: @MainActor () -> (subject: Workload, yardstick: Workload)
}

extension Comparison {
  /// Measures both in turn, so that whatever disturbs the machine meanwhile disturbs both.
  ///
  /// That is why no benchmark package is used here (google/swift-benchmark, ordo-one/benchmark): those take all
  /// samples of one benchmark before they begin the next, and know no ratio of two. On a busy machine the medians of
  /// two such runs differ by more than the budgets allow.
  ///
  /// In each round both are set up anew: where their objects happen to lie in memory changes a ratio by up to a tenth.
  func measure(rounds: Int) -> Measurement {
    let pairs = (0..<rounds).flatMap { _ in measureRound() }
    return Measurement(
      ratios: pairs.map { $0.subject / $0.yardstick },
      subjectNanoseconds: pairs.map(\.subject).median, yardstickNanoseconds: pairs.map(\.yardstick).median)
  }

  private func measureRound() -> [(subject: Double, yardstick: Double)] {
    let (subject, yardstick) = make()
    _ = (yardstick.nanoseconds(), subject.nanoseconds())
    return (0..<samples).map { _ in
      let yardstick = yardstick.nanoseconds()
      return (subject.nanoseconds(), yardstick)
    }
  }
}
