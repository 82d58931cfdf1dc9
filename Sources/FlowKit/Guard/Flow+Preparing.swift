extension Flow {
  /// The same flow, which is prepared before an action enters it.
  ///
  /// The action waits (``NavigationEvent/Kind/waiting``) while others are performed. Then it is performed from its
  /// screen as things are: a screen that was covered meanwhile does not push, and one from outside acts from what is
  /// visible then. Each action that makes a screen of the flow prepares it, so keep what was loaded. A navigator's root is there
  /// at once, not prepared; so is an entry that a `goTo` finds.
  ///
  /// ```swift
  /// Flow(with: MoviesScreen(movies)) { ... }.preparing { try await movies.load() }
  /// ```
  ///
  /// While it waits, the same action of the screen again is ignored (``NavigationReason/waiting``). Another one that leads
  /// on, or a way back, takes its place (``NavigationReason/superseded``). From outside, later actions wait in line, but
  /// for one that is ``NavigationAction/replacingWaiting``.
  ///
  /// An error ends the action: ``NavigationReason/preparationFailed``. When its screen leaves the tree, or the app
  /// calls ``Navigator/cancelWaiting()``, the preparation's task is cancelled, and the action ends
  /// (``NavigationReason/cancelled``).
  ///
  /// - Parameter preparation: What is to be done before. It replaces the one that the flow has.
  /// - Returns: The flow; it is still the same one.
  public nonisolated func preparing(
    _ preparation: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Flow {
    guarding(preparation: preparation)
  }
}
