package import FlowKit

extension MoveTable {
  /// A guard that is asked about a move, and what is known of its answer in the app's state.
  package struct Asked {
    /// The flow that it belongs to, or the app.
    package let flow: FlowID
    /// The guard on the map.
    package let one: FlowMap.Guard
    /// What it says if it doesn't allow an action, with stand-ins for flows; nil if that isn't known.
    let decision: GuardDecision?
    /// The arrow of what it does instead, or first; nil if there is none.
    let arrow: Int32?
    /// Whether it may keep the root of the app when the rule for it chooses another one.
    let mayKeepRoot: Bool

    @MainActor
    init(_ one: FlowMap.Guard, of number: Int, _ map: FlowMap, in state: Int, _ standIns: StandIns) {
      (flow, self.one) = (map.nodes[number].flow, one)
      mayKeepRoot = one.kind == .acting ? one.rootKeepingStates.contains(state) : one.mayRefuse
      decision = one.known.answer.otherDecision?.replacingFlows { standIns.standIn($0, state) }
      let action = one.action
      arrow = map.arrows.firstIndex {
        $0.cause == .guard && $0.source == map.nodes[number].flow && $0.states.contains(state) && $0.action == action
      }.map(Int32.init)
    }

    /// Whether it allows nothing in the app's state.
    package var isClosed: Bool { one.known.answer.isClosed }

    /// Whether it was asked in the app's state, so that it says the same whenever that is the state.
    var isKnown: Bool { if case .said = one.known.answer { true } else { false } }

    func isSame(as other: Asked) -> Bool {
      flow == other.flow && one.kind == other.one.kind && one.known.number == other.one.known.number
    }
  }

  /// Something to do, and its caller.
  package struct Move {
    package let action: NavigationAction
    package fileprivate(set) var step: Exploration.Step.Code
    package let caller: ScreenID?
    /// The guards that don't allow it, one after another: each but the first is asked about what the one before it does.
    var answers: [Asked] = []
    /// Which answer each handler gives that declares several, in the order in which they answer; the others give the first.
    private(set) var choices: [Int] = []
    /// The app's state.
    let state: Int
    /// Whether a user who takes the step surely does this.
    let isSure: Bool

    package init(
      action: NavigationAction, step: Exploration.Step.Code, caller: ScreenID? = nil, state: Int = 0,
      isSure: Bool = true
    ) {
      (self.action, self.step, self.caller, self.state, self.isSure) = (action, step, caller, state, isSure)
    }

    /// Whether a guard does something else.
    package var isAnswered: Bool { !answers.isEmpty }

    /// The same move, which one more guard answers.
    func answered(by one: Asked) -> Move {
      var move = self
      move.answers.append(one)
      if let arrow = one.arrow { move.step.guardArrows.append(arrow) }
      return move
    }

    /// The same move with other answers of handlers; nil if there are too many.
    func choosing(_ choices: [Int]) -> Move? {
      guard choices.count <= 8, choices.allSatisfy({ $0 < 16 }) else { return nil }
      var move = self
      move.choices = choices
      move.step.choices = choices.reversed().reduce(0) { $0 << 4 | UInt32($1) }
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

extension FlowMap.Guard {
  /// Whether it may not allow an action.
  fileprivate var mayRefuse: Bool { kind == .leaving || isUnknown || known.answer.otherDecision != nil }
}

extension FlowMap.Guard.Kind {
  static let all: [Self] = [.entering, .leaving, .acting]
}

extension NavigationTree {
  /// The covered entries whose flows accept actions meanwhile.
  var entriesActingCovered: [Entry] {
    let shown = Set(shown.map(\.id))
    return path.filter { $0.flow.blueprint.actsWhileCovered && !shown.contains($0.id) }
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
