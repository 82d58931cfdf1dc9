// Messages with another way than down to the app's root: to what the screen has led to, or when that has ended.
extension Lets {
  /// Sends a message to one flow: to its nearest entry among those that the screen contains, or has led to, pushed or
  /// presented.
  ///
  /// Others are not reached, such as an entry of the same flow in another tab. Only that flow's own handlers are asked,
  /// visible or covered, and the screen may be covered, too. What they answer is performed at the visible end of that
  /// flow's stack.
  ///
  /// ```swift
  /// tabs.onSearch = lets.send(ListCommand.showSearch, to: watched)
  /// ```
  ///
  /// Where there is no such entry, it is ignored: ``NavigationReason/targetNotFound``.
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - flow: The flow that handles it.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func send<Message: Sendable, each Argument>(
    _ message: Message, to flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.send(message, to: flow, fileID: fileID, line: line), at: SourcePlace(fileID, line))
  }

  /// Sends the message that is made of the callback's arguments to one flow that the screen contains, or has led to.
  ///
  /// ```swift
  /// tabs.onText = lets.send(to: watched) { ListCommand.search($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow that handles it.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - message: Takes the callback's arguments and returns the message.
  /// - Returns: The closure to assign to a callback of any shape.
  public func send<Message: Sendable, each Argument>(
    to flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ message: @escaping @MainActor (repeat each Argument) -> Message
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.sendMessage, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      .send(message(repeat each argument), to: flow, fileID: fileID, line: line)
    }
  }

  /// Sends the message that is made of the callback's arguments to one flow, as a function says.
  ///
  /// ```swift
  /// tabs.onText = lets.send(ListCommand.search, to: watched)
  /// ```
  ///
  /// - Parameters:
  ///   - message: Takes the callback's arguments and returns the message.
  ///   - flow: The flow that handles it.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func send<Message: Sendable, each Argument>(
    _ message: @escaping @MainActor (repeat each Argument) -> Message, to flow: Flow<some AnyObject>,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    send(to: flow, fileID: fileID, line: line, message)
  }

  /// Sends a message to all that the screen contains, and has led to, pushed or presented.
  ///
  /// Each entry's own handlers are asked, from bottom to top, and what they answer is performed before the next one is
  /// asked. The screen itself is not asked, and may be covered. Ignored where nobody answers:
  /// ``NavigationReason/unhandled``.
  ///
  /// ```swift
  /// tabs.onRefresh = lets.broadcast(ListCommand.reload)
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func broadcast<Message: Sendable, each Argument>(
    _ message: Message, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.broadcast(message, fileID: fileID, line: line), at: SourcePlace(fileID, line))
  }

  /// Sends the message that is made of the callback's arguments to all that the screen contains, and has led to.
  ///
  /// - Parameters:
  ///   - message: Takes the callback's arguments and returns the message.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func broadcast<Message: Sendable, each Argument>(
    _ message: @escaping @MainActor (repeat each Argument) -> Message,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.sendToAll, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      .broadcast(message(repeat each argument), fileID: fileID, line: line)
    }
  }
}

extension Lets {
  /// Ends everything that the screen has led to, and then sends a message from the screen: to its own flow, to those
  /// below it, and so on down.
  ///
  /// It is the outlet of a group of flows for a parent that is not to know who handles its end:
  ///
  /// ```swift
  /// screen.onCheckout = lets.present(CheckoutFlow(onDone: lets.finish(sending: ShopStep.bought)).start)
  /// ```
  ///
  /// Where the screen has led to nothing, nothing ends, and the message is sent all the same. The message comes when
  /// the end is done: not where a guard refuses that, and later where one waits.
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func finish<Message: Sendable, each Argument>(
    sending message: Message, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(
      .finish(sending: message, transition: transition, fileID: fileID, line: line), at: SourcePlace(fileID, line))
  }

  /// Ends everything that the screen has led to, and then sends the message that is made of the callback's arguments.
  ///
  /// ```swift
  /// screen.onPick = lets.push(PickerFlow(onDone: lets.finish { ListStep.picked($0) }).start)
  /// ```
  ///
  /// - Parameters:
  ///   - message: Takes the callback's arguments and returns the message.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func finish<Message: Sendable, each Argument>(
    sending message: @escaping @MainActor (repeat each Argument) -> Message,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(.finish, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      .finish(sending: message(repeat each argument), transition: transition, fileID: fileID, line: line)
    }
  }
}
