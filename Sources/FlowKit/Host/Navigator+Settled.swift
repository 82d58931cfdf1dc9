/// The tasks that wait until the host shows the tree.
@MainActor
final class SettledWaiters: TreeFollower {
  let rank = 4
  private var waiting: [(task: AwaitingTask, continuation: CheckedContinuation<Void, Never>)] = []

  func add(_ continuation: CheckedContinuation<Void, Never>, of task: AwaitingTask) {
    waiting.append((task, continuation))
  }

  func follow(_: NavigationAction, _: TreeDifference, in _: Navigator) {}

  func becameIdle(in navigator: Navigator) {
    guard navigator.isSettled else { return }
    navigator.features.settledWaiters = nil
    let ready = waiting
    waiting = []
    for one in ready { one.continuation.resume() }
  }

  /// Resumes a task that no longer waits.
  func release(_ task: AwaitingTask) {
    let ready = waiting.filter { $0.task === task }
    waiting.removeAll { $0.task === task }
    for one in ready { one.continuation.resume() }
  }
}

extension Navigator {
  /// Whether the host has caught up: no action is being performed, and the host, if any, shows the tree.
  ///
  /// No transition or gesture is running then.
  public var isSettled: Bool { !isPerforming && mirror?.isUpToDate(self) ?? true }

  /// Waits until the host has caught up with the tree.
  ///
  /// ```swift
  /// try await navigator.openAndWait(url)
  /// await navigator.settled()   // the place is on the screen, and nothing moves any more
  /// ```
  ///
  /// Returns at once if no action is being performed and there is no busy host. Also returns when the host is detached
  /// or the task is cancelled. A host that is released in the middle of a transition, and a gesture that is released
  /// before its end, are noticed at the next action.
  ///
  /// It doesn't wait for actions that wait for a guard or a preparation: await `performAndWait` for these. The navigator
  /// stays alive meanwhile.
  public func settled() async {
    let task = AwaitingTask()
    while !isSettled, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiters.add($0, of: task) }
      } onCancel: {
        Task { @MainActor in self.waiters.release(task) }
      }
    }
  }

  private var waiters: SettledWaiters {
    if let known = features.settledWaiters { return known }
    let new = SettledWaiters()
    features.settledWaiters = new
    return new
  }
}
