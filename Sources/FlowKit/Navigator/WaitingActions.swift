/// The waiting actions: for an answer, in line behind another one, or until the screen that they were redirected to
/// leaves.
///
/// They are grouped by the line that they stand in, so that one screen's waiting actions cost the others nothing.
@MainActor
final class WaitingActions {
  @exclusivity(unchecked) private var waits: [ScreenID?: [Wait]] = [:]
  @exclusivity(unchecked) private var redirects: [Redirect.Goal: [Redirect]] = [:]
  /// What the actions of a screen were redirected to.
  private var redirected: [ScreenID: Set<Redirect.Goal>] = [:]
  /// How many actions wait for each screen that is asked whether it may leave or be updated.
  private var asked: [ScreenID: Int] = [:]
  private var lastNumber = 0

  /// An action that waits.
  struct Wait {
    let number: Int
    /// The screen whose callback performs it; `nil` if it came from outside any screen.
    let line: ScreenID?
    /// What it waits for; `nil` if it is in line behind another action that also came from outside any screen.
    let key: Question.Key?
    let turn: Turn
    /// The task that asks; `nil` if it is in line, or shares the answer that another action waits for.
    let asking: Task<Void, Never>?

    /// Why it ends if it is cancelled.
    var cancelled: NavigationReason {
      .cancelled.saying(key?.activity ?? "an earlier action was waiting for a guard")
    }
  }

  /// An action that waits until what it was redirected to has left.
  struct Redirect {
    let number: Int
    let turn: Turn
    var goal: Goal
    let action: NavigationAction

    /// What an action was redirected to.
    enum Goal: Hashable, Sendable {
      /// A modal, or a screen that was pushed.
      case entry(ScreenID)
      /// A container's child, by its number, as long as it is selected.
      case child(Int, of: ScreenID)
    }

    var cancelled: NavigationReason { .cancelled.saying("\(action.call), which it was redirected to, was still open") }
  }

  nonisolated init() {}

  deinit {
    for wait in waits.values.joined() {
      wait.asking?.cancel()
      wait.turn.release()
    }
    for one in redirects.values.joined() { one.turn.release() }
  }
}

extension WaitingActions {
  /// Whether none waits; redirected actions don't count.
  var isEmpty: Bool { waits.isEmpty }

  var hasRedirects: Bool { !redirects.isEmpty }

  /// How many tasks of guards and preparations have not answered.
  var askingCount: Int { waits.values.joined().count { $0.asking != nil } }

  /// How many tasks await the end of an action.
  var awaitedCount: Int {
    waits.values.joined().count { $0.turn.isAwaited } + redirects.values.joined().count { $0.turn.isAwaited }
  }

  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The waiting actions of a screen, or of none.
  func of(_ line: ScreenID?) -> [Wait] { waits[line] ?? [] }

  /// Whether a screen is being asked whether it may leave or be updated.
  func isAsking(_ entry: ScreenID) -> Bool { asked[entry] != nil }

  func add(_ wait: Wait) {
    waits[wait.line, default: []].append(wait)
    if let entry = wait.key?.askedScreen { asked[entry.id, default: 0] += 1 }
  }

  func add(_ one: Redirect) {
    redirects[one.goal, default: []].append(one)
    if let caller = one.turn.caller { redirected[caller.id, default: []].insert(one.goal) }
  }

  /// Removes and returns the matching actions of a screen, or of none.
  func remove(of line: ScreenID?, where fits: (Wait) -> Bool = { _ in true }) -> [Wait] {
    guard let all = waits[line] else { return [] }
    let removed = all.filter(fits), kept = all.filter { !fits($0) }
    waits[line] = kept.isEmpty ? nil : kept
    for wait in removed {
      guard let entry = wait.key?.askedScreen?.id, let count = asked[entry] else { continue }
      asked[entry] = count > 1 ? count - 1 : nil
    }
    return removed
  }

  /// Removes and returns the actions that act from a screen that has left.
  func removeAll(from caller: ScreenID) -> [Wait] {
    remove(of: caller) + remove(of: nil) { $0.turn.caller?.id == caller }
  }

  /// Removes and returns the actions that share the answer that others were waiting for.
  func removeSharing(with others: [Wait]) -> [Wait] {
    let entries = Set(others.compactMap { $0.key?.askedScreen?.id }).filter(isAsking)
    guard !entries.isEmpty else { return [] }
    return takeAll { $0.asking == nil && $0.key?.askedScreen.map { entries.contains($0.id) } == true }
  }

  /// Removes and returns all actions, or all that match.
  func takeAll(where fits: (Wait) -> Bool = { _ in true }) -> [Wait] {
    let all = waits.keys.flatMap { remove(of: $0, where: fits) }
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
    guard let goals = redirected.removeValue(forKey: caller) else { return [] }
    let removed = goals.flatMap { goal in
      let all = redirects[goal] ?? [], kept = all.filter { $0.turn.caller?.id != caller }
      redirects[goal] = kept.isEmpty ? nil : kept
      return all.filter { $0.turn.caller?.id == caller }
    }
    return removed.sorted { $0.number < $1.number }
  }

  /// Removes and returns the actions that were redirected to something that has left.
  func removeRedirects(to goal: Redirect.Goal) -> [Redirect] {
    let all = redirects.removeValue(forKey: goal) ?? []
    for one in all { one.turn.caller.map { unlink(goal, of: $0.id) } }
    return all
  }

  /// Removes and returns the actions that were redirected to a child that its container doesn't show any more.
  func removeRedirectsToChildren(notSelectedIn tree: NavigationTree) -> [Redirect] {
    let left = redirects.keys.filter { goal in
      guard case .child(let number, let container) = goal else { return false }
      return tree.position(of: container)?.node.contents?.selectedNumber != number
    }
    return left.flatMap(removeRedirects(to:)).sorted { $0.number < $1.number }
  }

  /// Lets what waits for an entry to leave wait for its successor.
  func hand(_ entry: ScreenID, to successor: ScreenID) {
    for var one in removeRedirects(to: .entry(entry)) {
      one.goal = .entry(successor)
      add(one)
    }
  }

  private func unlink(_ goal: Redirect.Goal, of caller: ScreenID) {
    redirected[caller]?.remove(goal)
    if redirected[caller]?.isEmpty == true { redirected[caller] = nil }
  }
}
