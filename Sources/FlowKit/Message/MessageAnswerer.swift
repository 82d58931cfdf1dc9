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
    let tree = navigator.tree, sender = navigator.entry(of: caller)
    func ask(_ entry: NavigationTree.Entry) -> NavigationAction {
      let delivery = MessageDelivery(sender: sender, handler: entry.id, navigator: navigator)
      return entry.flow.handlers.answer(to: message, delivery)
    }
    if let flow = action.flow {
      guard let position = tree.nearestPosition(of: flow) else { return .failed(.targetNotFound) }
      return reply(ask(position.node.entry), at: position) ?? .failed(.unhandled)
    }
    guard let start = caller.map({ tree.position(of: $0.id) }) ?? tree.visiblePosition else {
      return .failed(.unhandled)
    }
    var answer = NavigationAction(.nothing)
    let position = tree.nearest(onTheWayFrom: start) { place in
      guard place.hasTraits else { return false }
      answer = ask(place.entry)
      return answer.verb != .nothing
    }
    if let position { return reply(answer, at: position) ?? .failed(.unhandled) }
    answer = handlers.answer(to: message, MessageDelivery(sender: sender, handler: nil, navigator: navigator))
    switch answer.verb {
    case .nothing: return .failed(.unhandled)
    case .none: return .done
    default: return .act(answer, from: nil)
    }
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
      let delivery = MessageDelivery(sender: navigator.entry(of: caller), handler: entry.id, navigator: navigator)
      let answer = entry.flow.handlers.answer(to: message, delivery)
      if answer.verb == .nothing { continue }
      if answer.verb == .none {
        outcomes.append(navigator.consume(action, from: caller))
      } else if let position = navigator.tree.position(of: entry.id) {
        outcomes.append(navigator.run(answer, from: actor(of: answer, at: position)))
      }
    }
    return outcomes.isEmpty ? [navigator.ignore(Turn(action, from: caller), .unhandled)] : outcomes
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
