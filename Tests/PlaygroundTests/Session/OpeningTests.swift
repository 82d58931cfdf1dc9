import FlowKit
import Testing

@testable import Playground

/// How links are opened, line by line and in a window.
@MainActor
struct OpeningTests {
  let session: Session

  init() throws { session = try #require(Tour.named("shop")).makeSession() }

  private var place: String { session.navigator.tree.summary }

  @Test func theAddressStandsBelowTheTree() async {
    let answer = await LineMode(session).answer(to: "open playground://shop/login")
    #expect(answer?.contains("\n└ LoginScreen #3 ← visible\naddress: playground://shop/login\n\n") == true)
  }

  @Test func unknownLinkIsReportedLikeAnIgnoredAction() async {
    let answer = await LineMode(session).answer(to: "open playground://shop/itmes/2")
    #expect(answer?.hasPrefix("✗ playground://shop/itmes/2 cannot be opened: no link matches its path.") == true)
    #expect(answer?.contains("The nearest is shop/items/{Int}") == true)
    #expect(place == "TutorialScreen")
  }

  @Test func appWithoutLinksReportsIt() async throws {
    let mode = LineMode(try #require(Tour.named("rooms")).makeSession())
    #expect(await mode.answer(to: "links") == "There are no links here.\n")
    #expect(await mode.answer(to: "open playground://rooms")?.contains("the navigator has no links") == true)
  }

  @Test(arguments: [Key.character("o"), .function(5)]) func aKeyAsksForAURLAndEnterOpensIt(key: Key) {
    let window = Window(.usual, session)
    window.type(key)
    #expect(window.lines(with: "▸ playground://shop▏").count == 1)
    #expect(window.lines(with: "shop/items/{Int}?quantity={Int?}").count == 1)

    window.type("/itemsx")
    window.type(.backspace, .enter)
    #expect(place == "TutorialScreen > DashboardScreen > CatalogueScreen")
    #expect(window.lines(with: "Open a link").count == 0)
    #expect(window.lines(with: " playground://shop/items").count == 1)
  }

  @Test func invalidURLIsAnEvent() {
    let window = Window(.usual, session)
    window.type(.character("o"), .control("u"), .character("q"), .enter)
    #expect(window.lines(with: "✗ q cannot be opened").count == 1)
    #expect(place == "TutorialScreen")
  }

  @Test func escapeClosesTheFieldAndNothingElse() {
    let window = Window(.usual, session)
    window.type(.enter)
    window.type(.function(5), .character("x"), .escape)
    #expect(window.lines(with: "Open a link").count == 0)
    #expect(place == "TutorialScreen > LoginScreen")
    #expect(session.journal.endings.count == 1)
  }

  @Test func theFieldLeavesCtrlCToTheProgram() {
    let window = Window(.usual, session)
    window.type(.character("o"))
    #expect(window.view.handle([.control("c")]) == .quit)
  }
}
