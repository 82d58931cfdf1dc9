/// A key and what it does.
struct Hint: Equatable {
  let key: String
  let meaning: String
  /// Hints with a higher rank are left out first if there is no room for all; those with 0 always stay.
  let rank: Int

  init(_ key: String, _ meaning: String, rank: Int = 0) {
    self.key = key
    self.meaning = meaning
    self.rank = rank
  }

  /// How many columns it takes.
  private var width: Int { key.columns + meaning.columns + 3 }

  /// The hints that fit.
  static func fitting(_ hints: [Hint], in width: Int) -> [Hint] {
    var rest = hints
    while rest.reduce(0, { $0 + $1.width }) > width + 1, let highest = rest.map(\.rank).max(), highest > 0,
      let index = rest.lastIndex(where: { $0.rank == highest })
    { rest.remove(at: index) }
    return rest
  }
}

extension Hint {
  static func onButton(in scene: Scene, _ place: Place) -> [Hint] {
    let turn = (place.turning?.hasBar == true ? ["[ ]"] : []) + (place.split == nil ? [] : ["←→"])
    return [Hint("↑↓", "move", rank: 1), Hint("Enter", "press"), Hint("d", "twice", rank: 3)]
      + (turn.isEmpty ? [] : [Hint(turn.joined(separator: " "), "turn")])
      + (scene.isWaiting ? [Hint("x", "cancel")] : []) + (scene.time == nil ? [] : [Hint("< >", "time")])
      + (scene.lesson?.keys ?? [])
      + [Hint("c", "code", rank: 2), Hint("e", "events", rank: 4)]
      + [Hint("Esc", "back"), Hint("?", "help"), Hint("q", scene.leaving)]
  }

  static let inPage = [Hint("↑↓ j k PgUp PgDn", "scroll"), Hint("Esc", "close")]

  static let inInput = [Hint("type", "a text"), Hint("Enter", "go"), Hint("Ctrl-U", "clear it"), Hint("Esc", "close")]

  static func inQuestion(leaving: String) -> [Hint] { [Hint("Enter", leaving), Hint("Esc", "stay")] }

  static func afterDigit(_ digit: Int) -> [Hint] {
    [Hint("\(digit)…", "another digit"), Hint("Enter", "press \(digit)")]
  }

  static func inField(in scene: Scene, _ place: Place) -> [Hint] {
    let number = place.button(at: scene.focus)
    let button = place.buttons.indices.contains(number) ? [Hint("Enter", place.buttons[number].title)] : []
    return [Hint("type", "a text")] + button + (scene.isWaiting ? [Hint("Ctrl-X", "cancel")] : [])
      + (scene.time == nil ? [] : [Hint("Ctrl-P Ctrl-N", "time")])
      + (scene.lesson?.hasHint == true ? [Hint("F6", "hint")] : [])
      + (scene.lesson?.isDone == true ? [Hint("↓ n", "next lesson")] : [Hint("↓", "to the buttons")])
      + [Hint("Esc", "back"), Hint("Ctrl-C", "quit", rank: 1)]
  }

  static let help = [
    Hint("↑ ↓ j k Tab", "move the focus"),
    Hint("Enter, click", "press the button (from a field: the first one)"),
    Hint("1 2 … 12", "press the button with this number"),
    Hint("d", "press twice at once: see what is ignored"),
    Hint("[ ] PgUp PgDn", "turn to the tab or page before, or after"),
    Hint("← →", "turn to the column before, or after"),
    Hint("Esc, Ctrl-B", "the system's back; at the root, to the menu"),
    Hint("x, Ctrl-X", "cancel what waits for a guard"),
    Hint("< >, Ctrl-P Ctrl-N", "step back in time, or on again"),
    Hint("c", "the code of this screen, the line pressed last"),
    Hint("e, l", "all events, or the log of all actions"),
    Hint("o", "open a link"),
    Hint("f", "find a place, or prove that there is none"),
    Hint("R", "end the app, and restore it from its snapshot"),
    Hint("h F6, n, a", "in a lesson: a hint, the next lesson, again"),
    Hint("Backspace, Ctrl-U", "delete a character, or the whole text"),
    Hint("q, Ctrl-T", "leave the tour"),
    Hint("Ctrl-C, Ctrl-Z", "quit the program, or go to the shell"),
    Hint("", "In a field, letters are typed: press ↓ first."),
    Hint("", ""),
    Hint("Tree", "where the app is, as FlowKit knows it"),
    Hint("Events", "✓ done, ✗ not done and why, » a message,"),
    Hint("", "↪ a guard leads elsewhere, … waits for an answer"),
  ]
}
