/// A task that awaits an action.
final class AwaitingTask: Sendable {}

/// Resumes the task that awaits an action.
///
/// It is an object, because a continuation's size is not known here, and turns would be copied slowly.
final class Waiter: Sendable {
  private let continuation: CheckedContinuation<NavigationOutcome?, Never>
  let task: AwaitingTask

  init(_ continuation: CheckedContinuation<NavigationOutcome?, Never>, _ task: AwaitingTask) {
    self.continuation = continuation
    self.task = task
  }

  func resume(with outcome: NavigationOutcome?) { continuation.resume(returning: outcome) }
}
