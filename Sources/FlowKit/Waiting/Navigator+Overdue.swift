/// How long an action may wait for a guard or a preparation before that is reported.
struct WaitLimit: Sendable {
  let duration: Duration
  let isDefault: Bool
  let sleep: @Sendable () async throws -> Void

  init(_ duration: Duration, _ clock: some Clock<Duration>, isDefault: Bool = false) {
    self.duration = duration
    self.isDefault = isDefault
    sleep = { try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil) }
  }

  /// Half a minute in debug builds, none in release builds.
  static var automatic: WaitLimit? {
    IssuePrinter.isDebugBuild ? WaitLimit(.seconds(30), .continuous, isDefault: true) : nil
  }
}

extension Navigator {
  /// Reports each guard and each preparation that takes longer than a limit, and each action that waits behind another
  /// one for that long.
  ///
  /// Observers get ``NavigationEvent/Kind/overdue``, and ``onIssue`` an issue with ``NavigationReason/overdue``, both
  /// once for each wait. The action goes on waiting: the app decides what to do, such as to call ``cancelWaiting()``.
  ///
  /// ```swift
  /// navigator.reportWaiting(longerThan: .seconds(10))
  /// ```
  ///
  /// A screen that is asked whether it may leave may take its time, because it asks the user; so may what an action was
  /// redirected to.
  ///
  /// - Parameters:
  ///   - limit: How long is too long; `nil` to report nothing. It applies to actions that begin to wait from now on. By
  ///     default, a debug build prints what takes half a minute, unless the app has set ``onIssue``, so that no test
  ///     depends on how long it takes; a release build reports nothing.
  ///   - clock: Measures the time; a test may give its own.
  public func reportWaiting(longerThan limit: Duration?, clock: some Clock<Duration> = .continuous) {
    features.waitLimit = limit.map { WaitLimit($0, clock) }
  }

  /// Reports an action that waits from now on, if that takes too long.
  ///
  /// - Parameters:
  ///   - number: Its number in the list of those that wait.
  ///   - question: What is asked about it; `nil` if it waits behind another action.
  /// - Returns: What measures the time; `nil` if it may take any.
  @discardableResult
  func timer(for number: Int, asking question: Question.Name? = nil) -> Task<Void, any Error>? {
    guard let limit = features.waitLimit, question?.key.leavingScreen == nil else { return nil }
    return Task { [weak self] in
      try await limit.sleep()
      self?.reportOverdue(number, question, limit)
    }
  }

  private func reportOverdue(_ number: Int, _ question: Question.Name?, _ limit: WaitLimit) {
    guard !limit.isDefault || features.issues.isDefault else { return }
    guard let turn = waiting.all.first(where: { $0.number == number })?.turn else { return }
    let reason = question.map { overdue($0, limit.duration) } ?? overdueInLine(limit.duration)
    duringTurn {
      let issue = issue(turn, reason), outcome = NavigationOutcome.undone(issue)
      if features.isHeard, !limit.isDefault {
        tell(.overdue, ToldAction(cause: cause(issue.action, caller: issue.asker, outcome)))
      }
      features.issues.hear(issue)
    }
  }

  private func overdue(_ question: Question.Name, _ limit: Duration) -> NavigationReason {
    let end = question.key.isPreparation ? "ended" : "answered"
    return .overdue.saying("after \(limit), \(question) has not \(end)")
  }

  private func overdueInLine(_ limit: Duration) -> NavigationReason {
    guard let first = waiting.all.first(where: { $0.key != nil }), let key = first.key else { return .overdue }
    return .overdue.saying(
      "after \(limit), it is still in line behind \(first.turn.action.call), which waits for \(key)",
      helpedBy: "See why that takes so long, or call navigator.cancelWaiting(), which ends both.")
  }
}
