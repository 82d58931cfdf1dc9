import FlowKit
import Movies
import Testing

@testable import Playground

/// How containers are drawn.
@MainActor
struct MoviePicturesTests {
  private let window: Window

  init() { window = Self.window(of: MoviesFlow(library: MovieLibrary(user: "Ada"))) }

  private static func window(of flow: MoviesFlow, _ size: Size = .usual) -> Window {
    let window = Window(size, Session(flow.makeNavigator(), about: "movies"))
    window.view.resize(to: size)
    return window
  }

  @Test func tabsStandBelowTheCardOfTheSelectedOne() {
    window.type("2]")

    #expect(
      window.picture == """
         FlowKit Playground  movies                ╭ Tree ─────────────────────────────╮
                                                   │ stack                             │
         ╭ Watched ───────────────── Watched #4 ╮  │ └ HomeScreen #1                   │
         │                                      │  │   · Wishlist                      │
         │ Watched already:                     │  │     ├ Wishlist #2                 │
         │                                      │  │     └ MovieScreen(2) #3           │
         │ ▸ 1  The Quiet Clock · 2018          │  │   ▸ Watched                       │
         │                                      │  │     └ Watched #4 ← visible        │
         ├ Home ───────────────── HomeScreen #1 ┤  │   · Settings, not shown yet       │
         │  2 Wishlist [3 Watched] 4 Settings   │  ╰───────────────────────────────────╯
         ╰──────────────────────────────────────╯  ╭ Events ───────────── newest first ╮
                                                   │ ✓ select(1): pushed Watched #4,   │
                                                   │   selected Watched #4             │
                                                   │ ✓ preload(TrailerScreen)          │
                                                   │ » push(MovieScreen(2)): pushed    │
                                                   │   MovieScreen(2) #3, for          │
                                                   │   MovieStep.picked(2)             │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   ╰───────────────────────────────────╯
         ↑↓ move  Enter press  d twice  [ ] turn  c code  Esc back  ? help  q menu
        """)
  }

  @Test func aTabThatComesWithASettingStandsAmongTheOthers() {
    window.type("[21")
    window.type("]]]")

    #expect(
      window.picture == """
         FlowKit Playground  movies                ╭ Tree ─────────────────────────────╮
                                                   │ stack                             │
         ╭ New ───────────────────────── New #8 ╮  │ └ HomeScreen #1                   │
         │                                      │  │   · Wishlist                      │
         │ This tab comes with a setting.       │  │     └ Wishlist #2                 │
         │                                      │  │   · Watched                       │
         │ ▸ 1  The Quiet Clock · 2018          │  │     └ Watched #7                  │
         │   2  Night Ferry · 2011              │  │   ▸ New                           │
         │   3  A Map of Rain · 2004            │  │     └ New #8 ← visible            │
         │   4  No more of this                 │  │   · Settings                      │
         │                                      │  ╰───────────────────────────────────╯
         ├ Home ───────────────── HomeScreen #1 ┤  ╭ Events ───────────── newest first ╮
         │  5 Wishlist  6 Watched [7 New]       │  │ ✓ select(2): pushed New #8,       │
         │  8 Settings                          │  │   selected New #8                 │
         ╰──────────────────────────────────────╯  │ ✓ select(1): pushed Watched #7,   │
                                                   │   selected Watched #7             │
                                                   │ ✓ select(0): selected Wishlist #2 │
                                                   │ » setChildren(Wishlist, Watched,  │
                                                   │   New, Settings), for             │
                                                   │   MovieStep.newsSwitched(on:      │
                                                   │   true)                           │
                                                   │ ✓ show(NewsSettingScreen, in:     │
                                                   ╰───────────────────────────────────╯
         ↑↓ move  Enter press  d twice  [ ] turn  c code  Esc back  ? help  q menu
        """)
  }

  @Test func columnsStandSideBySideInAWideWindow() {
    window.view.resize(to: Size(width: 100, height: 24))
    window.type("[31")

    #expect(
      window.picture == """
         FlowKit Playground  movies                                 ╭ Tree ────────────────────────────────╮
                                                                    │     └ Wishlist #2                    │
        ╭ Settings ────── Topics #4 ╮╭ Thanks ─── ThanksScreen #7 ╮ │   · Watched, not shown yet           │
        │                           ││                            │ │   ▸ Settings                         │
        │   Account                 ││ To all who never made      │ │     └ Settings #3                    │
        │   News                    ││ these movies.              │ │       · primary                      │
        │   About                   ││                            │ │         └ Topics #4                  │
        │                           ││ ▸ 1  Back                  │ │       ▸ detail                       │
        │                           ││                            │ │         ├ AboutScreen #6             │
        ╰───────────────────────────╯╰────────────────────────────╯ │         └ ThanksScreen #7 ← visible  │
        ╭ Columns ─────────────────────────────────── Settings #3 ╮ ╰──────────────────────────────────────╯
        │  2 Settings [3 Thanks]                                  │ ╭ Events ──────────────── newest first ╮
        ├ Home ──────────────────────────────────── HomeScreen #1 ┤ │ ✓ push(ThanksScreen): pushed         │
        │  4 Wishlist  5 Watched [6 Settings]                     │ │   ThanksScreen #7                    │
        ╰─────────────────────────────────────────────────────────╯ │ ✓ show(AboutScreen, in: .detail):    │
                                                                    │   removed AccountScreen #5, pushed   │
                                                                    │   AboutScreen #6                     │
                                                                    │ ✓ select(2): pushed Settings #3,     │
                                                                    │   pushed Topics #4, pushed           │
                                                                    │   AccountScreen #5, selected         │
                                                                    │   Settings #3                        │
                                                                    │                                      │
                                                                    ╰──────────────────────────────────────╯
         ↑↓ move  Enter press  d twice  [ ] ←→ turn  c code  e events  Esc back  ? help  q menu
        """)
  }

  @Test func onlyTheUsedColumnIsShownInANarrowWindow() {
    window.view.resize(to: Size(width: 99, height: 24))
    window.type("[31")

    #expect(
      window.picture == """
         FlowKit Playground  movies                                ╭ Tree ────────────────────────────────╮
                                                                   │     └ Wishlist #2                    │
         ╭ Thanks ───────────────────────────── ThanksScreen #7 ╮  │   · Watched, not shown yet           │
         │                                                      │  │   ▸ Settings                         │
         │ To all who never made these movies.                  │  │     └ Settings #3                    │
         │                                                      │  │       · primary, hidden              │
         │ ▸ 1  Back                                            │  │         └ Topics #4                  │
         │                                                      │  │       ▸ detail                       │
         ├ Columns ──────────────────────────────── Settings #3 ┤  │         ├ AboutScreen #6             │
         │  2 Settings [3 Thanks]                               │  │         └ ThanksScreen #7 ← visible  │
         ├ Home ───────────────────────────────── HomeScreen #1 ┤  ╰──────────────────────────────────────╯
         │  4 Wishlist  5 Watched [6 Settings]                  │  ╭ Events ──────────────── newest first ╮
         ╰──────────────────────────────────────────────────────╯  │ ✓ push(ThanksScreen): pushed         │
          ╰────────────────────────────────────────────────────╯   │   ThanksScreen #7                    │
                                                                   │ ✓ show(AboutScreen, in: .detail):    │
                                                                   │   removed AccountScreen #5, pushed   │
                                                                   │   AboutScreen #6                     │
                                                                   │ ✓ select(2): pushed Settings #3,     │
                                                                   │   pushed Topics #4, pushed           │
                                                                   │   AccountScreen #5, selected         │
                                                                   │   Settings #3                        │
                                                                   │                                      │
                                                                   ╰──────────────────────────────────────╯
         ↑↓ move  Enter press  d twice  [ ] ←→ turn  c code  e events  Esc back  ? help  q menu
        """)
  }

  @Test func pagesHaveDots() {
    let window = Self.window(of: MoviesFlow())
    window.type(.enter)

    #expect(
      window.picture == """
         FlowKit Playground  movies                ╭ Tree ─────────────────────────────╮
                                                   │ stack                             │
         ╭ Sign in ────────────── NameScreen #3 ╮  │ └ OnboardingScreen #1             │
         │                                      │  │   · WelcomeScreen                 │
         │ Whose movies are these?              │  │     └ WelcomeScreen #2            │
         │                                      │  │   ▸ NameScreen                    │
         │ ▸ Name: ▏___________________________ │  │     └ NameScreen #3 ← visible     │
         │                                      │  │   · PermissionScreen, not shown … │
         │   1  Go on                           │  ╰───────────────────────────────────╯
         │   2  Back                            │  ╭ Events ───────────── newest first ╮
         │                                      │  │ ✓ next(): pushed NameScreen #3,   │
         ├ Before you start ────────────────────┤  │   selected NameScreen #3          │
         │ ○ ● ○                                │  │                                   │
         ╰──────────────────────────────────────╯  │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   ╰───────────────────────────────────╯
         type a text  Enter Go on  ↓ to the buttons  Esc back  Ctrl-C quit
        """)
  }
}
