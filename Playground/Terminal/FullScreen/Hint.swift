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
  static func onButton(of place: Place, leaving: String) -> [Hint] {
    let turn = (place.turning?.hasBar == true ? ["[ ]"] : []) + (place.split == nil ? [] : ["←→"])
    return [Hint("↑↓", "move"), Hint("Enter", "press"), Hint("d", turn.isEmpty ? "press twice" : "twice")]
      + (turn.isEmpty ? [] : [Hint(turn.joined(separator: " "), "turn")])
      + [Hint("Esc", "back"), Hint("?", "help"), Hint("q", leaving)]
  }

  static let inOverlay = [Hint("any key", "close it")]

  static let inAddress = [
    Hint("type", "a URL"), Hint("Enter", "open it"), Hint("Ctrl-U", "clear it"), Hint("Esc", "close"),
  ]

  static func inField(of place: Place, _ focus: Int) -> [Hint] {
    let number = place.button(at: focus)
    let button = place.buttons.indices.contains(number) ? [Hint("Enter", place.buttons[number].title)] : []
    return [Hint("type", "a text")] + button
      + [Hint("↑↓", "move"), Hint("Esc", "back"), Hint("F1", "help"), Hint("Ctrl-C", "quit")]
  }

  static let help = [
    Hint("↑ ↓ Tab Shift-Tab", "move the focus"),
    Hint("Enter", "press the button (from a field: the first one)"),
    Hint("1 … 9", "press the button with this number"),
    Hint("d", "press twice at once: see what is ignored"),
    Hint("[ ] PgUp PgDn", "turn to the tab or page before, or after"),
    Hint("← →", "turn to the column before, or after"),
    Hint("Esc, Ctrl-B", "the system's back"),
    Hint("< > F2 F3", "step back in time, or on again"),
    Hint("l F4", "the log of all actions"),
    Hint("o F5", "open a link"),
    Hint("Backspace, Ctrl-U", "delete a character, or the whole text"),
    Hint("q, Ctrl-T", "leave the tour (from a field: Ctrl-T)"),
    Hint("Ctrl-C, Ctrl-Z", "quit the program, or go to the shell"),
    Hint("? F1", "this help (from a field: F1)"),
    Hint("", ""),
    Hint("Tree", "where the app is, as FlowKit knows it"),
    Hint("Events", "✓ what was done, ✗ what was ignored, and why"),
  ]
}
