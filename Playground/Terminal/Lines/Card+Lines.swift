extension Card: CustomStringConvertible {
  /// The card as plain lines.
  var description: String { lines(from: 1).joined(separator: "\n") + "\n" }

  /// The lines of the card, with numbered buttons.
  func lines(from firstNumber: Int) -> [String] {
    [title] + allTexts.map { "  \($0)" } + fields.map { "  \($0.label): \($0.text.isEmpty ? "(empty)" : $0.text)" }
      + buttons.lines(from: firstNumber)
  }
}

extension [Card.Button] {
  /// The numbered buttons, with a mark at the selected one.
  func lines(from firstNumber: Int, selected: Int? = nil) -> [String] {
    enumerated().map { "\($0 == selected ? "▸" : " ") \($0 + firstNumber)  \($1.title)" }
  }

  /// The button with this number or title, or the only one whose title begins like this.
  func named(_ name: String) -> Card.Button? {
    if let number = Int(name) { return indices.contains(number - 1) ? self[number - 1] : nil }
    let name = name.lowercased()
    let fitting = filter { $0.title.lowercased().hasPrefix(name) }
    return fitting.first { $0.title.lowercased() == name } ?? (fitting.count == 1 ? fitting.first : nil)
  }
}

extension [Card.Field] {
  /// The field whose name a text begins with, and the rest of the text.
  func named(_ text: String) -> (Card.Field, String)? {
    for field in self where text.lowercased().hasPrefix(field.label.lowercased()) {
      let rest = text.dropFirst(field.label.count)
      if rest.isEmpty || rest.first == " " { return (field, String(rest.dropFirst())) }
    }
    return nil
  }
}
