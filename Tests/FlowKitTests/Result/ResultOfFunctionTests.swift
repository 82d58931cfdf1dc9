import FlowKit
import FlowKitTesting
import Testing

/// Results of a flow that a function makes from the callback's arguments.
@MainActor
struct ResultOfFunctionTests {
  private func picker(_ text: String) -> Flow<Picker> { Flow(with: Picker(), id: text).named("P") }

  private var root: Flow<Asker> {
    Flow(with: Asker()) { screen, lets in
      screen.onText = lets.present(picker, as: .alert, until: \.plain) { screen.answer($0) }
      screen.onBoth = lets.push({ number, text in picker("\(number ?? 0)\(text)") }, until: \.done) {
        screen.answer("done")
      }
    }
    .named("A")
  }

  @Test func flowIsMadeOfTheArguments() throws {
    let navigator = Navigator(quiet: root), asker = try #require(navigator.visibleScreen as? Asker)
    asker.onText("red")
    #expect(navigator.tree.summary == "A | alert: P(red)")
    try #require(navigator.visibleScreen as? Picker).plain("blue")
    asker.onBoth(7, "x")
    #expect(navigator.tree.summary == "A > P(7x)")
    try #require(navigator.visibleScreen as? Picker).done()
    #expect(navigator.tree.summary == "A")
    #expect(asker.answers == ["blue", "done"])
  }

  @Test func doubleTapAsksOnce() throws {
    let navigator = Navigator(quiet: root), asker = try #require(navigator.visibleScreen as? Asker)
    asker.onText("red")
    asker.onText("green")
    #expect(navigator.tree.summary == "A | alert: P(red)")
  }
}
