import FlowKit
import FlowKitTesting

/// Something to ask for, in words that the model and a navigator understand.
indirect enum BoxDeed: Equatable {
  /// A verb that takes one flow.
  case taking(NavigationAction.Kind, String)
  case alert(String)
  case reset([String], keepingEqual: Bool), resetRoot([String], keepingEqual: Bool), popCount(Int)
  case pop, popToRoot, back, dismiss, dismissAll, leave, finish
  case select(Int), step(Int), show(String, column: Int), setChildren([String])
  case batch([BoxDeed])
}

extension BoxDeed {
  /// The verbs that take one flow.
  @MainActor static let verbs = NavigationAction.Kind.all.filter { NavigationAction.taking(Pages.x, by: $0) != nil }

  static let columns: [SplitColumn] = [.primary, .supplementary, .detail]

  typealias Flows = (_ name: String) -> Flow<Page>

  static func flow(_ name: String) -> Flow<Page> { Pages.flow(name[...]) ?? Containers.flow(name) ?? Pages.x }

  func action(_ flow: Flows = BoxDeed.flow) -> NavigationAction {
    switch self {
    case .taking(let verb, let name): .taking(flow(name), by: verb) ?? NavigationAction.none
    case .alert(let name): .present(flow(name), as: .alert)
    case .reset(let names, let keeping):
      .reset(to: flow(names[0]), names.dropFirst().map(flow), keepingEqual: keeping)
    case .resetRoot(let names, let keeping):
      .resetRoot(to: flow(names[0]), names.dropFirst().map(flow), keepingEqual: keeping)
    case .popCount(let count): .pop(count)
    case .pop: .pop()
    case .popToRoot: .popToRoot()
    case .back: .back()
    case .dismiss: .dismiss()
    case .dismissAll: .dismissAll()
    case .leave: .leave()
    case .finish: .finish()
    case .select(let index): .select(index)
    case .step(let number): number > 0 ? .next() : .previous()
    case .show(let name, let column): .show(flow(name), in: Self.columns[column])
    case .setChildren(let names): .setChildren(names.map(flow))
    case .batch(let deeds): .batch(deeds.map { $0.action(flow) })
    }
  }
}

extension NavigationAction {
  fileprivate static func batch(_ steps: [NavigationAction]) -> NavigationAction {
    switch steps.count {
    case 0: .batch()
    case 1: .batch(steps[0])
    case 2: .batch(steps[0], steps[1])
    case 3: .batch(steps[0], steps[1], steps[2])
    default: .batch(steps[0], steps[1], steps[2], steps[3])
    }
  }
}
