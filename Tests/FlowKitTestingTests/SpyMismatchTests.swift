import FlowKit
import FlowKitTesting
import Testing

@MainActor
@Suite struct SpyMismatchTests {
  private let spy = LetsSpy()
  private let home = Flow(with: Home())

  @Test func anotherActionIsToldWithItsPlace() {
    let line = #line + 1
    tap { $0.push(home) }
    expectMismatch(
      """
      Expected:
        1. present(Home, as: sheet)
      but the screen's callbacks asked for:
        1. push(Home) at FlowKitTestingTests/SpyMismatchTests.swift:\(line)
      """
    ) { try spy.verify(.present(home)) }
  }

  @Test func whatWasNotExpectedIsListed() {
    let line = #line + 1
    tap { $0.push(home) }
    tap { $0.present(home, as: .alert, transition: .none) }
    expectMismatch(
      """
      Expected no action, but the screen's callbacks asked for:
        1. push(Home) at FlowKitTestingTests/SpyMismatchTests.swift:\(line)
        2. present(Home, as: alert, transition: none) at FlowKitTestingTests/SpyMismatchTests.swift:\(line + 1)
      """
    ) { try spy.verify() }
  }

  @Test func whatIsMissingIsListed() {
    expectMismatch(
      """
      Expected:
        1. reset(to: Home, Home(5))
        2. pop()
      but the screen's callbacks asked for nothing.
      """
    ) { try spy.verify(.reset(to: home, home.id(5)), .pop) }
  }

  private func tap(_ bind: @escaping (Lets) -> () -> Void) {
    let screen = Flow(with: Button()) { screen, lets in screen.onTap = bind(lets) }.makeScreen(lets: spy.lets)
    screen.onTap()
  }

  private func expectMismatch(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, in check: () throws -> Void
  ) {
    let error = #expect(throws: SpyMismatch.self, sourceLocation: sourceLocation, performing: check)
    #expect(error?.description == text, sourceLocation: sourceLocation)
  }
}

private final class Home {}

private final class Button {
  var onTap: () -> Void = {}
}
