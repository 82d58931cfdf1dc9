/// How an action ended.
///
/// Every action has exactly one outcome.
///
/// ```swift
/// let outcome = navigator.perform(.popTo(shop.login))
/// if !outcome.isPerformed { print(outcome) }   // a sentence that says what happened and what would help
/// ```
public struct NavigationOutcome: Sendable {
  enum Ending: Sendable {
    case performed(TreeDifference?)
    /// Performed as the answer to a message.
    indirect case answered(TreeDifference, any ActionPayload)
    /// Ignored or refused.
    indirect case undone(NavigationIssue)
    /// Another action is being performed.
    case queued
    /// A guard must decide first, something is being prepared, or the screen that it was redirected to must leave.
    case waiting
  }

  let ending: Ending

  /// Performed, without changes.
  package static let performed = NavigationOutcome(ending: .performed(nil))
  static let queued = NavigationOutcome(ending: .queued)
  static let waiting = NavigationOutcome(ending: .waiting)

  static func performed(_ difference: consuming TreeDifference) -> NavigationOutcome {
    NavigationOutcome(ending: .performed(difference))
  }

  package static func performed(
    _ difference: consuming TreeDifference, by action: borrowing NavigationAction
  ) -> NavigationOutcome {
    guard let box = action.box, let answered = box.options.answered else { return performed(difference) }
    return NavigationOutcome(ending: .answered(difference, answered))
  }

  package static func undone(_ issue: NavigationIssue) -> NavigationOutcome {
    NavigationOutcome(ending: .undone(issue))
  }
}

extension NavigationOutcome {
  /// Whether it was performed, with or without changes.
  ///
  /// A `goTo` to what is already visible, for example, changes nothing.
  public var isPerformed: Bool {
    switch ending {
    case .performed, .answered: true
    case .undone, .queued, .waiting: false
    }
  }

  /// Whether it was performed, and found everything as it should be: nothing has changed.
  ///
  /// A `goTo` to what is visible, a `dismissAll` without modals, or an update of a root that is there already.
  package var wasSoAlready: Bool {
    switch ending {
    case .performed(let difference?): difference.isEmpty
    case .answered(let difference, _): difference.isEmpty
    case .performed(nil), .undone, .queued, .waiting: false
    }
  }

  /// Whether it is in line, because another action is being performed.
  ///
  /// Its turn comes before the call returns that began the first of these actions. Await `performAndWait` to get the final
  /// outcome.
  public var isQueued: Bool {
    guard case .queued = ending else { return false }
    return true
  }

  /// Whether it waits for a guard's answer, for a preparation, for the screen that a guard has opened first, or behind
  /// another action that does.
  ///
  /// ``Navigator/cancelWaiting()`` ends it. Await `performAndWait` to get the final outcome.
  public var isWaiting: Bool {
    guard case .waiting = ending else { return false }
    return true
  }

  /// What changed in the tree, in order.
  ///
  /// Empty unless it was performed.
  public var changes: [NavigationChange] { difference?.changes ?? [] }

  /// What has changed; `nil` if the action was not performed, or can't change the tree.
  var difference: TreeDifference? {
    switch ending {
    case .performed(let difference): difference
    case .answered(let difference, _): difference
    case .undone, .queued, .waiting: nil
    }
  }

  /// Why it was not performed; `nil` if it was performed, or is queued or waits.
  public var issue: NavigationIssue? {
    switch ending {
    case .undone(let issue): issue
    case .performed, .answered, .queued, .waiting: nil
    }
  }

  /// Whether a handler of messages or of back has dealt with it, without changes.
  var isTakenOver: Bool {
    guard case .performed(nil) = ending else { return false }
    return true
  }

  /// The reason why it was not performed; `nil` if it was performed, or is queued or waits.
  public var reason: NavigationReason? { issue?.reason }
}

extension NavigationOutcome: CustomStringConvertible {
  /// What changed, the sentence that says why nothing did, or what the action waits for.
  public var description: String {
    switch ending {
    case .performed: changesText
    case .answered(_, let message): "\(changesText) for \(message)"
    case .undone(let issue): issue.message
    case .queued: "queued: another action is being performed"
    case .waiting: "waiting for a guard, a preparation, or a screen that a guard has opened first"
    }
  }

  private var changesText: String {
    if wasSoAlready { return "performed: it was so already" }
    return changes.isEmpty ? "performed" : changes.map(\.description).joined(separator: ", ")
  }
}
