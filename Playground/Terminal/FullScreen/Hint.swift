/// A key and what it does.
struct Hint: Equatable {
  let key: String
  let meaning: String

  init(_ key: String, _ meaning: String) {
    self.key = key
    self.meaning = meaning
  }
}

extension Hint {
  static let onButton = [
    Hint("↑↓", "move"), Hint("Enter", "press"), Hint("d", "press twice"), Hint("Esc", "back"), Hint("?", "help"),
    Hint("q", "quit"),
  ]

  static let inHelp = [Hint("any key", "close the help")]

  static func inField(of card: Card) -> [Hint] {
    let button = card.buttons.first.map { [Hint("Enter", $0.title)] } ?? []
    return [Hint("type", "a text")] + button
      + [Hint("↑↓", "move"), Hint("Esc", "back"), Hint("F1", "help"), Hint("Ctrl-C", "quit")]
  }

  static let help = [
    Hint("↑ ↓ Tab Shift-Tab", "move the focus"),
    Hint("Enter", "press the button (from a field: the first one)"),
    Hint("1 … 9", "press the button with this number"),
    Hint("d", "press twice at once: see what is ignored"),
    Hint("Esc, Ctrl-B", "the system's back"),
    Hint("Backspace, Ctrl-U", "delete a character, or the whole text"),
    Hint("q, Ctrl-C", "quit (from a field: Ctrl-C)"),
    Hint("Ctrl-Z", "go to the shell for a while"),
    Hint("? F1", "this help (from a field: F1)"),
    Hint("", ""),
    Hint("Tree", "where the app is, as FlowKit knows it"),
    Hint("Events", "✓ what was done, ✗ what was ignored, and why"),
  ]
}
