extension Navigator {
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
