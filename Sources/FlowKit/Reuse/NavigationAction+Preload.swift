extension NavigationAction {
  /// Makes the screen of a flow ahead: the next entry of the flow takes it.
  ///
  /// It changes no tree, and does nothing where a screen waits for the flow already. In a batch it comes before all that
  /// is entered. See ``Navigator/preload(_:fileID:line:)``.
  ///
  /// ```swift
  /// navigator.perform(.preload(shop.player))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to name as the action's place.
  ///   - line: The line to name as the action's place.
  /// - Returns: The action.
  public static func preload(
    _ flow: Flow<some AnyObject>, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> NavigationAction {
    NavigationAction(.makeAhead, flow.blueprint, nil, at: SourcePlace(fileID, line))
  }
}

extension NavigationAction.Kind {
  /// Makes a screen ahead.
  public static let preload = NavigationAction.Kind(verb: .makeAhead)
}
