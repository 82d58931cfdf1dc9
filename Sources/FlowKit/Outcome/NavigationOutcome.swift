/// How an action ended.
///
/// Every action has exactly one.
///
/// ```swift
/// let outcome = navigator.perform(.popTo(shop.login))
/// if !outcome.isPerformed { print(outcome) }   // a sentence that says what happened and what would help
/// ```
public struct NavigationOutcome: Sendable {
  enum Result: Sendable {
    case performed([NavigationChange])
    indirect case ignored(NavigationIssue)
    indirect case refused(NavigationIssue)
    case deferred
    /// Deferred until a preparation has ended.
    case preparing
  }

  let result: Result

  static func performed(_ changes: [NavigationChange]) -> NavigationOutcome {
    NavigationOutcome(result: .performed(changes))
  }

  static func undone(_ issue: NavigationIssue) -> NavigationOutcome {
    NavigationOutcome(result: issue.isRefusal ? .refused(issue) : .ignored(issue))
  }

  static let deferred = NavigationOutcome(result: .deferred)
}

extension NavigationOutcome {
  /// Whether it was done; also when there was nothing to change, as for a `goTo` to what is visible.
  public var isPerformed: Bool {
    guard case .performed = result else { return false }
    return true
  }

  /// Whether it waits: another action is being performed, or its flow is being prepared.
  ///
  /// Await `perform` to hear how it ends.
  public var isDeferred: Bool {
    switch result {
    case .deferred, .preparing: true
    case .performed, .ignored, .refused: false
    }
  }

  /// What changed in the tree, in order.
  ///
  /// Empty unless it was performed.
  public var changes: [NavigationChange] {
    guard case .performed(let changes) = result else { return [] }
    return changes
  }

  /// What was wrong; nil where it was performed or waits.
  public var issue: NavigationIssue? {
    switch result {
    case .ignored(let issue), .refused(let issue): issue
    case .performed, .deferred, .preparing: nil
    }
  }

  /// Why it was not done; nil where it was performed or waits.
  public var reason: NavigationReason? { issue?.reason }
}

extension NavigationOutcome: CustomStringConvertible {
  /// What changed, or the sentence that says why nothing did.
  public var description: String {
    switch result {
    case .performed(let changes): changes.isEmpty ? "performed" : changes.map(\.description).joined(separator: ", ")
    case .ignored(let issue), .refused(let issue): issue.message
    case .deferred, .preparing: "deferred"
    }
  }
}
