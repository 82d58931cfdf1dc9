import AllocationCounter
import FlowKit

/// The bytes of the heap that something keeps, for each of many.
@MainActor
struct Memory {
  let name: String
  let bytes: @MainActor () -> Int

  static let all = [
    Memory(name: "bytes of a live screen by hand") {
      each(of: 10_000, HandWrittenStack.make(depth: 1)) { $0.top(as: PlainScreen.self)?.onNext() }
    },
    Memory(name: "bytes of a live screen with two callbacks") {
      each(of: 10_000, Navigator(root: Flows(services: Services()).plain)) { $0.push(times: 1) }
    },
    Memory(name: "bytes of an entry of a log") {
      let navigator = Navigator.make(Flows(services: Services()).plain, depth: 10_000)
      let logger = navigator.startLog(keeping: 20_000)
      let bytes = each(of: 20_000, navigator, times: 10_000) { $0.plainRoundTrip() }
      confirm(logger.log.count == 20_000, "each action is an entry")
      return bytes
    },
  ]

  private static func each<Subject>(
    of count: Int, _ subject: Subject, times: Int? = nil, _ deed: (Subject) -> Void
  ) -> Int {
    deed(subject)
    let before = allocatedBytes()
    for _ in 0..<(times ?? count) { deed(subject) }
    return withExtendedLifetime(subject) { (allocatedBytes() - before) / count }
  }
}
