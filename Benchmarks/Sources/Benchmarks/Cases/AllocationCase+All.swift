import FlowKit

extension AllocationCase {
  /// All rows, in the order of the table.
  static var all: [AllocationCase] { [byHand, plain, hosted, observed, receiving, presenting] }

  private static let byHand = AllocationCase(name: "array by hand, push + pop") { depth in
    let hand = HandWrittenStack.make(depth: depth)
    return { hand.plainRoundTrip() }
  }

  private static let plain = AllocationCase(name: "push + pop") { depth in
    let navigator = Navigator.make(Flows(services: Services()).plain, depth: depth)
    return { navigator.plainRoundTrip() }
  }

  private static let hosted = AllocationCase(name: "push + pop, with a host") { depth in
    let navigator = Navigator.make(Flows(services: Services()).plain, depth: depth)
    let host = navigator.attachHost()
    return { withExtendedLifetime(host) { navigator.plainRoundTrip() } }
  }

  private static let observed = AllocationCase(name: "push + pop, one observer") { depth in
    let navigator = Navigator.make(Flows(services: Services()).plain, depth: depth)
    let observation = navigator.observe { _ in }
    return { withExtendedLifetime(observation) { navigator.plainRoundTrip() } }
  }

  private static let receiving = AllocationCase(name: "push + pop, two arguments") { depth in
    let services = Services(), flows = Flows(services: services)
    let navigator = Navigator.make(flows.plain, depth: depth)
    navigator.perform(.push(flows.receiving))
    return {
      navigator.top(as: ReceivingScreen.self)?.onNext(1, services)
      navigator.top(as: ReceivingScreen.self)?.onBack()
    }
  }

  private static let presenting = AllocationCase(name: "present + dismiss") { depth in
    let flows = Flows(services: Services()), navigator = Navigator.make(flows.plain, depth: depth)
    navigator.perform(.push(flows.presenting))
    return { navigator.plainRoundTrip() }
  }
}
