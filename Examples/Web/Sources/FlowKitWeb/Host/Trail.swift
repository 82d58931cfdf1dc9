import FlowKit

/// The steps that going back takes from the visible screen, as the browser's history has them.
///
/// A pushed entry is one, and the root of a modal; the root of the app and those of children are none.
struct Trail {
  private(set) var steps: [Step] = []

  /// What going back leaves.
  struct Step {
    let id: ScreenID
    let kind: Kind

    enum Kind {
      /// An entry that lies on another one.
      case pushed
      /// The root of a modal.
      case modal
      /// A column of a folded split, with the split's entry.
      case column(of: ScreenID)
    }
  }

  /// - Parameters:
  ///   - tree: The tree.
  ///   - folded: The splits that show one column at a time.
  init(_ tree: NavigationTree, folded: Set<ScreenID>) {
    for layer in tree.layers {
      if layer.presentation != nil, let root = layer.first { steps.append(Step(id: root.id, kind: .modal)) }
      var next: NavigationTree.Stack? = layer
      while let stack = next {
        steps += stack.dropFirst().map { Step(id: $0.id, kind: .pushed) }
        next = nil
        guard let top = stack.last, let container = tree.container(of: top.id), let selected = container.selected
        else { break }
        next = tree.stack(ofChild: selected, in: top.id)
        if folded.contains(top.id), selected > 0, let root = next?.first {
          steps.append(Step(id: root.id, kind: .column(of: top.id)))
        }
      }
    }
  }

  /// The action that goes back to a number of steps, and who performs it; nil if there is nothing to leave.
  func action(backTo count: Int) -> (action: NavigationAction, caller: ScreenID)? {
    guard count >= 0, count < steps.count, let last = steps.last else { return nil }
    if count == steps.count - 1 { return (.back(), last.id) }
    let step = steps[count]
    switch step.kind {
    case .pushed: return (.pop(), step.id)
    case .modal: return (.close(), step.id)
    case .column(let split): return (.select(0), split)
    }
  }
}
