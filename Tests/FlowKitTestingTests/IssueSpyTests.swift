import FlowKit
import FlowKitTesting
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

  @Test func whatIsExpectedIsForgottenAndNothingElseWasWrong() throws {
    let navigator = Navigator(root: list), issues = IssueSpy(navigator)
    let screen = navigator.visibleScreen as? Screen
    for _ in 1...3 { screen?.onNext() }
    try issues.expect(.covered, .covered)
    try issues.verify()
  }

  @Test func whatIsNotExpectedIsThrownWithItsSentence() throws {
    let navigator = Navigator(root: list), issues = IssueSpy(navigator)
    navigator.perform(.pop)
    navigator.perform(.dismiss)
    let error = #expect(throws: SpyMismatch.self) { try issues.verify() }
    let lines = try #require(error).description.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "Expected no issue, but there was")
    #expect(lines[1].hasPrefix("  1. pop() at FlowKitTestingTests/IssueSpyTests.swift:"))
    #expect(lines[2].contains("was ignored: List #1 presents nothing and is in no modal."))
    try issues.verify()
  }

  @Test func whatIsExpectedAndDoesNotComeIsThrown() throws {
    let navigator = Navigator(root: list), issues = IssueSpy(navigator)
    var error = #expect(throws: SpyMismatch.self) { try issues.expect(.covered) }
    #expect(error?.description == "Expected an issue (covered), but there was none.")
    navigator.perform(.pop)
    error = #expect(throws: SpyMismatch.self) { try issues.expect(.covered) }
    #expect(error?.description.hasPrefix("Expected an issue (covered), but there was only\n  1. pop() at ") == true)
    try issues.expect(.nothingToPop)
  }

  @Test func whoListensAlreadyStillHearsAndARootsIssueIsNoted() throws {
    let navigator = Navigator(root: Flow(with: Screen(), containing: .tabs(item, item)))
    var heard: [NavigationReason] = []
    navigator.onIssue = { heard.append($0.reason) }
    let issues = IssueSpy(navigator), others = IssueSpy(navigator)
    navigator.perform(.pop)
    #expect(heard == [.nothingToPop])
    for spy in [issues, others] { try spy.expect(.sameChildren, .nothingToPop) }
  }

  @Test(arguments: [false, true]) func leaksAreNotedOnlyWhereATestWantsThem(_ notesLeaks: Bool) throws {
    let navigator = Navigator(root: list), issues = IssueSpy(navigator, notesLeaks: notesLeaks)
    navigator.leakDetection = .after(transitions: 1)
    navigator.perform(.push(item))
    let held = navigator.visibleScreen
    navigator.perform(.pop)
    navigator.perform(.push(item))
    withExtendedLifetime(held) {}
    #expect(issues.issues.map(\.reason) == (notesLeaks ? [.leaked] : []))
  }
}
