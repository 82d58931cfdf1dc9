extension Canvas {
  /// Draws bars into the lower rows of a frame, each with a line above it, which may be the frame's own.
  mutating func draw(_ bars: [Bar], atBottomOf area: Area, _ frame: Frame, _ ink: Ink) {
    var y = area.y + area.height - 1 - bars.reduce(0) { $0 + $1.height }
    for bar in bars {
      let line = Area(x: area.x, y: y, width: area.width, height: 1)
      if y > area.y { write(frame.joint(area.width - 2), in: line, ink) }
      caption(line, title: bar.title, label: bar.label, .faint)
      draw(bar.rows, in: Area(x: area.x + 2, y: y + 1, width: area.width - 4, height: bar.rows.count), ink)
      y += bar.height
    }
  }

  private mutating func draw(_ rows: [[Bar.Part]], in area: Area, _ ink: Ink) {
    for (row, parts) in rows.enumerated() {
      var rest = area
      for part in parts {
        write(part.text, in: rest, row: row, ink.isFaint ? ink : part.ink, for: ink.isFaint ? nil : part.target)
        rest = rest.dropping(columns: part.text.columns)
      }
    }
  }
}
