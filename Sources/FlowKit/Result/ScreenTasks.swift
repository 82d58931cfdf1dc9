/// The tasks that a screen has begun, which end with it.
@MainActor
package final class ScreenTasks: ScreenBelonging {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var followers: [Task<Void, Never>] = []
  private var lastNumber = 0
  /// Whether tasks may begin: not while the screen is in no tree.
  private var isOpen = false

  package nonisolated init() {}

  deinit {
    for task in tasks.values { task.cancel() }
    for task in followers { task.cancel() }
  }

  package func enter(as caller: Caller) { isOpen = true }

  package func leave(isKept: Bool) {
    isOpen = false
    let ended = Array(tasks.values) + followers
    followers = []
    for task in ended { task.cancel() }
  }
}

/// A closure that a screen's callback calls as long as the screen is there.
///
/// The screen's entry keeps it, and the callback does not: so it may use the screen, and makes no circle of references with
/// it.
@MainActor
final class KeptClosure<Body> {
  let body: Body

  init(_ body: Body) {
    self.body = body
  }
}

extension ScreenTasks {
  /// Runs a task, which is cancelled at the end, and forgotten when it has ended.
  ///
  /// - Returns: Whether it runs; not where the screen is in no tree.
  func start(_ body: @escaping @MainActor () async -> Void) -> Bool {
    guard isOpen else { return false }
    lastNumber += 1
    let number = lastNumber
    tasks[number] = Task { [weak self] in
      await body()
      self?.tasks[number] = nil
    }
    return true
  }

  /// Keeps a task that follows something, until the end.
  func follow(_ task: Task<Void, Never>) { followers.append(task) }

  /// Waits until no task runs, other than those that follow something.
  package func finishTasks() async {
    while let task = tasks.values.first { await task.value }
  }

  /// How many tasks have not ended, other than those that follow something.
  package var taskCount: Int { tasks.count }
}
