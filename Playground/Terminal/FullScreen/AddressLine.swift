/// A URL that is being typed over all else.
struct AddressLine: Equatable {
  private(set) var text: String
  /// What can be opened.
  let links: String

  /// What a key leads to.
  enum Reply: Equatable { case edited, open, close }

  /// Takes a key.
  mutating func take(_ key: Key) -> Reply {
    switch key {
    case .escape: return .close
    case .enter: return .open
    case .character(let character): text.append(character)
    case .backspace: text = String(text.dropLast())
    case .control("u"): text = ""
    default: break
    }
    return .edited
  }
}

extension Canvas {
  /// Draws the line, and below it as many links as there is room for.
  mutating func draw(_ line: AddressLine) {
    fade()
    let links = line.links.split(separator: "\n").map(String.init)
    let height = min(size.height - 4, links.count + 4)
    let area = Area(size).center(width: size.width - 4, height: height)
    frame(area, .double, title: "Open a link")
    let inner = area.inset(columns: 2, rows: 1)
    write("▸ " + line.text.clippedAtStart(to: inner.width - 3) + "▏", in: inner, row: 0, .accent)
    for (row, link) in links.enumerated() { write(link, in: inner, row: row + 2) }
  }
}
