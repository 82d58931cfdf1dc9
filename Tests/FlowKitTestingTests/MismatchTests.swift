import FlowKit
import FlowKitTesting
import Foundation
import Testing

/// What a developer reads when a screen performed other actions than expected.
@MainActor
@Suite struct MismatchTests {
  private let spy = LetsSpy()
  private let home = Flow(with: Home())
  private let failed = "failed: the callbacks performed other actions (- expected, + got):"

  @Test func differentActionIsShownWithItsPlace() {
    let line = #line + 1
    tap { $0.push(home) }
    expectMismatch(
      """
      - present(Home, as: .sheet)
      + push(Home) at FlowKitTestingTests/MismatchTests.swift:\(line)
      """
    ) { try spy.verify(.present(home), line: $0) }
  }

  @Test func unexpectedActionsAreListed() {
    let line = #line + 1
    tap { $0.push(home) }
    tap { $0.present(home, as: .fullScreen, transition: .none) }
    expectMismatch(
      """
      + push(Home) at FlowKitTestingTests/MismatchTests.swift:\(line)
      + present(Home, as: .fullScreen, transition: .none) at FlowKitTestingTests/MismatchTests.swift:\(line + 1)
      """
    ) { try spy.verify(line: $0) }
  }

  @Test func missingActionsAreListed() {
    expectMismatch("- reset(to: Home, Home(5))\n- pop()") {
      try spy.verify(.reset(to: home, home.id(5)), .pop(), line: $0)
    }
  }

  @Test func expectedActionsAreShownBetweenInOrder() {
    tap { $0.pop() }
    let line = #line + 1
    tap { $0.push(home) }
    tap { $0.dismiss() }
    expectMismatch(
      """
        pop()
      - push(Home(5))
      + push(Home) at FlowKitTestingTests/MismatchTests.swift:\(line)
        dismiss()
      - popToRoot()
      """
    ) { try spy.verify(.pop(), .push(home.id(5)), .dismiss(), .popToRoot(), line: $0) }
  }

  @Test func reorderedActionIsShownAtBothPositions() {
    tap { $0.pop() }
    tap { $0.dismiss() }
    let lines =
      mismatch { try spy.verify(.dismiss(), .pop(), line: $0) }.map(\.description)?.split(separator: "\n") ?? []
    #expect(lines.dropFirst().map { $0.prefix(11) }.contains("  pop()") || lines.contains("  dismiss()"))
    #expect(lines.count == 4)
  }

  @Test func longRunsOfExpectedActionsAreShortened() {
    for _ in 1...20 { tap { $0.pop() } }
    let line = #line + 1
    tap { $0.dismiss() }
    for _ in 1...3 { tap { $0.back() } }
    let expected = Array(repeating: NavigationAction.pop(), count: 20) + [.back(), .back(), .back()]
    #expect(spy.actions.count == 24)
    expectMismatch(
      """
        … 18 more, as expected
        pop()
        pop()
      + dismiss() at FlowKitTestingTests/MismatchTests.swift:\(line)
        back()
        back()
        back()
      """
    ) { line in try verify(expected, line) }
  }

  @Test func lineOfTheTestIsNamedByDefault() {
    let line = #line + 1
    let error = #expect(throws: Mismatch.self) { try spy.verify(.pop()) }
    let start = "verify at FlowKitTestingTests/MismatchTests.swift:\(line) failed: "
    #expect(error?.description.hasPrefix(start) == true)
  }

  @Test func localizedDescriptionIsTheWholeText() throws {
    let error = try #require(#expect(throws: Mismatch.self) { try spy.verify(.pop()) })
    #expect(error.localizedDescription == error.description)
    #expect("\(error)" == error.description)
  }

  /// A verification of as many actions as a list has.
  private func verify(_ list: [NavigationAction], _ line: UInt32) throws(Mismatch) {
    try spy.verify(
      list[0], list[1], list[2], list[3], list[4], list[5], list[6], list[7], list[8], list[9], list[10], list[11],
      list[12], list[13], list[14], list[15], list[16], list[17], list[18], list[19], list[20], list[21], list[22],
      line: line)
  }

  private func tap(_ bind: @escaping (Lets) -> () -> Void) {
    let screen = Flow(with: Button()) { screen, lets in screen.onTap = bind(lets) }.makeScreen(lets: spy.lets)
    screen.onTap()
  }

  private func mismatch(
    sourceLocation: SourceLocation = #_sourceLocation, in check: (UInt32) throws -> Void
  ) -> Mismatch? {
    #expect(throws: Mismatch.self, sourceLocation: sourceLocation) { try check(7) }
  }

  private func expectMismatch(
    _ picture: String, sourceLocation: SourceLocation = #_sourceLocation, in check: (UInt32) throws -> Void
  ) {
    let error = mismatch(sourceLocation: sourceLocation, in: check)
    #expect(
      error?.description == "verify at FlowKitTestingTests/MismatchTests.swift:7 \(failed)\n\(picture)",
      sourceLocation: sourceLocation)
  }
}

private final class Home {}

private final class Button {
  var onTap: () -> Void = {}
}
