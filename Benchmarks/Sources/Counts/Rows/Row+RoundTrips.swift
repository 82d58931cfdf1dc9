import FlowKit

// What a tap of the user costs, without a UI.
extension Row {
  static var roundTrips: [Row] {
    [
      Row("array by hand") {
        let hand = HandWrittenStack.make(depth: 1)
        return { hand.plainRoundTrip() }
      },
      tap("push + pop, with a host") { [$0.attachHost()] },
      tap("push + pop, with a host, at depth 10,000", depth: 10_000) { [$0.attachHost()] },
      tap("push + pop"),
      Row("push + pop, two arguments") { receiving(depth: 1) },
      Row("push + pop, of a flow for two arguments") {
        let services = Services(), navigator = Navigator(root: Flows(services: services).item(0, services))
        return {
          navigator.top(as: ReceivingScreen.self)?.onNext(1, services)
          navigator.top(as: ReceivingScreen.self)?.onBack()
        }
      },
      tap("push + pop in a tab, with a host", root: \.tabs) { [$0.attachHost()] },
      tap("push + pop, one observer") { [$0.observe { _ in }] },
      tap("push + pop, with a log") { navigator in
        let logger = navigator.startLog(keeping: 100)
        for _ in 0..<100 { navigator.plainRoundTrip() }
        confirm(logger.log.count == 100, "the log is full")
        return [logger]
      },
      tap("push + pop, with a guard", root: \.guarded),
      Row("select another tab") {
        let navigator = Navigator(root: Flows(services: Services()).tabs)
        var index = 0
        return {
          index = 1 - index
          navigator.perform(.select(index))
        }
      },
      Row("ten pushes, popToRoot", times: 100) {
        let flow = Flows(services: Services()).plain, navigator = Navigator(root: flow)
        let push = NavigationAction.push(flow)
        return {
          for _ in 0..<10 { navigator.perform(push) }
          navigator.perform(.popToRoot())
        }
      },
      Row("batch of ten pushes, popToRoot", times: 100) {
        let flow = Flows(services: Services()).plain, navigator = Navigator(root: flow)
        let batch = NavigationAction.batch((0..<10).map { _ in .push(flow) })
        return {
          navigator.perform(batch)
          navigator.perform(.popToRoot())
        }
      },
      tap("present + dismiss", root: \.presenting),
      Row("replace") {
        let navigator = Navigator(root: Flows(services: Services()).replacing)
        return { navigator.top(as: PlainScreen.self)?.onNext() }
      },
    ]
  }

  static var allocations: [Row] {
    [
      Row("allocations, array by hand", .allocations) {
        let hand = HandWrittenStack.make(depth: 1)
        return { hand.plainRoundTrip() }
      }
    ]
      + [(1, ""), (10_000, ", at depth 10,000")].flatMap { depth, suffix in
        [
          tap("allocations, push + pop\(suffix)", .allocations, depth: depth),
          tap("allocations, push + pop, with a host\(suffix)", .allocations, depth: depth) { [$0.attachHost()] },
          tap("allocations, push + pop, one observer\(suffix)", .allocations, depth: depth) { [$0.observe { _ in }] },
          Row("allocations, push + pop, two arguments\(suffix)", .allocations) { receiving(depth: depth) },
          Row("allocations, present + dismiss\(suffix)", .allocations) {
            let flows = Flows(services: Services()), navigator = Navigator.make(flows.plain, depth: depth)
            navigator.perform(.push(flows.presenting))
            return { navigator.plainRoundTrip() }
          },
        ]
      }
  }

  /// The visible screen leads on, and the next one back, while somebody listens or shows it.
  static func tap(
    _ name: String, _ measure: Measure = .instructions, depth: Int = 1,
    root: KeyPath<Flows, Flow<PlainScreen>> = \.plain,
    _ audience: @escaping @MainActor (Navigator) -> [AnyObject] = { _ in [] }
  ) -> Row {
    Row(name, measure) {
      let navigator = Navigator(root: Flows(services: Services())[keyPath: root])
      let before = navigator.tree
      navigator.top(as: PlainScreen.self)?.onNext()
      confirm(navigator.tree.count == before.count + 1, "\(name) leads on")
      navigator.top(as: PlainScreen.self)?.onBack()
      confirm(navigator.tree.count == before.count, "\(name) leads back")
      navigator.push(times: depth - 1)
      let audience = audience(navigator)
      return { withExtendedLifetime(audience) { navigator.plainRoundTrip() } }
    }
  }

  private static func receiving(depth: Int) -> @MainActor () -> Void {
    let services = Services(), flows = Flows(services: services)
    let navigator = Navigator.make(flows.plain, depth: depth)
    navigator.perform(.push(flows.receiving))
    return {
      navigator.top(as: ReceivingScreen.self)?.onNext(1, services)
      navigator.top(as: ReceivingScreen.self)?.onBack()
    }
  }
}

extension Flows {
  fileprivate var tabs: Flow<PlainScreen> { Flow(with: PlainScreen(services), containing: .tabs(plain, home)) }
}
