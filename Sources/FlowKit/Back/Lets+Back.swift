extension Lets {
  /// Takes the system's back over, while the screen is visible.
  ///
  /// The handler answers as one of messages does: an action is performed instead, from this screen; `.none` means that
  /// all is done; `nil` passes it on, to the next handler and at last to what `.back` does by itself. One that answers
  /// with `.back` asks nobody else.
  ///
  /// ```swift
  /// Flow(with: BrowserScreen()) { screen, lets in
  ///   lets.onBack { screen.web.goBack() ? .none : nil }
  /// }
  /// ```
  ///
  /// Handlers of a higher priority are asked first; among those of one priority, those of the screen that is in use, then
  /// those of the others that are visible, from the inside out; of one screen, the one that was added last. They
  /// are asked by ``Navigator/back(fileID:line:)``, and by a `.back` that a visible screen asks for; not by a step of a
  /// batch, not by a gesture that has finished (see ``Navigator/asksBefore(_:from:)``), and not while something covers the
  /// screen.
  ///
  /// A handler ends with its screen, so it may hold it.
  ///
  /// - Parameters:
  ///   - priority: How early it is asked.
  ///   - fileID: The file to name as the place of an answer that has none.
  ///   - line: The line to name as the place of an answer that has none.
  ///   - handler: Answers. Actions that it performs by itself wait their turn.
  /// - Returns: What disables it or ends it before the screen leaves.
  @discardableResult
  public func onBack(
    priority: Int = 0, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor () -> NavigationAction
  ) -> BackHandler {
    recorder?.bound(.back, at: SourcePlace(fileID, line), isForCallback: false) {
      handler().written(fileID, line)
    }
    let registration = BackRegistration(performer, priority: priority) { handler().written(fileID, line) }
    if let handlers = performer.belonging(BackHandlers.self, of: caller) {
      handlers.add(registration)
      performer.belongingsChanged()
    }
    return BackHandler(registration)
  }
}
