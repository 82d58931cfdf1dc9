import FlowKit

/// What is done in a walk; flows and screens are numbers.
enum ReuseDeed: Sendable {
  /// By a screen's callback, whether the screen is in the tree or not; or by the app.
  case push(_ flow: Int, by: Int?)
  case present(Int), replace(Int), reset([Int]), preload(Int), pushBoth(Int, Int)
  case pop, popToRoot, dismiss, dismissAll, releaseRetained
}

extension ReuseDeed {
  init(_ random: inout WalkRandom, _ model: ReuseModel) {
    let flow = random.below(ReuseModel.flows.count), other = random.below(ReuseModel.flows.count)
    let living = model.living.sorted()
    let screen = random.chance(1, in: 2) ? living[random.below(living.count)] : nil
    let deeds: KeyValuePairs<ReuseDeed, Int> = [
      .push(flow, by: screen): 30, .present(flow): 6, .replace(flow): 4, .reset([flow, other]): 1, .preload(flow): 6,
      .pushBoth(flow, other): 4, .pop: 26, .popToRoot: 4, .dismiss: 5, .dismissAll: 1, .releaseRetained: 1,
    ]
    self = random.pick(deeds)
  }

  /// What the app performs; nil for what is no action.
  @MainActor
  func action(_ workshop: ReuseWorkshop) -> NavigationAction? {
    switch self {
    case .push(let flow, _): .push(workshop.flow(flow)) { $0.told += 1 }
    case .present(let flow): .present(workshop.flow(flow)) { $0.told += 1 }
    case .replace(let flow): .replace(with: workshop.flow(flow)) { $0.told += 1 }
    case .reset(let flows): .reset(to: workshop.flow(flows[0]), workshop.flow(flows[1]))
    case .preload(let flow): .preload(workshop.flow(flow))
    case .pushBoth(let first, let second):
      .batch(.push(workshop.flow(first)) { $0.told += 1 }, .push(workshop.flow(second)) { $0.told += 1 })
    case .pop: .pop()
    case .popToRoot: .popToRoot()
    case .dismiss: .dismiss()
    case .dismissAll: .dismissAll()
    case .releaseRetained: nil
    }
  }
}
