extension Lets {
  /// Performs an action from this screen and waits until it has ended.
  ///
  /// It is for tasks, which have no callback to assign an action to.
  ///
  /// ```swift
  /// screen.onSave = lets.task { lets in
  ///   try await store.save()
  ///   await lets.performAndWait(.push(summary))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action to perform. As with callbacks, it is ignored if it leads forward while the screen is
  ///     covered, or if the screen has left.
  ///   - fileID: The file to report as the action's origin if it has none.
  ///   - line: The line to report as the action's origin if it has none.
  /// - Returns: The final outcome; `nil` if the navigator is gone, or from a spy that performs nothing.
  @discardableResult
  public func performAndWait(
    _ action: NavigationAction, fileID: StaticString = #fileID, line: UInt32 = #line
  ) async -> NavigationOutcome? {
    await life.performAwaiting(action.written(fileID, line))
  }
}
