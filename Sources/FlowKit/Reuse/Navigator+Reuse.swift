extension Navigator {
  /// How many screens outside the tree are kept: those of retained flows, and those made ahead of time.
  ///
  /// They are not in the tree.
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

  /// Makes a screen ahead of time, or finds the one that waits, and passes its arguments to it.
  func preload(_ preload: TreeReducer.Preload) {
    if let screen = reusable.preload(preload.flow, in: self) { preload.deliver?(screen, [], 0) }
  }

  /// Whether a screen is ready for the flow's next entry.
  func hasScreen(for flow: Blueprint) -> Bool { reusable.hasScreen(for: flow) }

  private var reusable: ReusableScreens { features.reusable }
}

extension HostContext {
  /// Makes a flow's screen ahead of time, for a host whose gesture is about to reveal it; the flow's next entry shows
  /// this one.
  ///
  /// Actions that the screen performs meanwhile are ignored. No guard runs: see
  /// ``asksBefore(_:from:includingPreparations:)``.
  ///
  /// ```swift
  /// if let (screen, isNew) = context.screenAhead(of: container.children[1].flow) { ... }
  /// ```
  ///
  /// - Parameter flow: The flow of a child that has not been shown yet.
  /// - Returns: The waiting screen, and whether it is new, so that the host lets go of it if the gesture is given up
  ///   (``letGo(ofScreenAhead:)``); `nil` if no screen is kept outside the tree (``Navigator/retainedLimit``).
  public func screenAhead(of flow: FlowID) -> (screen: AnyObject, isNew: Bool)? {
    guard let navigator else { return nil }
    let reusable = navigator.features.reusable, count = reusable.count
    let screen = navigator.duringTurn {
      navigator.ignoringScreens { reusable.preload(flow.blueprint, in: navigator) }
    }
    return screen.map { ($0, reusable.count > count) }
  }

  /// Releases a screen that was made ahead of time, unless an entry shows it.
  ///
  /// - Parameter screen: The screen, from ``screenAhead(of:)``; any other one is left alone.
  public func letGo(ofScreenAhead screen: AnyObject) { navigator?.features.reusable.remove(screen) }
}
