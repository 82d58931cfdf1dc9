/// An action with whoever asked for it, and whoever waits for its end.
struct Turn: Sendable {
  var action: NavigationAction
  var caller: Caller?
  /// What few turns have, in a box, so that the others are small.
  private var box: Box?

  private indirect enum Box: Sendable {
    case box(Rest)
  }

  struct Rest: Sendable {
    /// Who has been asked about it so far; nil before anybody was.
    var approval: Approval?
    /// Why it will not be done, where that was known before its turn; the observers hear of it in its turn.
    var end: NavigationReason?
    /// What was thrown, where that is why.
    var error: (any Error)?
    /// How many actions led to this one, each performed because of the one before.
    var depth = 0
    var waiter: Waiter?
    /// For a tree that is restored: the states of its screens.
    ///
    /// Those that are not shown are made when they are needed.
    var restored: [ScreenID: RestoredState]?
    /// The greatest id when its tree was made; it can't be gone to when more have been given.
    var lastID: Int?
  }

  init(_ action: consuming NavigationAction, from caller: consuming Caller?) {
    self.action = action
    self.caller = caller
  }

  init(_ action: NavigationAction, from caller: Caller?, because end: NavigationReason) {
    self.init(action, from: caller)
    rest.end = end
  }

  var isPlain: Bool { box == nil }

  var rest: Rest {
    get {
      guard case .box(let rest) = box else { return Rest() }
      return rest
    }
    set { box = .box(newValue) }
  }

  var approval: Approval? {
    @inline(__always) get { box == nil ? nil : rest.approval }
    set { rest.approval = newValue }
  }

  var end: NavigationReason? {
    @inline(__always) get { box == nil ? nil : rest.end }
    set { rest.end = newValue }
  }

  var restored: [ScreenID: RestoredState]? {
    @inline(__always) get { box == nil ? nil : rest.restored }
  }

  var waiter: Waiter? {
    @inline(__always) get { box == nil ? nil : rest.waiter }
    set { if box != nil || newValue != nil { rest.waiter = newValue } }
  }
}

/// A task that awaits an action.
final class AwaitingTask: Sendable {}

/// Who waits for the end of an action.
final class Waiter: Sendable {
  private let continuation: CheckedContinuation<NavigationOutcome?, Never>?
  /// An action that was earlier to the one that is waited for, and by which question.
  let earlier: Earlier?
  /// What the task that waits is known by; nil where none does.
  let task: AwaitingTask?

  struct Earlier: Sendable {
    let turn: Turn
    let first: NavigationAction
  }

  init(_ continuation: CheckedContinuation<NavigationOutcome?, Never>, _ task: AwaitingTask) {
    self.continuation = continuation
    self.task = task
    earlier = nil
  }

  init(_ earlier: Earlier) {
    continuation = nil
    task = nil
    self.earlier = earlier
  }

  /// Whether a task waits for it, or for what was earlier.
  func isOf(_ task: AwaitingTask) -> Bool { self.task === task || earlier?.turn.waiter?.isOf(task) == true }

  /// The action has ended.
  func resume(with outcome: NavigationOutcome?) { continuation?.resume(returning: outcome) }

  /// The navigator is gone.
  func release() {
    continuation?.resume(returning: nil)
    earlier?.turn.waiter?.release()
  }
}

/// The actions that wait while another is performed, in order.
@MainActor
final class TurnQueue {
  @exclusivity(unchecked) private(set) var isPerforming = false
  /// Whether what screens ask for is not to be done, as what came of it is in the tree already.
  @exclusivity(unchecked) var ignoresScreens = false
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var caused = 0
  @exclusivity(unchecked) private var queue: [Turn?] = []
  @exclusivity(unchecked) private var next = 0

  /// More actions in a row than this, each caused by the one before, are taken for an endless loop.
  static var longestChain: Int { 1_000 }
  /// More actions than this, caused by actions that were themselves caused, are one too: each may cause several.
  private static var mostCaused: Int { 10_000 }

  nonisolated init() {}

  /// Starts with an action that nothing has caused; false while another is performed.
  func begin() -> Bool {
    guard !isPerforming else { return false }
    isPerforming = true
    depth = 0
    caused = 0
    return true
  }

  /// Puts an action at the end; false when it would be the next of an endless chain.
  func enqueue(_ turn: Turn) -> Bool {
    guard depth + 1 < Self.longestChain, caused < Self.mostCaused else { return false }
    if depth > 0 { caused += 1 }
    add(turn, depth: depth + 1)
    return true
  }

  /// Puts the end of an endless chain at the end; nothing more comes after it, whatever it causes.
  func enqueueEnd(_ turn: Turn) {
    if depth < Self.longestChain { add(turn, depth: Self.longestChain) }
  }

  private func add(_ turn: Turn, depth: Int) {
    var turn = turn
    turn.rest.depth = depth
    queue.append(turn)
  }

  /// Whether an action waits; where none does, nothing is performed any more.
  func goesOn() -> Bool {
    isPerforming = next < queue.count
    return isPerforming
  }

  /// The action whose turn it is.
  func dequeue() -> Turn? {
    let turn = queue[next].take()
    next += 1
    depth = turn?.rest.depth ?? 0
    if next == queue.count {
      queue.removeAll(keepingCapacity: next <= 64)
      next = 0
    }
    return turn
  }
}
