import FlowKit
import Foundation
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

  @Test(arguments: [Key.escape, .control("b")]) func keysForBackPerformBack(key: Key) {
    window.type(.enter, key)
    #expect(place == "TutorialScreen")

    window.type(key)
    #expect(window.lines(with: "✓ back()").count == 2)
  }

  @Test func atTheRootEscapeOffersTheMenu() {
    window.type(.escape)
    #expect(window.lines(with: "There is nothing to go back to.").count == 1)
    window.type(.character("x"))
    #expect(window.lines(with: "There is nothing to go back to.").count == 0)
    window.type(.escape)
    #expect(window.view.handle([.enter]) == .leave)
  }

  @Test func jAndKMoveTheFocus() {
    window.type(.enter, .down, .character("j"))
    #expect(window.lines(with: "▸ 2  Back").count == 1)
    window.type(.character("k"))
    #expect(window.lines(with: "▸ 1  Log in").count == 1)
  }

  @Test func aClickPressesAButtonOrIsInAField() throws {
    func click(_ text: String) throws {
      let lines = window.picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let row = try #require(lines.firstIndex { $0.contains(text) })
      let column = try #require(lines[row].range(of: text)).lowerBound
      window.type(.click(lines[row].distance(from: lines[row].startIndex, to: column), row))
    }
    try click("Continue")
    #expect(place == "TutorialScreen > LoginScreen")
    try click("Back")
    try click("Continue")
    window.type(.down)
    try click("Name:")
    window.type("Ada")
    try click("1  Log in")
    try click("Settings")
    #expect(place == "TutorialScreen > LoginScreen > DashboardScreen | sheet: SettingsScreen")
    try click("1  Catalogue")  // behind the sheet
    window.type(.click(0, 0), .click(500, 500))
    #expect(window.session.navigator.tree.visible.flow.name == "SettingsScreen")
  }

  @Test func aNumberAboveNineIsTypedInTwoDigits() async throws {
    let window = try await windowThatWaits()
    #expect(window.session.place.buttons.count == 10)
    window.type(.character("1"))
    #expect(window.lines(with: "1… another digit").count == 1)
    window.type(.character("0"))
    #expect(window.lines(with: "10  Stop the alarm").count == 1)
    window.type(.character("x"), .character("1"), .enter)
    #expect(window.session.journal.endings.first?.text.contains("the alarm rings") == true)
  }

  /// The safe, whose keeper has to allow the report.
  private func windowThatWaits() async throws -> Window {
    let window = Window(.usual, try #require(Tour.named("safe")).makeSession())
    window.type(.character("2"))
    await Turns.pass()
    window.view.refresh()
    return window
  }

  @Test func waitingActionIsShownAndCancelledByAKey() async throws {
    let window = try await windowThatWaits()
    #expect(window.lines(with: "… push(ReportScreen): not").count == 1)
    #expect(window.lines(with: "  x cancel  ").count == 1)
    window.type(.character("x"))
    #expect(window.lines(with: "  x cancel  ").count == 0)
    #expect(window.lines(with: "ignored: it was").count == 1)
  }

  @Test func aRedirectIsAnEventOfItsOwn() throws {
    let window = Window(.usual, try #require(Tour.named("safe")).makeSession())
    window.type(.character("1"))
    #expect(window.lines(with: "↪ push(BalanceScreen): its guard").count == 1)
  }

  @Test func allEventsAndTheLogAreScrolled() {
    for _ in 0..<20 { window.type(.character("1"), .escape) }
    window.type(.character("e"))
    #expect(window.lines(with: " 240. ").count == 1)
    window.type(.home)
    #expect(window.lines(with: " 240. ").count == 0)
    #expect(window.lines(with: " 41. ").count == 1)  // older ones are forgotten
    window.type(.scroll(3), .character("j"), .down, .pageDown, .pageUp, .character("k"), .up, .scroll(-3))
    #expect(window.lines(with: " 41. ").count == 1)
    window.type(.escape, .down, .character("l"))
    #expect(window.lines(with: "╔ Log").count == 1)
  }

  @Test func theWheelScrollsTheEvents() {
    window.type(.enter, .escape)
    #expect(window.lines(with: "✓ back()").count == 1)
    window.type(.scroll(3))
    #expect(window.lines(with: "✓ back()").count == 0)
    window.type(.scroll(-3))
    #expect(window.lines(with: "✓ back()").count == 1)
  }

  @Test func coloursAreReadableOnBlackAndWhiteAndOptional() {
    window.type(.character("d"))
    let plain = window.view.canvas.codes(hasColours: false)
    #expect(!(30...37).contains { plain.contains(";\($0)m") })
    let coloured = window.view.canvas.codes(hasColours: true)
    #expect(![33, 36, 37].contains { coloured.contains("\($0)m") })
  }

  @Test func helpIsClosedByAnyKeyThatDoesNotScroll() {
    window.type(.character("?"))
    #expect(window.lines(with: "Help").count == 1)
    window.type(.down)
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

  @Test func keysAfterLeavingAreIgnored() {
    #expect(window.view.handle([.enter, .control("z"), .escape]) == .suspend)
    #expect(place == "TutorialScreen > LoginScreen")
  }

  @Test func missingButtonsDoNothing() {
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

  @Test func viewIsDrawnWhenTheTreeChangesFromElsewhere() {
    window.type(.enter)
    window.session.navigator.perform(.pop())

    #expect(window.lines(with: "╭ Welcome").count == 1)
  }
}
