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
      ("tour a b", nil), ("menu 1", nil), ("lesson", .lesson(nil)), ("Lesson 12", .lesson(12)),
      ("lesson 13", .lesson(13)),
      ("lesson 0", .lesson(0)), ("lesson x", .lesson(0)), ("lessons", .lessons), ("next", .next), ("again", .again),
      ("restart", .restart), ("1", nil),
      ("", nil),
    ] as [(String, TourCommand?)])
  func aLineIsForTheGuideOrForTheTour(line: String, command: TourCommand?) {
    #expect(TourCommand(line) == command)
  }

  @Test func aTourIsOpenedByItsNameOrInTheMenu() async {
    #expect(await lines.answer(to: "tour Shop")?.hasPrefix("stack\n└ TutorialScreen #1") == true)
    #expect(
      await lines.answer(to: "menu")?.contains("\n  3  Movies: tabs that each keep their place, and columns\n") == true)
    #expect(await lines.answer(to: "movies")?.hasPrefix("stack\n└ OnboardingScreen #1") == true)
  }

  @Test func unknownTourIsAnsweredWithTheKnownOnes() async {
    #expect(
      await lines.answer(to: "tour \u{1B}x")?.hasPrefix(
        "There is no tour “·x”.\n  shop     Shop: screens one after another, a sheet, a checkout\n")
        == true)
    #expect(guide.isInMenu)
  }

  @Test func theOpenTourIsShownAnewWhenItIsOpenedAgain() async {
    _ = await lines.answer(to: "tour shop")
    _ = await lines.answer(to: "continue")
    #expect(await lines.answer(to: "tour shop")?.hasPrefix("stack\n└ TutorialScreen #1 ← visible") == true)
    #expect(await lines.answer(to: "quit") == nil)
  }

  @Test func menuInTheMenuChangesNothing() async {
    #expect(await lines.answer(to: "menu") == "")
  }
}
