import FlowKit
import Testing

@testable import Playground

/// Each lesson with its shortest solution, and with a wrong try.
@MainActor
struct LessonTests {
  private let guide = TourGuide()
  private let lines: LineTours

  init() { lines = LineTours(guide) }

  private var verdict: Lesson.Verdict? { guide.session.lesson?.verdict }

  private func begin(_ number: Int) async { _ = await lines.answer(to: "lesson \(number)") }

  private func play(_ commands: [String]) async -> [String?] {
    var verdicts: [Lesson.Verdict?] = [], answers: [String?] = []
    for command in commands {
      answers.append(await lines.answer(to: command))
      verdicts.append(verdict)
    }
    #expect(verdicts.dropLast().allSatisfy { $0 == .open }, "\(commands)")
    return answers
  }

  nonisolated static let solutions: [(Int, [String])] = [
    (1, ["continue", "back"]),
    (2, ["type name Ada", "log in"]),
    (3, ["back to the settings", "log out", "yes"]),
    (4, ["double catalogue"]),
    (5, ["i have watched it"]),
    (6, ["let somebody call me"]),
    (7, ["account", "type number 4711", "open"]),
    (8, ["report", "cancel"]),
    (9, ["type text Feed the dog.", "back", "discard"]),
    (10, ["open playground://shop/items/1?quantity=2"]),
    (11, ["pay", "restart"]),
    (12, ["find PaymentScreen without LoginScreen", "find PaymentScreen without CatalogueScreen"]),
  ]

  @Test func allLessonsAreTried() {
    let written = Lesson.all.count  // LineOfCodeTests
    #expect(Self.solutions.map(\.0) == Array(1..<written))
    #expect(Self.mistakes.map(\.0) == Array(1..<written))
  }

  @Test(arguments: solutions) func theShortestSolutionIsFound(number: Int, commands: [String]) async {
    await begin(number)
    #expect(verdict == .open)
    let answers = await play(commands)
    #expect(verdict == .done)
    #expect(answers.last??.contains("\n✓ Done.") == true)
  }

  nonisolated static let mistakes: [(Int, [String], Lesson.Verdict)] = [
    (1, ["continue"], .open),
    (2, ["type name Bob", "log in"], .missed("The dashboard greets someone else.")),
    (3, ["close the sheet"], .missed("You closed the sheet first.")),
    (4, ["catalogue"], .open),
    (5, ["watched"], .missed("You used the tab bar.")),
    (6, ["rooms", "kitchen"], .missed("That took more than one press.")),
    (7, ["account", "give up"], .open),
    (8, ["report", "let the keeper refuse it"], .missed("The keeper answered.")),
    (9, ["back"], .missed("There were no changes to lose.")),
    (10, ["open playground://shop/items/1"], .open),
    (11, ["restart"], .missed("The app was not at the payment when it ended.")),
    (12, ["find PaymentScreen without CatalogueScreen", "find PaymentScreen without Log"], .open),
  ]

  @Test(arguments: mistakes) func aWrongTryIsNoSolution(
    number: Int, commands: [String], verdict: Lesson.Verdict
  ) async {
    await begin(number)
    let answers = await play(commands)
    #expect(self.verdict == verdict)
    guard case .missed(let text) = verdict else { return }
    #expect(answers.last??.contains("\n✗ \(text) Type again to begin again.") == true)
    _ = await lines.answer(to: "again")
    #expect(self.verdict == .open)
  }

  @Test(arguments: solutions) func lastHintContainsTheSolution(number: Int, commands: [String]) async {
    await begin(number)
    let count = Lesson.all[number - 1].hints.count
    #expect(count == 3)
    for index in 1...count {
      #expect(await lines.answer(to: "hint")?.split(separator: "\n").count == index)
    }
    #expect(await lines.answer(to: "hint")?.hasPrefix("That is all there is to be said.\nHint: ") == true)
  }

  @Test(arguments: Lesson.all.indices) func aLessonFitsIntoTheUsualWindow(index: Int) async {
    await begin(index + 1)
    let window = Window(.usual, guide.session)
    window.view.resize(to: .usual)
    #expect(window.lines(with: "╔ Lesson \(index + 1) of 13 ").count == 1)
    #expect(window.lines(with: "visible").count >= 1)
    let words = Lesson.all[index].task.split(separator: " ").suffix(1).joined()
    #expect(window.lines(with: words).count >= 1)
  }
}

/// The way through the lessons.
@MainActor
struct LessonWayTests {
  private let guide = TourGuide()

  @Test func lessonsAreTheFirstEntryOfTheMenu() async {
    let lines = LineTours(guide)
    #expect(await lines.answer(to: "1")?.contains("Lessons\n  0 of 13 are done.\n  1  Push and pop\n") == true)
    #expect(await lines.answer(to: "1")?.hasPrefix("Lesson 1 of 13: Push and pop\n") == true)
    _ = await lines.answer(to: "continue")
    _ = await lines.answer(to: "back")
    #expect(await lines.answer(to: "lessons")?.contains("\n  1 of 13 are done.\n  1  ✓ Push and pop\n") == true)
    #expect(await lines.answer(to: "lesson")?.hasPrefix("Lesson 2 of 13: ") == true)
  }

  @Test func theNextLessonFollowsAndTheLastOneIsTheEnd() async {
    let lines = LineTours(guide)
    #expect(await lines.answer(to: "lesson 12")?.hasPrefix("Lesson 12 of 13") == true)
    #expect(
      await lines.answer(to: "next")?.hasPrefix(
        "Lesson 12 of 13 is not done yet; lesson 12 begins it again.\n\nLesson 13")
        == true)
    #expect(await lines.answer(to: "next") == "This is the last lesson.\n")
  }

  @Test func afterALessonThatIsDoneTheNextFollowsWithoutAWord() async {
    let lines = LineTours(guide)
    for line in ["lesson 1", "continue", "back"] { _ = await lines.answer(to: line) }
    #expect(await lines.answer(to: "next")?.hasPrefix("Lesson 2 of 13: ") == true)
  }

  @Test(arguments: ["lesson 0", "lesson 14", "lesson x"])
  func aLessonThatIsNoneIsExplained(line: String) async {
    let lines = LineTours(guide)
    #expect(await lines.answer(to: line) == "There is no such lesson: they are numbered from 1 to 13.\n")
  }

  @Test func inALessonItsWordsAreAmongWhatIsPossible() async {
    let lines = LineTours(guide)
    _ = await lines.answer(to: "lesson 2")
    #expect(await lines.answer(to: "what")?.contains("type name <text>, hint, again, next, double <button>") == true)
  }

  @Test func outsideOfLessonsTheirWordsAreButtons() async {
    let lines = LineTours(guide)
    #expect(await lines.answer(to: "next")?.hasPrefix("There is no “next” here.") == true)
    #expect(await lines.answer(to: "hint") == "There is no lesson open: lesson begins one.\n")
    #expect(await lines.answer(to: "restart") == "There is no app to restart in the menu.\n")
    #expect(await lines.answer(to: "cancel")?.hasPrefix("There is no “cancel” here.") == true)
    #expect(await lines.answer(to: "find X") == "There are no flows to look at in the menu.\n")
  }

  @Test func aKeyGivesAHintAndLeadsOn() {
    guide.openLesson(4)
    let drawn = Drawn()
    let tours = FullScreenTours(guide, size: Size(width: 100, height: 32)) { drawn.picture = $0.picture }
    #expect(tours.handle([.character("h")]) == .goOn)
    #expect(drawn.picture.contains("Hint: The help names a key"))
    #expect(tours.handle([.character("d")]) == .goOn)
    #expect(drawn.picture.contains("╔ ✓ Lesson 4 of 13 "))
    #expect(drawn.picture.contains("n next lesson"))
    #expect(tours.handle([.character("n")]) == .goOn)
    #expect(drawn.picture.contains("╔ Lesson 5 of 13 "))
    #expect(tours.handle([.character("a")]) == .goOn)
    #expect(drawn.picture.contains("╔ Lesson 5 of 13 "))
  }

  @Test func aKeyRestartsTheApp() {
    guide.openLesson(11)
    let tours = FullScreenTours(guide, size: .usual) { _ in }
    let before = guide.session.navigator
    #expect(tours.handle([.enter, .character("R")]) == .goOn)
    #expect(guide.session.navigator !== before)
    #expect(guide.session.navigator.tree.summary.hasSuffix("CheckoutScreen > PaymentScreen"))
    #expect(guide.session.lesson?.verdict == .done)
  }

  @Test func aFieldDoesNotKeepTheHintAway() {
    guide.openLesson(2)
    let drawn = Drawn()
    let tours = FullScreenTours(guide, size: Size(width: 100, height: 32)) { drawn.picture = $0.picture }
    #expect(tours.handle([.character("h")]) == .goOn)
    #expect(!drawn.picture.contains("Hint: "))
    #expect(drawn.picture.contains("F6 hint"))
    #expect(tours.handle([.function(6)]) == .goOn)
    #expect(drawn.picture.contains("Hint: The login has a field."))
  }

  @Test func aKeyAsksWhetherThereIsAPlace() throws {
    let window = Window(Size(width: 100, height: 32), try #require(Tour.named("shop")).makeSession())
    window.type(.character("f"))
    window.type("payment without loginscreen")
    window.type(.enter)
    #expect(window.lines(with: "Proved: none of ").count == 1)
    window.type(.escape, .character("f"))
    window.type("nobody")
    window.type(.enter)
    #expect(window.lines(with: "Ask for a screen, or for one without another: ").count == 1)
  }

  private final class Drawn {
    var picture = ""
  }
}
