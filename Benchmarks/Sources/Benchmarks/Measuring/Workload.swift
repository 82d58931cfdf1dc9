/// Something to measure: so many operations, and how long they take.
@MainActor
struct Workload {
  let operations: Int
  /// Performs all operations once; what must be built before is not in the time.
  let measure: @MainActor () -> Duration

  /// Performs them once and tells the time of one operation, in nanoseconds.
  func nanoseconds() -> Double { measure() / .nanoseconds(1) / Double(operations) }
}

extension Workload {
  /// The same operation again and again.
  static func repeating(_ operations: Int, _ operation: @escaping @MainActor () -> Void) -> Workload {
    Workload(operations: operations) {
      ContinuousClock().measure {
        for _ in 0..<operations { operation() }
      }
    }
  }

  /// Something that uses up what it works on: made anew for each sample, and let go outside the time.
  static func consuming<Subject>(
    _ operations: Int, make: @escaping @MainActor () -> Subject, _ consume: @escaping @MainActor (inout Subject) -> Void
  ) -> Workload {
    Workload(operations: operations) {
      var subject = make()
      return ContinuousClock().measure { consume(&subject) }
    }
  }
}
