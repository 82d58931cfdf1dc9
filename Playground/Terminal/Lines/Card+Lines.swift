extension Card: CustomStringConvertible {
  /// The card as plain lines.
  var description: String {
    let texts = texts.map { "  \($0)" }
    let fields = fields.map { "  \($0.label): \($0.text.isEmpty ? "(empty)" : $0.text)" }
    return ([title] + texts + fields + buttonLines).map { $0 + "\n" }.joined()
  }

  /// The buttons with their numbers.
  var buttonLines: [String] { buttons.enumerated().map { "  \($0 + 1)  \($1.title)" } }

  /// The button with this number, this title, or, where it is the only one, a title that begins so.
  func button(_ name: String) -> Button? {
    if let number = Int(name) { return buttons.indices.contains(number - 1) ? buttons[number - 1] : nil }
    let name = name.lowercased()
    let fitting = buttons.filter { $0.title.lowercased().hasPrefix(name) }
    return fitting.first { $0.title.lowercased() == name } ?? (fitting.count == 1 ? fitting.first : nil)
  }

  /// The field that a text begins with the name of, and the rest of the text.
  func field(_ text: String) -> (Field, String)? {
    for field in fields where text.lowercased().hasPrefix(field.label.lowercased()) {
      let rest = text.dropFirst(field.label.count)
      if rest.isEmpty || rest.first == " " { return (field, String(rest.dropFirst())) }
    }
    return nil
  }
}
