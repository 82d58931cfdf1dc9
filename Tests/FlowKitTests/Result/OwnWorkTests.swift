import FlowKit
import FlowKitTesting
import Testing

/// What a flow has bound to a callback that another screen waits for: its work is done, its action isn't.
@MainActor
struct OwnWorkTests {
  private func asker(_ paywall: Flow<Picker>) -> Flow<Asker> {
    Flow(with: Asker()) { screen, lets in
      screen.onAsk = lets.present(paywall, until: \.done) { screen.answer("bought") }
      screen.onText = lets.push(paywall, until: \.plain) { screen.answer($0) }
    }
    .named("A")
  }

  private func paywall(_ bind: @escaping @MainActor (Picker, Lets) -> Void) -> Flow<Picker> {
    Flow(with: Picker(), bind).named("P")
  }

  private func answers(
    _ flow: Flow<Picker>, _ ask: (Asker) -> Void, _ answer: (Picker) -> Void
  ) throws -> (answers: [String?], picture: String, issues: [String]) {
    let navigator = Navigator(root: asker(flow)), issues = IssueSpy(navigator)
    let asker = try #require(navigator.visibleScreen as? Asker)
    ask(asker)
    answer(try #require(navigator.visibleScreen as? Picker))
    return (asker.answers, navigator.tree.summary, issues.issues.map { "\($0.reason): \($0.action.withoutPlace)" })
  }

  @Test func workOfTheFlowIsDoneBeforeTheAnswer() throws {
    let flag = Flag()
    let flow = paywall { $0.done = $1.perform(after: { flag.isOn = true }, .dismiss()) }
    let navigator = Navigator(root: asker(flow)), issues = IssueSpy(navigator)
    let asker = try #require(navigator.visibleScreen as? Asker)
    asker.onAsk()
    try #require(navigator.visibleScreen as? Picker).done()
    #expect(flag.isOn)
    #expect(asker.answers == ["bought"])
    #expect(navigator.tree.summary == "A")
    try issues.verify()
  }

  @Test func workGetsTheArgumentAndIsDoneOnce() throws {
    let texts = Texts()
    let flow = paywall { $0.plain = $1.choose(after: { texts.all.append($0) }) { _ in .pop() } }
    let result = try answers(
      flow, { $0.onText("") },
      {
        $0.plain("red"); $0.plain("again")
      })
    #expect(texts.all == ["red"])
    #expect(result.answers == ["red"])
    #expect(result.picture == "A")
    #expect(result.issues == ["removed: unwind()"])
  }

  @Test func actionThatLeadsElsewhereIsReported() throws {
    let flag = Flag()
    let flow = paywall { $0.done = $1.perform(after: { flag.isOn = true }, .push(Pages.b)) }
    let result = try answers(flow, { $0.onAsk() }, { $0.done() })
    #expect(flag.isOn)
    #expect(result.answers == ["bought"])
    #expect(result.picture == "A")
    #expect(result.issues == ["awaited instead: push(B)"])
  }

  @Test func earlierWaitForTheSameScreenDoesNotHear() throws {
    let top = Flow(with: Picker()) { $0.done = $1.perform(after: {}, .stay) }.named("P").singleTop()
    let root = Flow(with: Asker()) { screen, lets in
      screen.onAsk = lets.push(top, until: \.plain) { screen.answer("first \($0)") }
      screen.onText = lets.push(top, until: \.plain) { screen.answer("second \($0)") }
    }
    .named("A").actsWhileCovered()
    let navigator = Navigator(quiet: root)
    let asker = try #require(navigator.visibleScreen as? Asker)
    asker.onAsk()
    asker.onText("")
    try #require(navigator.visibleScreen as? Picker).plain("red")
    #expect(asker.answers == ["second red"])
    #expect(navigator.tree.summary == "A")
  }

  @MainActor
  private final class Texts { var all: [String] = [] }
}
