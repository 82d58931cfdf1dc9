public import FlowKit
import Foundation

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
  /// What a `LocalizedError` says is kept in the messages.
  ///
  /// - Parameters:
  ///   - navigator: Whom to listen to.
  ///   - notesLeaks: Whether screens are noted that live on after they have left; see `Navigator.leakDetection`. Tests
  ///     often hold screens on purpose.
  public init(_ navigator: Navigator, notesLeaks: Bool = false) {
    issues = navigator.rootIssue.map { [$0] } ?? []
    let next = navigator.issueListener
    if navigator.describeError == nil {
      navigator.describeError = { ($0 as? any LocalizedError)?.errorDescription ?? "\($0)" }
    }
    navigator.onIssue = { [weak self] issue in
      if notesLeaks || issue.reason != .leaked { self?.issues.append(issue) }
      next?(issue)
    }
  }
}

extension IssueSpy {
  /// Checks that there were issues for these reasons, in any order, and forgets them; others are kept
  /// for ``verify(fileID:line:)``.
  ///
  /// ```swift
  /// try issues.expect(.covered, .covered)   // two taps too many
  /// ```
  ///
  /// - Parameters:
  ///   - reasons: The reason of each issue.
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: Which ones there were not, and what was noted instead.
  public func expect(
    _ reasons: NavigationReason..., fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(SpyMismatch) {
    var missing: [NavigationReason] = []
    for reason in reasons {
      guard let index = issues.firstIndex(where: { $0.reason == reason }) else {
        missing.append(reason)
        continue
      }
      let expected = issues.remove(at: index)
      withExtendedLifetime(expected) {}
    }
    guard !missing.isEmpty else { return }
    let lines = missing.map { "- \($0)" } + issues.map { "+ \($0.message)" }
    throw SpyMismatch(
      "expect", at: SourcePlace(fileID: fileID, line: line, column: 0),
      "there was no such issue (- expected, + noted):\n\(lines.joined(separator: "\n"))")
  }

  /// Checks that there was no issue besides those that were expected, and forgets all.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: The sentence of each one.
  public func verify(fileID: StaticString = #fileID, line: UInt32 = #line) throws(SpyMismatch) {
    guard !issues.isEmpty else { return }
    let lines = issues.map { "+ \($0.message)" }
    withExtendedLifetime(issues) { issues = [] }
    throw SpyMismatch(
      "verify", at: SourcePlace(fileID: fileID, line: line, column: 0),
      "there were issues that nobody expected (+ noted):\n\(lines.joined(separator: "\n"))")
  }
}
