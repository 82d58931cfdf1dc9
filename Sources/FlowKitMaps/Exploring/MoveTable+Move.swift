package import FlowKit

extension MoveTable {
  /// What a guard does instead.
  package struct GuardAnswer {
    let arrow: Int32
    let action: NavigationAction
    /// The number of the flow that doesn't enter; `nil` if it answers all actions.
    package let flow: Int?
    /// The flow that it enters in place of that one, in the action that asks; `nil` if it performs its own.
    let other: FlowID?

    /// What it does when it is asked about an action.
    @MainActor
    func action(insteadOf asked: NavigationAction, entering flow: FlowID?) throws(NavigationReason) -> NavigationAction
    {
      guard let other else { return action }
      guard let flow, case let changed = asked.replacing(flow, by: other), changed != asked else { throw .guardRefused }
      return changed
    }
  }

  /// Something to do, and its caller.
  package struct Move {
    package let action: NavigationAction
    package fileprivate(set) var step: Exploration.Step.Code
    package let caller: ScreenID?
    /// What guards do instead, one after another: each but the first guards what the one before it does.
    var answers: [GuardAnswer] = []
    /// The app's state.
    let state: Int

    package init(action: NavigationAction, step: Exploration.Step.Code, caller: ScreenID? = nil, state: Int = 0) {
      (self.action, self.step, self.caller, self.state) = (action, step, caller, state)
    }

    /// What a guard does instead.
    package var answer: GuardAnswer? { answers.last }

    /// The same move, which one more guard answers.
    func answered(by answer: GuardAnswer) -> Move {
      var move = self
      move.answers.append(answer)
      move.step.guardArrow = answer.arrow
      return move
    }

    /// The app's state after it.
    package var nextState: Int {
      switch step.act {
      case .state(let next), .stateOnly(let next): Int(next)
      default: state
      }
    }
  }
}

extension NavigationTree {
  /// The covered entries whose flows accept actions meanwhile.
  var entriesActingCovered: [Entry] {
    let shown = Set(shown.map(\.id))
    return path.filter { $0.flow.blueprint.acceptsActions == .whileOnStack && !shown.contains($0.id) }
  }

  /// The entry that has opened another one: the one below it, or the one that has presented its modal.
  func opener(of id: ScreenID) -> Entry? {
    for stack in stacks {
      var below = stack.presentation?.presenter.flatMap { self[$0] }
      for entry in stack {
        if entry.id == id { return below }
        below = entry
      }
    }
    return nil
  }
}
