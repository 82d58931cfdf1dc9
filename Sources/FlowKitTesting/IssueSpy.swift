public import FlowKit
import Foundation

/// Records everything that a navigator ignores, refuses, or fails at, so that a test can check it.
///
/// ```swift
/// let issues = IssueSpy(navigator)
/// screen.onBuy()
/// screen.onBuy()                 // the second tap of two
/// try issues.expect(.covered)
/// try issues.verify()            // nothing else was wrong
/// ```
///
/// It works in XCTest and in Swift Testing, because it throws what was not expected. It listens as
/// `Navigator.onIssue`. A closure that was set before still gets everything, but the default printing stops. A closure
/// that is set later replaces the spy.
@MainActor
public final class IssueSpy {
  /// The issues recorded and not expected yet, in order.
  public private(set) var issues: [NavigationIssue] = []

  /// Listens to a navigator from now on, and also records what was wrong with its root.
  ///
  /// The messages contain what a `LocalizedError` says.
  ///
  /// - Parameters:
  ///   - navigator: The navigator to listen to.
  ///   - notesLeaks: Whether to record screens that stay alive after they have left; see `Navigator.leakDetection`.
  ///     Tests often keep screens on purpose.
  public init(_ navigator: Navigator, notesLeaks: Bool = false) {
    let next = navigator.issueListener
    if navigator.describeError == nil {
      navigator.describeError = { ($0 as? any LocalizedError)?.errorDescription ?? "\($0)" }
    }
    navigator.onIssue = { [weak self] issue in
      if notesLeaks || issue.reason != .leaked { self?.issues.append(issue) }
      next?(issue)
    }
    issues = navigator.rootIssue.map { [$0] } ?? []  // another closure may have been told already
  }
}

extension IssueSpy {
  /// Checks that there were issues with these reasons, in any order, and forgets them.
  ///
  /// Other issues are kept for ``verify(fileID:line:)``.
  ///
  /// ```swift
  /// try issues.expect(.covered, .covered)   // two taps too many
  /// ```
  ///
  /// - Parameters:
  ///   - reasons: The reason of each issue.
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: The reasons that are missing, and what was recorded instead.
  public func expect(
    _ reasons: NavigationReason..., fileID: StaticString = #fileID, line: UInt32 = #line
  ) throws(Mismatch) {
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
    throw Mismatch(
      "expect", at: SourcePlace(fileID: fileID, line: line, column: 0),
      "there was no such issue (- expected, + noted):\n\(lines.joined(separator: "\n"))")
  }

  /// Checks that there were only the expected issues, and forgets all.
  ///
  /// - Parameters:
  ///   - fileID: The file to name as the place of the check.
  ///   - line: The line to name as the place of the check.
  /// - Throws: The message of each other issue.
  public func verify(fileID: StaticString = #fileID, line: UInt32 = #line) throws(Mismatch) {
    guard !issues.isEmpty else { return }
    let lines = issues.map { "+ \($0.message)" }
    withExtendedLifetime(issues) { issues = [] }
    throw Mismatch(
      "verify", at: SourcePlace(fileID: fileID, line: line, column: 0),
      "there were unexpected issues (+ noted):\n\(lines.joined(separator: "\n"))")
  }
}
