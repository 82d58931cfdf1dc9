/// What a navigator has done, as a value: each action with who asked for it, how it ended, and the tree after it.
///
/// ```swift
/// let logger = navigator.startLog()
/// ...
/// print(logger.log)
/// ```
///
/// It is bounded: beyond its limit, the oldest entries are dropped. Trees share what they have in common, so an entry
/// takes less than a kilobyte, however high the stacks are. Forwarded arguments are not kept.
public struct NavigationLog: Sendable {
  /// How many entries are kept.
  public let limit: Int
  /// The tree before the first entry that is kept.
  public private(set) var start: NavigationTree
  /// The greatest id that the navigator had given before the first entry.
  private(set) var firstLastID: Int
  /// How many entries were dropped.
  public private(set) var droppedCount = 0

  /// A ring when it is full: the oldest entry is where the next one goes.
  private var slots: [Entry] = []
  private var oldest = 0

  /// One action, and what came of it.
  public struct Entry: Sendable {
    /// Counts the actions of the log, from 1; those that were dropped count too.
    public let number: Int
    private let cause: NavigationEvent.Cause
    /// The greatest id that the navigator had given by then.
    let lastID: Int

    init(number: Int, _ cause: NavigationEvent.Cause, _ lastID: Int) {
      self.number = number
      self.cause = cause
      self.lastID = lastID
    }

    /// The tree after it.
    public var tree: NavigationTree { cause.treeAfter }

    /// The action, with the place where it was written.
    public var action: NavigationAction { cause.action }

    /// The entry that asked for it; nil where it came from outside any screen.
    public var caller: NavigationTree.Entry? { cause.caller }

    /// How it ended, with its changes, or the reason why it was not done.
    public var outcome: NavigationOutcome { cause.outcome }
  }

  init(keeping limit: Int, from start: NavigationTree, _ lastID: Int) {
    self.limit = Swift.max(1, limit)
    self.start = start
    firstLastID = lastID
  }
}

extension NavigationLog {
  /// Begins with a tree, where nothing is in the log yet; hands out the one before.
  mutating func begin(with tree: NavigationTree, _ lastID: Int) -> NavigationTree {
    let before = start
    (start, firstLastID) = (tree, lastID)
    return before
  }

  /// Puts an action to the end.
  ///
  /// - Returns: What is dropped, to be let go of when the log is not being changed: it may own objects of the app.
  mutating func add(_ cause: NavigationEvent.Cause, _ lastID: Int) -> (entry: Entry, start: NavigationTree)? {
    let entry = Entry(number: droppedCount + slots.count + 1, cause, lastID)
    guard slots.count == limit else {
      slots.append(entry)
      return nil
    }
    let dropped = (slots[oldest], start)
    (start, firstLastID) = (slots[oldest].tree, slots[oldest].lastID)
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
  /// The entry at an index, counted from the oldest one that is kept.
  public subscript(index: Int) -> Entry { slots[(oldest + index) % slots.count] }
}
