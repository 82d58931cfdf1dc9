/// Those who wait until the host shows the tree.
@MainActor
final class SettledWaiters: TreeFollower {
  let rank = 4
  private var waiting: [(task: AwaitingTask, continuation: CheckedContinuation<Void, Never>)] = []

  func add(_ continuation: CheckedContinuation<Void, Never>, of task: AwaitingTask) {
    waiting.append((task, continuation))
  }

  func follow(_: NavigationAction, _: TreeDifference, in _: Navigator) {}

  func rest(in navigator: Navigator) {
    guard navigator.isSettled else { return }
    navigator.features.remove(self)
    let ready = waiting
    waiting = []
    for one in ready { one.continuation.resume() }
  }

  /// Lets a task go that does not wait any more.
  func release(_ task: AwaitingTask) {
    let ready = waiting.filter { $0.task === task }
    waiting.removeAll { $0.task === task }
    for one in ready { one.continuation.resume() }
  }
}

extension Navigator {
  /// Whether what is done is shown: no action is being performed, and the host, if there is one, shows the tree, with no
  /// transition or gesture running.
  public var isSettled: Bool { !isPerforming && mirror?.isUpToDate(self) ?? true }

  /// Waits until what is done is shown: the tree is right at once, and the host catches up.
  ///
  /// ```swift
  /// navigator.open(url)
  /// await navigator.settled()   // the place is on the screen, and nothing moves any more
  /// ```
  ///
  /// Returns at once where nothing is being performed and there is no host, or none that is busy; also when the host is
  /// detached, or the task is cancelled. A host that is let go of in the middle of a transition, and a gesture that is let
  /// go of without an end, are noticed at the next action. Actions that wait for a guard or a preparation are not waited
  /// for: await `perform` for these. The navigator is kept alive meanwhile.
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
    for case let waiters as SettledWaiters in features.followers { return waiters }
    let waiters = SettledWaiters()
    features.add(waiters)
    return waiters
  }
}
