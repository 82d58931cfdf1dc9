extension NavigationAction {
  /// Makes the screen of a flow ahead: the next entry of the flow takes it.
  ///
  /// It changes no tree, and makes nothing where a screen waits for the flow already. In a batch it comes before all
  /// that is entered. See ``Navigator/preload(_:fileID:line:_:)``.
  ///
  /// ```swift
  /// navigator.perform(.preload(shop.player))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Gets the screen that waits, to hand it what it needs.
  /// - Returns: The action.
  public static func preload<Target: AnyObject>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.makeAhead, flow.blueprint, nil, at: SourcePlace(fileID, line), prepare)
  }
}

extension NavigationAction.Kind {
  /// Makes a screen ahead.
  public static let preload = NavigationAction.Kind(verb: .makeAhead)
}
