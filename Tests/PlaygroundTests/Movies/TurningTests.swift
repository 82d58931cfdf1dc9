import FlowKit
import Movies
import Testing

@testable import Playground

/// What keys do in containers.
@MainActor
struct TurningTests {
  private let window: Window

  init() { window = Self.window(of: MoviesFlow(library: MovieLibrary(user: "Ada"))) }

  private static func window(of flow: MoviesFlow) -> Window {
    let window = Window(.usual, Session(flow.makeNavigator(), about: "movies"))
    window.view.resize(to: .usual)
    return window
  }

  private var place: String { window.session.navigator.tree.summary }

  private var focused: [String] {
    window.lines(with: "▸").compactMap { line in
      line.split(separator: "│").first { $0.contains("▸") }.map(String.init)
    }
  }

  @Test func bracketsGoRoundTheTabs() {
    var places: [String] = []
    for key in "]]][" {
      window.type(.character(key))
      places.append(place)
    }

    #expect(
      places == [
        "HomeScreen[Wishlist, *Watched, (Settings)]",
        "HomeScreen[Wishlist, Watched, *Settings[*Topics, AccountScreen]]",
        "HomeScreen[*Wishlist, Watched, Settings[*Topics, AccountScreen]]",
        "HomeScreen[Wishlist, Watched, *Settings[*Topics, AccountScreen]]",
      ])
  }

  @Test func bracketsAreTypedInAFieldAndPagesAreTurnedByOtherKeys() {
    let window = Self.window(of: MoviesFlow())
    window.type(.enter)
    window.type("[]")
    #expect(window.lines(with: "Name: []▏").count == 1)

    window.type(.pageUp)
    #expect(window.lines(with: "● ○ ○").count == 1)
    window.type(.pageDown, .pageDown)
    #expect(window.lines(with: "○ ○ ●").count == 1)
    window.type(.pageDown)
    #expect(window.lines(with: "✗ next() at").count == 1)
  }

  @Test func tabsHaveTheNumbersAfterThoseOfTheCard() {
    window.type("6")
    #expect(place == "HomeScreen[Wishlist, *Watched, (Settings)]")

    window.type("2")
    #expect(place == "HomeScreen[*Wishlist, Watched, (Settings)]")
  }

  @Test func theFocusReachesTheTabs() {
    window.type(.up, .up)
    #expect(window.lines(with: "▸6 Watched").count == 1)

    window.type(.enter)
    #expect(place == "HomeScreen[Wishlist, *Watched, (Settings)]")
  }

  @Test func arrowsMoveBetweenColumnsAndStopAtTheLastOne() {
    window.type("[")
    for (key, columns) in [(Key.right, "Topics, *"), (.right, "Topics, *"), (.left, "*Topics, "), (.left, "*Topics, ")]
    {
      window.type(key)
      #expect(place == "HomeScreen[Wishlist, (Watched), *Settings[\(columns)AccountScreen]]")
    }
    #expect(window.session.journal.endings.filter(\.isProblem) == [])
  }

  @Test func aQuestionOverColumnsLeavesThemToBeSeen() {
    window.view.resize(to: Size(width: 110, height: 24))
    window.type("[11")

    #expect(window.lines(with: "Topics").count > 0)
    #expect(window.lines(with: "║ ▸ 1  Yes, sign out").count == 1)
    #expect(window.lines(with: "[ ]").count == 0)
  }

  @Test func theUsedLineOfTheTreeIsInSight() {
    window.type("2123")
    window.type("]]")
    window.type("[[")

    #expect(window.lines(with: "← visible").count == 1)
  }

  @Test(arguments: [(72, 20), (80, 24), (109, 30), (110, 20), (160, 50)])
  func allButtonsOfAllScreensFit(width: Int, height: Int) {
    let flow = MoviesFlow(library: MovieLibrary(user: "Ada"))
    let inside: [NavigationAction] =
      [
        .setChildren(flow.wishlist, flow.watched, flow.news, flow.preferences), .select(flow.news),
        .select(flow.watched),
      ]
      + (1...5).map { .push(flow.movie($0)) } + (1...4).map { .push(flow.castMember($0)) }
      + [.select(flow.preferences), .show(flow.newsSetting, in: .detail), .show(flow.about, in: .detail)]
      + [.push(flow.thanks), .show(flow.account, in: .detail), .present(flow.signOut, as: .alert)]
      + [.present(flow.trailer, as: .fullScreen)]
    for (navigator, ways) in [
      (Navigator(root: flow.onboarding), [.next(), .next()]), (Navigator(root: flow.home), inside),
    ] {
      let window = Window(Size(width: width, height: height), Session(navigator, about: ""))
      for way in ways {
        #expect(navigator.perform(way).isPerformed)
        for button in window.session.place.buttons {
          #expect(window.lines(with: button.title).count >= 1, "\(button.title) in \(navigator.tree.summary)")
        }
      }
    }
  }
}
