import FlowKit
import FlowKitMaps
import Testing

@testable import Playground

/// The lesson in which one writes a line; the tests have flows with and without it, whatever the learner's file says.
@MainActor
struct LineOfCodeTests {
  private let number = Lesson.all.count

  private func press(_ desk: Flow<DeskScreen>) async -> (verdict: Lesson.Verdict, answer: String?) {
    let session = Session(root: desk), run = LessonRun(number) {}
    run.begin(in: session)
    session.lesson = run
    let answer = await LineMode(session).answer(to: "look into the drawer")
    return (run.verdict, answer)
  }

  @Test func theCallbackThatIsBoundMakesItDone() async {
    let (verdict, answer) = await press(
      Flow(with: DeskScreen()) { screen, lets in screen.onDrawer = lets.push(DrawerFlow().drawer) })
    #expect(verdict == .done)
    #expect(answer?.contains("\n✓ Done. That was the last lesson.") == true)
  }

  @Test func withoutTheLineItIsOpen() async {
    #expect(await press(Flow(with: DeskScreen()) { _, _ in }).verdict == .open)
  }

  @Test func aCallbackThatLeadsElsewhereIsNoSolution() async {
    let desk = Flow(with: DeskScreen()) { screen, lets in screen.onDrawer = lets.push(Flow(with: DeskScreen())) }
    #expect(await press(desk).verdict == .open)
  }

  @Test func theTextsNameTheFileAndTheLine() {
    let lesson = Lesson.all[number - 1], file = SourceFile.named("Playground/DrawerFlow.swift")
    #expect(lesson.task.contains("Playground/Terminal/Lessons/DrawerFlow.swift"))
    #expect(lesson.hints.count == 3 && lesson.hints[2].contains("screen.onDrawer = lets.push(drawer)"))
    #expect(file?.lines.contains("  var drawer: Flow<DrawerScreen> {") == true)
  }

  @Test func itsFlowsAreReadButInNoMenu() throws {
    let tour = try #require(Tour.named(Lesson.all[number - 1].tour))
    #expect(!Tour.all.contains { $0.name == tour.name })
    #expect(tour.makeMap().nodes.contains { $0.flow.name == "DeskScreen" })
  }
}
