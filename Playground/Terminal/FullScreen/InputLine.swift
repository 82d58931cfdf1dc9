/// A line that is typed above everything else: a URL, or a question.
struct InputLine: Equatable {
  let title: String
  private(set) var text: String
  /// What can be typed.
  let help: String
  let purpose: Purpose

  /// The use of the text.
  enum Purpose { case link, question }

  /// The effect of a key.
  enum Reply: Equatable { case edited, done, close }

  /// Handles a key.
  mutating func take(_ key: Key) -> Reply {
    switch key {
    case .escape: return .close
    case .enter: return .done
    case .character(let character): text.append(character)
    case .backspace: text = String(text.dropLast())
    case .control("u"): text = ""
    default: break
    }
    return .edited
  }
}

extension Canvas {
  /// Draws the line, and below it as much of the help as fits.
  mutating func draw(_ line: InputLine) {
    fade()
    let help = line.help.split(separator: "\n").map(String.init)
    let height = min(size.height - 4, help.count + 4)
    let area = Area(size).center(width: size.width - 4, height: height)
    frame(area, .double, title: line.title)
    let inner = area.inset(columns: 2, rows: 1)
    write("▸ " + line.text.clippedAtStart(to: inner.width - 3) + "▏", in: inner, row: 0, .accent)
    for (row, text) in help.enumerated() { write(text, in: inner, row: row + 2) }
  }
}
