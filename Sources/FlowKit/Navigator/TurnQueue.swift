/// An action with whoever asked for it, and whoever waits for its end.
struct Turn {
  let action: NavigationAction
  let caller: Caller?
  /// How many actions led to this one, each performed because of the one before.
  var depth = 0
  var continuation: CheckedContinuation<NavigationOutcome, Never>?
}

/// The actions that wait while another is performed, in order.
struct TurnQueue {
  private(set) var isPerforming = false
  private var depth = 0
  private var waiting: [Turn] = []
  private var next = 0

  /// More actions in a row than this, each caused by the one before, are taken for an endless loop.
  static var longestChain: Int { 1_000 }

  mutating func begin(depth: Int) {
    isPerforming = true
    self.depth = depth
  }

  /// Puts an action at the end; false when it would be the next of an endless chain.
  mutating func append(_ turn: Turn) -> Bool {
    guard depth + 1 < Self.longestChain else { return false }
    waiting.append(turn)
    waiting[waiting.count - 1].depth = depth + 1
    return true
  }

  /// The action whose turn it is; nil, and nothing is performed any more, when none waits.
  mutating func popFirst() -> Turn? {
    guard next < waiting.count else {
      if next > 0 { waiting.removeAll(keepingCapacity: next <= 64) }
      next = 0
      isPerforming = false
      return nil
    }
    let turn = waiting[next]
    next += 1
    depth = turn.depth
    return turn
  }
}
