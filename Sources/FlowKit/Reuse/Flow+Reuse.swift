// What becomes of a flow's screen when it leaves, and of an entry that is there already.
extension Flow {
  /// The same flow, whose screen is kept when its entry leaves: the next entry of the flow shows it again, with
  /// whatever it holds.
  ///
  /// One screen is kept for each flow, key included: the one that left last. While it is in the tree, another entry of
  /// the flow has a screen of its own. How many are kept at the most: ``Navigator/retainedLimit``.
  ///
  /// The new entry has a new id, and the screen's callbacks act from it. Arguments are forwarded to the screen again;
  /// its configuration does not run again. What it follows ends when its entry leaves, and does not begin anew. While
  /// it is in no tree, its callbacks do nothing: ``NavigationReason/removed``.
  ///
  /// ```swift
  /// var map: Flow<MapScreen> {
  ///   Flow(with: MapScreen()) { screen, lets in screen.onBack = lets.pop() }
  ///     .retained()   // pushed again, it shows the part of the world that it has shown before
  /// }
  /// ```
  ///
  /// - Returns: The flow, with the same identity.
  public nonisolated func retained() -> Flow {
    with(RetainedTrait())
  }
}
