/// An action that was not performed: the action, its caller, the reason, and the tree.
///
/// Some more things are issues, so that an app has one place to hear of what is wrong: a screen that is still alive after
/// it has left (``NavigationReason/leaked``), with the action that removed it and its entry as the caller; what a host
/// can't show (``NavigationReason/notShown``), a question that has come back without its asker
/// (`notAwaited`), an object that two navigators show (`sharedScreen`), and a flow
/// that needs a key (`keyMissing`), and a closure that nobody keeps (`notKept`), with
/// ``NavigationAction/stay`` or the action, and the entry that it is about; and an action that has waited too long
/// (``NavigationReason/overdue``), and still waits.
public struct NavigationIssue: Sendable {
  /// The action, with the place where it was written.
  public let action: NavigationAction
  let asker: Caller?
  /// Why it was not performed.
  public let reason: NavigationReason
  /// The tree at that time, which the action did not change.
  public let tree: NavigationTree
  /// The error thrown by a guard, a preparation, a sequence of messages, or a task; `nil` if none was.
  public let error: (any Error)?
  /// The error's text; see ``Navigator/describeError``.
  var errorText: String?

  package init(
    action: NavigationAction, caller asker: Caller?, reason: NavigationReason, tree: NavigationTree,
    error: (any Error)? = nil
  ) {
    self.action = action
    self.asker = asker
    self.reason = reason
    self.tree = tree
    self.error = error ?? action.failure?.error
  }

  /// The caller's entry; `nil` if the action came from outside any screen.
  public var caller: NavigationTree.Entry? { asker?.entry(in: tree) }

  /// Whether it is about a screen, rather than about an action.
  package var isAboutScreen: Bool {
    switch reason.code {
    case .leaked, .notShown, .notAwaited, .sharedScreen, .keyMissing, .notKept: true
    default: false
    }
  }

  /// Whether it was refused, rather than ignored.
  package var isRefusal: Bool {
    switch reason.code {
    case .endless, .guardRefused, .guardFailed, .leavingRefused, .redirectLoop, .redirectEnded: true
    default: false
    }
  }
}
