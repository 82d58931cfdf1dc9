extension Navigator {
  /// Asks the guards of all flows in the tree again, and removes what they no longer allow: everywhere, in one change.
  ///
  /// ```swift
  /// session.onEnd = { navigator.recheckGuards() }   // who had to be signed in to get here leaves, in all tabs
  /// ```
  ///
  /// A screen leaves if a guard of its flow doesn't allow it, whatever else the guard says, or throws an error. With it
  /// leaves everything above it, and the modals that it has presented. A tab whose first screen leaves begins anew when it
  /// is selected; if it is the selected one, the tab that was shown before takes its place, or else the first one that
  /// may be there. A container that has nothing left to show leaves. The app's root stays, alone, because there would be
  /// nothing else to show: a rule for the root chooses another one (``updateRoot(transition:asksToLeave:)``).
  ///
  /// It stands behind no other action; while a guard takes its time, nothing changes.
  ///
  /// - Parameters:
  ///   - transition: How the change looks.
  ///   - asksToLeave: Whether the screens that leave are asked whether they may.
  ///   - fileID: The file to report as the action's origin.
  ///   - line: The line to report as the action's origin.
  /// - Returns: The outcome, with the entries that have left among its changes; waiting if a guard takes its time.
  @discardableResult
  public func recheckGuards(
    transition: ScreenTransition = .automatic, asksToLeave: Bool = true, fileID: StaticString = #fileID,
    line: UInt32 = #line
  ) -> NavigationOutcome {
    let recheck = NavigationAction(.plain(.recheckGuards), .with(transition), at: SourcePlace(fileID, line))
    return perform(asksToLeave ? recheck : recheck.withoutConfirmation)
  }
}
