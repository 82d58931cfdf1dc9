/// Prints issues in debug builds, each once for its reason and its action's origin.
///
/// The whole program shares one printer, like its output. Otherwise, a test suite with thousands of navigators would
/// repeat each line as many times.
@MainActor
package final class IssuePrinter {
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
  /// Writes a line; a test reads it.
  package static var write: @MainActor (String) -> Void = { Swift.print($0) }

  private struct Subject: Hashable {
    let place: SourcePlace?
    let reason: NavigationReason
  }

  private func print(_ issue: NavigationIssue) {
    let place = issue.reason == .leaked ? issue.caller?.flow.place : issue.action.origin
    print(issue.message, once: Subject(place: place, reason: issue.reason))
  }

  private func print(_ message: String, once subject: Subject) {
    guard told.count < Limits.printedIssues, told.insert(subject).inserted else { return }
    Self.write("FlowKit: \(message)")
    if told.count == Limits.printedIssues {
      Self.write("FlowKit: further issues are not printed. See navigator.onIssue.")
    }
  }

  /// Tells, in a debug build, that a callback did nothing because its navigator is gone, which has nobody else to tell.
  static func tellNavigatorIsGone(_ action: NavigationAction) {
    guard isDebugBuild else { return }
    shared.print(
      "\(action) did nothing, because its navigator is gone. Keep the navigator as long as its screens are shown: the"
        + " app, a scene, or the host of its screens has it.", once: Subject(place: action.origin, reason: .removed))
  }
}
