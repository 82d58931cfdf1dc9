/// The waiting actions: for an answer, in line behind another one, or until the screen that they were redirected to
/// leaves.
///
/// They are grouped by caller, so that one screen's waiting actions cost the others nothing.
@MainActor
final class WaitingActions {
  @exclusivity(unchecked) private var waits: [ScreenID?: [Wait]] = [:]
  @exclusivity(unchecked) private var redirects: [ScreenID: [Redirect]] = [:]
  /// The entries that the actions of a screen were redirected to.
  private var redirected: [ScreenID: Set<ScreenID>] = [:]
  private var asked: Set<ScreenID> = []
  private var lastNumber = 0

  /// An action that waits.
  struct Wait {
    let number: Int
    /// What it waits for; `nil` if it is in line behind another action that also came from outside any screen.
    let key: Question.Key?
    let turn: Turn
    let asking: Task<Void, Never>?

    /// Why it ends if it is cancelled.
    var cancelled: NavigationReason {
      .cancelled.saying(key?.activity ?? "an earlier action was waiting for a guard")
    }
  }

  /// An action that waits until the screen that it was redirected to leaves.
  struct Redirect {
    let number: Int
    let turn: Turn
    var entry: ScreenID
    let action: NavigationAction

    var cancelled: NavigationReason { .cancelled.saying("\(action.call), which it was redirected to, was still open") }
  }

  nonisolated init() {}

  deinit {
    for wait in waits.values.joined() {
      wait.asking?.cancel()
      wait.turn.waiter?.release()
    }
    for one in redirects.values.joined() { one.turn.waiter?.release() }
  }
}

extension WaitingActions {
  /// Whether none waits, except for redirects.
  var isEmpty: Bool { waits.isEmpty }

  var hasRedirects: Bool { !redirects.isEmpty }

  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The waiting actions of a screen, or of none.
  func of(_ caller: ScreenID?) -> [Wait] { waits[caller] ?? [] }

  /// Whether a screen is being asked whether it may leave.
  func isAsking(_ entry: ScreenID) -> Bool { asked.contains(entry) }

  func add(_ wait: Wait) {
    waits[wait.turn.caller?.id, default: []].append(wait)
    if let entry = wait.key?.askedEntry { asked.insert(entry.id) }
  }

  func add(_ one: Redirect) {
    redirects[one.entry, default: []].append(one)
    if let caller = one.turn.caller { redirected[caller.id, default: []].insert(one.entry) }
  }

  /// Removes and returns the matching actions of a screen, or of none.
  func remove(of caller: ScreenID?, where fits: (Wait) -> Bool = { _ in true }) -> [Wait] {
    guard let all = waits[caller] else { return [] }
    let removed = all.filter(fits), kept = all.filter { wait in !removed.contains { $0.number == wait.number } }
    waits[caller] = kept.isEmpty ? nil : kept
    for wait in removed { wait.key?.askedEntry.map { _ = asked.remove($0.id) } }
    return removed
  }

  /// Removes and returns all actions, or all that match.
  func takeAll(where fits: (Turn) -> Bool = { _ in true }) -> [Wait] {
    let all = waits.keys.flatMap { remove(of: $0) { fits($0.turn) } }
    return all.sorted { $0.number < $1.number }
  }

  /// Removes and returns all redirected actions, or all that match.
  func takeAllRedirects(where fits: (Turn) -> Bool = { _ in true }) -> [Redirect] {
    let all = redirects.keys.flatMap { removeRedirects(to: $0) }
    for one in all where !fits(one.turn) { add(one) }
    return all.filter { fits($0.turn) }.sorted { $0.number < $1.number }
  }

  /// Removes and returns the redirected actions of a screen.
  func removeRedirects(of caller: ScreenID) -> [Redirect] {
    guard let entries = redirected.removeValue(forKey: caller) else { return [] }
    let removed = entries.flatMap { entry in
      let all = redirects[entry] ?? [], kept = all.filter { $0.turn.caller?.id != caller }
      redirects[entry] = kept.isEmpty ? nil : kept
      return all.filter { $0.turn.caller?.id == caller }
    }
    return removed.sorted { $0.number < $1.number }
  }

  /// Removes and returns the actions that were redirected to a screen.
  func removeRedirects(to entry: ScreenID) -> [Redirect] {
    let all = redirects.removeValue(forKey: entry) ?? []
    for one in all { one.turn.caller.map { unlink(entry, of: $0.id) } }
    return all
  }

  /// Lets what waits for an entry to leave wait for its successor.
  func hand(_ entry: ScreenID, to successor: ScreenID) {
    for var one in removeRedirects(to: entry) {
      one.entry = successor
      add(one)
    }
  }

  private func unlink(_ entry: ScreenID, of caller: ScreenID) {
    redirected[caller]?.remove(entry)
    if redirected[caller]?.isEmpty == true { redirected[caller] = nil }
  }
}
