/// Finds the handler that answers a message.
///
/// Handlers are the app's code: nothing changes while they run, and actions that they perform themselves wait their
/// turn.
@MainActor
final class MessageAnswerer {
  /// The navigator's own handlers, the latest first.
  var handlers: [MessageHandler] = []
  /// The broadcasts being delivered, each as an answer to the one before, and how many there were.
  private var broadcasts = (current: 0, total: 0)

  nonisolated init() {}

  func answer(
    to action: NavigationAction, from caller: Caller?, isFirst: Bool, _ approval: Approval?, in navigator: Navigator
  ) -> ActionAnswer {
    guard let message = action.payload as? Message else { return .notMine }
    if isFirst, approval?.hasAnswer != true, message.receiver == nil, !isLate(message, from: caller, in: navigator),
      let reason = refusal(of: action, from: caller, in: navigator)
    {
      return .failed(reason)
    }
    if action.kind == .broadcast {
      return deliverToAll(action, from: caller, in: navigator).last.map { .ended($0) } ?? .failed(.unhandled)
    }
    let tree = navigator.tree, sender = caller?.entry(in: tree)
    func ask(_ entry: NavigationTree.Entry) -> MessageReply {
      let delivery = MessageDelivery(from: sender) { [weak navigator] in navigator?.screen(of: entry.id) }
      return entry.flow.handlers.answer(to: message, delivery, of: entry, approval)
    }
    if let receiver = message.receiver {
      guard let position = tree.position(of: receiver) else { return .failed(.unhandled) }
      return reply(ask(position.node.entry), at: position) ?? .failed(.unhandled)
    }
    if let flow = action.flow {
      guard let position = tree.nearestPosition(of: flow, ledToBy: caller?.id) else {
        return .failed(.targetNotFound)
      }
      return reply(ask(position.node.entry), at: position) ?? .failed(.unhandled)
    }
    var answer = MessageReply.now(nil)
    let position = start(of: message, from: caller, in: tree).flatMap { start in
      tree.nearest(onTheWayFrom: start) { place in
        guard place.interests.contains(.messages) else { return false }
        answer = ask(place.entry)
        return answer.isOne
      }
    }
    if let position { return reply(answer, at: position) ?? .failed(.unhandled) }
    switch handlers.answer(to: message, MessageDelivery(from: sender) { nil }, of: nil, approval) {
    case .later(let question): return .asks(question)
    case .now(let action):
      switch action.kind {
      case .nothing: return .failed(.unhandled)
      case .none: return .done
      default: return .act(action, from: nil)
      }
    }
  }

  /// Whether the sender has left, but may still send.
  private func isLate(_ message: Message, from caller: Caller?, in navigator: Navigator) -> Bool {
    message.way != nil && caller.map { !navigator.tree.contains($0.id) } ?? false
  }

  /// The position whose handlers run first: the sender, or, if it has left, the nearest entry below that is still
  /// there; `nil` if there is none.
  private func start(
    of message: Message, from caller: Caller?, in tree: NavigationTree
  ) -> NavigationTree.Position? {
    guard let caller else { return tree.visiblePosition }
    if let position = tree.position(of: caller.id) { return position }
    for id in message.way ?? [] {
      if let position = tree.position(of: id) { return position }
    }
    return nil
  }

  /// Why a screen may not send now; `nil` if it may.
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

  /// Runs the handlers of each entry that the caller contains or has led to, and performs their answers one after
  /// another.
  ///
  /// Without a caller, all entries count.
  ///
  /// - Returns: The outcome of each answer; one outcome if no handler answered.
  func deliverToAll(
    _ action: NavigationAction, from caller: Caller?, in navigator: Navigator
  ) -> [NavigationOutcome] {
    guard let message = action.payload as? Message else { return [] }
    guard broadcasts.total < Limits.chainOfAnswers else {
      return [navigator.ignore(Turn(action, from: caller), .endless)]
    }
    broadcasts = (broadcasts.current + 1, broadcasts.total + 1)
    defer { broadcasts = broadcasts.current == 1 ? (0, 0) : (broadcasts.current - 1, broadcasts.total) }
    let ids = caller.map { navigator.tree.ids(ledToBy: $0.id) }
    var outcomes: [NavigationOutcome] = [], sender = caller?.entry(in: navigator.tree)
    for entry in navigator.tree.path where !entry.flow.handlers.isEmpty && navigator.hasScreen(of: entry.id) {
      if let ids, !ids.contains(entry.id) { continue }
      let delivery = MessageDelivery(from: sender) { [weak navigator] in navigator?.screen(of: entry.id) }
      let reply = entry.flow.handlers.answer(to: message, delivery, of: entry, nil)
      guard case .now(let answer) = reply else {
        outcomes.append(navigator.run(action.sending(to: entry.id), from: caller))
        continue
      }
      if answer.kind == .nothing { continue }
      if answer.kind == .none {
        outcomes.append(navigator.consume(action, from: caller))
      } else if let position = navigator.tree.position(of: entry.id) {
        let (answer, actor) = acting(answer, at: position)
        outcomes.append(navigator.run(answer.keepingWishes(of: action), from: actor))
        sender = caller?.entry(in: navigator.tree)
      }
    }
    return outcomes.isEmpty ? [navigator.ignore(Turn(action, from: caller), .unhandled)] : outcomes
  }

  private func reply(_ reply: MessageReply, at position: NavigationTree.Position) -> ActionAnswer? {
    guard case .now(let answer) = reply else {
      guard case .later(let question) = reply else { return nil }
      return .asks(question)
    }
    switch answer.kind {
    case .nothing: return nil
    case .none: return .done
    default:
      let (action, actor) = acting(answer, at: position)
      return .act(action, from: actor)
    }
  }

  /// An answer, and its caller: the top of the flow's stack, or, for actions on everything that its entry has led to,
  /// the entry itself.
  private func acting(
    _ answer: NavigationAction, at position: NavigationTree.Position
  ) -> (action: NavigationAction, caller: Caller) {
    let node = answer.isAboutLedTo ? position.node : position.top
    return (answer.answered(by: position.node.id), Caller(id: node.id, flow: node.flow.blueprint))
  }
}

extension MessageReply {
  /// Whether somebody answers, now or later.
  fileprivate var isOne: Bool {
    switch self {
    case .now(let action): action.kind != .nothing
    case .later: true
    }
  }
}

extension NavigationAction {
  /// The part of a broadcast that one entry gets.
  fileprivate func sending(to receiver: ScreenID) -> NavigationAction {
    guard var message = payload as? Message else { return self }
    message.receiver = receiver
    return NavigationAction(.send(Payload(message), to: nil), box, at: origin)
  }
}

extension Navigator {
  /// The app's own handlers of messages, the latest first.
  package var messageHandlers: [MessageHandler] { features.messages.handlers }
}
