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
  ///   - fileID: The file to name as the place of answers that have none.
  ///   - line: The line to name as the place of answers that have none.
  ///   - handler: Answers a message. Actions that it performs by itself wait their turn.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func handling<Message: Sendable>(
    _ type: Message.Type, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Message) -> NavigationAction
  ) -> Flow {
    with(MessageTrait([MessageHandler(fileID, line, handler)] + (blueprint.trait(MessageTrait.self)?.handlers ?? [])))
  }
}
