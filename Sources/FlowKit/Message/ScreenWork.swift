/// What runs for screens and ends when they leave: sequences that they follow, actions that wait for a preparation, and
/// handlers of the system's back.
@MainActor
final class ScreenWork {
  private var followers: [ScreenID: [Task<Void, Never>]] = [:]
  private var preparations: [Preparation] = []
  private var lastNumber = 0
  /// Who wants to be asked before going back.
  let backHandlers = BackHandlers()

  /// An action that waits until its flows are prepared.
  struct Preparation: Sendable {
    let number: Int
    let turn: Turn
    let task: Task<Void, Never>
  }

  nonisolated init() {}

  deinit {
    for task in followers.values.joined() { task.cancel() }
    for preparation in preparations {
      preparation.task.cancel()
      preparation.turn.continuation?.resume(returning: nil)
    }
  }

  /// Whether there is nothing to keep.
  var isEmpty: Bool { followers.isEmpty && preparations.isEmpty && backHandlers.isEmpty }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension ScreenWork {
  /// Keeps a task for a screen.
  func add(_ task: Task<Void, Never>, of screen: ScreenID) { followers[screen, default: []].append(task) }

  /// The tasks of screens that have left, handed out to be cancelled.
  func removeFollowers(whoLeft screens: ScreenTable) -> [Task<Void, Never>] {
    let left = followers.keys.filter { screens[$0] == nil }
    return left.flatMap { followers.removeValue(forKey: $0) ?? [] }
  }

  /// Keeps an action that waits.
  func add(_ preparation: Preparation) { preparations.append(preparation) }

  /// The actions that wait and fit, handed out.
  func removePreparations(where fits: (Preparation) -> Bool) -> [Preparation] {
    let removed = preparations.filter(fits)
    if !removed.isEmpty { preparations.removeAll(where: fits) }
    return removed
  }
}
