import AllocationCounter
import FlowKit

/// How much memory a log keeps.
@MainActor
enum LogMemory {
  private static var entries: Int { 100_000 }

  /// Bytes for each entry of pushes and pops at this depth; nil where that is not known.
  static func bytesOfAnEntry(depth: Int) -> Int? {
    let navigator = Navigator.make(Flows(services: Services()).plain, depth: depth)
    let logger = navigator.startLog(keeping: entries)
    let before = allocatedBytes()
    guard before >= 0 else { return nil }
    for _ in 1...entries / 2 { navigator.plainRoundTrip() }
    confirm(logger.log.count == entries, "each action is an entry")
    return (allocatedBytes() - before) / entries
  }
}
