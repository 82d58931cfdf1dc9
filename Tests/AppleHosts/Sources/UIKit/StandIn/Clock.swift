import Foundation

extension StandIn {
  /// The time of animations: it stands still until a test moves it.
  @MainActor
  public final class Clock {
    /// The seconds since the beginning.
    public private(set) var now: TimeInterval = 0
    private var items: [Item] = []

    /// Whether what the program asks for comes before what the system has put off to the next turn.
    var programComesFirst = false

    private struct Item {
      let due: TimeInterval
      var isSystems = false
      let work: () -> Void
    }

    nonisolated init(programComesFirst: Bool = false) { self.programComesFirst = programComesFirst }

    /// Whether nothing waits.
    public var isIdle: Bool { items.isEmpty }

    /// Does something after some time.
    public func after(_ delay: TimeInterval, _ work: @escaping () -> Void) {
      add(Item(due: now + max(delay, 0), work: work), comesFirst: programComesFirst && delay <= 0)
    }

    private func add(_ item: Item, comesFirst: Bool = false) {
      let index = items.firstIndex { $0.due > item.due || comesFirst && $0.due == item.due && $0.isSystems }
      items.insert(item, at: index ?? items.endIndex)
    }

    /// Does something in the next turn of the run loop, as layout does.
    func later(_ work: @escaping () -> Void) { add(Item(due: now, isSystems: true, work: work)) }

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
