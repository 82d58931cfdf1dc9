// Messages that don't go down the stack to the app's root, but to what the screen has led to, or are sent when that has ended.
extension Lets {
  /// Sends a message to one flow: to its nearest entry among those that the screen contains or has led to.
  ///
  /// Those include pushed and presented entries. Other entries are not reached, such as an entry of the same flow in
  /// another tab. Only that flow's own handlers run, whether it is visible or covered; the calling screen may be
  /// covered, too. Their answer is performed at the visible end of that flow's stack.
  ///
  /// ```swift
  /// tabs.onSearch = lets.send(ListCommand.showSearch, to: watched)
  /// ```
  ///
  /// If there is no such entry, the message is ignored: ``NavigationReason/targetNotFound``.
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
    closure(.send(message, to: flow, fileID: fileID, line: line))
  }

  /// Sends a message made from the callback's arguments to one flow that the screen contains or has led to.
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
  @inlinable
  public func send<Message: Sendable, each Argument>(
    to flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ message: @escaping @MainActor (repeat each Argument) -> Message
  ) -> @MainActor (repeat each Argument) -> Void {
    messageClosure(.send, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      .send(message(repeat each argument), to: flow, fileID: fileID, line: line)
    }
  }
}

extension Lets {
  /// Leaves the place where the screen is, whichever way it was opened, and then sends a message to those below.
  ///
  /// It is one wish: if a guard, or a screen that confirms leaving, refuses it, the screen stays, and nothing is sent. If
  /// that takes time, the message waits. The message goes to the nearest entry that is left below, and from there down as
  /// usual. The flow's own handlers don't get it. At the app's root, nothing is sent: ``NavigationReason/nothingToPop``.
  ///
  /// ```swift
  /// screen.onSaved = lets.close(sending: ListStep.reload)   // pushed, presented, or shown in a column
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func close<Message: Sendable, each Argument>(
    sending message: Message, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(
      .close(sending: message, transition: transition, fileID: fileID, line: line))
  }

  /// Leaves the place where the screen is, and then sends a message made from the callback's arguments to those below.
  ///
  /// ```swift
  /// screen.onPick = lets.close { ListStep.picked($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - message: Takes the callback's arguments and returns the message.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func close<Message: Sendable, each Argument>(
    sending message: @escaping @MainActor (repeat each Argument) -> Message,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    messageClosure(.close, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      .close(sending: message(repeat each argument), transition: transition, fileID: fileID, line: line)
    }
  }

  /// Removes everything that the screen has led to, and then sends a message from the screen, down the stack as usual.
  ///
  /// Use it as the exit of a group of flows if the parent shouldn't know who handles its end:
  ///
  /// ```swift
  /// screen.onCheckout = lets.present(CheckoutFlow(onDone: lets.unwind(sending: ShopStep.bought)).start)
  /// ```
  ///
  /// If the screen has led to nothing, the message is still sent. It follows once the end is performed: if a guard
  /// refuses the end, no message is sent; if a guard takes time, the message waits.
  ///
  /// - Parameters:
  ///   - message: The message, of any type.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  public func unwind<Message: Sendable, each Argument>(
    sending message: Message, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    closure(
      .unwind(sending: message, transition: transition, fileID: fileID, line: line))
  }

  /// Removes everything that the screen has led to, and then sends a message made from the callback's arguments.
  ///
  /// ```swift
  /// screen.onPick = lets.push(PickerFlow(onDone: lets.unwind { ListStep.picked($0) }).start)
  /// ```
  ///
  /// - Parameters:
  ///   - message: Takes the callback's arguments and returns the message.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The closure to assign to a callback of any shape.
  @inlinable
  public func unwind<Message: Sendable, each Argument>(
    sending message: @escaping @MainActor (repeat each Argument) -> Message,
    transition: ScreenTransition = .automatic, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> @MainActor (repeat each Argument) -> Void {
    messageClosure(.unwind, at: SourcePlace(fileID, line)) { (argument: repeat each Argument) in
      .unwind(sending: message(repeat each argument), transition: transition, fileID: fileID, line: line)
    }
  }
}
