// What happens to a flow's screen when it leaves, and to an existing entry.
extension Flow {
  /// Returns the flow with a rule: its screen is kept when the entry leaves, and the flow's next entry shows it again.
  ///
  /// One screen is kept for each flow, key included: the one that left last. While it is in the tree, another entry of
  /// the flow has a screen of its own. ``Navigator/retainedLimit`` limits how many screens are kept.
  ///
  /// The new entry has a new id, and the screen's callbacks act from it. Arguments are forwarded to the screen again;
  /// its configuration doesn't run again. Sequences that it follows end when its entry leaves, and don't start again.
  /// While the screen is in no tree, its callbacks do nothing: ``NavigationReason/removed``.
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
