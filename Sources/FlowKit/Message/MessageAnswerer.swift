/// Finds who answers a message.
///
/// Handlers are the app's code: nothing is being changed while they run, and what they perform by themselves waits its
/// turn.
@MainActor
final class MessageAnswerer: ActionAnswerer {
  /// What the app itself answers, the latest first.
  var handlers: [MessageHandler] = []

  nonisolated init() {}

  func answer(
    to action: NavigationAction, from caller: Caller?, isFirst: Bool, in navigator: Navigator
  ) -> ActionAnswer {
    guard action.verb == .sendMessage || action.verb == .sendToAll, let message = action.payload as? Message else {
      return .notMine
    }
    if isFirst, let reason = refusal(of: action, from: caller, in: navigator) { return .failed(reason) }
    if action.verb == .sendToAll {
      return deliverToAll(action, from: caller, in: navigator).last.map { .ended($0) } ?? .failed(.unhandled)
    }
    let tree = navigator.tree
    if let flow = action.flow {
      guard let position = tree.nearestPosition(of: flow) else { return .failed(.targetNotFound) }
      return reply(to: message, at: position) ?? .failed(.unhandled)
    }
    return reply(to: message, from: caller, in: tree) ?? .failed(.unhandled)
  }

  /// Why a screen may not send now; nil where it may.
  private func refusal(
    of action: NavigationAction, from caller: Caller?, in navigator: Navigator
  ) -> NavigationReason? {
    var reducer = navigator.newReducer
    do throws(NavigationReason) {
      try reducer.take(action, from: caller?.id)
      return nil
    } catch {
      return error == .unhandled ? nil : error
    }
  }

  /// Asks the handlers of each entry and performs what they answer, one after another.
  ///
  /// - Returns: How each answer has ended; none where nobody had one.
  func deliverToAll(
    _ action: NavigationAction, from caller: Caller?, in navigator: Navigator
  ) -> [NavigationOutcome] {
    guard let message = action.payload as? Message else { return [] }
    var outcomes: [NavigationOutcome] = []
    for entry in navigator.tree.path where !entry.flow.handlers.isEmpty && navigator.hasScreen(of: entry.id) {
      let answer = entry.flow.handlers.answer(to: message.value)
      if answer.verb == .nothing { continue }
      if answer.verb == .none {
        outcomes.append(navigator.consume(action, from: caller))
      } else if let position = navigator.tree.position(of: entry.id) {
        outcomes.append(navigator.run(answer, from: actor(of: answer, at: position)))
      }
    }
    return outcomes.isEmpty ? [navigator.ignore(Turn(action, from: caller), .unhandled)] : outcomes
  }

  /// The first answer on the way from a screen down to the navigator.
  private func reply(to message: Message, from caller: Caller?, in tree: NavigationTree) -> ActionAnswer? {
    guard let sender = caller.map({ tree.position(of: $0.id) }) ?? tree.visiblePosition else { return nil }
    var answer = NavigationAction(.nothing)
    let position = tree.nearest(onTheWayFrom: sender) { place in
      guard !place.entry.flow.blueprint.traits.isEmpty else { return false }
      answer = place.entry.flow.handlers.answer(to: message.value)
      return answer.verb != .nothing
    }
    if let position { return reply(answer, at: position) }
    answer = handlers.answer(to: message.value)
    switch answer.verb {
    case .nothing: return nil
    case .none: return .done
    default: return .act(answer, from: nil)
    }
  }

  private func reply(to message: Message, at position: NavigationTree.Position) -> ActionAnswer? {
    reply(position.node.flow.handlers.answer(to: message.value), at: position)
  }

  private func reply(_ answer: NavigationAction, at position: NavigationTree.Position) -> ActionAnswer? {
    switch answer.verb {
    case .nothing: nil
    case .none: .done
    default: .act(answer, from: actor(of: answer, at: position))
    }
  }

  /// An answer acts from the top of its flow's stack; `finish` from the entry itself.
  private func actor(of answer: NavigationAction, at position: NavigationTree.Position) -> Caller {
    let node = answer.verb == .finish ? position.node : position.top
    return Caller(id: node.id, flow: node.flow.blueprint)
  }
}
