/// The tasks that a screen has started, which end with it.
@MainActor
package final class ScreenTasks: ScreenAttachment {
  private var tasks: [Int: (task: Task<Void, Never>, place: SourcePlace)] = [:]
  private var followers: [Task<Void, Never>] = []
  private var lastNumber = 0
  /// Called when a task has ended, if somebody waits for that.
  var ended: (@MainActor () -> Void)?
  /// Rung when no task runs any more, for those who wait for that.
  private var bells: [AsyncStream<Never>.Continuation] = []

  /// Identifies a task among all tasks of screens.
  struct Key: Hashable, Sendable {
    fileprivate let tasks: ObjectIdentifier
    fileprivate let number: Int
  }

  /// The running task of a screen; `nil` outside such tasks.
  @TaskLocal static var running: Key?

  package nonisolated init() {}

  deinit {
    for one in tasks.values { one.task.cancel() }
    for task in followers { task.cancel() }
  }

  package func leave(isKept: Bool) {
    let ended = tasks.values.map(\.task) + followers
    followers = []
    for task in ended { task.cancel() }
  }
}

extension ScreenTasks {
  /// Runs a task, which is cancelled when the screen leaves, and dropped when it has ended.
  func start(at place: SourcePlace, _ body: @escaping @MainActor () async -> Void) {
    lastNumber += 1
    let number = lastNumber
    let key = Key(tasks: ObjectIdentifier(self), number: number)
    let task = Task { [weak self] in
      await Self.$running.withValue(key) { await body() }
      self?.end(number)
    }
    tasks[number] = (task, place)
  }

  /// Keeps a task that follows a sequence, until the screen leaves.
  func follow(_ task: Task<Void, Never>) { followers.append(task) }

  private func end(_ number: Int) {
    tasks[number] = nil
    if tasks.isEmpty {
      for bell in bells { bell.finish() }
      bells = []
    }
    ended?()
  }

  /// Where those that have not ended were written, in the order in which they began; not those that follow a sequence.
  package var places: [SourcePlace] { places(besides: []) }

  /// The same, without some of them.
  func places(besides others: Set<Key>) -> [SourcePlace] {
    let counted = others.isEmpty ? tasks : tasks.filter { !others.contains(key(of: $0.key)) }
    return counted.sorted { $0.key < $1.key }.map(\.value.place)
  }

  private func key(of number: Int) -> Key { Key(tasks: ObjectIdentifier(self), number: number) }

  /// Waits until no task runs, except those that follow a sequence, or until the waiting task is cancelled.
  package func finishTasks() async {
    while !tasks.isEmpty, !Task.isCancelled {
      let (silence, bell) = AsyncStream.makeStream(of: Never.self)
      bells.append(bell)
      for await _ in silence {}  // unlike the value of a task, it ends if the waiting task is cancelled
    }
  }
}
