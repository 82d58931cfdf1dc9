import FlowKit
import Foundation
import Testing

// hide
@MainActor
@Suite struct WhyNothingHappenedTests {
  private final class Screen {}

  private struct Offline: LocalizedError {
    var errorDescription: String? { "the server can't be reached" }
  }

  @Test func aReasonIsCompared() {
    let navigator = Navigator(root: Flow(with: Screen()))
    navigator.onIssue = nil
    var hasQuit = false
    let quit = { hasQuit = true }
    // show
    if navigator.perform(.pop()).reason == .nothingToPop { quit() }
    // hide
    #expect(hasQuit)
  }

  @Test func anErrorIsTold() throws {
    let navigator = Navigator(root: Flow(with: Screen()))
    var messages: [String] = []
    navigator.onIssue = { messages.append($0.message) }
    // show
    navigator.describeError = { error in
      (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
    // hide
    navigator.perform(.push(Flow(with: Screen()).guarded { throw Offline() }))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("threw an error: the server can't be reached.") == true)
  }
}
