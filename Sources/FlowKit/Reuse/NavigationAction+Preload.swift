extension NavigationAction {
  /// Makes a flow's screen ahead of time, outside the tree; the flow's next entry uses it if it still waits then.
  ///
  /// It waits among the retained screens, and counts as one: ``Navigator/retainedLimit``. If a screen is already
  /// waiting for the flow, that one stays and gets the arguments. Of a container, only its own screen is made.
  /// A flow's preparation runs first, and doesn't run again when the screen enters. In a batch, all of that is done
  /// before any screen enters. The tree doesn't change.
  ///
  /// Actions of the screen before it enters are ignored: `notEntered`. Sequences that it follows
  /// start at once, and their messages are ignored until then.
  ///
  /// ```swift
  /// navigator.perform(.preload(shop.player) { $0.load(film) })
  /// navigator.perform(.push(shop.player))   // the screen is there already, and has loaded
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the waiting screen, to pass it what it needs; not called if none is kept.
  /// - Returns: The action.
  public static func preload<Target: AnyObject>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationAction {
    action(.flow(flow.id, .preload), at: SourcePlace(fileID, line), prepare)
  }
}
