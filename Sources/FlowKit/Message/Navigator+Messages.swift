extension Navigator {
  /// Adds a handler for messages of a type that no flow has handled.
  ///
  /// Its answers are performed from the visible screen. Handlers that are added later are tried first.
  ///
  /// ```swift
  /// navigator.handle(AppMessage.self) { message in
  ///   switch message {
  ///   case .loggedOut: .resetRoot(to: shop.login)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The messages' type.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers a message, or returns `nil` to leave it unhandled. The navigator keeps the closure, so it
  ///     shouldn't capture the navigator strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func handle<Message: Sendable>(
    _ type: Message.Type, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Message) -> NavigationAction?
  ) -> Registration {
    add(MessageHandler(fileID, line) { message, _ in handler(message) })
  }

  /// Adds a handler for messages of a type that no flow has handled, which also gets the sender.
  ///
  /// ```swift
  /// navigator.handle(AppMessage.self) { message, sender in
  ///   sender?.flow == shop.login.id ? .stay : .resetRoot(to: shop.login)
  /// }
  /// ```
  ///
  /// Otherwise it works like the form with one argument.
  ///
  /// - Parameters:
  ///   - type: The messages' type.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers a message. It gets the message and the sender's entry, which is `nil` if it came from outside
  ///     any screen. The navigator keeps the closure, so it shouldn't capture the navigator strongly.
  /// - Returns: The registration, to cancel it; otherwise it stays as long as the navigator.
  @discardableResult
  public func handle<Message: Sendable>(
    _ type: Message.Type, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor (Message, _ sender: NavigationTree.Entry?) -> NavigationAction?
  ) -> Registration {
    add(MessageHandler(fileID, line) { handler($0, $1.sender) })
  }

  /// Sends a message to every entry, from the app's root up.
  ///
  /// Each entry's own handlers run, and each answer is performed before the next entry's handlers run. Entries that
  /// leave meanwhile are skipped.
  ///
  /// ```swift
  /// navigator.broadcast(AppMessage.languageChanged)
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The outcome of each answer; one outcome of ``NavigationReason/unhandled`` if no handler answered; one
  ///   that is queued if another action is being performed.
  @discardableResult
  public func broadcast(
    _ message: some Sendable, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> [NavigationOutcome] {
    let action = NavigationAction.broadcast(message, fileID: fileID, line: line)
    guard !isPerforming else { return [perform(action)] }
    return duringTurn { messages.deliverToAll(action, from: nil, in: self) }
  }

  func add(_ handler: MessageHandler) -> Registration { messages.handlers.add(handler) }

  private var messages: MessageAnswerer { features.messages }
}
