/// Prints issues in debug builds, each once for its reason and its action's origin.
///
/// The whole program shares one printer, like its output. Otherwise, a test suite with thousands of navigators would
/// repeat each line as many times.
@MainActor
final class IssuePrinter {
  private static let shared = IssuePrinter()

  /// A new navigator's default for issues.
  nonisolated static let handler: (@MainActor (NavigationIssue) -> Void)? = {
    guard isDebugBuild else { return nil }
    return { shared.print($0) }
  }()

  /// Whether assertions are checked.
  nonisolated static let isDebugBuild: Bool = {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }()

  private var told: Set<Subject> = []

  private struct Subject: Hashable {
    let place: SourcePlace?
    let reason: NavigationReason
  }

  private func print(_ issue: NavigationIssue) {
    let place = issue.reason == .leaked ? issue.caller?.flow.place : issue.action.origin
    guard told.count < Limits.printedIssues, told.insert(Subject(place: place, reason: issue.reason)).inserted else {
      return
    }
    Swift.print("FlowKit: \(issue.message)")
    if told.count == Limits.printedIssues {
      Swift.print("FlowKit: further issues are not printed. See navigator.onIssue.")
    }
  }
}
