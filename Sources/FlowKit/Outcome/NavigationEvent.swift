/// An event that a navigator reports to its observers.
///
/// For each action that is performed, these events follow one another:
///
/// 1. ``Kind/willNavigate``, before anything is made
/// 2. ``Kind/made`` for each new screen, before the tree changes
/// 3. ``Kind/disappeared`` for each entry that is no longer visible (under an alert or a popover:
///    ``Kind/partlyCovered``)
/// 4. ``Kind/removed`` for each entry that left, from the top down
/// 5. ``Kind/appeared`` for each entry that is visible now
/// 6. ``Kind/didNavigate``
///
/// All other actions yield ``Kind/ignored`` or ``Kind/refused``, with the reason. ``Kind/shown`` follows when the
/// host's transition is over. A screen that implements ``ScreenLifecycle`` is notified before the observers.
///
/// ```swift
/// navigator.observe { event in
///   if event.kind == .appeared, let entry = event.entry { analytics.screen(entry.flow.name) }
/// }
/// ```
public struct NavigationEvent: Sendable {
  /// The kinds of events.
  public struct Kind: Hashable, Sendable {
    package enum Code: String, Sendable {
      case willNavigate, didNavigate, ignored, refused, appeared, disappeared, removed, reselected, waiting
      case redirected, overdue
      case made
      case shown
      case partlyCovered, enteredBackground, enteredForeground
    }

    package let code: Code

    /// An action is about to be performed; the tree has not changed yet.
    public static let willNavigate = Kind(code: .willNavigate)
    /// An action was performed; the tree has changed.
    public static let didNavigate = Kind(code: .didNavigate)
    /// An action was not possible with the current state; the tree is unchanged.
    public static let ignored = Kind(code: .ignored)
    /// An action was refused; the tree is unchanged.
    public static let refused = Kind(code: .refused)
    /// An entry is visible now.
    public static let appeared = Kind(code: .appeared)
    /// An entry is no longer visible: it is covered or has left.
    public static let disappeared = Kind(code: .disappeared)
    /// An entry is now partly covered, by an alert or a popover.
    ///
    /// Before, it was visible or fully covered.
    public static let partlyCovered = Kind(code: .partlyCovered)
    /// An entry that is visible, fully or partly, is now in the background.
    ///
    /// Either the app went to the background, or it was there already and the entry has just become visible. In the
    /// second case the action is the one that brought the entry; in the first it is `.stay`.
    public static let enteredBackground = Kind(code: .enteredBackground)
    /// The app is back from the background, together with an entry that is still visible.
    ///
    /// The action is `.stay`.
    public static let enteredForeground = Kind(code: .enteredForeground)
    /// An entry left the tree, and its screen is released.
    public static let removed = Kind(code: .removed)
    /// The selected child of a container was selected again; the entry is that of its root.
    public static let reselected = Kind(code: .reselected)
    /// An action waits for a guard's decision, or until its flow is prepared; another event reports how it ends.
    public static let waiting = Kind(code: .waiting)
    /// An action has waited longer than it may, and still waits: see ``Navigator/reportWaiting(longerThan:clock:)``.
    public static let overdue = Kind(code: .overdue)
    /// A guard has replaced an action with another one, which follows.
    public static let redirected = Kind(code: .redirected)
    /// A screen was made, and is about to enter the tree; ``Navigator/screen(of:)-(ScreenID)`` does not find it yet.
    public static let made = Kind(code: .made)
    /// The host has finished showing a change: its transition is over.
    ///
    /// The action is the latest of those that were shown together. Without a host, this event never occurs.
    public static let shown = Kind(code: .shown)
  }

  /// What happened.
  public let kind: Kind
  /// Counts the events, starting when an observer is first added.
  ///
  /// A reader of a bounded sequence sees a gap where events were dropped.
  public let number: Int
  /// The entry that the event is about; `nil` for events about an action as a whole.
  public let entry: NavigationTree.Entry?
  let cause: Cause

  /// What all events of one action share.
  package final class Cause: Sendable {
    package let action: NavigationAction
    private let asker: Caller?
    /// Its outcome, if already known.
    let outcome: NavigationOutcome
    let treeAfter: NavigationTree

    init(
      _ action: NavigationAction, caller asker: Caller?, _ outcome: NavigationOutcome, _ treeAfter: NavigationTree
    ) {
      self.action = action
      self.asker = asker
      self.outcome = outcome
      self.treeAfter = treeAfter
    }

    package var treeBefore: NavigationTree { outcome.difference?.old ?? treeAfter }

    package var caller: NavigationTree.Entry? { asker?.entry(in: treeBefore) }
  }

  package init(_ kind: Kind, number: Int, _ cause: Cause, entry: NavigationTree.Entry?) {
    self.kind = kind
    self.number = number
    self.cause = cause
    self.entry = entry
  }
}

extension NavigationEvent {
  /// The action that the event is about, or that caused it.
  public var action: NavigationAction { cause.action }

  /// The caller's entry; `nil` if the action came from outside any screen.
  public var caller: NavigationTree.Entry? { cause.caller }

  /// The tree before the action.
  package var treeBefore: NavigationTree { cause.treeBefore }

  /// The tree at the time of the event.
  public var tree: NavigationTree { kind == .willNavigate || kind == .made ? cause.treeBefore : cause.treeAfter }

  /// Why the action was not performed; for `ignored`, `refused`, and `overdue`.
  public var issue: NavigationIssue? { cause.outcome.issue }

  /// Whether the action was performed, and found everything as it should be.
  package var wasSoAlready: Bool { kind == .didNavigate && cause.outcome.wasSoAlready }

  /// What the action changed, in order; for `didNavigate`.
  public var changes: [NavigationChange] { kind == .didNavigate ? cause.outcome.changes : [] }
}

extension NavigationEvent.Kind: CustomStringConvertible {
  /// The kind's name, as written in code.
  public var description: String { code.rawValue }
}

extension NavigationEvent: CustomStringConvertible {
  /// The event in one line: `appeared LoginScreen #2`, or the sentence that says why an action was not performed.
  public var description: String {
    if let issue { return issue.message }
    let changes = changes, about = entry.map { "\($0)" } ?? (changes.isEmpty ? action.call : list(changes))
    return "\(kind) \(about)"
  }

  private func list(_ changes: [NavigationChange]) -> String {
    "\(action.call): \(changes.map(\.description).joined(separator: ", "))"
  }
}
