extension Navigator {
  /// Whether somebody has to be asked before an action is done: a guard, a screen that confirms leaving, or one that takes
  /// the system's back over (``Lets/onBack(priority:fileID:line:_:)``).
  ///
  /// A host asks this before it lets a native gesture begin, as that cannot be held up: where it is true, the host
  /// performs the action instead (as UIKit's `presentationControllerDidAttemptToDismiss` is for), and the guards decide.
  ///
  /// ```swift
  /// sheet.isModalInPresentation = navigator.asksBefore(.dismiss)
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the gesture would do.
  ///   - caller: The entry that it would be done to; nil for the visible one.
  /// - Returns: Whether somebody has to be asked; false for what cannot be done as things are.
  public func asksBefore(_ action: NavigationAction = .back, from caller: ScreenID? = nil) -> Bool {
    if action.verb == .back, !handlersToAsk(from: caller).isEmpty { return true }
    guard let prospect = try? tree.prospect(of: action, from: caller, firstID: ScreenID(lastID.number + 1)) else {
      return false
    }
    return !guards.ofActions.isEmpty || !groups(of: caller.map { Caller(id: $0, flow: nil) }).isEmpty
      || prospect.leaving.contains { guards.leaving.contains($0) }
      || prospect.entering.contains { $0.flow.traits?.entryGuard != nil }
  }
}
