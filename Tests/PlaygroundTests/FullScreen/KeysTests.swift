import FlowKit
import Testing

@testable import Playground

@MainActor
struct KeysTests {
  let window = Window()

  var place: String { window.session.navigator.tree.summary }

  @Test func enterInAFieldPressesTheFirstButton() {
    window.logIn()

    #expect(place == "TutorialScreen > LoginScreen > DashboardScreen")
  }

  @Test func digitsAreTypedInAFieldAndPressOnAButton() {
    window.type(.character("1"))
    window.type("R2 D2 q?d")
    #expect(window.lines(with: "Name: R2 D2 q?d▏").count == 1)
    #expect(place == "TutorialScreen > LoginScreen")

    window.type(.enter, .character("3"))
    #expect(place == "TutorialScreen > LoginScreen > DashboardScreen | sheet: SettingsScreen")
  }

  @Test func theFocusGoesRound() {
    window.type(.enter)
    var focused: [String] = []
    for key in [Key.down, .tab, .right, .up, .backTab, .left] {
      window.type(key)
      focused += window.lines(with: "▸").map { String($0.dropFirst(3).prefix(9)) }
    }

    #expect(
      focused
        == ["▸ 1  Log i", "▸ 2  Back ", "▸ Name: ▏_", "▸ 2  Back ", "▸ 1  Log i", "▸ Name: ▏_"].map {
          String($0.prefix(9))
        })
  }

  @Test func aScreenKeepsItsFocus() {
    window.logIn()
    window.type(.down, .down, .enter, .escape)

    #expect(window.lines(with: "▸ 3  Settings").count == 1)
  }

  @Test func fieldsAreEditedAtTheirEnd() {
    window.type(.enter)
    window.type("Adä🫖")
    window.type(.backspace, .backspace, .character("a"), .home, .delete)
    #expect(window.lines(with: "Name: Ada▏").count == 1)

    window.type(.control("u"), .backspace)
    #expect(window.lines(with: "Name: ▏").count == 1)
  }

  @Test func dPressesTwiceAndTheSecondPressIsIgnored() {
    window.type(.character("d"))

    #expect(place == "TutorialScreen > LoginScreen")
    #expect(window.session.journal.endings.map(\.mark) == ["✗", "✓"])
    #expect(window.lines(with: "✗ push(LoginScreen) at").count == 1)
  }

  @Test(arguments: [Key.escape, .control("b")]) func backIsTheSystemsBack(key: Key) {
    window.type(.enter, key)
    #expect(place == "TutorialScreen")

    window.type(key)
    #expect(window.lines(with: "✓ back()").count == 2)
  }

  @Test func helpIsClosedByAnyKey() {
    window.type(.character("?"))
    #expect(window.lines(with: "Help").count == 1)

    window.type(.enter)
    #expect(window.lines(with: "Help").count == 0)
    #expect(place == "TutorialScreen")

    window.type(.enter, .function(1))
    #expect(window.lines(with: "Help").count == 1)
  }

  @Test func quittingAndSuspendingAreLeftToTheProgram() {
    #expect(window.view.handle([.character("q")]) == .leave)
    #expect(window.view.handle([.control("c")]) == .quit)
    #expect(window.view.handle([.control("z")]) == .suspend)
    #expect(window.view.handle([.character("x")]) == .goOn)

    window.type(.enter)
    #expect(window.view.handle([.character("q")]) == .goOn)
    #expect(window.view.handle([.control("c")]) == .quit)
  }

  @Test func keysAfterTheOneThatLeavesAreNotActedOn() {
    #expect(window.view.handle([.enter, .control("z"), .escape]) == .suspend)
    #expect(place == "TutorialScreen > LoginScreen")
  }

  @Test func buttonsThatAreNotThereDoNothing() {
    window.type(.character("0"), .character("9"), .character("½"), .delete, .pageDown)

    #expect(place == "TutorialScreen")
    #expect(window.session.journal.notes == [])
  }

  @Test func aScreenWithoutACardCanBeLeft() {
    final class BareScreen {}
    let window = Window(root: Flow(with: BareScreen()))
    window.type(.up, .down, .enter, .character("d"), .character("1"))

    #expect(window.lines(with: "A screen without a card").count == 1)
    #expect(window.view.handle([.character("q")]) == .leave)
  }

  @Test func theViewIsDrawnWhenTheTreeChangesFromElsewhere() {
    window.type(.enter)
    window.session.navigator.perform(.pop)

    #expect(window.lines(with: "╭ Welcome").count == 1)
  }
}
