package import FlowKit

// What a move comes to. Who answers, who is asked in which order, and what an answer means is decided as in a navigator;
// here, arrows answer messages, and what is known of guards answers for them.
extension MoveTable {
  /// What a move has come to.
  package struct Taken {
    /// Where the app is after it, the same place if nothing has changed; nil if it is not performed.
    package fileprivate(set) var stand: Stand?
    /// Why it is not performed; nil if it is, or if only a guard doesn't allow it in the app's state.
    package fileprivate(set) var reason: NavigationReason?
    /// The guards that were asked about it, in order: those that allow it, and perhaps one that doesn't in the app's state.
    package fileprivate(set) var asked: [Asked]
    /// Whether a navigator surely takes it: the answers of all who were asked are known.
    let isSure: Bool
    /// The same move, each with one of these guards doing something else.
    package fileprivate(set) var alternatives: [Move] = []
    /// The same move, each with other answers of handlers that declare several.
    fileprivate(set) var others: [Move] = []

    /// The tree after it; nil if it is not performed.
    package var tree: NavigationTree? { stand?.tree }
  }

  /// Takes a move.
  ///
  /// - Parameters:
  ///   - move: The move; guards that it doesn't name allow it if they may.
  ///   - stand: Where the app is before it.
  ///   - lastID: The greatest id assigned so far.
  /// - Returns: What it comes to, and who is asked.
  package func take(_ move: Move, in stand: Stand, lastID: inout Int) -> Taken {
    let trial = Trial(move, in: stand, lastID: lastID, self), result = trial.perform(move)
    var taken = Taken(asked: trial.asked, isSure: trial.isSure && move.isSure)
    lastID = max(lastID, trial.lastID)
    switch result {
    case .performed: taken.stand = trial.stand
    case .notPerformed(let reason): taken.reason = reason
    }
    for one in trial.asked where one.arrow != nil {
      let isKnown = (move.answers + taken.alternatives.compactMap(\.answers.last)).contains { $0.isSame(as: one) }
      if !isKnown { taken.alternatives.append(move.answered(by: one)) }
    }
    for (index, answer) in trial.chosen.enumerated().dropFirst(move.choices.count) {
      let before = trial.chosen.prefix(index).map(\.number)
      for other in 1..<answer.count { taken.others += move.choosing(before + [other]).map { [$0] } ?? [] }
    }
    return taken
  }

  /// Who decides about the users' moves in a place that a navigator may not take.
  func unsure(in stand: Stand) -> [String] {
    var found: [String] = [], lastID = Self.unusedID
    for move in moves(in: stand) where move.step.isOfUser {
      let taken = take(move, in: stand, lastID: &lastID)
      if !move.isSure {
        found.append("a choice of \(move.caller.flatMap { stand.tree[$0] }.map { "\($0.flow)" } ?? "App")")
      }
      for one in taken.asked where !one.isKnown {
        found.append("\(one.one.kind == .leaving ? "confirmsLeaving" : "a guard") of \(one.flow) at \(one.one.place)")
      }
    }
    return found
  }

  /// What comes from outside any screen, and is not on the map.
  package func opening(_ action: NavigationAction) -> Move { opening(action, in: beginnings.first?.state ?? 0) }

  private func opening(_ action: NavigationAction, in state: Int) -> Move {
    Move(
      action: action.replacingFlows { standIns.standIn($0, state) }, step: Exploration.Step.Code(.back), state: state)
  }

  /// Where the app is after an action from outside any screen at its start; `nil` if the action can't be performed.
  func stand(opening action: NavigationAction) -> Stand? {
    var lastID = 1
    guard let first = beginnings.first, let stand = stand(of: first.root, first.state, lastID: &lastID) else {
      return nil
    }
    return take(opening(action), in: stand, lastID: &lastID).stand
  }
}

extension MoveTable {
  /// Why an action from outside any screen can't be performed at the app's start, in any of its states; nil if it can.
  func refusal(opening action: NavigationAction) -> NavigationReason? {
    var lastID = 1, found: NavigationReason?
    for beginning in beginnings {
      guard let stand = stand(of: beginning.root, beginning.state, lastID: &lastID),
        let reason = take(opening(action, in: beginning.state), in: stand, lastID: &lastID).reason
      else { return nil }
      found = found ?? reason
    }
    return found
  }
}

// What is known of an app's answers.
extension MoveTable {
  /// The guards that an asker has; nil if a map knows nothing of them.
  func guards(_ subject: Question.Key.Subject) -> Guards? {
    switch subject {
    case .flow(let flow): number(of: flow).map { Guards(flow: $0, kind: .entering) }
    case .leaving(let entry): number(of: entry.flow).map { Guards(flow: $0, kind: .leaving) }
    case .actions(let entry?): number(of: entry.flow).map { Guards(flow: $0, kind: .acting) }
    case .actions(nil): app.map { Guards(flow: $0, kind: .acting) }
    case .screen, .message: nil
    }
  }

  /// The answers of an entry, or of the app, of which it gives one.
  func answers(of entry: NavigationTree.Entry?, to message: NavigationAction, _ offers: Offers) -> [NavigationAction] {
    let number = if let entry { self.number(of: entry.flow) } else { app }
    return number.flatMap { offers.answers[Heard(flow: $0, message: message.messageKey ?? "")] } ?? []
  }

  /// The flow that the rule for the root chooses in one of the app's states; nil if there is no rule.
  func choice(in state: Int) -> FlowID? { states[state].root.map { standIns.standIn($0, state).id } }

  private func number(of flow: FlowID) -> Int? { (flow.blueprint as? StandInBlueprint).map(standIns.flow) }
}
