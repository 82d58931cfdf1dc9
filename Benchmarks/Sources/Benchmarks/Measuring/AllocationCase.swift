import AllocationCounter

/// One row of the second table: the heap allocations of an operation, on a low stack and on a high one.
@MainActor
struct AllocationCase {
  let name: String
  /// Makes the operation, on a stack of this depth.
  let make: @MainActor (_ depth: Int) -> @MainActor () -> Void
}

extension AllocationCase {
  /// Whether this platform can count.
  static var canCount: Bool { allocationCount() >= 0 }

  /// How many allocations an operation makes at this depth, in the mean of many.
  func count(depth: Int) -> Double {
    let operation = make(depth), times = 1_000
    for _ in 0..<100 { operation() }
    let before = allocationCount()
    for _ in 0..<times { operation() }
    return Double(allocationCount() - before) / Double(times)
  }
}
