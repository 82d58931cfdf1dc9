/// A grid of cells.
///
/// Drawing outside it, or outside the current area, has no effect.
struct Canvas: Equatable {
  let size: Size
  private var rows: [[Cell]]

  /// One column of one row.
  struct Cell: Equatable {
    /// `nil` if the character to the left takes two columns.
    var character: Character? = " "
    var ink = Ink.plain
    /// The target of a click here.
    var target: Target?
  }

  /// The target of a click.
  enum Target: Equatable {
    /// The field with this index among all controls.
    case field(Int)
    /// The button with this number, from 0.
    case button(Int)
  }

  init(_ size: Size) {
    self.size = size
    rows = Array(repeating: Array(repeating: Cell(), count: max(0, size.width)), count: max(0, size.height))
  }
}

extension Canvas {
  /// Writes a line into a row of an area; if it is too long, it ends with `…`.
  mutating func write(_ text: String, in area: Area, row: Int = 0, _ ink: Ink = .plain, for target: Target? = nil) {
    guard (0..<area.height).contains(row) else { return }
    var x = area.x
    for character in text.clipped(to: area.width) {
      put(character, x, area.y + row, ink, target)
      if character.columns == 2 { put(nil, x + 1, area.y + row, ink, target) }
      x += character.columns
    }
  }

  /// Empties an area and draws a frame around it, with a title on the left and a label on the right.
  mutating func frame(_ area: Area, _ frame: Frame, title: String, label: String = "", _ ink: Ink = .plain) {
    guard area.width > 1, area.height > 1 else { return }
    for row in 0..<area.height { write(frame.line(row, of: area.height, area.width - 2), in: area, row: row, ink) }
    caption(area, title: title, label: label, ink.isFaint ? ink : .bold)
  }

  /// Writes a title and, if there is room, a label into the first row of an area, between its corners.
  mutating func caption(_ area: Area, title: String, label: String, _ ink: Ink) {
    let inner = area.width - 2
    write(" \(title.clipped(to: inner - 2)) ", in: area.inset(columns: 1), ink)
    let room = inner - title.columns - 4
    guard !label.isEmpty, label.columns <= room else { return }
    write(" \(label) ", in: area.dropping(columns: area.width - label.columns - 3), .faint)
  }

  /// Draws the current content faintly, so that what is drawn next stands out.
  mutating func fade() {
    for y in rows.indices {
      for x in rows[y].indices { (rows[y][x].ink, rows[y][x].target) = (.faint, nil) }
    }
  }

  /// The target of a click at a column and row.
  func target(atColumn x: Int, row y: Int) -> Target? {
    rows.indices.contains(y) && rows[y].indices.contains(x) ? rows[y][x].target : nil
  }

  private mutating func put(_ character: Character?, _ x: Int, _ y: Int, _ ink: Ink, _ target: Target?) {
    guard rows.indices.contains(y), rows[y].indices.contains(x) else { return }
    // Half of a character that takes two columns can't stay.
    if x > 0, rows[y][x].character == nil { rows[y][x - 1].character = " " }
    if x + 1 < rows[y].count, rows[y][x + 1].character == nil { rows[y][x + 1].character = " " }
    rows[y][x] = Cell(character: character, ink: ink, target: target)
  }
}

extension Canvas {
  /// The characters alone, without spaces at the ends of lines.
  var picture: String {
    rows.map { row in
      var line = row.compactMap(\.character)
      while line.last == " " { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }

  /// The codes that make a terminal show it, whatever it has shown before.
  func codes(hasColours: Bool) -> String {
    rows.indices.map { "\u{1B}[\($0 + 1);1H" + codes(of: rows[$0], hasColours) }.joined() + "\u{1B}[0m"
  }

  private func codes(of row: [Cell], _ hasColours: Bool) -> String {
    var codes = "", ink: Ink?
    for cell in row {
      if cell.ink != ink { codes += cell.ink.codes(hasColours: hasColours) }
      ink = cell.ink
      if let character = cell.character { codes.append(character) }
    }
    return codes
  }
}
