extension NavigationAction {
  /// Opens a flow as it says itself, or as is usual where the caller is: pushes or presents a new screen, or selects a
  /// child.
  ///
  /// A flow that says nothing (``Flow/opens(as:)``) is selected where a container around the caller has it as a child,
  /// and pushed otherwise. Ignored while the caller is covered, so that a double tap opens once.
  ///
  /// ```swift
  /// navigator.perform(.open(shop.settings))
  /// ```
  ///
  /// It opens a new screen of what is no child, also where there is one already: to go to that, see
  /// ``goTo(_:transition:fileID:line:_:)``.
  ///
  /// - Parameters:
  ///   - flow: The flow to open.
  ///   - transition: How the change looks.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Gets the flow's screen, to hand it what it needs.
  /// - Returns: The action.
  public static func open<Target: AnyObject>(
    _ flow: Flow<Target>, transition: ScreenTransition = .automatic,
    fileID: StaticString = #fileID, line: UInt32 = #line, _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.open, flow.blueprint, .with(transition), at: SourcePlace(fileID, line), prepare)
  }
}

extension NavigationAction.Kind {
  /// Opens a flow as it says itself.
  public static let open = NavigationAction.Kind(verb: .open)
}
