import FlowKit

// What those cost who are told of each action.
extension Comparison {
  static func audience(_ effort: Effort) -> [Comparison] {
    [
      listened("push + pop, with a host", effort) { navigator, _ in [navigator.attachHost()] },
      listened("push + pop, one observer", effort) { [$0.countEvents(in: $1)] },
      listened("push + pop, ten observers", effort) { navigator, services in
        (1...10).map { _ in navigator.countEvents(in: services) }
      },
    ]
  }

  private static func listened(
    _ name: String, _ effort: Effort, _ audience: @escaping @MainActor (Navigator, Services) -> [AnyObject]
  ) -> Comparison {
    Comparison(name: name, yardstickName: "the same with nobody", budget: nil, samples: effort.samples) {
      let services = Services(), flows = Flows(services: services)
      let navigator = Navigator(root: flows.plain), alone = Navigator(root: flows.plain)
      let subject = Workload.plainRoundTrips(of: [navigator], effort.short, audience: audience(navigator, services))
      return (subject, .plainRoundTrips(of: [alone], effort.short))
    }
  }
}

extension Navigator {
  fileprivate func countEvents(in services: Services) -> NavigationObservation {
    let observation = observe { _ in services.count += 1 }
    plainRoundTrip()
    confirm(services.count > 0, "observers hear of what happens")
    return observation
  }
}
