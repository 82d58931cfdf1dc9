/// An action that waits, whose wish it is, and what it waits for.
package struct Waiting: Sendable {
  package let number: Int
  package let turn: Turn
  package let until: Until

  /// What an action waits for.
  package enum Until: Sendable {
    /// The answer to a question, or the end of a preparation.
    case answer(Question.Key, Task<Void, Never>)
    /// Its turn, behind another action from outside.
    case turn
    /// The end of the action to which a guard has redirected it.
    case end(of: NavigationAction)
    /// Until what it was redirected to has left.
    case left(Goal, NavigationAction)
  }

  /// What an action was redirected to.
  package enum Goal: Hashable, Sendable {
    /// A modal, or a screen.
    case entry(ScreenID)
    /// A container's child, as long as it is selected.
    case child(NavigationTree.Container.Child, of: ScreenID)
  }
}

extension Waiting {
  /// The screen whose wish it is; `nil` if it is no screen's.
  package var asker: ScreenID? { turn.wish.asker }

  /// The question that it waits for, if any.
  var key: Question.Key? {
    guard case .answer(let key, _) = until else { return nil }
    return key
  }

  /// The task that asks.
  var asking: Task<Void, Never>? {
    guard case .answer(_, let task) = until else { return nil }
    return task
  }

  /// Whether later actions from outside keep behind it; the system's back is a wish of the visible screen.
  var isInLine: Bool {
    guard asker == nil || !turn.wish.isOfScreen && turn.action.kind != .back else { return false }
    switch until {
    case .answer, .turn: return true
    case .end, .left: return false
    }
  }

  /// The action that it was redirected to.
  package var redirection: NavigationAction? {
    switch until {
    case .end(let action), .left(_, let action): action
    case .answer, .turn: nil
    }
  }

  /// Whether the same action needn't be performed meanwhile: it waits already, and no shorter way is wanted.
  func waitsInstead(of action: NavigationAction) -> Bool {
    turn.action == action && closesAtLeast(action.closing)
      && (turn.action.skipsConfirmation || !action.skipsConfirmation)
  }

  /// Whether it also closes another screen that its asker has opened: what was opened later lies above.
  private func closesAtLeast(_ other: ScreenID?) -> Bool {
    guard let closing = turn.action.closing else { return true }
    return other.map { closing.number <= $0.number } ?? false
  }

  /// What it is doing, in a sentence.
  var activity: String {
    switch until {
    case .answer(let key, _): key.activity
    case .turn: "an earlier action was waiting for a guard"
    case .end(let action), .left(_, let action): "\(action.call), which it was redirected to, was still open"
    }
  }
}

/// All actions that wait, in the order in which they began to.
///
/// There are hardly ever more than three, so they are looked through one by one.
@MainActor
package final class WaitingList {
  @exclusivity(unchecked) package private(set) var all: [Waiting] = []  // for "push" of `Benchmarks/counts`
  private var lastNumber = 0

  package nonisolated init() {}

  /// A list of what waits already.
  package init(_ all: [Waiting]) {
    self.all = all
    lastNumber = all.map(\.number).max() ?? 0
  }

  deinit {
    for one in all {
      one.asking?.cancel()
      one.turn.waiter?.resume(with: nil)
    }
  }

  package var isEmpty: Bool { all.isEmpty }

  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func add(_ one: Waiting) { all.append(one) }

  /// Removes and returns those that match.
  func remove(where fits: (Waiting) -> Bool) -> [Waiting] {
    var removed: [Waiting] = [], rest: [Waiting] = []
    for one in all { if fits(one) { removed.append(one) } else { rest.append(one) } }
    if !removed.isEmpty { all = rest }
    return removed
  }

  /// Removes and returns the one with a number; `nil` if it has ended.
  func remove(_ number: Int) -> Waiting? {
    all.firstIndex { $0.number == number }.map { all.remove(at: $0) }
  }

  /// Puts an action in the place of another one, which it returns.
  func hand(_ old: Waiting, to turn: Turn) {
    guard let index = all.firstIndex(where: { $0.number == old.number }) else { return }
    all[index] = Waiting(number: old.number, turn: turn, until: old.until)
  }
}
