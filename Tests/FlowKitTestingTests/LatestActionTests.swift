import FlowKit
import FlowKitTesting
import Testing

/// What a spy remembers, and when it forgets.
@MainActor
@Suite struct LatestActionTests {
  private let spy = LetsSpy()
  private let inbox = Flow(with: Inbox())

  private func sender() -> Sender {
    Flow(with: Sender()) { [inbox] sender, lets in
      sender.onSend = lets.push(inbox) { $0.receive }
      sender.onBack = lets.pop()
    }
    .makeScreen(lets: spy.lets)
  }

  @Test func argumentsCanBeForwardedAfterTheirActionWasVerified() throws {
    sender().onSend("hello")
    try spy.verify(.push(inbox))
    let target = Inbox()
    try spy.forwardArguments(to: target)
    try spy.forwardArguments(to: target)
    #expect(target.messages == ["hello", "hello"])
    try spy.verify()
  }

  @Test func argumentsCanBeForwardedAfterAVerificationThatFailed() throws {
    sender().onSend("hello")
    #expect(throws: Mismatch.self) { try spy.verify(.pop()) }
    let target = Inbox()
    try spy.forwardArguments(to: target)
    #expect(target.messages == ["hello"])
  }

  @Test func latestActionCountsEvenIfTheOneBeforeForwards() throws {
    let sender = sender()
    sender.onSend("hello")
    sender.onBack()
    try spy.verify(.push(inbox), .pop())
    let error = #expect(throws: Mismatch.self) { try spy.forwardArguments(to: Inbox()) }
    #expect(error?.description.contains("pop() at \(#fileID):") == true)
    sender.onSend("bye")
    let target = Inbox()
    try spy.forwardArguments(to: target)
    #expect(target.messages == ["bye"])
  }

  @Test func clearingForgetsTheActionsButNotTheArguments() throws {
    let sender = sender()
    sender.onBack()
    sender.onSend("hello")
    spy.clear()
    spy.clear()
    #expect(spy.actions == [])
    try spy.verify()
    let target = Inbox()
    try spy.forwardArguments(to: target)
    #expect(target.messages == ["hello"])
    sender.onBack()
    #expect(spy.actions == [.pop()])
  }

  @Test func argumentsCanPerformAnActionInTheirDeinit() throws {
    let sender = sender()
    let flow = Flow(with: Sender()) { [inbox] screen, lets in
      screen.onFarewell = lets.push(inbox) { _ in { (_: Farewell) in } }
    }
    flow.makeScreen(lets: spy.lets).onFarewell(Farewell { sender.onBack() })
    spy.clear()
    sender.onSend("hello")
    #expect(spy.actions == [.push(inbox), .pop()])
  }

  @Test func clearingASpyThatSawNothingDoesNothing() throws {
    spy.clear()
    #expect(spy.actions == [])
    #expect(throws: Mismatch.self) { try spy.forwardArguments(to: Inbox()) }
  }

  @Test func placesDistinguishActionsOfTheSameName() throws {
    let declared = #line + 1
    let other = Flow(with: Inbox())
    Flow(with: Sender()) { $0.onBack = $1.push(other) }.makeScreen(lets: spy.lets).onBack()
    let place = "\(#fileID):\(declared)"
    let error = #expect(throws: Mismatch.self) { try spy.verify(.push(inbox)) }
    let lines = error?.description.split(separator: "\n").dropFirst().map { String($0) }
    #expect(
      lines == [
        "- push(Inbox), declared at \(inbox.id.place)",
        "+ push(Inbox) at \(#fileID):\(declared + 1), declared at \(place)",
      ])
  }

  @Test func placesAreLeftOutIfTheTextsDiffer() throws {
    sender().onSend("hello")
    let error = #expect(throws: Mismatch.self) { try spy.verify(.push(inbox.id(2))) }
    #expect(error?.description.contains("\n- push(Inbox(2))\n+ push(Inbox) at ") == true)
    #expect(error?.description.contains("declared at") == false)
  }

  @Test func placesAreLeftOutForActionsWithoutAFlow() throws {
    let other = Flow(with: Inbox())
    let sender = sender()
    sender.onBack()
    sender.onSend("hello")
    let error = #expect(throws: Mismatch.self) { try spy.verify(.pop(), .push(other)) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.filter { $0.contains("declared at") }.map { $0.prefix(9) } == ["- push(In", "+ push(In"])
  }

  @Test func placesDistinguishLaterFlowsOfAResetToo() throws {
    let other = Flow(with: Inbox())
    Flow(with: Sender()) { [inbox] in $0.onBack = $1.reset(to: inbox, other) }.makeScreen(lets: spy.lets).onBack()
    let error = #expect(throws: Mismatch.self) { try spy.verify(.reset(to: inbox, inbox)) }
    #expect(error?.description.contains("\(other.id.place)") == true)
  }
}

private final class Inbox {
  private(set) var messages: [String] = []

  func receive(_ message: String) { messages.append(message) }
}

private final class Sender {
  var onSend: (String) -> Void = { _ in }
  var onBack: () -> Void = {}
  var onFarewell: (Farewell) -> Void = { _ in }
}

/// An argument that runs a closure in its `deinit`.
private final class Farewell {
  private let words: () -> Void

  init(_ words: @escaping () -> Void) { self.words = words }

  deinit { words() }
}
