/// What runs for screens and ends when they leave: sequences that they follow, actions that wait for a preparation,
/// their agendas, and handlers of the system's back.
@MainActor
final class ScreenWork {
  private var followers: [ScreenID: [Task<Void, Never>]] = [:]
  private var waits: [Wait] = []
  private var detours: [Detour] = []
  private var lastNumber = 0
  var agendas: [ScreenID: ScreenAgenda] = [:]
  /// Who wants to be asked before going back.
  let backHandlers = BackHandlers()
  /// Looks for screens that live on after they have left.
  var leaks: LeakDetector?

  /// An action that waits.
  struct Wait: Sendable {
    let number: Int
    let kind: Kind
    let turn: Turn
    let task: Task<Void, Never>?

    enum Kind: Sendable {
      /// Until its flows are prepared.
      case preparing
      /// For the answer of a guard.
      case asking(GuardKey)
      /// Behind another one that came from outside any screen, too.
      case lining
    }
  }

  /// An action that waits until the screen that it was redirected to has left.
  struct Detour: Sendable {
    let turn: Turn
    let entry: ScreenID
    let redirect: NavigationAction
  }

  nonisolated init() {}

  deinit {
    for task in followers.values.joined() { task.cancel() }
    for wait in waits {
      wait.task?.cancel()
      wait.turn.waiter?.release()
    }
    for detour in detours { detour.turn.waiter?.release() }
  }

  /// Whether there is nothing to keep.
  var isEmpty: Bool {
    followers.isEmpty && !isWaiting && detours.isEmpty && agendas.isEmpty && backHandlers.isEmpty && leaks == nil
  }

  /// Whether any action waits, other than for its redirect.
  var isWaiting: Bool { !waits.isEmpty }

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
    guard !followers.isEmpty else { return [] }
    let left = followers.keys.filter { screens[$0] == nil }
    return left.flatMap { followers.removeValue(forKey: $0) ?? [] }
  }

  /// Keeps an action that waits.
  func add(_ wait: Wait) { waits.append(wait) }

  /// The tasks of these screens, handed out to be cancelled.
  func removeFollowers(of ids: [ScreenID]) -> [Task<Void, Never>] {
    ids.flatMap { followers.removeValue(forKey: $0) ?? [] }
  }

  /// The actions that wait and fit, handed out.
  func removeWaits(where fits: (Wait) -> Bool) -> [Wait] {
    let removed = waits.filter(fits)
    if !removed.isEmpty { waits.removeAll(where: fits) }
    return removed
  }

  /// Keeps an action that was redirected.
  func add(_ detour: Detour) { detours.append(detour) }

  /// The actions that were redirected and fit, handed out.
  func removeDetours(where fits: (Detour) -> Bool) -> [Detour] {
    let removed = detours.filter(fits)
    if !removed.isEmpty { detours.removeAll(where: fits) }
    return removed
  }

  /// Whether a guard is being asked about the leaving of a screen.
  func isAsking(_ key: GuardKey) -> Bool {
    guard case .leaving(let entry, _) = key else { return false }
    return waits.contains { wait in
      guard case .asking(.leaving(let asked, _)) = wait.kind else { return false }
      return asked.id == entry.id
    }
  }

  /// The action of a screen, or of none, that waits for a guard other than that of a screen that would leave: nothing
  /// else of it goes forward meanwhile.
  func askingWait(of caller: ScreenID?) -> Wait? {
    waits.first { wait in
      guard case .asking(let key) = wait.kind, wait.turn.caller?.id == caller else { return false }
      if case .leaving = key { return false }
      return true
    }
  }
}
