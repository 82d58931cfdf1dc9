import FlowKit

extension WalkMaker {
  mutating func caller() -> WalkCaller {
    if phase == .deep { return random.pick([.nobody: 48, .visible: 48, .below(1): 2, .gone(0): 2]) }
    let few = random.below(6), some = random.below(80), many = random.below(1_000)
    return random.pick([
      .nobody: 20, .visible: 42, .below(few): 22, .below(some): 4, .below(many): 2, .gone(few): 6, .newest: 3,
      .unborn: 1,
    ])
  }

  mutating func request() -> WalkRequest {
    let verb = verb()
    var request = WalkRequest(verb: verb, style: style(), transition: transition())
    guard let most = flowCount(of: verb) else { return request }
    request.flows = (0...random.below(most)).map { _ in random.below(WalkFlows.names.count) }
    if random.chance(1, in: 2) { request.argument = random.below(1_000) }
    return request
  }

  private func flowCount(of verb: WalkRequest.Verb) -> Int? {
    switch verb {
    case .push, .present, .replace, .goTo, .popTo: 1
    case .reset: 3
    case .pop, .popToRoot, .dismiss, .dismissAll, .back: nil
    }
  }

  private mutating func verb() -> WalkRequest.Verb {
    switch phase {
    case .mixed:
      random.pick([
        .push: 32, .present: 14, .replace: 6, .reset: 2, .goTo: 4, .popTo: 5, .pop: 12, .popToRoot: 2, .dismiss: 6,
        .dismissAll: 2, .back: 7,
      ])
    case .deep: random.pick([.push: 92, .replace: 2, .goTo: 1, .popTo: 1, .pop: 3, .back: 1])
    case .returns:
      random.pick([
        .push: 14, .present: 7, .replace: 3, .reset: 2, .goTo: 4, .popTo: 9, .pop: 26, .popToRoot: 4, .dismiss: 10,
        .dismissAll: 3, .back: 18,
      ])
    case .modals:
      random.pick([
        .push: 20, .present: 42, .replace: 6, .reset: 1, .goTo: 2, .popTo: 4, .pop: 6, .popToRoot: 2, .dismiss: 10,
        .dismissAll: 1, .back: 6,
      ])
    }
  }

  private mutating func style() -> PresentationStyle {
    random.pick([.sheet: 3, .fullScreen: 1, .popover: 1, .alert: 1, PresentationStyle("drawer"): 1])
  }

  private mutating func transition() -> ScreenTransition {
    random.pick([.automatic: 6, .none: 1, ScreenTransition("flip"): 1, ScreenTransition("cut", animated: false): 1])
  }
}
