/// The tasks that wait until nothing is going on.
@MainActor
final class SettledWaiters {
  private var waiting: [Waiter] = []

  private struct Waiter {
    let task: AwaitingTask
    let role: Role
    let continuation: CheckedContinuation<Void, Never>
  }

  /// What a task that waits is itself: it doesn't wait for its own end.
  @MainActor
  struct Role {
    /// The task of a screen, if it is one.
    let task = ScreenTasks.running
    /// The waiting action whose guard, preparation or handler it is.
    let question = Question.numberBeingAsked

    /// Whether it is none of what is waited for.
    fileprivate var isOutside: Bool { task == nil && question == nil }
  }

  /// What those who wait are, and don't wait for: others that wait inside of tasks and guards, too.
  fileprivate struct Others {
    var tasks: Set<ScreenTasks.Key> = []
    var questions: Set<Int> = []

    fileprivate mutating func add(_ role: Role) {
      role.task.map { _ = tasks.insert($0) }
      role.question.map { _ = questions.insert($0) }
    }
  }

  fileprivate func add(_ continuation: CheckedContinuation<Void, Never>, of task: AwaitingTask, _ role: Role) {
    waiting.append(Waiter(task: task, role: role, continuation: continuation))
  }

  /// What a task doesn't wait for: nothing, unless it is a part of what is going on.
  fileprivate func others(than role: Role) -> Others {
    var others = Others()
    if role.isOutside { return others }
    others.add(role)
    for one in waiting { others.add(one.role) }
    return others
  }

  /// Resumes those for whom nothing is going on any more; the others hear of it when a screen's task ends, which is no
  /// action.
  func check(_ navigator: Navigator) {
    var ready: [Waiter] = [], left: [Waiter] = []
    for one in waiting {
      if navigator.isSettled(besides: others(than: one.role)) { ready.append(one) } else { left.append(one) }
    }
    waiting = left
    if left.isEmpty {
      navigator.features.settledWaiters = nil
    } else {
      navigator.watchTasks { [weak navigator] in navigator.map { $0.features.settledWaiters?.check($0) } }
    }
    for one in ready { one.continuation.resume() }
  }

  /// Resumes a task that no longer waits.
  func release(_ task: AwaitingTask) {
    let ready = waiting.filter { $0.task === task }
    waiting.removeAll { $0.task === task }
    for one in ready { one.continuation.resume() }
  }
}

/// What was still going on when a wait for its end had lasted as long as it may.
///
/// ```swift
/// try await navigator.settled(within: .seconds(1))
/// // After 1.0 seconds, something is still going on: push(Home) waits until the guard of Home has answered.
/// ```
package struct NavigationTimeout: Error, CustomStringConvertible {
  /// Each thing that was going on, in a few words.
  package let pending: [String]
  let limit: Duration

  /// What was going on, in a sentence.
  package var description: String {
    "After \(limit), something is still going on: \(pending.joined(separator: "; "))."
  }
}

extension Navigator {
  /// Whether nothing is going on: no action is performed or waits for a guard or a preparation, no task of a screen
  /// runs, and the host, if any, shows the tree.
  ///
  /// No transition or gesture is running then. What waits for the user goes on quietly: an action that was redirected
  /// to a login, and a task that waits `until` a screen answers.
  public var isSettled: Bool { isSettled(besides: SettledWaiters.Others()) }

  fileprivate func isSettled(besides others: SettledWaiters.Others) -> Bool { isShown && work(besides: others).isEmpty }

  /// Whether no action is being performed, and the host, if any, shows the tree.
  package var isShown: Bool { !isPerforming && mirror?.isUpToDate(self) ?? true }

  /// Waits until nothing is asked, prepared, running or about to be shown: see ``isSettled``.
  ///
  /// ```swift
  /// try await navigator.openAndWait(url)
  /// await navigator.settled()   // the place is on the screen, and nothing moves any more
  /// ```
  ///
  /// Returns at once if nothing is going on. Also returns when the task is cancelled. A host that is detached is not
  /// waited for. A host that is released in the middle of a transition, and a gesture that is released before its end,
  /// are noticed at the next action.
  ///
  /// It leaves its caller out: a screen's task, a guard, a preparation or a handler of messages that calls it doesn't wait
  /// for its own end, nor for others of them that wait here, too.
  ///
  /// A guard that never answers, or a task without an end, is waited for endlessly: tests use ``settled(within:)``. The
  /// navigator stays alive meanwhile.
  public func settled() async { await settled(as: AwaitingTask()) { false } }

  /// Waits until nothing is asked, prepared, running or about to be shown, but not longer than a limit.
  ///
  /// ```swift
  /// screen.onAccount()                              // its guard asks a server
  /// try await navigator.settled(within: .seconds(1))
  /// #expect(navigator.tree.summary == "Home > Account")
  /// ```
  ///
  /// - Parameter limit: How long to wait at most.
  /// - Throws: An error that says what is still going on then.
  public func settled(within limit: Duration) async throws {
    let task = AwaitingTask()
    var isOver = false
    let timer = Task {
      try? await Task.sleep(for: limit)
      isOver = true
      features.settledWaiters?.release(task)
    }
    await settled(as: task) { isOver }
    timer.cancel()
    if isOver, !isSettled { throw NavigationTimeout(pending: pending, limit: limit) }
  }

  private func settled(as task: AwaitingTask, _ isOver: () -> Bool) async {
    let role = SettledWaiters.Role()
    while !isSettled(besides: waiters.others(than: role)), !isOver(), !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation {
          waiters.add($0, of: task, role)
          waiters.check(self)
        }
      } onCancel: {
        Task { @MainActor in self.features.settledWaiters?.release(task) }
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

// What is going on.
extension Navigator {
  /// How many guards, preparations and tasks of screens are doing something, rather than waiting for the user's answer
  /// or for the end of an action.
  ///
  /// Tasks that follow a sequence don't count, nor those that the app starts itself. It looks at all entries.
  package var busyTasks: Int { work(besides: SettledWaiters.Others()).count }

  /// What is going on, each in a few words.
  private var pending: [String] {
    var all = work(besides: SettledWaiters.Others())
    if isPerforming { all.append("an action is being performed") }
    if let mirror, !mirror.isUpToDate(self) {
      all.append(mirror.unshown.map { "the host is showing \($0.call)" } ?? "a gesture has not ended")
    }
    return all
  }

  private func work(besides others: SettledWaiters.Others) -> [String] {
    var tasks: [String] = []
    var asking = waiting.all.filter { $0.asking != nil && !others.questions.contains($0.number) }
    for (id, attachments) in records.allAttachments {
      let running = attachments.existing(ScreenTasks.self)?.places(besides: others.tasks) ?? []
      let held = attachments.existing(PendingResults.self)?.awaited.count { $0.holdsTask } ?? 0
      let awaiting = waiting.all.count {
        $0.turn.waiter != nil && $0.turn.caller?.flow != nil && $0.turn.caller?.id == id
      }
      let idle = held + awaiting
      tasks += running.dropLast(idle).map { "a task of \(entry(id)) at \($0) is running" }
      asking.removeLast(min(asking.count, max(0, idle - running.count)))  // a guard that asks the user by a screen
    }
    return asking.compactMap { one in one.key.map { "\(one.turn.action.call) waits until \($0.end)" } } + tasks
  }

  private func entry(_ id: ScreenID) -> String { tree[id].map { "\($0)" } ?? "\(id)" }

  /// Calls a closure when the next task of a screen that runs now has ended.
  fileprivate func watchTasks(_ ended: @escaping @MainActor () -> Void) {
    for (_, attachments) in records.allAttachments { attachments.existing(ScreenTasks.self)?.ended = ended }
  }
}
