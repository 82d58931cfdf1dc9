extension Lets {
  /// Performs an action from this screen and waits until it has ended: for tasks, which have no callback to assign it
  /// to.
  ///
  /// ```swift
  /// screen.onSave = lets.task { lets in
  ///   try await store.save()
  ///   await lets.perform(.push(summary))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to do; ignored as all that the screen asks for while it is covered, or when it has left.
  ///   - fileID: The file to report as the action's origin if it has none.
  ///   - line: The line to report as the action's origin if it has none.
  /// - Returns: How it ended, never deferred; nil when the navigator is gone, and of a spy that performs nothing.
  @discardableResult
  public func perform(
    _ action: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationOutcome? {
    await performer.performAwaiting(action.written(fileID, line), for: caller)
  }
}
