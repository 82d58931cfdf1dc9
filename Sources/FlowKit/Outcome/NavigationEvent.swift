/// What a navigator tells its observers.
///
/// For each action that is performed: ``Kind/willNavigate`` before anything is made, ``Kind/made`` for each new screen
/// before the tree changes, ``Kind/disappeared`` for each one that is not to be seen any more (under an alert or a popover:
/// ``Kind/partlyCovered``), ``Kind/removed`` for each one that left, from the top down, ``Kind/appeared`` for each one that
/// is visible now, then ``Kind/didNavigate``. For every other action: ``Kind/ignored`` or ``Kind/refused``, with the
/// reason. Done and shown are two things: ``Kind/shown`` comes when the host's transition is over. A screen that wants to
/// know what happens to it (``ScreenLifecycle``) hears of it before the observers do.
///
/// ```swift
/// observation = navigator.observe { event in
///   if event.kind == .appeared, let entry = event.entry { analytics.screen(entry.flow.name) }
/// }
/// ```
public struct NavigationEvent: Sendable {
  /// What observers may hear.
  public struct Kind: Hashable, Sendable {
    package enum Code: String, Sendable {
      case willNavigate, didNavigate, ignored, refused, appeared, disappeared, removed, reselected, waiting
      case redirected
      case made
      case shown
      case partlyCovered, enteredBackground, enteredForeground
    }

    package let code: Code

    /// An action is about to be performed; the tree is still as it was.
    public static let willNavigate = Kind(code: .willNavigate)
    /// An action was performed; the tree is as it should be.
    public static let didNavigate = Kind(code: .didNavigate)
    /// An action could not be done as things are; the tree is as it was.
    public static let ignored = Kind(code: .ignored)
    /// An action was turned down; the tree is as it was.
    public static let refused = Kind(code: .refused)
    /// An entry is visible now.
    public static let appeared = Kind(code: .appeared)
    /// An entry is not to be seen any more: covered, or gone.
    public static let disappeared = Kind(code: .disappeared)
    /// An entry is partly covered now, by an alert or a popover: before, it was visible, or covered by more than that.
    public static let partlyCovered = Kind(code: .partlyCovered)
    /// An entry that is to be seen, all of it or partly, is in the background now: the app is there, and the entry was
    /// to be seen already, or has come to be just now.
    ///
    /// The action is the one that has brought the entry, or `.none` where the app has gone there.
    public static let enteredBackground = Kind(code: .enteredBackground)
    /// The app is back from the background, and with it an entry that is still to be seen.
    ///
    /// The action is `.none`.
    public static let enteredForeground = Kind(code: .enteredForeground)
    /// An entry left the tree; its screen is let go.
    public static let removed = Kind(code: .removed)
    /// The selected child of a container was selected again: it is the entry of its root.
    public static let reselected = Kind(code: .reselected)
    /// An action waits for a guard's answer, or until the flow that it leads to is prepared; how it ends is told then.
    public static let waiting = Kind(code: .waiting)
    /// A guard has answered an action with another one, which comes next.
    public static let redirected = Kind(code: .redirected)
    /// A screen was made, and is about to enter the tree; ``Navigator/screen(of:)-(ScreenID)`` does not find it yet.
    public static let made = Kind(code: .made)
    /// The host shows a change to its end: its transition is over.
    ///
    /// The action is the latest one of those that were shown together. Without a host it is never told.
    public static let shown = Kind(code: .shown)
  }

  /// What happened.
  public let kind: Kind
  /// Counts the events, from when somebody began to listen.
  ///
  /// A reader of a bounded sequence sees a gap where events were dropped.
  public let number: Int
  /// The entry that was made, appeared, was covered, disappeared, was removed or selected again, or is in the background
  /// or back from it.
  public let entry: NavigationTree.Entry?
  let cause: Cause

  /// What all events of one action have in common.
  package final class Cause: Sendable {
    package let action: NavigationAction
    package let caller: NavigationTree.Entry?
    /// How it ends, where that is known already.
    let outcome: NavigationOutcome
    let treeBefore: NavigationTree
    let treeAfter: NavigationTree

    init(
      _ action: NavigationAction, caller: NavigationTree.Entry?, _ outcome: NavigationOutcome,
      _ treeBefore: NavigationTree, _ treeAfter: NavigationTree
    ) {
      self.action = action
      self.caller = caller
      self.outcome = outcome
      self.treeBefore = treeBefore
      self.treeAfter = treeAfter
    }
  }

  package init(_ kind: Kind, number: Int, _ cause: Cause, entry: NavigationTree.Entry?) {
    self.kind = kind
    self.number = number
    self.cause = cause
    self.entry = entry
  }
}

extension NavigationEvent {
  /// The action that it is about, or that caused it.
  public var action: NavigationAction { cause.action }

  /// The entry that asked for the action; nil where it came from outside any screen.
  public var caller: NavigationTree.Entry? { cause.caller }

  /// The tree at that time.
  public var tree: NavigationTree { kind == .willNavigate || kind == .made ? cause.treeBefore : cause.treeAfter }

  /// What was wrong; for `ignored` and `refused`.
  public var issue: NavigationIssue? { cause.outcome.issue }

  /// What the action changed, in order; for `didNavigate`.
  public var changes: [NavigationChange] { kind == .didNavigate ? cause.outcome.changes : [] }
}

extension NavigationEvent.Kind: CustomStringConvertible {
  /// The kind's name, as it is written in code.
  public var description: String { code.rawValue }
}

extension NavigationEvent: CustomStringConvertible {
  /// The event in a line: `appeared LoginScreen #2`, or the sentence that says why an action was not done.
  public var description: String {
    if let issue { return issue.message }
    let changes = changes, about = entry.map { "\($0)" } ?? (changes.isEmpty ? action.call : list(changes))
    return "\(kind) \(about)"
  }

  private func list(_ changes: [NavigationChange]) -> String {
    "\(action.call): \(changes.map(\.description).joined(separator: ", "))"
  }
}
