extension Navigator {
  /// Makes a flow's screen ahead of time, outside the tree; the flow's next entry uses it if it still waits then.
  ///
  /// It waits among the retained screens, and counts as one: ``retainedLimit``, ``releaseRetained()``. If a screen is
  /// already waiting for the flow, that one stays and gets the arguments. Of a container, only its own screen is made.
  /// A flow's preparation runs first, and doesn't run again when the screen enters.
  ///
  /// Actions of the screen before it enters are ignored: ``NavigationReason/notEntered``. Sequences that it follows
  /// start at once, and their messages are ignored until then.
  ///
  /// ```swift
  /// navigator.preload(shop.player) { $0.load(film) }
  /// navigator.perform(.push(shop.player))   // the screen is there already, and has loaded
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  ///   - prepare: Receives the waiting screen, to pass it what it needs; not called if none is kept.
  /// - Returns: The outcome, without changes; deferred while the flow is being prepared, or another action is being
  ///   performed.
  @discardableResult
  public func preload<Target: AnyObject>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationOutcome {
    perform(.preload(flow, fileID: fileID, line: line, prepare))
  }

  /// How many screens outside the tree are kept: those of retained flows, and those made ahead of time.
  ///
  /// They don't count in ``screenCount``.
  public var retainedCount: Int { reusable.count }

  /// The maximum number of screens kept outside the tree: those of retained flows, and those made ahead of time.
  ///
  /// The default is 10. Above the limit, the screen that has waited longest is released. At 0 or less, no screen is
  /// kept, and none is made ahead of time.
  public var retainedLimit: Int {
    get { reusable.limit }
    set { reusable.limit = newValue }
  }

  /// Releases all screens that are kept for later entries, for example when memory is low.
  ///
  /// Screens in the tree stay, and are kept when they leave. Does nothing if no screen is kept.
  public func releaseRetained() { reusable.shorten(to: 0) }

  /// Makes a flow's screen ahead of time, when a gesture is about to reveal it; its next entry shows this one.
  ///
  /// - Parameter flow: The flow of a child that has not been shown yet.
  /// - Returns: The waiting screen, and whether it is new; `nil` if none is kept.
  package func screenAhead(of flow: FlowID) -> (screen: AnyObject, isNew: Bool)? {
    let count = reusable.count
    let screen = duringTurn { ignoringScreens { reusable.makeAhead(flow.blueprint, in: self) } }
    return screen.map { ($0, reusable.count > count) }
  }

  /// Releases a screen that was made ahead of time, unless an entry shows it.
  package func letGo(ofScreenAhead screen: AnyObject) { reusable.remove(screen) }

  private var reusable: ReusableScreens {
    for case let screens as ReusableScreens in features.suppliers { return screens }
    let screens = ReusableScreens()
    features.suppliers.append(screens)
    return screens
  }
}
