import FlowKit
import Testing

@testable import Playground

/// Screens inside a screen's card, and a container's own words and buttons.
@MainActor
struct EmbeddedTests {
  private final class Part: CardScreen {
    let title: String
    var text = ""
    var presses = 0

    init(_ title: String) { self.title = title }

    var card: Card {
      Card(
        title: title, texts: ["\(presses) times"], fields: [Card.Field("Text", text: text) { self.text = $0 }],
        buttons: [Card.Button("Press \(title)") { self.presses += 1 }])
    }
  }

  private final class Frame: CardScreen {
    var card: Card { Card(title: "Frame", texts: ["What is around."], buttons: [Card.Button("Help") {}]) }
  }

  private var left: Flow<Part> { Flow(with: Part("Left")) }
  private var right: Flow<Part> { Flow(with: Part("Right")) }
  private var both: Flow<Part> { Flow(with: Part("Both"), containing: .embedded(left, right)) }
  private var tabs: Flow<Frame> { Flow(with: Frame(), containing: .tabs(both, left.named("Alone"))) }

  @Test func embeddedScreensAreParagraphsOfTheCard() {
    let window = Window(Size(width: 80, height: 26), Session(root: both))
    window.type(.down, .down)
    window.type("a")
    window.type(.enter)

    #expect(
      window.picture == """
         FlowKit Playground                        ╭ Tree ─────────────────────────────╮
                                                   │ stack                             │
         ╭ Both ─────────────────────── Part #1 ╮  │ └ Part #1 ← visible               │
         │                                      │  │   · Part                          │
         │ 0 times                              │  │     └ Part #2                     │
         │                                      │  │   · Part                          │
         │   Text: ____________________________ │  │     └ Part #3                     │
         │                                      │  ╰───────────────────────────────────╯
         │   1  Press Both                      │  ╭ Events ───────────── newest first ╮
         │                                      │  │                                   │
         │ ── Left ──────────────────────────── │  │                                   │
         │                                      │  │                                   │
         │ 1 times                              │  │                                   │
         │                                      │  │                                   │
         │ ▸ Text: a▏__________________________ │  │                                   │
         │                                      │  │                                   │
         │   2  Press Left                      │  │                                   │
         │                                      │  │                                   │
         │ ── Right ─────────────────────────── │  │                                   │
         │                                      │  │                                   │
         │ 0 times                              │  │                                   │
         │                                      │  │                                   │
         │   Text: ____________________________ │  │                                   │
         │                                      │  │                                   │
         ╰──────────────────────────────────────╯  ╰───────────────────────────────────╯
         type a text  Enter Press Left  ↓ to the buttons  Esc back  Ctrl-C quit
        """)
  }

  @Test func controlsAreCountedThroughAllScreensOfTheCard() {
    let window = Window(.usual, Session(root: both))
    window.type(.down)
    window.type("3")

    #expect(window.session.place.cards.map(\.card.texts) == [["0 times"], ["0 times"], ["1 times"]])
  }

  @Test func containersAddTheirWordsAndButtons() {
    let mode = LineMode(Session(root: tabs))

    #expect(
      mode.picture == """
        stack
        └ Frame #1
          ▸ Part
            └ Part #2 ← visible
              · Part
                └ Part #3
              · Part
                └ Part #4
          · Alone, not shown yet

        Both
          0 times
          Text: (empty)
          1  Press Both
        Left
          0 times
          Text: (empty)
          2  Press Left
        Right
          0 times
          Text: (empty)
          3  Press Right
        Frame
          What is around.
        ▸ 4  Both
          5  Alone
          6  Help

        """)
  }

  @Test func tabsWithoutButtonsOfTheirOwnAreSelectedByTheirTitles() async {
    let session = Session(root: tabs)
    let mode = LineMode(session)
    _ = await mode.answer(to: "alone")

    #expect(session.navigator.tree.summary == "Frame[Part[Part, Part], *Alone]")
  }
}
