extension Flow {
  /// Returns the flow with a preparation, which runs before an action enters the flow.
  ///
  /// The action waits (``NavigationEvent/Kind/waiting``) while others are performed. Then it is performed from its
  /// screen with the current state: a screen that has been covered meanwhile doesn't push, and an action from outside
  /// acts from what is visible then. Each action that makes a screen of the flow runs the preparation, so keep what you
  /// have loaded. It doesn't run for a navigator's root, or for an entry that a `goTo` finds.
  ///
  /// ```swift
  /// Flow(with: MoviesScreen(movies)) { ... }.preparing { try await movies.load() }
  /// ```
  ///
  /// While the action waits, the same action of the screen is ignored (``NavigationReason/waiting``). Another action of
  /// the screen replaces it (``NavigationReason/superseded``) if it goes forward or back; `remove` doesn't.
  /// Actions from outside wait in line, except one that is ``NavigationAction/replacingWaiting``.
  ///
  /// An error ends the action: ``NavigationReason/preparationFailed``. If its screen leaves the tree, or the app calls
  /// ``Navigator/cancelWaiting()``, the preparation's task is cancelled, and the action ends
  /// (``NavigationReason/cancelled``).
  ///
  /// - Parameter preparation: What to do first. It replaces an earlier preparation of the flow.
  /// - Returns: The flow, with the same identity.
  public nonisolated func preparing(
    _ preparation: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Flow {
    guarding(preparation: preparation)
  }
}
