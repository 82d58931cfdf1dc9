import Testing

@testable import Playground

@MainActor
struct LineToursTests {
  private let guide = TourGuide()
  private let lines: LineTours

  init() { lines = LineTours(guide) }

  @Test(
    arguments: [
      ("tour movies", .open("movies")), ("Tour x", .open("x")), ("menu", .menu), (" MENU ", .menu), ("tour", nil),
      ("tour a b", nil), ("menu 1", nil), ("1", nil), ("", nil),
    ] as [(String, TourCommand?)])
  func aLineIsForTheGuideOrForTheTour(line: String, command: TourCommand?) {
    #expect(TourCommand(line) == command)
  }

  @Test func aTourIsOpenedByItsNameOrInTheMenu() {
    #expect(lines.answer(to: "tour Shop")?.hasPrefix("stack\n└ TutorialScreen #1") == true)
    #expect(lines.answer(to: "menu")?.contains("\n  2  Movies: tabs and columns\n") == true)
    #expect(lines.answer(to: "movies")?.hasPrefix("stack\n└ OnboardingScreen #1") == true)
  }

  @Test func aTourThatIsNotThereIsAnsweredWithThoseThatAre() {
    #expect(
      lines.answer(to: "tour \u{1B}x")?.hasPrefix("There is no tour “·x”.\n  shop     Shop: a small shop\n") == true)
    #expect(guide.isInMenu)
  }

  @Test func theOpenTourIsShownAnewWhenItIsOpenedAgain() {
    _ = lines.answer(to: "tour shop")
    _ = lines.answer(to: "continue")
    #expect(lines.answer(to: "tour shop")?.hasPrefix("stack\n└ TutorialScreen #1 ← visible") == true)
    #expect(lines.answer(to: "quit") == nil)
  }

  @Test func theMenuInTheMenuIsNoNews() {
    #expect(lines.answer(to: "menu") == "")
  }
}
