import FlowKit

/// A guard that answers when a test decides, or at once, and counts how often it runs.
@MainActor
final class Judge {
  private(set) var count = 0
  private(set) var isCancelled = false
  private var waiting: [AsyncStream<GuardDecision>.Continuation] = []
  private let began = AsyncStream.makeStream(of: Void.self)
  private let cancelled = AsyncStream.makeStream(of: Void.self)

  /// Answers at once.
  func says(_ decision: GuardDecision) -> GuardDecision {
    count += 1
    return decision
  }

  /// Answers later.
  func thinks() async -> GuardDecision {
    count += 1
    let (stream, continuation) = AsyncStream.makeStream(of: GuardDecision.self)
    waiting.append(continuation)
    began.continuation.yield()
    for await decision in stream { return decision }
    isCancelled = true
    cancelled.continuation.yield()
    return .allow
  }

  /// Answers later, with yes or no.
  func confirms() async -> Bool {
    let decision = await thinks()
    return decision.isAllowed
  }

  /// Waits until the guard runs the next time.
  func begins() async { for await _ in began.stream { return } }

  /// Waits until the running guard sees that it is cancelled.
  func isTold() async { for await _ in cancelled.stream { return } }

  /// Answers the guard that started first.
  func answers(_ decision: GuardDecision) { waiting.removeFirst().yield(decision) }
}

extension GuardDecision {
  fileprivate var isAllowed: Bool { String(describing: self).contains("allow") }
}
