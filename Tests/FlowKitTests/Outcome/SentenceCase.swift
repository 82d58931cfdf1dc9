import FlowKit
import Testing

/// An action that is not performed, and the sentence that says why.
struct MessageCase: Sendable {
  let before: String
  let action: NavigationAction
  let caller: ScreenID?
  /// The sentence is the call, the place, and the text.
  let call: String
  let text: String
  /// The place of the action, which is that of the case.
  let fileID: StaticString
  let line: UInt32

  init(
    _ before: String, _ action: NavigationAction, from caller: ScreenID? = nil, _ call: String, _ text: String,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.before = before
    self.action = action
    self.caller = caller
    self.call = call
    self.text = text
    self.fileID = fileID
    self.line = line
  }

  var sentence: String { "\(call) at \(fileID):\(line) \(text)" }
}

extension MessageCase: CustomTestStringConvertible {
  var testDescription: String { "\(before), \(call)" }
}

extension MessageCase {
  /// Checks that the outcome, the issue, and the event have this sentence.
  @MainActor
  func check() throws {
    let navigator = try Navigator(showing: before), log = EventLog(of: navigator, .actions)
    let outcome = navigator.perform(action, from: caller, fileID: fileID, line: line)
    #expect(outcome.description == sentence)
    #expect(outcome.issue?.message == sentence)
    #expect(outcome.issue?.description == sentence)
    #expect(log.events.map(\.description) == [sentence])
  }
}
