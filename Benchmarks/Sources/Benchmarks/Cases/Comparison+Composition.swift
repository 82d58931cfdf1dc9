import FlowKit

// What it costs that flows are composed: containers, batches, messages.
extension Comparison {
  static func composition(_ effort: Effort) -> [Comparison] {
    [
      select(effort.short), insideTab(effort, hasHost: false), insideTab(effort, hasHost: true), batch(effort.short),
      send(effort), goTo(effort.short),
    ]
  }

  private static let byHand = "array, push + pop"

  private static func tabs(_ flows: Flows) -> Flow<PlainScreen> {
    Flow(with: PlainScreen(flows.services), containing: .tabs(flows.plain, flows.home))
  }

  private static func select(_ effort: Effort) -> Comparison {
    Comparison(name: "select another tab", yardstickName: byHand, budget: 6, samples: effort.samples) {
      let flows = Flows(services: Services())
      let navigator = Navigator(root: tabs(flows))
      var index = 0
      let subject = Workload.repeating(effort.operations) {
        index = 1 - index
        navigator.perform(.select(index))
      }
      _ = subject.measure()
      confirm(navigator.tree.count == 3, "both tabs are kept")
      return (subject, .handWritten(effort))
    }
  }

  private static func insideTab(_ effort: Effort, hasHost: Bool) -> Comparison {
    let name = "push + pop inside a tab" + (hasHost ? ", with a host" : "")
    return Comparison(name: name, yardstickName: byHand, budget: hasHost ? 12 : 6, samples: effort.samples) {
      let flows = Flows(services: Services())
      let navigator = Navigator(root: tabs(flows)), host = hasHost ? [navigator.attachHost()] : []
      return (.plainRoundTrips(of: [navigator], effort, audience: host), .handWritten(effort))
    }
  }

  private static func batch(_ effort: Effort) -> Comparison {
    Comparison(name: "batch of 10 pushes", yardstickName: "ten pushes", budget: 1, samples: effort.samples) {
      let flow = Flows(services: Services()).plain, one = Navigator(root: flow), ten = Navigator(root: flow)
      let push = NavigationAction.push(flow)
      let batch = NavigationAction.batch(push, push, push, push, push, push, push, push, push, push)
      one.perform(batch)
      confirm(one.tree.count == 11, "a batch does all its steps")
      one.perform(.popToRoot())
      let subject = Workload.repeating(effort.operations) {
        one.perform(batch)
        one.perform(.popToRoot())
      }
      let yardstick = Workload.repeating(effort.operations) {
        for _ in 0..<10 { ten.perform(push) }
        ten.perform(.popToRoot())
      }
      return (subject, yardstick)
    }
  }

  private static func send(_ effort: Effort) -> Comparison {
    Comparison(name: "send through 10 levels", yardstickName: byHand, budget: nil, samples: effort.samples) {
      let flows = Flows(services: Services())
      var answers = 0
      let root = flows.plain.handling(Int.self) { _ in
        answers += 1
        return .stay
      }
      let navigator = Navigator(root: root)
      navigator.push(times: 10)
      let message = NavigationAction.send(1)
      let subject = Workload.repeating(effort.operations) { navigator.perform(message) }
      _ = subject.measure()
      confirm(answers == effort.operations, "the root answers each message")
      return (subject, .handWritten(effort))
    }
  }

  /// The tops of ten tabs with a hundred entries each, in turn.
  private static func goTo(_ effort: Effort) -> Comparison {
    Comparison(name: "goTo in a tree of 1,000 entries", yardstickName: byHand, budget: nil, samples: effort.samples) {
      let flows = Flows(services: Services()), tops = (0..<10).map { flows.plain.id("top \($0)") }
      let tabs = (0..<10).map { flows.plain.id($0) }
      let navigator = Navigator(
        root: Flow(
          with: PlainScreen(flows.services),
          containing: .tabs(
            tabs[0], tabs[1], tabs[2], tabs[3], tabs[4], tabs[5], tabs[6], tabs[7], tabs[8], tabs[9])))
      for index in 0..<10 {
        navigator.perform(.select(index))
        navigator.push(times: 98)
        navigator.perform(.push(tops[index]))
      }
      var index = 0
      let subject = Workload.repeating(effort.operations) {
        index = (index + 1) % 10
        navigator.perform(.goTo(tops[index]))
      }
      _ = subject.measure()
      confirm(navigator.tree.count == 1_001, "goTo selects tabs and removes nothing")
      return (subject, .handWritten(effort))
    }
  }
}
