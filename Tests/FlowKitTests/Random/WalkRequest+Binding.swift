import FlowKit

// The two ways to ask a navigator for the same: a screen's callback, and an action as a value.
extension WalkRequest {
  /// The callback that asks for this.
  @MainActor
  func callback(_ flows: WalkFlows, _ lets: Lets) -> @MainActor (Int) -> Void {
    guard argument == nil else { return forwardingCallback(flows, lets) }
    switch verb {
    case .push: return lets.push(flows[self.flows[0]], transition: transition)
    case .present: return lets.present(flows[self.flows[0]], as: style, transition: transition)
    case .replace: return lets.replace(with: flows[self.flows[0]], transition: transition)
    case .goTo: return lets.goTo(flows[self.flows[0]], transition: transition)
    case .popTo: return lets.popTo(flows[self.flows[0]], transition: transition)
    case .pop: return lets.pop(transition: transition)
    case .popToRoot: return lets.popToRoot(transition: transition)
    case .dismiss: return lets.dismiss(transition: transition)
    case .dismissAll: return lets.dismissAll(transition: transition)
    case .back: return lets.back(transition: transition)
    case .reset: return resetCallback(self.flows.map { flows[$0] }, lets)
    }
  }

  @MainActor
  private func forwardingCallback(_ flows: WalkFlows, _ lets: Lets) -> @MainActor (Int) -> Void {
    switch verb {
    case .push: return lets.push(flows[self.flows[0]], transition: transition) { $0.prepare }
    case .present: return lets.present(flows[self.flows[0]], as: style, transition: transition) { $0.prepare }
    case .replace: return lets.replace(with: flows[self.flows[0]], transition: transition) { $0.prepare }
    case .goTo: return lets.goTo(flows[self.flows[0]], transition: transition) { $0.prepare }
    case .popTo: return lets.popTo(flows[self.flows[0]], transition: transition) { $0.prepare }
    default: return resetCallback(self.flows.map { flows[$0] }, lets)
    }
  }

  @MainActor
  private func resetCallback(_ flows: [Flow<WalkScreen>], _ lets: Lets) -> @MainActor (Int) -> Void {
    switch (flows.count, argument) {
    case (1, nil): return lets.reset(to: flows[0], transition: transition)
    case (2, nil): return lets.reset(to: flows[0], flows[1], transition: transition)
    case (3, nil): return lets.reset(to: flows[0], flows[1], flows[2], transition: transition)
    case (1, _): return lets.reset(to: flows[0], transition: transition) { $0.prepare }
    case (2, _): return lets.reset(to: flows[0], flows[1], transition: transition) { $1.prepare }
    default:
      return lets.reset(to: flows[0], flows[1], flows[2], transition: transition) { first, _, third in
        { argument in
          first.prepare(argument)
          third.prepare(argument)
        }
      }
    }
  }
}

extension WalkRequest {
  /// The action that asks for this.
  @MainActor
  func action(_ flows: WalkFlows) -> NavigationAction {
    switch verb {
    case .push: .push(flows[self.flows[0]], transition: transition, preparation)
    case .present: .present(flows[self.flows[0]], as: style, transition: transition, preparation)
    case .replace: .replace(with: flows[self.flows[0]], transition: transition, preparation)
    case .goTo: .goTo(flows[self.flows[0]], transition: transition, preparation)
    case .popTo: .popTo(flows[self.flows[0]], transition: transition, preparation)
    case .pop: .pop(transition: transition)
    case .popToRoot: .popToRoot(transition: transition)
    case .dismiss: .dismiss(transition: transition)
    case .dismissAll: .dismissAll(transition: transition)
    case .back: .back(transition: transition)
    case .reset: resetAction(self.flows.map { flows[$0] })
    }
  }

  private var preparation: (@MainActor (WalkScreen) -> Void)? {
    guard let argument else { return nil }
    return { $0.prepare(argument) }
  }

  @MainActor
  private func resetAction(_ flows: [Flow<WalkScreen>]) -> NavigationAction {
    let argument = argument
    switch flows.count {
    case 1: return .reset(to: flows[0], transition: transition, preparation)
    case 2:
      return .reset(to: flows[0], flows[1], transition: transition) { _, second in
        if let argument { second.prepare(argument) }
      }
    default:
      return .reset(to: flows[0], flows[1], flows[2], transition: transition) { first, _, third in
        guard let argument else { return }
        first.prepare(argument)
        third.prepare(argument)
      }
    }
  }
}
