import Foundation

extension StandIn {
  /// The time of animations: it stands still until a test moves it.
  @MainActor
  public final class Clock {
    /// The seconds since the beginning.
    public private(set) var now: TimeInterval = 0
    private var items: [Item] = []
    private var count = 0

    private struct Item {
      let due: TimeInterval
      let order: Int
      let work: () -> Void
    }

    nonisolated init() {}

    /// Whether nothing waits.
    public var isIdle: Bool { items.isEmpty }

    /// Does something after some time.
    public func after(_ delay: TimeInterval, _ work: @escaping () -> Void) {
      count += 1
      let item = Item(due: now + max(delay, 0), order: count, work: work)
      let index = items.firstIndex { $0.due > item.due } ?? items.endIndex
      items.insert(item, at: index)
    }

    /// Does something in the next turn of the run loop.
    func later(_ work: @escaping () -> Void) { after(0, work) }

    /// Lets time pass, and what is due happen.
    public func advance(by time: TimeInterval) {
      let end = now + time
      while let next = items.first, next.due <= end {
        items.removeFirst()
        now = max(now, next.due)
        next.work()
      }
      now = end
    }

    /// Does what waits for the next turn, and what these ask for at once.
    public func runTurn() { advance(by: 0) }

    /// Lets time pass until nothing waits any more.
    ///
    /// - Parameter limit: After this many things something goes round in circles.
    /// - Returns: Whether nothing waits.
    @discardableResult
    public func runUntilIdle(limit: Int = 10_000) -> Bool {
      var left = limit
      while let next = items.first, left > 0 {
        items.removeFirst()
        now = max(now, next.due)
        next.work()
        left -= 1
      }
      return items.isEmpty
    }
  }
}
