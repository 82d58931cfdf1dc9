extension Navigator {
  /// Makes the screen of a flow ahead, without entering the tree: the next entry of the flow takes it, if only it is
  /// entered while the screen waits.
  ///
  /// It waits among the retained screens, and counts as one: ``retainedLimit``, ``releaseRetained()``. Where a screen
  /// waits for the flow already, that one stays, and gets the arguments. Of a container only its own screen is made. A
  /// flow with a preparation is prepared first, and not again when the screen is entered.
  ///
  /// What the screen asks for before it is entered is ignored: ``NavigationReason/notEntered``. What it follows begins
  /// at once, and is ignored until then.
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
  ///   - prepare: Gets the screen that waits, to hand it what it needs; not called where none is kept.
  /// - Returns: How it ended, without changes; or deferred while the flow is being prepared, or another action is being
  ///   performed.
  @discardableResult
  public func preload<Target: AnyObject>(
    _ flow: Flow<Target>, fileID: StaticString = #fileID, line: UInt32 = #line,
    _ prepare: (@MainActor (Target) -> Void)? = nil
  ) -> NavigationOutcome {
    perform(.preload(flow, fileID: fileID, line: line, prepare))
  }

  /// How many screens are kept that are in no tree: those of retained flows, and those that were made ahead.
  ///
  /// They are not in ``screenCount``.
  public var retainedCount: Int { reusable.count }

  /// How many screens are kept at the most that are in no tree: those of retained flows, and those that were made ahead;
  /// 10 unless you set it.
  ///
  /// Where there would be more, the one that has waited longest is let go. At 0, or less, none is kept, and none is made
  /// ahead.
  public var retainedLimit: Int {
    get { reusable.limit }
    set { reusable.limit = newValue }
  }

  /// Lets go of all screens that are kept for entries to come, as when the system is short of memory.
  ///
  /// Screens in the tree stay, and are kept when they leave. Does nothing where none is kept.
  public func releaseRetained() { reusable.shorten(to: 0) }

  /// Makes the screen of a flow ahead, where a finger is about to reveal it: its next entry shows this one.
  ///
  /// - Parameter flow: The flow of a child that has not been shown yet.
  /// - Returns: The screen that waits, and whether it is new; nil where none is kept.
  package func screenAhead(of flow: FlowID) -> (screen: AnyObject, isNew: Bool)? {
    let count = reusable.count
    let screen = duringTurn { ignoringScreens { reusable.makeAhead(flow.blueprint, in: self) } }
    return screen.map { ($0, reusable.count > count) }
  }

  /// Lets go of a screen that was made ahead, unless an entry shows it.
  package func letGo(ofScreenAhead screen: AnyObject) { reusable.remove(screen) }

  private var reusable: ReusableScreens {
    for case let screens as ReusableScreens in features.suppliers { return screens }
    let screens = ReusableScreens()
    features.suppliers.append(screens)
    return screens
  }
}
