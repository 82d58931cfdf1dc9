/// Finds the handler that answers a message.
///
/// Handlers are the app's code: nothing changes while they run, and actions that they perform themselves wait their
/// turn.
@MainActor
final class MessageAnswerer {
  /// The navigator's own handlers, the latest last.
  let handlers = Registrations<MessageHandler>()
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
    let sender = caller?.entry(in: navigator.tree)
    do throws(NavigationReason) {
      let (reply, answerer) = try navigator.tree.answer(to: action, from: caller?.id) { entry -> MessageReply? in
        ask(entry, message, from: sender, approval, in: navigator)
      }
      switch reply {
      case .later(let question): return .asks(question)
      case .now(let answer) where answer.kind == .stay: return .done
      case .now(let answer):
        let (action, actor) = answerer.acting(answer)
        return .act(action, from: actor)
      }
    } catch {
      return .failed(error)
    }
  }

  /// Runs the handlers of an entry, or of the app; `nil` if none of them answers.
  private func ask(
    _ entry: NavigationTree.Entry?, _ message: Message, from sender: NavigationTree.Entry?, _ approval: Approval?,
    in navigator: Navigator
  ) -> MessageReply? {
    guard let entry else {
      let delivery = MessageDelivery(from: sender) { nil }
      for (number, handler) in handlers.enabled.reversed() {
        let key = Question.Key(.message(nil), number: number)
        if let reply = handler.reply(to: message, delivery, key, approval) { return reply }
      }
      return nil
    }
    guard entry.flow.blueprint.interests.contains(.messages) else { return nil }
    let delivery = MessageDelivery(from: sender) { [weak navigator] in navigator?.screen(of: entry.id) }
    let handlers = entry.flow.handlers
    for (index, handler) in handlers.enumerated() {
      let key = Question.Key(.message(entry), number: handlers.count - index)  // flows add handlers at the front
      if let reply = handler.reply(to: message, delivery, key, approval) { return reply }
    }
    return nil
  }

  /// Whether the sender has left, but may still send.
  private func isLate(_ message: Message, from caller: Caller?, in navigator: Navigator) -> Bool {
    message.entriesBelow != nil && caller.map { !navigator.tree.contains($0.id) } ?? false
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
    var outcomes: [NavigationOutcome] = [], sender = caller?.entry(in: navigator.tree)
    for entry in navigator.tree.receivers(of: caller?.id) where navigator.hasScreen(of: entry.id) {
      guard let reply = ask(entry, message, from: sender, nil, in: navigator) else { continue }
      guard case .now(let answer) = reply else {
        outcomes.append(navigator.run(action.sending(to: entry.id), from: caller))
        continue
      }
      if answer.kind == .stay {
        outcomes.append(navigator.consume(action, from: caller))
      } else if let (answer, actor) = navigator.tree.answerer(entry.id)?.acting(answer) {
        outcomes.append(navigator.run(answer.keepingWishes(of: action), from: actor))
        sender = caller?.entry(in: navigator.tree)
      }
    }
    return outcomes.isEmpty ? [navigator.ignore(Turn(action, from: caller), .unhandled)] : outcomes
  }
}

extension NavigationAction {
  /// The part of a broadcast that one entry gets.
  fileprivate func sending(to receiver: ScreenID) -> NavigationAction {
    guard var message = payload as? Message else { return self }
    message.receiver = receiver
    return with(.send(Payload(message), to: nil))
  }
}

extension Navigator {
  /// The app's own handlers of messages, the latest first.
  package var messageHandlers: [MessageHandler] { features.messages.handlers.enabled.reversed().map(\.content) }
}
