import FlowKit
import Testing

@testable import Playground

/// The menu, and the tours that it opens.
@MainActor
struct ToursTests {
  private let guide = TourGuide()
  private let drawn = Drawn()
  private let tours: FullScreenTours

  private final class Drawn {
    var picture = ""
  }

  init() {
    tours = FullScreenTours(guide, size: .usual) { [drawn] in drawn.picture = $0.picture }
    tours.resize(to: .usual)
  }

  private func type(_ text: String) -> FullScreen.Reply { tours.handle(text.map(Key.character)) }

  private var about: String { guide.session.about }

  @Test func menuListsAllTours() {
    #expect(drawn.picture.contains("╭ Playground "))
    #expect(drawn.picture.hasSuffix("  q quit"))
    for tour in Tour.all { #expect(drawn.picture.contains("  \(tour.title): ")) }
  }

  @Test(arguments: Array(Tour.all.enumerated().map { ($0, $1.name) })) func tourIsOpenedByItsButtonAndLeftByAKey(
    index: Int, name: String
  ) throws {
    let tour = try #require(Tour.named(name))
    #expect(type("\(index + 2)") == .goOn)
    #expect(about == tour.description)
    #expect(drawn.picture.hasPrefix(" FlowKit Playground  \(tour.description.prefix(20))"))

    #expect(tours.handle([.control("t")]) == .goOn)
    #expect(guide.isInMenu)
    #expect(drawn.picture.contains("╭ Playground "))
    #expect(type("q") == .quit)
  }

  @Test func keysAfterTheOneThatOpensATourAreForTheTour() {
    #expect(tours.handle([.character("3"), .enter, .character("["), .character("]")]) == .goOn)
    #expect(drawn.picture.contains("Name: []▏"))
  }

  @Test func aTourStartsAnewEachTime() {
    #expect(type("31") == .goOn)
    #expect(tours.handle([.pageUp, .character("q")]) == .goOn)
    #expect(type("3") == .goOn)
    #expect(
      guide.session.navigator.tree.summary == "OnboardingScreen[*WelcomeScreen, (NameScreen), (PermissionScreen)]")
  }

  @Test func theProgramIsLeftFromAnywhere() {
    #expect(type("2") == .goOn)
    #expect(tours.handle([.control("z")]) == .suspend)
    #expect(tours.handle([.enter, .control("c"), .escape]) == .quit)
    #expect(guide.session.navigator.tree.summary == "TutorialScreen > LoginScreen")
  }

  @Test func everyTourFollowsTheWindow() {
    tours.resize(to: Size(width: 100, height: 30))
    #expect(type("2") == .goOn)
    #expect(drawn.picture.split(separator: "\n", omittingEmptySubsequences: false).count == 30)
  }

  @Test func tourCanBeOpenedAtTheStart() {
    #expect(TourGuide(Tour.named("Movies")).session.about == Tour.named("movies")?.description)
    #expect(TourGuide(Tour.named("nowhere")).isInMenu)
    #expect(Options(["--tour", "movies"]).tour?.name == "movies")
    #expect(Options(["--help"]).tour == nil)
  }

  @Test func namesAreUnique() {
    #expect(Set(Tour.all.map(\.name)).count == Tour.all.count)
    #expect(Tour.all.allSatisfy { $0.name == $0.name.lowercased() && !$0.name.contains(" ") })
  }
}
