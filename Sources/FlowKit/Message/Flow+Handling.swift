extension Flow {
  /// The same flow, which answers messages of a type: those that its own screen sends, and those that screens above it
  /// send and nobody before it has handled.
  ///
  /// The answer is an action, which is performed at the visible end of this flow's stack: see the article on messages.
  /// `nil` passes the message on, ``NavigationAction/none`` ends it. A flow may handle several types; what was added
  /// last is asked first.
  ///
  /// ```swift
  /// list.handling(MovieStep.self) { step in
  ///   switch step {
  ///   case .picked(let id): .push(movie(id))
  ///   case .done: .popToRoot
  ///   case .other: nil
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The messages' type.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers a message. Actions that it performs by itself wait their turn.
  /// - Returns: The flow, with the same identity.
  public nonisolated func handling<Message: Sendable>(
    _ type: Message.Type, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Message) -> NavigationAction
  ) -> Flow {
    handling(MessageHandler(fileID, line) { message, _ in handler(message) })
  }

  /// The same flow, which answers messages of a type with its screen, and knows who has sent them.
  ///
  /// ```swift
  /// cart.handling(CartStep.self) { screen, step, sender in
  ///   screen.note(step)
  ///   return sender?.flow == checkout.id ? .popToRoot : nil
  /// }
  /// ```
  ///
  /// All else is as in the form with one argument.
  ///
  /// - Parameters:
  ///   - type: The messages' type.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers a message. It gets the live screen of this flow that is asked, the message, and the entry
  ///     that sent it, nil where it came from outside any screen.
  /// - Returns: The flow, with the same identity.
  public nonisolated func handling<Message: Sendable>(
    _ type: Message.Type, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Screen, Message, _ sender: NavigationTree.Entry?) -> NavigationAction
  ) -> Flow {
    handling(
      MessageHandler(fileID, line) { message, delivery in
        guard let screen = delivery.screen as? Screen else { return nil }
        return handler(screen, message, delivery.sender)
      })
  }

  private nonisolated func handling(_ handler: MessageHandler) -> Flow {
    with(MessageTrait([handler] + (blueprint.trait(MessageTrait.self)?.handlers ?? [])))
  }
}
