// Handlers of messages whose answers take time.
extension Flow {
  /// Returns the flow with a message handler whose answer takes time.
  ///
  /// ```swift
  /// list.handling(PushStep.self, leadsTo: .push(chat), .stay) { step in
  ///   await chats.isKnown(step.id) ? .push(chat) : .stay
  /// }
  /// ```
  ///
  /// Until it has answered, the message is an action that waits: what comes from outside keeps its order behind it, and
  /// `settled()` waits for it. The answer is performed as that of any other handler. The wait ends if the sender or the
  /// handling screen leaves, or with the navigator; then the task is cancelled. Maps don't run such handlers: say where
  /// they lead.
  ///
  /// - Parameters:
  ///   - type: The messages' type.
  ///   - actions: What maps and explorers take it to answer: one of these actions. It changes nothing of the handler.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers a message. Actions that it performs itself, without the screen, wait their turn.
  /// - Returns: The flow, with the same identity.
  public nonisolated func handling<Message: Sendable>(
    _ type: Message.Type, leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Message) async -> NavigationAction?
  ) -> Flow {
    adding(MessageHandler(fileID, line, declaring: actions) { (message: Message, _) in await handler(message) })
  }

  /// Returns the flow with a message handler whose answer takes time, and that also gets its screen and the sender.
  public nonisolated func handling<Message: Sendable>(
    _ type: Message.Type, leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Screen, Message, _ sender: NavigationTree.Entry?) async -> NavigationAction?
  ) -> Flow {
    adding(
      MessageHandler(fileID, line, declaring: actions) { message, delivery in
        guard let screen = delivery.screen as? Screen else { return nil }
        return await handler(screen, message, delivery.sender)
      })
  }
}

extension Navigator {
  /// Adds a handler, whose answers take time, for messages of a type that no flow has handled.
  ///
  /// ```swift
  /// navigator.handle(PushNotification.self) { notification in
  ///   .goTo(await router.flow(for: notification))
  /// }
  /// ```
  ///
  /// Until it has answered, the message is an action that waits: further ones from outside keep their order behind it,
  /// and `settled()` waits for it. Otherwise it works like the form that answers at once.
  ///
  /// - Parameters:
  ///   - type: The messages' type.
  ///   - actions: What maps and explorers take it to answer: one of these actions. It changes nothing of the handler.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers a message. The navigator keeps the closure, so it shouldn't capture the navigator strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func handle<Message: Sendable>(
    _ type: Message.Type, leadsTo actions: NavigationAction..., fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Message) async -> NavigationAction?
  ) -> Registration {
    add(MessageHandler(fileID, line, declaring: actions) { (message: Message, _) in await handler(message) })
  }
}

// How a message waits.
extension Navigator {
  /// Makes a message wait until its handler has answered.
  func wait(_ turn: Turn, forAnswerTo question: Question) -> Progress {
    guard case .later(let ask, _) = question.ask else { return .waits }
    var turn = turn
    turn.approval = turn.approval ?? Approval()
    _ = pause(for: question, ask, turn)
    tell(.waiting, about: turn)
    return .waits
  }
}

extension Question.Key {
  /// The entry that is asked: it, or its screen.
  var askedEntry: NavigationTree.Entry? {
    if case .message(let entry) = subject { return entry }
    return askedScreen
  }
}
