import AllocationCounter
import InstructionCounter

/// A row of the tables: something that an app does again and again, and its costs.
@MainActor
struct Row {
  let name: String
  /// How often it is done while it is counted.
  let times: Int
  let measure: Measure
  /// Makes what is done; its set-up isn't counted.
  let make: @MainActor () -> @MainActor () -> Void

  enum Measure {
    case instructions, allocations
  }

  init(
    _ name: String, times: Int = 500, _ measure: Measure = .instructions,
    _ make: @escaping @MainActor () -> @MainActor () -> Void
  ) {
    (self.name, self.times, self.measure, self.make) = (name, times, measure, make)
  }
}

extension Row {
  /// The connection of an inspected app has threads, beside which all others would cost more.
  static var all: [Row] { roundTrips + hosts + allocations + inspected }

  /// Counts it, once it has warmed up.
  func count() {
    let deed = make()
    for _ in 0..<100 { deed() }
    switch measure {
    case .instructions:
      startCounting()
      beginCounting()
      for _ in 0..<times { deed() }
      dumpCount(name)
      stopCounting()
      print("instructions", name, times, separator: "\t")
    case .allocations:
      let before = allocationCount()
      for _ in 0..<times { deed() }
      print("value", name, Double(allocationCount() - before) / Double(times), separator: "\t")
    }
  }
}
