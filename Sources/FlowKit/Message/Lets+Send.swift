extension Lets {
  /// Sends a message down the stack until a handler takes it: to the screen's own flow, the flows below it, and the
  /// navigator.
  ///
  /// The screen doesn't need to know what follows. Ignored while the screen is covered, so that a double tap sends
  /// once.
  ///
  /// ```swift
  /// screen.onDone = lets.send(MovieStep.done)
  /// ```
  ///
  /// The handler (`flow.handling`) returns an action, which is performed at the visible end of the handler's stack.
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func send<Message: Sendable, each Argument>(
    _ message: Message, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.send(message, fileID: fileID, line: line))
  }

  /// Sends a message made from the callback's arguments.
  ///
  /// ```swift
  /// screen.onPick = lets.send { MovieStep.picked(id: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - message: Takes the callback's arguments and returns the message.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func send<Message: Sendable, each Argument>(
    _ message: @escaping @MainActor (repeat each Argument) -> Message,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    messageClosure(.send, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      .send(message(repeat each argument), fileID: fileID, line: line)
    }
  }

  /// Sends the callback's argument as the message.
  ///
  /// ```swift
  /// screen.onStep = lets.send()   // (MovieStep) -> Void
  /// ```
  ///
  /// The closure is also a router for a model that decides where to go. It keeps neither the screen nor the navigator
  /// alive; once they are gone, it does nothing.
  ///
  /// ```swift
  /// HomeModel(go: lets.send())    // go: @MainActor (HomeRoute) -> Void
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of one argument.
  @inlinable
  public func send<Message: Sendable>(
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (Message) -> Void {
    messageClosure(.send, at: SourcePlace(fileID, line)) { (message: Message) in
      .send(message, fileID: fileID, line: line)
    }
  }
}

// Clear messages for common mistakes. The other verbs that send can't have such an overload: a closure could be taken
// for the message itself, and then the compiler says that it is not `Sendable`.
extension Lets {
  /// The closure that makes the message does not fit the callback.
  @available(
    *, unavailable,
    message: "the closure must take exactly the callback's arguments: { MovieStep.picked(id: $0) }"
  )
  public func send<Message: Sendable, each Argument, each Other>(
    to flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ message: @escaping @MainActor (repeat each Other) -> Message
  ) -> @MainActor (repeat each Argument) -> Void { nothing() }
}
