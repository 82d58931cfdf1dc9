/// The tasks that wait until nothing is going on.
@MainActor
final class SettledWaiters {
  private var waiting: [Waiter] = []

  fileprivate struct Waiter {
    let task: AwaitingTask
    let role: Role
    /// How many tasks go on for so long that it doesn't wait for them.
    let longTasks: Int
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

  fileprivate func add(_ waiter: Waiter) { waiting.append(waiter) }

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
      let isReady = navigator.isSettled(besides: others(than: one.role), one.longTasks)
      if isReady { ready.append(one) } else { left.append(one) }
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
/// try await navigator.settled(within: .seconds(10))
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
  public var isSettled: Bool { isSettled(besides: SettledWaiters.Others(), 0) }

  fileprivate func isSettled(besides others: SettledWaiters.Others, _ longTasks: Int) -> Bool {
    isShown && work(besides: others).count <= longTasks
  }

  /// Whether no action is being performed, and the host, if any, shows the tree.
  package var isShown: Bool { !isPerforming && mirror?.isUpToDate(self) ?? true }

  /// Waits until nothing is asked, prepared, running or about to be shown: see ``isSettled``.
  ///
  /// ```swift
  /// screen.onAccount()               // its guard asks a server
  /// try await navigator.settled()
  /// #expect(navigator.tree.summary == "Home > Account")
  /// ```
  ///
  /// A host that is detached is not waited for. A host that is released in the middle of a transition, and a gesture that
  /// is released before its end, are noticed at the next action. Tasks that the app starts itself are unknown to the
  /// navigator: it gives them a few turns of the main actor, and again as long as they change the tree.
  ///
  /// It leaves its caller out: a screen's task, a guard, a preparation or a handler of messages that calls it doesn't wait
  /// for its own end, nor for others of them that wait here, too. The navigator stays alive meanwhile.
  ///
  /// - Parameter limit: How long to wait at most: 5 seconds, if you don't say more or less. That is longer than a few
  ///   transitions take, and short enough for a test that fails. Time in which others keep the main actor counts for
  ///   little, so the limit holds on a busy machine, too.
  /// - Throws: An error that says what is still going on when the limit has passed; `CancellationError` if the task is
  ///   cancelled.
  public func settled(within limit: Duration = .seconds(5)) async throws {
    let left = await whatIsLeft(within: limit).left
    guard !left.isEmpty else { return }
    try Task.checkCancellation()
    throw NavigationTimeout(pending: left, limit: limit)
  }

  /// Waits until nothing is going on, or until the limit has passed, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most.
  ///   - longTasks: How many of ``busyTasks`` go on for so long that nobody waits for them.
  /// - Returns: Whether something was going on at all, and what is left, each in a few words.
  package func whatIsLeft(
    within limit: Duration, besides longTasks: Int = 0
  ) async -> (hasWaited: Bool, left: [String]) {
    let task = AwaitingTask(), role = SettledWaiters.Role()
    var isOver = false, hasWaited = false, tree: NavigationTree, timer: Task<Void, any Error>?
    defer { timer?.cancel() }
    func isSettled() -> Bool { self.isSettled(besides: waiters.others(than: role), longTasks) }
    repeat {
      tree = self.tree
      if !isSettled() { hasWaited = true }
      for _ in 0..<Self.turns { await Task.yield() }
      while !isSettled(), !isOver, !Task.isCancelled {
        hasWaited = true
        if timer == nil {
          timer = Task {
            // In parts, each of which ends when the main actor is free: others had their turns, too.
            for _ in 0..<Self.partsOfAWait { try await Task.sleep(for: limit / Self.partsOfAWait) }
            isOver = true
            features.settledWaiters?.release(task)
          }
        }
        await wait(as: task, role, longTasks)
      }
    } while !tree.isIdentical(to: self.tree) && !isOver && !Task.isCancelled
    return (hasWaited, isSettled() ? [] : pending(besides: waiters.others(than: role)))
  }

  /// Waits until it is settled, or the task is released or cancelled.
  private func wait(as task: AwaitingTask, _ role: SettledWaiters.Role, _ longTasks: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation {
        waiters.add(SettledWaiters.Waiter(task: task, role: role, longTasks: longTasks, continuation: $0))
        waiters.check(self)
      }
    } onCancel: {
      Task { @MainActor in self.features.settledWaiters?.release(task) }
    }
  }

  /// The turns of the main actor for tasks that nobody knows, such as those of the app's services.
  private static var turns: Int { 4 }
  private static var partsOfAWait: Int { 50 }

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
  private func pending(besides others: SettledWaiters.Others) -> [String] {
    var all = work(besides: others)
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
