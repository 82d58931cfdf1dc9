/// A navigator's history, as a value: each action with its caller, its outcome, and the tree after it.
///
/// ```swift
/// let logger = navigator.startLog()
/// ...
/// print(logger.log)
/// ```
///
/// The log is bounded: beyond its limit, the oldest entries are dropped. Trees share what they have in common, so an
/// entry takes less than a kilobyte, however high the stacks are. Forwarded arguments are not kept.
public struct NavigationLog: Sendable {
  /// The maximum number of entries kept.
  let limit: Int
  /// The tree before the oldest kept entry.
  public private(set) var start: NavigationTree
  /// How many entries were dropped.
  package private(set) var droppedCount = 0

  /// A ring once it is full: the next entry replaces the oldest one.
  private var slots: [Entry] = []
  private var oldest = 0

  /// One action and its effect.
  public struct Entry: Sendable {
    /// Counts the actions of the log, from 1, including those that were dropped.
    package let number: Int
    private let cause: NavigationEvent.Cause

    init(number: Int, _ cause: NavigationEvent.Cause) {
      self.number = number
      self.cause = cause
    }

    /// The tree after the action.
    public var tree: NavigationTree { cause.treeAfter }

    /// The action, with its origin.
    public var action: NavigationAction { cause.action }

    /// The caller's entry; `nil` if the action came from outside any screen.
    public var caller: NavigationTree.Entry? { cause.caller }

    /// The action's outcome, with its changes, or the reason why it was not performed.
    public var outcome: NavigationOutcome { cause.outcome }
  }

  init(keeping limit: Int, from start: NavigationTree) {
    self.limit = Swift.max(1, limit)
    self.start = start
  }
}

extension NavigationLog {
  /// Begins with a tree, if the log is still empty; returns the previous one.
  mutating func begin(with tree: NavigationTree) -> NavigationTree {
    let before = start
    start = tree
    return before
  }

  /// Appends an action.
  ///
  /// - Returns: What was dropped. Release it when the log isn't being changed, because it may own objects of the app.
  mutating func add(_ cause: NavigationEvent.Cause) -> (entry: Entry, start: NavigationTree)? {
    let entry = Entry(number: droppedCount + slots.count + 1, cause)
    guard slots.count == limit else {
      slots.append(entry)
      return nil
    }
    let dropped = (slots[oldest], start)
    start = slots[oldest].tree
    slots[oldest] = entry
    oldest = (oldest + 1) % limit
    droppedCount += 1
    return dropped
  }
}

extension NavigationLog: RandomAccessCollection {
  /// The oldest entry's index: 0.
  public var startIndex: Int { 0 }
  /// One above the newest entry's index.
  public var endIndex: Int { slots.count }
  /// The entry at an index, counted from the oldest kept one.
  public subscript(index: Int) -> Entry { slots[(oldest + index) % slots.count] }
}
