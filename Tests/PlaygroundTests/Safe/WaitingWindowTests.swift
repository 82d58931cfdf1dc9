import Safe
import Testing

@testable import Playground

/// What is drawn when tasks have had their turns.
@MainActor
struct WaitingWindowTests {
  private let window = Window(Size(width: 110, height: 30), Session(SafeFlow().makeNavigator(), about: ""))

  private func press(_ key: String) async {
    window.type(key)
    await Turns.pass()
    window.view.refresh()
  }

  @Test func theKeepersAnswersAreOfferedOnceTheyAreAsked() async {
    await press("2")
    #expect(window.lines(with: "… waiting push(ReportScreen)").count == 1)
    #expect(window.lines(with: "8  Let the keeper allow it").count == 1)
    #expect(window.lines(with: "▸ 2  Report").count == 1)

    await press("8")
    #expect(window.lines(with: "╭ Report").count == 1)
  }

  @Test func aRefusalIsDrawnAlthoughTheTreeIsTheSame() async {
    await press("2")
    await press("9")
    #expect(window.lines(with: "✗ push(ReportScreen)").count == 1)
    #expect(window.lines(with: "waiting").count == 0)
  }

  @Test func nothingIsDrawnTwice() async {
    await press("2")
    let count = window.pictures.count
    await Turns.pass()
    window.view.refresh()
    #expect(window.pictures.count == count)
  }
}
