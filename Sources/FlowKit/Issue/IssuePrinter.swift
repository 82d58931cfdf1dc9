/// Prints issues in debug builds: each once for the place where its action was written and its reason.
///
/// It is one for the whole program, as its output is: a test suite with thousands of navigators would repeat each line
/// as many times.
@MainActor
final class IssuePrinter {
  private static let shared = IssuePrinter()

  /// What a new navigator does with issues.
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

  /// More than this is nothing to read any more.
  private static var most: Int { 100 }

  private var told: Set<Subject> = []

  private struct Subject: Hashable {
    let place: SourcePlace?
    let reason: NavigationReason
  }

  private func print(_ issue: NavigationIssue) {
    let place = issue.reason == .leaked ? issue.caller?.flow.place : issue.action.origin
    guard told.count < Self.most, told.insert(Subject(place: place, reason: issue.reason)).inserted else { return }
    Swift.print("FlowKit: \(issue.message)")
    if told.count == Self.most { Swift.print("FlowKit: further issues are not printed. See navigator.onIssue.") }
  }
}
