/// How an action ended.
///
/// Every action has exactly one.
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
    indirect case ignored(NavigationIssue)
    indirect case refused(NavigationIssue)
    /// Another action is being performed.
    case deferred
    /// Somebody has to answer first, or the screen that it was redirected to has to leave.
    case waiting
  }

  let ending: Ending

  /// Performed, and nothing has changed.
  package static let performed = NavigationOutcome(ending: .performed(nil))
  package static let deferred = NavigationOutcome(ending: .deferred)
  package static let waiting = NavigationOutcome(ending: .waiting)

  static func performed(_ difference: TreeDifference, by action: borrowing NavigationAction) -> NavigationOutcome {
    guard let answered = action.answered else { return NavigationOutcome(ending: .performed(difference)) }
    return NavigationOutcome(ending: .answered(difference, answered))
  }

  static func undone(_ issue: NavigationIssue) -> NavigationOutcome {
    NavigationOutcome(ending: issue.isRefusal ? .refused(issue) : .ignored(issue))
  }
}

extension NavigationOutcome {
  /// Whether it was done; also when there was nothing to change, as for a `goTo` to what is visible.
  public var isPerformed: Bool {
    switch ending {
    case .performed, .answered: true
    case .ignored, .refused, .deferred, .waiting: false
    }
  }

  /// Whether it waits: another action is being performed, or somebody has to answer first.
  ///
  /// Await `perform` to hear how it ends.
  public var isDeferred: Bool {
    switch ending {
    case .deferred, .waiting: true
    case .performed, .answered, .ignored, .refused: false
    }
  }

  /// What changed in the tree, in order.
  ///
  /// Empty unless it was performed.
  public var changes: [NavigationChange] { difference?.changes ?? [] }

  /// What came and what left; nil where it was not performed, or changes no tree at all.
  var difference: TreeDifference? {
    switch ending {
    case .performed(let difference): difference
    case .answered(let difference, _): difference
    case .ignored, .refused, .deferred, .waiting: nil
    }
  }

  /// What was wrong; nil where it was performed or waits.
  public var issue: NavigationIssue? {
    switch ending {
    case .ignored(let issue), .refused(let issue): issue
    case .performed, .answered, .deferred, .waiting: nil
    }
  }

  /// Whether it waits for somebody's answer, or for the screen that it was redirected to.
  package var isWaiting: Bool {
    guard case .waiting = ending else { return false }
    return true
  }

  /// Whether a handler of messages or of back has dealt with it, and nothing has changed.
  var isTakenOver: Bool {
    guard case .performed(nil) = ending else { return false }
    return true
  }

  /// Why it was not done; nil where it was performed or waits.
  public var reason: NavigationReason? { issue?.reason }
}

extension NavigationOutcome: CustomStringConvertible {
  /// What changed, or the sentence that says why nothing did.
  public var description: String {
    switch ending {
    case .performed: changesText
    case .answered(_, let message): "\(changesText) for \(message)"
    case .ignored(let issue), .refused(let issue): issue.message
    case .deferred, .waiting: "deferred"
    }
  }

  private var changesText: String {
    changes.isEmpty ? "performed" : changes.map(\.description).joined(separator: ", ")
  }
}
