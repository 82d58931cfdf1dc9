/// The lines inside a card's frame.
struct CardLines {
  private(set) var lines: [Line] = []
  /// The line of the control that has the focus.
  private(set) var focused = 0

  struct Line: Equatable {
    let text: String
    var ink = Ink.plain
    /// The target of a click on it.
    var target: Canvas.Target?

    fileprivate func leading(to target: Canvas.Target) -> Line { Line(text: text, ink: ink, target: target) }
  }

  /// The lines of a card and of those embedded in it, wrapped to a width.
  ///
  /// - Parameters:
  ///   - cards: The card, then those in it.
  ///   - width: The number of columns.
  ///   - focus: The control with the focus, counted through all cards; `nil` if the card is covered.
  ///   - hasNumbers: Whether the buttons have numbers that press them.
  init(_ cards: [Card], width: Int, focus: Int?, hasNumbers: Bool = true) {
    var controls = 0, buttons = 0
    for (index, card) in cards.enumerated() {
      if index > 0 { lines.append(Self.heading(card.title, width: width)) }
      let numbers = hasNumbers ? buttons + 1 : nil
      for (kind, block) in Self.blocks(card, width, focus.map { $0 - controls }, numbers).enumerated()
      where !block.isEmpty {
        lines.append(Line(text: ""))
        lines += block.enumerated().map { index, line in
          guard hasNumbers, kind > 0 else { return line }
          return line.leading(to: kind == 1 ? .field(controls + index) : .button(buttons + index))
        }
      }
      lines.append(Line(text: ""))
      controls += card.fields.count + card.buttons.count
      buttons += card.buttons.count
    }
    focused = lines.firstIndex { $0.text.hasPrefix(Self.pointer) } ?? 0
  }

  private static func blocks(
    _ card: Card, _ width: Int, _ focus: Int?, _ firstNumber: Int?
  ) -> [[Line]] {
    let texts = paragraphs(card.allTexts.map { $0.wrapped(to: width) }).map { Line(text: $0) }
    let fields = card.fields.enumerated().map { line($1, width: width, hasFocus: $0 == focus) }
    let buttons = card.buttons.enumerated().map { index, button in
      line(button, number: firstNumber.map { $0 + index }, hasFocus: index + card.fields.count == focus)
    }
    return [texts, fields, buttons]
  }

  private static func heading(_ title: String, width: Int) -> Line {
    let start = "── \(title) "
    return Line(text: start + String(repeating: "─", count: max(0, width - start.columns)), ink: .faint)
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

  private static func line(_ button: Card.Button, number: Int?, hasFocus: Bool) -> Line {
    let number = number.map { "\($0)  " } ?? ""
    return Line(text: "\(start(hasFocus))\(number)\(button.title) ", ink: hasFocus ? .focused : .plain)
  }
}

extension CardLines {
  /// As many lines as fit, including the one with the focus.
  func visible(_ height: Int) -> ArraySlice<Line> {
    let first = max(0, min(focused + 2, lines.count) - height)
    return lines[first...].prefix(max(0, height))
  }
}
