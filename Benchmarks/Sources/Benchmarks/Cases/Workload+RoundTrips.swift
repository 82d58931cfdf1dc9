import FlowKit

extension Workload {
  /// On each navigator in turn the visible screen leads on, and the next one back, while somebody listens or shows it.
  static func plainRoundTrips(of navigators: [Navigator], _ effort: Effort, audience: [AnyObject] = []) -> Workload {
    let share = effort.operations / navigators.count
    return Workload(operations: share * navigators.count) {
      ContinuousClock().measure {
        for navigator in navigators {
          for _ in 0..<share { navigator.plainRoundTrip() }
        }
        withExtendedLifetime(audience) {}
      }
    }
  }

  /// The same with the array.
  static func handWritten(_ effort: Effort) -> Workload {
    let hand = HandWrittenStack.make(depth: 1)
    return repeating(effort.operations) { hand.plainRoundTrip() }
  }
}
