import FlowKit

extension Scene.Layer {
  /// The container whose columns are side by side; `nil` if a column is drawn like any other card.
  func columns(in stage: Area) -> Int? {
    guard stage.width >= Scene.widthForColumns, style == nil || style == .fullScreen else { return nil }
    return pane.place.containers.firstIndex { $0.contents?.kind == .split }
  }
}

extension Canvas {
  /// Draws the top of a layer over the current content; the focus is `nil` if something covers it.
  mutating func draw(_ layer: Scene.Layer, focus: Int?, in stage: Area) {
    if layer.style != nil { fade() }
    if layer.style == .fullScreen { clear(stage) }
    let place = layer.pane.place
    if let split = layer.columns(in: stage) {
      drawColumns(of: place, split, focus: focus, in: stage.cut(rows: 1).rest)
    } else {
      draw(place, layer.style, focus: focus, in: stage)
    }
  }

  private mutating func draw(_ place: Place, _ style: PresentationStyle?, focus: Int?, in stage: Area) {
    let room = CardPlace(style, in: stage)
    let content = CardContent(place.cards, place.containers, width: room.width - 4, focus: focus)
    let edges = max(0, min(2, place.cards[0].below, room.height - content.height))
    let area = room.area(height: content.height, edges: edges)
    drawEdges(edges, below: area)
    draw(content, style == .alert ? .double : .round, focus == nil ? .faint : .plain, in: area)
  }

  /// Draws a card's frame, and as much inside it as fits.
  mutating func draw(_ content: CardContent, _ frame: Frame, _ ink: Ink, in area: Area) {
    self.frame(area, frame, title: content.title, label: content.label, ink)
    draw(content.bars, atBottomOf: area, frame, ink)
    let (inner, _) = area.inset(columns: 2, rows: 1).cut(rows: area.height - 2 - content.barHeight)
    for (row, line) in content.lines.visible(inner.height).enumerated() {
      write(line.text, in: inner, row: row, line.ink, for: line.target)
    }
  }

  /// Draws the edges of the cards below in the same stack, if the card leaves room for them.
  private mutating func drawEdges(_ count: Int, below area: Area) {
    for edge in 0..<count {
      let inner = max(0, area.width - 4 - 2 * edge)
      let row = Area(x: area.x + 1 + edge, y: area.y + area.height + edge, width: inner + 2, height: 1)
      write("╰\(String(repeating: "─", count: inner))╯", in: row, .faint)
    }
  }

  private mutating func clear(_ area: Area) {
    for row in 0..<area.height { write(String(repeating: " ", count: area.width), in: area, row: row) }
  }
}
