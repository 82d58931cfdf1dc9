import FlowKit

// What those cost who are told of each action.
extension Comparison {
  static func audience(_ effort: Effort) -> [Comparison] {
    [
      listened("push + pop, with a host", 8, effort) { navigator, _ in [navigator.attachHost()] },
      listened("push + pop, one observer", 8, effort) { [$0.countEvents(in: $1)] },
      listened("push + pop, ten observers", nil, effort) { navigator, services in
        (1...10).map { _ in navigator.countEvents(in: services) }
      },
      listened("push + pop, with a log of 1,000", 10, effort) { navigator, _ in [navigator.startFullLog()] },
      ignored(effort), travel(effort.short),
    ]
  }

  private static func ignored(_ effort: Effort) -> Comparison {
    let name = "push of a covered screen, heard of"
    return Comparison(name: name, yardstickName: "the same with nobody", budget: nil, samples: effort.samples) {
      let services = Services(), flow = Flows(services: services).plain
      let heard = Navigator(root: flow), alone = Navigator(root: flow)
      heard.onIssue = { _ in services.count += 1 }
      let subject = ignoredPushes(of: heard, effort)
      confirm(services.count > 0, "issues are heard of")
      return (subject, ignoredPushes(of: alone, effort))
    }
  }

  private static func ignoredPushes(of navigator: Navigator, _ effort: Effort) -> Workload {
    let screen = navigator.top(as: PlainScreen.self)
    for _ in 1...2 { screen?.onNext() }
    return .repeating(effort.operations) { withExtendedLifetime(navigator) { screen?.onNext() } }
  }

  private static func travel(_ effort: Effort) -> Comparison {
    let name = "travel ten screens back and forth", yardstickName = "ten pushes, popToRoot"
    return Comparison(name: name, yardstickName: yardstickName, budget: nil, samples: effort.samples) {
      let flow = Flows(services: Services()).plain, subject = Navigator(root: flow), yardstick = Navigator(root: flow)
      let low = subject.tree
      for _ in 1...10 { subject.perform(.push(flow)) }
      let high = subject.tree
      subject.perform(.travel(to: low))
      confirm(subject.tree.count == 1, "screens leave")
      return (
        .repeating(effort.operations) {
          subject.perform(.travel(to: high))
          subject.perform(.travel(to: low))
        },
        .repeating(effort.operations) {
          for _ in 1...10 { yardstick.perform(.push(flow)) }
          yardstick.perform(.popToRoot())
        }
      )
    }
  }

  private static func listened(
    _ name: String, _ budget: Double?, _ effort: Effort,
    _ audience: @escaping @MainActor (Navigator, Services) -> [AnyObject]
  ) -> Comparison {
    Comparison(name: name, yardstickName: "array, push + pop", budget: budget, samples: effort.samples) {
      let services = Services(), flows = Flows(services: services)
      let navigator = Navigator(root: flows.plain)
      let subject = Workload.plainRoundTrips(of: [navigator], effort.short, audience: audience(navigator, services))
      return (subject, .handWritten(effort.short))
    }
  }
}

extension Navigator {
  /// A log that drops an entry for each one that comes.
  fileprivate func startFullLog() -> NavigationLogger {
    let logger = startLog()
    for _ in 1...1_000 { plainRoundTrip() }
    confirm(logger.log.count == 1_000, "the log is full")
    return logger
  }

  fileprivate func countEvents(in services: Services) -> Registration {
    let observation = observe { _ in services.count += 1 }
    plainRoundTrip()
    confirm(services.count > 0, "observers hear of what happens")
    return observation
  }
}
