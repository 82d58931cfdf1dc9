/// A text above everything else, to read and scroll: the help, the log, the events, the code.
struct Page: Equatable {
  let title: String
  let lines: [Line]
  /// Whether long lines are wrapped; otherwise they are cut off.
  private let wraps: Bool
  /// The first visible row, limited by the number of rows.
  private var first: Int

  struct Line: Equatable {
    /// The text at the start of the line; those of one page are aligned.
    var lead = ""
    let text: String
    var ink = Ink.plain
  }

  init(_ title: String, _ lines: [Line], atEnd: Bool = false, wraps: Bool = true) {
    self.title = title
    self.lines = lines
    self.wraps = wraps
    first = atEnd ? .max : 0
  }

  /// Scrolls the text; returns `false` for a key that doesn't, which closes the page.
  mutating func take(_ key: Key, in window: Size) -> Bool {
    let height = area(in: window).height - 2
    let last = max(0, rows(in: window).count - height), now = min(first, last)
    switch key {
    case .up, .character("k"): first = now - 1
    case .down, .character("j"): first = now + 1
    case .scroll(let rows): first = now + rows
    case .pageUp: first = now - height
    case .pageDown, .character(" "): first = now + height
    case .home, .character("g"): first = 0
    case .end, .character("G"): first = last
    default: return false
    }
    first = max(0, min(first, last))
    return true
  }
}

extension Page {
  /// The page's area: as large as its text, and no larger than the window.
  func area(in window: Size) -> Area {
    let all = Area(width: window.width, height: window.height - 1)
    return all.center(width: Self.width(of: lines) + 4, height: rows(in: window).count + 2)
  }

  /// All rows, wrapped if the window is narrow; the continuation of a wrapped line is indented.
  private func rows(in window: Size) -> [Line] {
    let lead = lines.map(\.lead.columns).max() ?? 0, width = window.width - 4 - (lead == 0 ? 0 : lead + 2)
    return lines.flatMap { line -> [Line] in
      guard wraps, width > 0, line.text.columns > width else { return [line] }
      return line.text.wrapped(to: width).enumerated().map { row, text in
        Line(lead: row == 0 ? line.lead : "", text: text, ink: line.ink)
      }
    }
  }

  private static func width(of lines: [Line]) -> Int {
    let lead = lines.map(\.lead.columns).max() ?? 0
    return (lead == 0 ? 0 : lead + 2) + (lines.map(\.text.columns).max() ?? 0)
  }

  /// The visible rows, and how many there are in all.
  func visible(in window: Size) -> (rows: ArraySlice<Line>, from: Int, of: Int) {
    let rows = rows(in: window), height = area(in: window).height - 2
    let start = max(0, min(first, rows.count - height))
    return (rows[start...].prefix(max(0, height)), start, rows.count)
  }
}

extension Canvas {
  /// Draws a page above everything else; its frame says which part is visible.
  mutating func draw(_ page: Page) {
    fade()
    let area = page.area(in: size), (rows, start, count) = page.visible(in: size)
    let label = rows.count < count ? "\(start + 1) to \(start + rows.count) of \(count)" : ""
    frame(area, .double, title: page.title, label: label)
    let inner = area.inset(columns: 2, rows: 1), lead = page.lines.map(\.lead.columns).max() ?? 0
    for (row, line) in rows.enumerated() {
      write(line.lead, in: inner, row: row, line.ink == .plain ? .bold : line.ink)
      write(
        line.text, in: inner.dropping(columns: lead == 0 ? 0 : lead + 2), row: row,
        line.lead.isEmpty ? line.ink : .plain)
    }
  }
}

extension Page {
  static let help = Page("Help", Hint.help.map { Line(lead: $0.key, text: $0.meaning) })

  static func log(_ text: String) -> Page {
    Page("Log", text.split(separator: "\n").map { Line(text: String($0)) }, atEnd: true, wraps: false)
  }

  static func events(_ notes: [Journal.Note]) -> Page {
    Page(
      "Events",
      notes.map { note in
        Line(lead: note.mark ?? " ", text: "\(note.number). \(note.text)", ink: note.isProblem ? .warning : .good)
      }, atEnd: true)
  }

  static func code(_ code: ScreenCode) -> Page { Page("Code", code.lines.map(Line.init), wraps: false) }
}

extension Page.Line {
  /// A line of code.
  init(_ line: ScreenCode.Line) {
    let ink: Ink =
      switch line.kind {
      case .heading: .faint
      case .code: .plain
      case .marked: .accent
      }
    self.init(text: line.text, ink: ink)
  }
}
