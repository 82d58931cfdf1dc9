/// What stands inside a card's frame, line by line.
struct CardLines {
  private(set) var lines: [Line] = []
  /// The line of the control that has the focus.
  private(set) var focused = 0

  struct Line: Equatable {
    let text: String
    var ink = Ink.plain
  }

  /// The lines of a card, wrapped to a width; the focus is nil where the card is covered.
  init(_ card: Card, width: Int, focus: Int?) {
    let texts = Self.paragraphs(card.texts.map { $0.wrapped(to: width) }).map { Line(text: $0) }
    let fields = card.fields.enumerated().map { Self.line($1, width: width, hasFocus: $0 == focus) }
    let buttons = card.buttons.enumerated().map {
      Self.line($1, number: $0 + 1, hasFocus: $0 + card.fields.count == focus)
    }
    for block in [texts, fields, buttons] where !block.isEmpty { lines += [Line(text: "")] + block }
    lines.append(Line(text: ""))
    focused = lines.firstIndex { $0.text.hasPrefix(Self.pointer) } ?? 0
  }

  private static let pointer = "▸ "

  /// Short texts stand together, long ones apart.
  private static func paragraphs(_ texts: [[String]]) -> [String] {
    let isLong = texts.contains { $0.count > 1 }
    return Array(texts.joined(separator: isLong ? [""] : []))
  }

  private static func start(_ hasFocus: Bool) -> String { hasFocus ? pointer : "  " }

  private static func line(_ field: Card.Field, width: Int, hasFocus: Bool) -> Line {
    let label = "\(start(hasFocus))\(field.label): "
    let room = max(0, width - label.columns - 1)
    let text = field.text.clippedAtStart(to: room)
    let rest = String(repeating: "_", count: max(0, room - text.columns))
    return Line(text: label + text + (hasFocus ? "▏" : "_") + rest, ink: hasFocus ? .accent : .plain)
  }

  private static func line(_ button: Card.Button, number: Int, hasFocus: Bool) -> Line {
    Line(text: "\(start(hasFocus))\(number)  \(button.title) ", ink: hasFocus ? .focused : .plain)
  }
}

extension CardLines {
  /// As many lines as there is room for, among them the one with the focus.
  func visible(_ height: Int) -> ArraySlice<Line> {
    let first = max(0, min(focused + 2, lines.count) - height)
    return lines[first...].prefix(max(0, height))
  }
}
