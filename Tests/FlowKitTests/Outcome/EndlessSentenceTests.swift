import FlowKit
import Testing

@MainActor
struct EndlessSentenceTests {
  @Test func sentenceNamesAnEndlessChainOfActions() throws {
    let navigator = try Navigator(showing: "A")
    let (answer, line) = (NavigationAction.reset(to: Pages.b), #line)
    var heard: [String] = []
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .refused { heard.append(event.description) }
      if event.kind == .didNavigate { navigator.perform(answer) }
    }
    navigator.perform(.pop())
    navigator.perform(.push(Pages.c))
    #expect(
      heard == [
        "reset(to: B) at \(#fileID):\(line) was refused:"
          + " it is one of more than a thousand actions, each caused by the one before."
          + " Look for screens or observers that answer every action with another one."
      ])
    observation.cancel()
  }
}
