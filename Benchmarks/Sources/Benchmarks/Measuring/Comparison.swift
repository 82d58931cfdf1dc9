/// One row of the table: a workload, what it is compared with, and how many times as long it may take.
@MainActor
struct Comparison {
  let name: String
  let yardstickName: String
  /// Nil where the design sets none.
  let budget: Double?
  /// How often both are measured.
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
  func measure() -> Measurement {
    let (subject, yardstick) = make()
    _ = (yardstick.nanoseconds(), subject.nanoseconds())
    let pairs = (0..<samples).map { _ in (yardstick: yardstick.nanoseconds(), subject: subject.nanoseconds()) }
    return Measurement(
      ratios: pairs.map { $0.subject / $0.yardstick },
      subjectNanoseconds: pairs.map(\.subject).median, yardstickNanoseconds: pairs.map(\.yardstick).median)
  }
}
