import FlowKit

// What it costs to ask before.
extension Comparison {
  static func guards(_ effort: Effort) -> [Comparison] {
    [
      guarded("push + pop of a guarded flow", 1.4, effort) { $0.guarded },
      guarded("push + pop of a screen that confirms leaving", nil, effort) { $0.careful },
    ]
  }

  private static func guarded(
    _ name: String, _ budget: Double?, _ effort: Effort, _ flow: @escaping @MainActor (Flows) -> Flow<PlainScreen>
  ) -> Comparison {
    Comparison(name: name, yardstickName: "the same without", budget: budget, samples: effort.samples) {
      let flows = Flows(services: Services())
      let navigator = Navigator(root: flow(flows)), plain = Navigator(root: flows.plain)
      return (.plainRoundTrips(of: [navigator], effort), .plainRoundTrips(of: [plain], effort))
    }
  }
}
