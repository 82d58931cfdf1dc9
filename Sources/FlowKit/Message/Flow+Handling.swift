extension Flow {
  /// Returns the flow with a handler for messages of a type, from its own screen and from screens above it.
  ///
  /// Messages from screens above reach it unless another handler before it has handled them. The handler returns an
  /// action, which is performed at the visible end of this flow's stack: see the article on messages. `nil` passes the
  /// message on; ``NavigationAction/stay`` ends it. A flow may handle several types; the handler added last is tried
  /// first.
  ///
  /// ```swift
  /// list.handling(MovieStep.self) { step in
  ///   switch step {
  ///   case .picked(let id): .push(movie(id))
  ///   case .done: .popToRoot()
  ///   case .other: nil
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The messages' type.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers a message. Actions that it performs itself wait their turn.
  /// - Returns: The flow, with the same identity.
  public nonisolated func handling<Message: Sendable>(
    _ type: Message.Type, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Message) -> NavigationAction?
  ) -> Flow {
    adding(MessageHandler(fileID, line) { message, _ in handler(message) })
  }

  /// Returns the flow with a message handler that also gets its screen and the sender.
  ///
  /// ```swift
  /// cart.handling(CartStep.self) { screen, step, sender in
  ///   screen.note(step)
  ///   return sender?.flow == checkout.id ? .popToRoot() : nil
  /// }
  /// ```
  ///
  /// Otherwise it works like the form with one argument.
  ///
  /// - Parameters:
  ///   - type: The messages' type.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers a message. It gets this flow's live screen, the message, and the sender's entry, which is
  ///     `nil` if the message came from outside any screen.
  /// - Returns: The flow, with the same identity.
  public nonisolated func handling<Message: Sendable>(
    _ type: Message.Type, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Screen, Message, _ sender: NavigationTree.Entry?) -> NavigationAction?
  ) -> Flow {
    adding(
      MessageHandler(fileID, line) { message, delivery in
        guard let screen = delivery.screen as? Screen else { return nil }
        return handler(screen, message, delivery.sender)
      })
  }

  nonisolated func adding(_ handler: MessageHandler) -> Flow {
    with(MessageTrait([handler] + (blueprint.trait(MessageTrait.self)?.handlers ?? [])))
  }
}
