import FlowKit
import Foundation
import Testing

/// The log of a navigator's actions, as values.
@MainActor
struct NavigationLogTests {
  @Test func eachActionIsAnEntryWithItsCallerOutcomeAndTree() throws {
    let navigator = try Navigator(showing: "A > B"), logger = navigator.startLog()
    navigator.perform(.push(Pages.c))
    navigator.perform(.pop(), from: 2)
    navigator.perform(.pop())
    let log = logger.log
    #expect(log.start.summary == "A > B")
    #expect(log.map(\.number) == [1, 2, 3])
    #expect(log.map { $0.action.withoutPlace } == ["push(C)", "pop()", "pop()"])
    #expect(log.map(\.caller?.description) == [nil, "B #2", nil])
    #expect(log.map(\.outcome.reason) == [nil, nil, .nothingToPop])
    #expect(log.map(\.tree.summary) == ["A > B > C", "A", "A"])
    #expect(log[1].outcome.changes.map(\.description) == ["removed C #3", "removed B #2"])
    #expect(log.allSatisfy { $0.action.origin?.fileID.description == "FlowKitTests/NavigationLogTests.swift" })
  }

  @Test func oldestEntriesAreDroppedAndTheStartMoves() throws {
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog(keeping: 3)
    for flow in [Pages.b, Pages.c, Pages.d, Pages.b, Pages.c] { navigator.perform(.push(flow)) }
    #expect(logger.log.map(\.number) == [3, 4, 5])
    #expect(logger.log.start.summary == "A > B > C")
    #expect(logger.log.map(\.tree.depth) == [4, 5, 6])
    #expect(logger.log.droppedCount == 2)
  }

  @Test func limitOfZeroKeepsOneEntry() {
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog(keeping: 0)
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.c))
    #expect(logger.log.map(\.number) == [2])
  }

  @Test func descriptionIsATable() throws {
    let navigator = try Navigator(showing: "A > B"), logger = navigator.startLog()
    navigator.perform(.pop(), from: 2)
    navigator.perform(.pop())
    let lines = "\(logger.log)".split(separator: "\n").map { line in
      line.range(of: "FlowKitTests/").map { line[..<$0.lowerBound] } ?? line
    }
    #expect(
      lines == [
        "0               start                    A > B",
        "1  B #2  pop()  performed                A      ",
        "2  app   pop()  ignored: nothing to pop  A      ",
      ])
    #expect("\(logger.log[0])".hasPrefix("1 B #2: pop() at FlowKitTests/NavigationLogTests.swift:"))
    #expect("\(logger.log[0])".hasSuffix(", performed: A"))
  }

  @Test func logStartedDuringAnActionBeginsAfterIt() {
    let navigator = Navigator(quiet: Pages.a)
    var logger: NavigationLogger?
    let flow = Flow(with: Page()) { [unowned navigator] _, _ in logger = navigator.startLog() }
    navigator.perform(.push(flow.named("F")))
    navigator.perform(.push(Pages.b))
    #expect(logger?.log.start.summary == "A > F")
    #expect(logger?.log.map(\.tree.summary) == ["A > F > B"])
  }

  @Test func stoppedLogKeepsItsEntries() {
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog()
    navigator.perform(.push(Pages.b))
    logger.cancel()
    logger.cancel()
    navigator.perform(.pop())
    #expect(logger.log.map(\.tree.summary) == ["A > B"])
  }

  @Test func objectOfADroppedEntryCanUseTheLogInItsDeinit() {
    let navigator = Navigator(quiet: Pages.a), logger = navigator.startLog(keeping: 1)
    var counts: [Int] = []
    navigator.perform(.send(Parting { counts.append(logger.log.count) }))
    navigator.perform(.push(Pages.b))
    #expect(counts == [1])
  }

  private final class Parting: Sendable {
    let whenGone: @MainActor () -> Void

    init(_ whenGone: @escaping @MainActor () -> Void) { self.whenGone = whenGone }

    deinit { MainActor.assumeIsolated { [whenGone] in whenGone() } }
  }
}
