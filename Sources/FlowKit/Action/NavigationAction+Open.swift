extension NavigationAction {
  /// Opens a flow in its own way, or the usual one in this place: pushes or presents a new screen, or selects a child.
  ///
  /// The flow may say how it opens (``Flow/opens(as:)``). Otherwise, if a container around the caller has the flow as a
  /// child, that child is selected; if none has, a new screen is pushed. Ignored while the caller is covered, so that a
  /// double tap opens once.
  ///
  /// ```swift
  /// navigator.perform(.open(shop.settings))
  /// ```
  ///
  /// A flow that is no child gets a new screen, even if it has one already. To go to that one, use
  /// ``goTo(_:transition:fileID:line:_:)``.
  ///
  /// - Parameters:
  ///   - flow: The flow to open.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the flow's screen, to pass it what it needs.
  /// - Returns: The action.
  public static func open<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.flow(flow.id, .open), transition, at: SourcePlace(fileID, line), prepare)
  }
}
