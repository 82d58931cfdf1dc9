extension Lets {
  /// Handles the system's back while the screen is visible.
  ///
  /// The handler answers like a message handler:
  ///
  /// - an action is performed instead, from this screen
  /// - `.stay` means that everything is done
  /// - `nil` passes the back on, to the next handler and finally to what `.back()` does itself
  /// - `.back()` skips all other handlers
  ///
  /// ```swift
  /// Flow(with: BrowserScreen()) { screen, lets in
  ///   lets.onBack { screen.web.goBack() ? .stay : nil }
  /// }
  /// ```
  ///
  /// Handlers with a higher priority run first. Among those of one priority, the screen in use comes first, then the
  /// other visible screens from the inside out; of one screen, the handler added last.
  ///
  /// Handlers run for ``Navigator/back(fileID:line:)``, and for a visible screen's `.back`. They don't run for a step
  /// of a batch, for a gesture that has finished (see ``HostContext/asksBefore(_:from:includingPreparations:)``), or while something covers the
  /// screen.
  ///
  /// A handler ends with its screen, so it may hold the screen.
  ///
  /// - Parameters:
  ///   - priority: Handlers with a higher priority run first.
  ///   - fileID: The file to report as the origin of answers that have none.
  ///   - line: The line to report as the origin of answers that have none.
  ///   - handler: Answers the back. Actions that it performs itself wait their turn.
  /// - Returns: The registration, to disable the handler, or to end it before the screen leaves.
  @discardableResult
  public func onBack(
    priority: Int = 0, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @MainActor () -> NavigationAction?
  ) -> Registration {
    let answer = { @MainActor in handler().orNothing.written(fileID, line) }
    recorder?.given(at: SourcePlace(fileID, line), chooses: true) { withExtendedLifetime(handler) {} }
    recorder?.bound(.back, at: SourcePlace(fileID, line), handling: answer)
    let registration = BackRegistration(life, priority: priority, answer: answer)
    if let handlers = life.attachment(BackHandlers.self) {
      handlers.add(registration)
      life.performer.attachmentsChanged()
    }
    return Registration(registration)
  }
}
