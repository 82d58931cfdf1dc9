import FlowKit
import Safe
import Shop
import Testing

@testable import Playground

/// Stepping through the places where an app was.
@MainActor
struct TimelineTests {
  private let session = Session(root: ShopFlow().tutorial)

  private var place: String { session.navigator.tree.summary }

  private func perform(_ action: NavigationAction) { session.navigator.perform(action) }

  @Test func stepsLeadThroughAllTreesInBothDirections() {
    perform(.push(ShopFlow().login))
    perform(.present(ShopFlow().settings))
    perform(.pop())  // ignored at the root of a sheet, and no step
    perform(.back())
    var places: [String] = []
    while session.step(-1) { places.append(place) }
    while session.step(1) { places.append(place) }
    #expect(
      places == [
        "TutorialScreen > LoginScreen | sheet: SettingsScreen", "TutorialScreen > LoginScreen", "TutorialScreen",
        "TutorialScreen > LoginScreen", "TutorialScreen > LoginScreen | sheet: SettingsScreen",
        "TutorialScreen > LoginScreen",
      ])
  }

  @Test func actionAfterAStepBackStartsAnotherFuture() {
    perform(.push(ShopFlow().login))
    session.step(-1)
    perform(.push(ShopFlow().catalogue))
    #expect(!session.step(1))
    session.step(-1)
    session.step(1)
    #expect(place == "TutorialScreen > CatalogueScreen")
  }

  @Test func linesAndKeysStep() async {
    let mode = LineMode(session)
    #expect(await mode.answer(to: "step back") == "There is nowhere to step to: this is step 1 of 1.\n")
    _ = await mode.answer(to: "continue")
    #expect(
      await mode.answer(to: "step back")?.hasPrefix("This is step 1 of 2.\nstack\n└ TutorialScreen #1 ← visible\n")
        == true)
    #expect(await mode.answer(to: "log")?.contains("\n2  app                travel(to: TutorialScreen)") == true)

    let window = Window()
    window.type(.enter, .function(2))
    #expect(window.lines(with: "╭ Welcome").count == 1)
    #expect(window.lines(with: " step 1 of 2 ").count == 1)
    window.type(.character(">"))
    #expect(window.lines(with: "╭ Log in").count == 1)
    #expect(window.lines(with: " step ").count == 0)
    window.type(.function(4))
    #expect(window.lines(with: "║ 2  app ").count == 1)
    window.type(.escape)
    #expect(window.lines(with: "╔ Log").count == 0)
    #expect(window.session.navigator.tree.summary == "TutorialScreen > LoginScreen")
  }

  @Test func stepsWorkFromAFieldToo() {
    let window = Window()
    window.type(.enter)
    window.type("<>")
    #expect(window.lines(with: "Name: <>▏").count == 1)
    window.type(.control("p"))
    #expect(window.lines(with: "╭ Welcome").count == 1)
    window.type(.control("n"))
    #expect(window.lines(with: "╭ Log in").count == 1)
  }

  @Test(arguments: ["back", "close"]) func stepsLeadOutOfAQuestionThatIsAsked(way: String) async {
    let mode = LineMode(Session(SafeFlow().makeNavigator(), about: ""))
    for line in ["note", "type text Feed the dog.", way] { _ = await mode.answer(to: line) }
    #expect(await mode.answer(to: "tree")?.contains("└ DiscardScreen #3 ← visible") == true)
    #expect(await mode.answer(to: "step back")?.contains("└ NoteScreen #2 ← visible\n") == true)
    #expect(await mode.answer(to: "step back")?.contains("stack\n└ LobbyScreen #1 ← visible\n") == true)
    #expect(await mode.answer(to: "note")?.contains("└ NoteScreen #4 ← visible\n") == true)
  }
}
