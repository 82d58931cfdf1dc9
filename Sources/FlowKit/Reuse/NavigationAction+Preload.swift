extension NavigationAction {
  /// Makes a flow's screen ahead of time; the flow's next entry uses it.
  ///
  /// It doesn't change the tree, and makes nothing if a screen is already waiting for the flow's next entry. In a
  /// batch, it runs before any screen enters. See ``Navigator/preload(_:fileID:line:_:)``.
  ///
  /// ```swift
  /// navigator.perform(.preload(shop.player))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the waiting screen, to pass it what it needs.
  /// - Returns: The action.
  public static func preload<Target: AnyObject>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.preload(flow.id), at: SourcePlace(fileID, line), prepare)
  }
}
