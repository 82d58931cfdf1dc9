/// An action that was not done: what, who asked, why, and where the app was.
///
/// Also a screen that was found to live on after it had left: then the action is the one that removed it, and the caller
/// is its entry.
public struct NavigationIssue: Sendable {
  /// The action, with the place where it was written.
  public let action: NavigationAction
  /// The entry that asked; nil where the action came from outside any screen.
  public let caller: NavigationTree.Entry?
  /// Why it was not done.
  public let reason: NavigationReason
  /// The tree at that time, which the action did not change.
  public let tree: NavigationTree
  /// What a guard, a preparation, a sequence of messages or a task has thrown; nil where that is not the reason.
  public let error: (any Error)?
  /// What the error says; see ``Navigator/describeError``.
  var errorText: String?

  package init(
    action: NavigationAction, caller: NavigationTree.Entry?, reason: NavigationReason, tree: NavigationTree,
    error: (any Error)? = nil
  ) {
    self.action = action
    self.caller = caller
    self.reason = reason
    self.tree = tree
    self.error = error ?? action.payload?.error
  }

  /// Whether it was turned down, not only out of place.
  package var isRefusal: Bool {
    switch reason.code {
    case .endless, .guardRefused, .guardFailed, .leavingRefused, .redirectLoop, .redirectEnded: true
    default: false
    }
  }
}
