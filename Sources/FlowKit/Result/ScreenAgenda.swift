/// What a screen has begun and waits for, which ends with it.
///
/// Its tasks, the results that it waits for, and the closures that its callbacks call. They are kept here, and not in
/// the callbacks: so they may use the screen, and make no circle of references with it.
@MainActor
package final class ScreenAgenda {
  private var closures: [AnyObject] = []
  private var pending: [any Pending] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0
  /// The handlers of back of a screen that several entries show, to be asked again when it enters again.
  var backHandlers: [BackRegistration] = []
  /// Whether several entries show the screen, one after another: then its closures outlive each of them.
  private let isReused: Bool
  /// Whether tasks may begin: not while the screen of a reused one is in no tree.
  var isOpen: Bool

  package nonisolated init(isReused: Bool = false, isOpen: Bool = true) {
    self.isReused = isReused
    self.isOpen = isOpen
  }

  deinit {
    for task in tasks.values { task.cancel() }
    for result in pending { result.bell.finish() }
  }
}

/// A result that a screen waits for, of any type.
@MainActor
protocol Pending: AnyObject, Sendable {
  nonisolated var bell: AsyncStream<Never>.Continuation { get }

  /// Looks whether the screen is there that was opened.
  ///
  /// - Returns: Whether there still is something to wait for, or to be closed.
  func update(_ screens: ScreenTable) -> Bool

  /// Ends the waiting without a value.
  func end()
}

/// A closure that a screen's callback calls as long as the screen is there.
@MainActor
final class Kept<Body> {
  let body: Body

  init(_ body: Body) {
    self.body = body
  }
}

extension ScreenAgenda {
  /// Whether there is nothing on it.
  var isEmpty: Bool { !isReused && closures.isEmpty && pending.isEmpty && tasks.isEmpty }

  /// How many tasks have not ended.
  package var taskCount: Int { tasks.count }

  /// Keeps a closure until the end.
  func keep<Body>(_ body: Kept<Body>) { closures.append(body) }

  /// Waits for a result until the end.
  func add(_ result: any Pending) { pending.append(result) }

  /// Runs a task, which is cancelled at the end, and forgotten when it has ended.
  func start(_ body: @escaping @MainActor () async -> Void) {
    lastNumber += 1
    let number = lastNumber
    tasks[number] = Task { [weak self] in
      await body()
      self?.tasks[number] = nil
    }
  }

  /// Waits until no task runs.
  package func finishTasks() async {
    while let task = tasks.values.first { await task.value }
  }

  /// Forgets the results whose screens have left.
  func update(_ screens: ScreenTable) {
    guard !pending.isEmpty else { return }
    let over = pending.filter { !$0.update(screens) }
    pending.removeAll { result in over.contains { $0 === result } }
  }

  /// The screen has left.
  func end() {
    let closures = closures  // let go of when nothing is being changed: they may hold the app's objects
    if isReused { isOpen = false } else { self.closures = [] }
    for task in tasks.values { task.cancel() }
    for result in pending { result.end() }
    pending = []
    withExtendedLifetime(closures) {}
  }
}
