extension Lets {
  /// Sends each element of a sequence as a message of the screen.
  ///
  /// It starts when the screen has entered the tree, and ends when the screen leaves or the sequence ends.
  ///
  /// ```swift
  /// Flow(with: PlayerScreen(player)) { screen, lets in
  ///   lets.follow(player.steps)
  /// }
  /// ```
  ///
  /// While the screen is covered, its messages are ignored, like all that it sends. A screen may follow several
  /// sequences. If one throws an error, it sends nothing more, and observers are notified:
  /// ``NavigationReason/messagesFailed``.
  ///
  /// Any sequence works, even one that isn't `Sendable`: a stream, a publisher's `values`, one of your own. Its
  /// elements must be `Sendable`, because before macOS 15 and iOS 18 the language makes them outside the main actor,
  /// whoever reads them. If they aren't, map them in the sequence:
  ///
  /// ```swift
  /// lets.follow(center.notifications(named: .loggedOut).map { _ in AppMessage.loggedOut })
  /// ```
  ///
  /// - Parameters:
  ///   - messages: The sequence; its task is cancelled when the screen leaves.
  ///   - fileID: The file to report as the messages' origin.
  ///   - line: The line to report as the messages' origin.
  public func follow<Messages: AsyncSequence>(
    _ messages: Messages, fileID: StaticString = #fileID, line: UInt32 = #line
  ) where Messages.Element: Sendable {
    follow(messages, fileID: fileID, line: line) { $0 }
  }

  /// Sends a message for each element of a sequence.
  ///
  /// It starts when the screen has entered the tree, and ends when the screen leaves or the sequence ends.
  ///
  /// ```swift
  /// lets.follow(player.times) { PlayerStep.reached($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - messages: The sequence; its task is cancelled when the screen leaves.
  ///   - fileID: The file to report as the messages' origin.
  ///   - line: The line to report as the messages' origin.
  ///   - message: Makes the message from an element.
  public func follow<Messages: AsyncSequence, Message: Sendable>(
    _ messages: Messages, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ message: @escaping @MainActor (Messages.Element) -> Message
  ) where Messages.Element: Sendable {
    recorder?.bound(
      .follow, at: SourcePlace(fileID, line),
      handling: { (sent: Message) in .send(sent, fileID: fileID, line: line) })
    guard life.performer.runsTasks else { return }
    // The task begins when the main actor is free again; the screen that is being made has entered the tree by then.
    let task = Task { [weak life] in
      let error = await forEach(of: messages) { [weak life] element in
        life?.perform(.send(message(element), fileID: fileID, line: line))
      }
      guard let error, !Task.isCancelled else { return }
      let failure = NavigationAction.Failure(
        kind: .follow, reason: .messagesFailed, error: error, messageType: Message.self)
      life?.perform(NavigationAction(.failure(failure), at: SourcePlace(fileID, line)))
    }
    guard let tasks = life.attachment(ScreenTasks.self) else { return task.cancel() }
    tasks.follow(task)
  }
}

/// Passes on the elements of a sequence until it ends or the task is cancelled.
///
/// - Returns: The error that the sequence has thrown.
@MainActor
private func forEach<Elements: AsyncSequence>(
  of elements: Elements, _ body: (Elements.Element) -> Void
) async -> (any Error)? where Elements.Element: Sendable {
  do {
    for try await element in elements {
      if Task.isCancelled { return nil }
      body(element)
      if Task.isCancelled { return nil }
    }
    return nil
  } catch {
    return error
  }
}
