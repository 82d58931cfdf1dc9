extension Navigator {
  /// Hears of everything that was ignored, refused, not handled or has failed, and of screens that live on after they
  /// have left.
  ///
  /// By default a debug build prints each issue, once for the place where its action was written and its reason; a
  /// release build does nothing. A closure of yours takes the place of that; nil silences it.
  ///
  /// ```swift
  /// navigator.onIssue = { issue in logger.warning("\(issue.message)") }
  /// ```
  ///
  /// It is called once for each issue, inside the action, after the observers; actions that it performs wait their
  /// turn. What was wrong with the root that the navigator began with is in ``rootIssue``: no closure can be set before.
  public var onIssue: (@MainActor (NavigationIssue) -> Void)? {
    get { reporter?.appHears }
    set {
      let reporter = reporter ?? IssueReporter()
      features.issues = reporter
      reporter.isDefault = false
      withExtendedLifetime(reporter.appHears) { reporter.appHears = newValue }  // it may own what uses the navigator
    }
  }

  /// What an error says in the message of an issue; nil, as at first, for what the error prints.
  ///
  /// FlowKit imports nothing, so it does not know the errors that Foundation has a text for. In an app that has such errors:
  ///
  /// ```swift
  /// navigator.describeError = { error in (error as? any LocalizedError)?.errorDescription ?? "\(error)" }
  /// ```
  ///
  /// An `IssueSpy` does this by itself.
  public var describeError: (@MainActor (any Error) -> String)? {
    get { reporter?.describeError }
    set {
      let reporter = reporter ?? IssueReporter()
      features.issues = reporter
      withExtendedLifetime(reporter.describeError) { reporter.describeError = newValue }
    }
  }

  /// Who hears of issues, besides the default, which only prints: for a spy that listens in.
  package var issueListener: (@MainActor (NavigationIssue) -> Void)? {
    reporter?.isDefault == true ? nil : reporter?.appHears
  }

  private var reporter: IssueReporter? { features.issues as? IssueReporter }
}

/// Hands issues on: to the app, or to a debug build's default, which prints them.
@MainActor
final class IssueReporter: IssueListener {
  var appHears = IssuePrinter.handler
  /// Whether nobody has set the handler.
  var isDefault = true
  var describeError: (@MainActor (any Error) -> String)?

  nonisolated init() {}

  func hear(_ issue: NavigationIssue) { appHears?(issue) }

  func text(of error: any Error) -> String? { describeError?(error) }
}
