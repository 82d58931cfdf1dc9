/// How long an action may wait for a guard or a preparation before that is reported.
struct WaitLimit: Sendable {
  let duration: Duration
  let sleep: @Sendable () async throws -> Void
}

extension Navigator {
  /// Reports each guard and each preparation that takes longer than a limit.
  ///
  /// Observers get ``NavigationEvent/Kind/overdue``, and ``onIssue`` an issue with ``NavigationReason/overdue``, both
  /// once for each question. The action goes on waiting: the app decides what to do, such as to call
  /// ``cancelWaiting()``.
  ///
  /// ```swift
  /// navigator.reportWaiting(longerThan: .seconds(10))
  /// ```
  ///
  /// A screen that is asked whether it may leave may take its time, because it asks the user; so may what an action was
  /// redirected to.
  ///
  /// - Parameters:
  ///   - limit: How long is too long; `nil` to report nothing, which is the default. It applies to questions that are
  ///     asked from now on.
  ///   - clock: Measures the time; a test may give its own.
  public func reportWaiting(longerThan limit: Duration?, clock: some Clock<Duration> = .continuous) {
    features.waitLimit = limit.map { limit in
      WaitLimit(duration: limit) { try await clock.sleep(until: clock.now.advanced(by: limit), tolerance: nil) }
    }
  }

  /// Reports a question that is asked now, if it takes too long; `nil` if it may take any time.
  func timer(for question: Question.Name, of number: Int) -> Task<Void, any Error>? {
    guard let limit = features.waitLimit, question.key.leavingScreen == nil else { return nil }
    return Task { [weak self] in
      try await limit.sleep()
      self?.reportOverdue(question, of: number, limit.duration)
    }
  }

  private func reportOverdue(_ question: Question.Name, of number: Int, _ limit: Duration) {
    guard let turn = waiting.all.first(where: { $0.number == number })?.turn else { return }
    let end = question.key.isPreparation ? "ended" : "answered"
    let reason = NavigationReason.overdue.saying("after \(limit), \(question) has not \(end)")
    duringTurn {
      let issue = issue(turn, reason), outcome = NavigationOutcome.undone(issue)
      if features.isHeard { tell(.overdue, ToldAction(cause: cause(issue.action, caller: issue.asker, outcome))) }
      features.issues.hear(issue)
    }
  }
}
