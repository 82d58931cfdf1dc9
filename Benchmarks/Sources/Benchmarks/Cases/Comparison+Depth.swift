import FlowKit

// What lies below must cost nothing.
extension Comparison {
  static func depth(_ effort: Effort) -> [Comparison] {
    [
      deepRoundTrip("push + pop at depth 10,000", effort, hasHost: false),
      deepRoundTrip("push + pop at depth 10,000, with a host", effort, hasHost: true),
    ]
  }

  private static func deepRoundTrip(_ name: String, _ effort: Effort, hasHost: Bool) -> Comparison {
    Comparison(name: name, yardstickName: "the same at depth 1", budget: 1.2, samples: effort.samples) {
      // Five heights, because a single one may be lucky: just under or over the edge of a buffer.
      let heights = (0..<5).map { 10_000 + 13 * $0 }
      return (workload(heights, effort, hasHost), workload([1], effort, hasHost))
    }
  }

  private static func workload(_ depths: [Int], _ effort: Effort, _ hasHost: Bool) -> Workload {
    let plain = Flows(services: Services()).plain
    let navigators = depths.map { Navigator.make(plain, depth: $0) }
    return .plainRoundTrips(of: navigators, effort, audience: hasHost ? navigators.map { $0.attachHost() } : [])
  }
}
