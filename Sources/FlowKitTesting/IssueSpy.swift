public import FlowKit

/// Takes note of everything that a navigator ignores, refuses or fails at, so that a test can say what it expects.
///
/// ```swift
/// let issues = IssueSpy(navigator)
/// screen.onBuy()
/// screen.onBuy()                 // the second tap of two
/// try issues.expect(.covered)
/// try issues.verify()            // nothing else was wrong
/// ```
///
/// It works in XCTest and in Swift Testing: what was not expected is thrown. It listens as `Navigator.onIssue`; a
/// closure that is set there already still hears of everything, the default does not print. One that is set later takes the
/// spy's place.
@MainActor
public final class IssueSpy {
  /// What was noted and not expected yet, in order.
  public private(set) var issues: [NavigationIssue] = []

  /// Listens to a navigator from now on; also notes what was wrong with its root.
  ///
  /// - Parameters:
  ///   - navigator: Whom to listen to.
  ///   - notesLeaks: Whether screens are noted that live on after they have left; see `Navigator.leakDetection`. Tests
  ///     often hold screens on purpose.
  public init(_ navigator: Navigator, notesLeaks: Bool = false) {
    issues = navigator.rootIssue.map { [$0] } ?? []
    let next = navigator.issueListener
    navigator.onIssue = { [weak self] issue in
      if notesLeaks || issue.reason != .leaked { self?.issues.append(issue) }
      next?(issue)
    }
  }
}

extension IssueSpy {
  /// Checks that there were issues for these reasons, in any order, and forgets them; others are kept for ``verify()``.
  ///
  /// ```swift
  /// try issues.expect(.covered, .covered)   // two taps too many
  /// ```
  ///
  /// - Parameter reasons: The reason of each issue.
  /// - Throws: Which one there was not, and what was noted instead.
  public func expect(_ reasons: NavigationReason...) throws(SpyMismatch) {
    for reason in reasons {
      guard let index = issues.firstIndex(where: { $0.reason == reason }) else {
        let noted = issues.isEmpty ? "none." : "only\n\(list)"
        throw SpyMismatch("Expected an issue (\(reason)), but there was \(noted)")
      }
      let expected = issues.remove(at: index)
      withExtendedLifetime(expected) {}
    }
  }

  /// Checks that there was no issue besides those that were expected, and forgets all.
  ///
  /// - Throws: The sentence of each one.
  public func verify() throws(SpyMismatch) {
    guard !issues.isEmpty else { return }
    let mismatch = SpyMismatch("Expected no issue, but there was\n\(list)")
    withExtendedLifetime(issues) { issues = [] }
    throw mismatch
  }

  private var list: String { SpyMismatch.list(issues.map(\.message)) }
}
