/// An action with whoever asked for it, and whoever waits for its end.
struct Turn {
  let action: NavigationAction
  let caller: Caller?
  /// How many actions led to this one, each performed because of the one before.
  var depth = 0
  var continuation: CheckedContinuation<NavigationOutcome, Never>?
}

/// The actions that wait while another is performed, in order.
@MainActor
final class TurnQueue {
  private(set) var isPerforming = false
  private var hasWaiting = false
  private var depth = 0
  private var waiting: [Turn] = []
  private var next = 0

  /// More actions in a row than this, each caused by the one before, are taken for an endless loop.
  private static var longestChain: Int { 1_000 }

  nonisolated init() {}

  /// Starts with an action that nothing has caused; false while another is performed.
  func begin() -> Bool {
    guard !isPerforming else { return false }
    isPerforming = true
    depth = 0
    return true
  }

  /// Puts an action at the end; false when it would be the next of an endless chain.
  func append(_ turn: Turn) -> Bool {
    guard depth + 1 < Self.longestChain else { return false }
    waiting.append(turn)
    waiting[waiting.count - 1].depth = depth + 1
    hasWaiting = true
    return true
  }

  /// Whether nothing waits; if so, nothing is performed any more.
  func end() -> Bool {
    guard !hasWaiting else { return false }
    isPerforming = false
    return true
  }

  /// The action whose turn it is.
  ///
  /// There must be one that waits.
  func popFirst() -> Turn {
    let turn = waiting[next]
    next += 1
    depth = turn.depth
    if next == waiting.count { forget() }
    return turn
  }

  private func forget() {
    waiting.removeAll(keepingCapacity: next <= 64)
    next = 0
    hasWaiting = false
  }
}
