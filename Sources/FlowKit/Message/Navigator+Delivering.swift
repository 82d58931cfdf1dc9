// Who answers a message, and what becomes of the answer. Handlers are the app's code: nothing is being changed while
// they run, and what they perform waits its turn.
extension Navigator {
  /// An answer, and the screen that it acts from; nil for the visible one.
  private struct Reply {
    let action: NavigationAction
    let caller: Caller?
  }

  /// Asks for an answer to a message, and performs it in the same turn.
  func deliver(_ sending: NavigationAction, _ caller: Caller?, reportsChanges: Bool) -> NavigationOutcome {
    guard let message = sending.message else {
      return ignore(sending, caller, .unhandled, reportsChanges: reportsChanges)
    }
    if sending.verb == .broadcast {
      return deliverToAll(sending, caller, reportsChanges: reportsChanges).last ?? .performed([])
    }
    guard let flow = sending.flow else {
      return act(on: reply(to: message, from: caller), sending, caller, reportsChanges: reportsChanges)
    }
    guard let position = tree.nearestPosition(of: flow) else {
      return ignore(sending, caller, .targetNotFound, reportsChanges: reportsChanges)
    }
    return act(on: reply(to: message, at: position), sending, caller, reportsChanges: reportsChanges)
  }

  /// Asks the handlers of each entry and performs what they answer, one after another.
  func deliverToAll(_ sending: NavigationAction, _ caller: Caller?, reportsChanges: Bool) -> [NavigationOutcome] {
    var outcomes: [NavigationOutcome] = []
    for entry in tree.path where !entry.handlers.isEmpty {
      guard let message = sending.message, let position = tree.position(of: entry.id),
        let reply = reply(to: message, at: position)
      else { continue }
      outcomes.append(act(on: reply, sending, caller, reportsChanges: reportsChanges))
    }
    return outcomes.isEmpty ? [ignore(sending, caller, .unhandled, reportsChanges: reportsChanges)] : outcomes
  }

  /// Performs an answer; where it is another message, the answer to that, and so on.
  private func act(
    on reply: Reply?, _ sending: NavigationAction, _ caller: Caller?, reportsChanges: Bool
  ) -> NavigationOutcome {
    var (reply, sending, caller) = (reply, sending, caller)
    for _ in 0..<TurnQueue.longestChain {
      guard let answer = reply else { return ignore(sending, caller, .unhandled, reportsChanges: reportsChanges) }
      if answer.action.verb == .none { return consume(sending, caller) }
      guard answer.action.verb == .send, let message = answer.action.message else {
        return run(answer.action, answer.caller, reportsChanges: reportsChanges)
      }
      (sending, caller) = (answer.action, answer.caller)
      reply = self.reply(to: message, from: caller)
    }
    return ignore(sending, caller, .endless, reportsChanges: reportsChanges)
  }

  /// The first answer on the way from a screen down to the navigator.
  private func reply(to message: Message, from caller: Caller?) -> Reply? {
    let sender = caller.flatMap { tree.position(of: $0.id) } ?? tree.visiblePosition
    for position in tree.chain(from: sender) {
      if let reply = reply(to: message, at: position) { return reply }
    }
    let action = handlers.answer(to: message)
    return action.verb == .nothing ? nil : Reply(action: action, caller: nil)
  }

  /// The answer of one entry's flow, which acts from the top of its stack; `finish` from the entry itself.
  private func reply(to message: Message, at position: NavigationTree.Position) -> Reply? {
    let stack = tree.stacks[position.stack]
    let action = stack[position.index].handlers.answer(to: message)
    guard action.verb != .nothing else { return nil }
    let top = action.verb == .finish ? stack[position.index] : stack[stack.count - 1]
    return Reply(action: action, caller: Caller(id: top.id, flow: top.flow.declaration as? Blueprint))
  }

  /// A message, or a back, that a handler has dealt with by itself.
  func consume(_ sending: NavigationAction, _ caller: Caller?) -> NavigationOutcome {
    guard isWatched else { return .performed([]) }
    let report = Report(action: sending, caller: caller.map(entry))
    tell(.willNavigate, report)
    tell([], report, shownBefore: tree.shown)
    return .performed([])
  }
}

extension NavigationTree.Entry {
  /// What its flow answers to messages.
  fileprivate var handlers: [MessageHandler] { (flow.declaration as? Blueprint)?.traits?.values.handlers ?? [] }
}
