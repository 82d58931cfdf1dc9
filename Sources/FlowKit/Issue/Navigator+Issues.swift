extension Navigator {
  /// Receives every action that was ignored, refused, not handled, or has failed, and every screen that leaks.
  ///
  /// By default, a debug build prints each issue, once for its reason and its action's origin; a release build does
  /// nothing. Your closure replaces that; `nil` silences it.
  ///
  /// ```swift
  /// navigator.onIssue = { issue in logger.warning("\(issue.message)") }
  /// ```
  ///
  /// The closure is called once for each issue, inside the action, after the observers. Actions that it performs wait
  /// their turn. If something was wrong with the root that the navigator began with, the first closure is told when it is
  /// set: a container with the same child twice, for example, begins without any.
  public var onIssue: (@MainActor (NavigationIssue) -> Void)? {
    get { features.issues.appHears }
    set {
      let reporter = features.issues
      reporter.isDefault = false
      withExtendedLifetime(reporter.appHears) { reporter.appHears = newValue }  // it may own what uses the navigator
      guard let newValue, let rootIssue, !reporter.hasToldRoot else { return }
      reporter.hasToldRoot = true
      newValue(rootIssue)
    }
  }

  /// Returns an error's text for an issue's message; `nil`, the default, uses what the error prints.
  ///
  /// FlowKit imports nothing, so it doesn't know the errors for which Foundation has a text. In an app that has such
  /// errors:
  ///
  /// ```swift
  /// navigator.describeError = { error in (error as? any LocalizedError)?.errorDescription ?? "\(error)" }
  /// ```
  ///
  /// An `IssueSpy` does this itself.
  public var describeError: (@MainActor (any Error) -> String)? {
    get { features.issues.describeError }
    set {
      let reporter = features.issues
      withExtendedLifetime(reporter.describeError) { reporter.describeError = newValue }
    }
  }

  /// Receives issues in addition to the default, which only prints: for a spy.
  package var issueListener: (@MainActor (NavigationIssue) -> Void)? {
    features.issues.isDefault ? nil : features.issues.appHears
  }
}

/// Passes issues on: to the app, or to a debug build's default, which prints them.
@MainActor
final class IssueReporter {
  var appHears = IssuePrinter.handler
  /// Whether the app has not set the handler.
  var isDefault = true
  /// Whether the app was told what is wrong with the root.
  var hasToldRoot = false
  var describeError: (@MainActor (any Error) -> String)?
  /// Where the flows are declared of which was told that they need a key.
  var toldWithoutKey: Set<SourcePlace> = []

  nonisolated init() {}

  func hear(_ issue: NavigationIssue) { appHears?(issue) }

  /// The error's text; `nil` for its description.
  func text(of error: any Error) -> String? { describeError?(error) }
}
