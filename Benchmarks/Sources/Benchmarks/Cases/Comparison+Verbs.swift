import FlowKit

// What a tap of the user costs.
extension Comparison {
  static func verbs(_ effort: Effort) -> [Comparison] {
    [
      roundTrip("push + pop", budget: 3, effort) { $0.plain },
      twoArguments(effort),
      roundTrip("present + dismiss", budget: 4.2, effort) { $0.presenting },
      replace(effort), goToVisible(effort), covered(effort),
    ]
  }

  private static let byHand = "array, push + pop"

  /// A screen that leads on with its first callback, and back with its second.
  private static func roundTrip(
    _ name: String, budget: Double?, _ effort: Effort, _ root: @escaping @MainActor (Flows) -> Flow<PlainScreen>
  ) -> Comparison {
    Comparison(name: name, yardstickName: byHand, budget: budget, samples: effort.samples) {
      let navigator = Navigator(root: root(Flows(services: Services())))
      confirmRoundTrip(navigator, name)
      return (.plainRoundTrips(of: [navigator], effort), .handWritten(effort))
    }
  }

  private static func confirmRoundTrip(_ navigator: Navigator, _ name: String) {
    navigator.top(as: PlainScreen.self)?.onNext()
    let countBetween = navigator.tree.count
    navigator.top(as: PlainScreen.self)?.onBack()
    confirm(countBetween == 2 && navigator.tree.count == 1, "\(name) goes on and back")
  }

  private static func twoArguments(_ effort: Effort) -> Comparison {
    let name = "push + pop, two arguments", yardstickName = "array, the same arguments"
    return Comparison(name: name, yardstickName: yardstickName, budget: 4, samples: effort.samples) {
      let services = Services(), hand = HandWrittenStack(services)
      let navigator = Navigator(root: Flows(services: services).receiving)
      hand.pushReceiving(1, services)
      navigator.top(as: ReceivingScreen.self)?.onNext(2, services)
      confirm(navigator.top(as: ReceivingScreen.self)?.number == 2, "arguments are forwarded")
      let subject = Workload.repeating(effort.operations) {
        navigator.top(as: ReceivingScreen.self)?.onNext(1, services)
        navigator.top(as: ReceivingScreen.self)?.onBack()
      }
      let yardstick = Workload.repeating(effort.operations) {
        hand.top(as: ReceivingScreen.self)?.onNext(1, services)
        hand.top(as: ReceivingScreen.self)?.onBack()
      }
      return (subject, yardstick)
    }
  }

  private static func replace(_ effort: Effort) -> Comparison {
    Comparison(name: "replace", yardstickName: "array, replace", budget: 4.2, samples: effort.samples) {
      let navigator = Navigator(root: Flows(services: Services()).replacing)
      navigator.top(as: PlainScreen.self)?.onNext()
      confirm(navigator.tree.visible.id == 2 && navigator.tree.count == 1, "replace leaves one entry, a new one")
      let hand = HandWrittenStack.make(depth: 1)
      return (
        .repeating(effort.operations) { navigator.top(as: PlainScreen.self)?.onNext() },
        .repeating(effort.operations) { hand.replaceTop() }
      )
    }
  }

  private static func goToVisible(_ effort: Effort) -> Comparison {
    Comparison(name: "goTo the visible screen", yardstickName: byHand, budget: nil, samples: effort.samples) {
      let navigator = Navigator(root: Flows(services: Services()).staying)
      let subject = Workload.repeating(effort.operations) { navigator.top(as: PlainScreen.self)?.onNext() }
      _ = subject.measure()
      confirm(navigator.tree.count == 1 && navigator.tree.visible.id == 1, "goTo stays where it is")
      return (subject, .handWritten(effort))
    }
  }

  private static func covered(_ effort: Effort) -> Comparison {
    Comparison(name: "push of a covered screen, ignored", yardstickName: byHand, budget: nil, samples: effort.samples) {
      let navigator = Navigator(root: Flows(services: Services()).plain)
      let screen = navigator.top(as: PlainScreen.self)
      let subject = Workload.repeating(effort.operations) {
        withExtendedLifetime(navigator) { screen?.onNext() }
      }
      _ = subject.measure()
      confirm(navigator.tree.count == 2, "only the first push is performed")
      return (subject, .handWritten(effort))
    }
  }
}
