import FlowKit
import FlowKitTesting
import Foundation
import Testing

/// What was not done, in Swift Testing.
@MainActor
struct IssueSpyTests {
  private final class Screen {
    var onNext: () -> Void = {}
  }

  private var list: Flow<Screen> {
    Flow(with: Screen()) { $0.onNext = $1.push(item) }.named("List")
  }

  private var item: Flow<Screen> { Flow(with: Screen()).named("Item") }

  @Test func expectedIssuesAreClearedAndNoOthersRemain() throws {
    let navigator = Navigator(root: list), issues = IssueSpy(navigator)
    let screen = navigator.visibleScreen as? Screen
    for _ in 1...3 { screen?.onNext() }
    try issues.expect(.covered, .covered)
    try issues.verify()
  }

  @Test func unexpectedIssueIsThrownWithItsSentence() throws {
    let navigator = Navigator(root: list), issues = IssueSpy(navigator)
    navigator.perform(.pop())
    navigator.perform(.dismiss())
    let place = "\(#fileID):\(#line + 1)"
    let error = #expect(throws: Mismatch.self) { try issues.verify() }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "verify at \(place) failed: there were unexpected issues (+ noted):")
    #expect(lines[1].hasPrefix("+ pop() at FlowKitTestingTests/IssueSpyTests.swift:"))
    #expect(lines[2].contains("was ignored: List #1 has presented nothing and is not in a modal."))
    try issues.verify()
  }

  @Test func missingIssueIsThrown() throws {
    let navigator = Navigator(root: list), issues = IssueSpy(navigator)
    let start = "expect at \(#fileID):7 failed: there was no such issue (- expected, + noted):"
    var error = #expect(throws: Mismatch.self) { try issues.expect(.covered, .removed, line: 7) }
    #expect(error?.description == "\(start)\n- covered\n- removed")
    navigator.perform(.pop())
    error = #expect(throws: Mismatch.self) { try issues.expect(.covered, line: 7) }
    #expect(error?.description.hasPrefix("\(start)\n- covered\n+ pop() at ") == true)
    try issues.expect(.nothingToPop)
  }

  @Test func textOfAnErrorIsKept() async throws {
    struct Offline: LocalizedError {
      var errorDescription: String? { "The server can't be reached." }
    }
    struct Plain: Error {}
    let navigator = Navigator(root: list), issues = IssueSpy(navigator)
    await navigator.performAndWait(.push(item.guarded { throw Offline() }))
    await navigator.performAndWait(.push(item.guarded { throw Plain() }))
    let sentences = issues.issues.map(\.message)
    #expect(sentences[0].contains(" threw an error: The server can't be reached. To allow"))
    #expect(sentences[1].contains(" threw an error: Plain(). To allow"))
    try issues.expect(.guardFailed, .guardFailed)
    try issues.verify()
  }

  @Test func existingClosureIsStillCalledAndTheRootsIssueIsRecorded() throws {
    let navigator = Navigator(root: Flow(with: Screen(), containing: .tabs(item, item)))
    var heard: [NavigationReason] = []
    navigator.onIssue = { heard.append($0.reason) }
    let issues = IssueSpy(navigator), others = IssueSpy(navigator)
    navigator.perform(.pop())
    #expect(heard == [.sameChildren, .nothingToPop])
    for spy in [issues, others] { try spy.expect(.sameChildren, .nothingToPop) }
  }

  @Test(arguments: [false, true]) func leaksAreRecordedOnlyOnRequest(_ notesLeaks: Bool) throws {
    let navigator = Navigator(root: list), issues = IssueSpy(navigator, notesLeaks: notesLeaks)
    navigator.leakDetection = .after(transitions: 1)
    navigator.perform(.push(item))
    let held = navigator.visibleScreen
    navigator.perform(.pop())
    navigator.perform(.push(item))
    withExtendedLifetime(held) {}
    #expect(issues.issues.map(\.reason) == (notesLeaks ? [.leaked] : []))
  }
}
