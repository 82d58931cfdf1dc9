extension NavigationAction: ExpressibleByNilLiteral {
  /// No action: returned by a handler to pass a message on, and by a choice that leads nowhere.
  ///
  /// If performed, it is ignored: ``NavigationReason/nothingChosen``. To do nothing on purpose, use ``stay``.
  public init(nilLiteral: ()) {
    self.init(.plain(.nothing))
  }

  /// Does nothing, on purpose: returned by a handler that has done everything itself.
  ///
  /// It is performed, and changes nothing.
  ///
  /// ```swift
  /// flow.handling(Progress.self) { progress in
  ///   log.append(progress)
  ///   return .stay   // no other handler gets it
  /// }
  /// ```
  public static var stay: NavigationAction { NavigationAction(.plain(.stay)) }
}

extension NavigationAction? {
  /// The action that an optional answer stands for: `nil` is no action.
  @usableFromInline package var orNothing: NavigationAction { self ?? NavigationAction(.plain(.nothing)) }
}

extension NavigationAction {
  /// Sends a message down the stack until a handler takes it: to the caller's flow, the flows below it, and the
  /// navigator.
  ///
  /// Ignored while the caller is covered, so that a double tap sends once, and if no handler answers:
  /// ``NavigationReason/unhandled``. Its outcome is that of the action that the handler returns.
  ///
  /// Two of these actions are equal if their messages have the same `Equatable` type and are equal.
  ///
  /// ```swift
  /// navigator.perform(.send(MovieStep.picked(id: 5)))
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action.
  public static func send(
    _ message: some Sendable, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(.send(Payload(Message(message)), to: nil), at: SourcePlace(fileID, line))
  }

  /// Sends a message to one flow: to its nearest entry among those that the caller contains or has led to.
  ///
  /// From outside any screen, all entries count. Only that flow's own handlers run, whether it is visible or covered.
  /// See ``Lets/send(_:to:fileID:line:)-(Message,_,_,_)``.
  ///
  /// ```swift
  /// tabs.handling(PlayerStep.self) { step in step == .paused ? .send(PlayerCommand.stop, to: player) : nil }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - flow: The flow that handles it.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action.
  public static func send(
    _ message: some Sendable, to flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(.send(Payload(Message(message)), to: flow.id), at: SourcePlace(fileID, line))
  }

  /// Sends a message to all entries that the caller contains or has led to; from outside any screen, to all.
  ///
  /// See ``Navigator/broadcast(_:fileID:line:)``. Its outcome is that of the last answer, which may be
  /// waiting.
  ///
  /// ```swift
  /// tabs.handling(UserStep.self) { _ in .broadcast(ListCommand.reload) }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action.
  public static func broadcast(
    _ message: some Sendable, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(.broadcast(Payload(Message(message))), at: SourcePlace(fileID, line))
  }

  /// Removes everything that the caller has led to, pushed or presented, and then sends a message from the caller.
  ///
  /// If the caller has led to nothing, the message is still sent. The outcome is that of the end; the message is an
  /// action of its own, which follows.
  ///
  /// ```swift
  /// cart.handling(PaymentStep.self) { $0 == .paid ? .unwind(sending: ShopStep.bought) : nil }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action.
  public static func unwind(
    sending message: some Sendable, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    let sending = Payload(Message(message))
    return NavigationAction(.unwind(nil, sending: sending), .with(transition), at: SourcePlace(fileID, line))
  }
}

extension NavigationAction {
  /// Leaves the place where the caller is, whichever way it was opened, and then sends a message to those below.
  ///
  /// See ``Lets/close(sending:transition:fileID:line:)-(Message,_,_,_)``.
  ///
  /// ```swift
  /// editor.handling(EditorStep.self) { $0 == .saved ? .close(sending: ListStep.reload) : nil }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The action.
  public static func close(
    sending message: some Sendable, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(.close(sending: Payload(Message(message))), .with(transition), at: SourcePlace(fileID, line))
  }
}

extension NavigationAction {
  /// The message that the action answers or sends; `nil` for all other actions.
  ///
  /// The message of `unwind(sending:)` and `close(sending:)` is not included: it follows as an action of its own.
  ///
  /// ```swift
  /// let observation = navigator.observe { event in
  ///   if event.kind == .didNavigate, let step = event.action.message as? MovieStep { analytics.count(step) }
  /// }
  /// ```
  public var message: (any Sendable)? { (answered as? Message ?? (follower == nil ? payload as? Message : nil))?.value }
}
