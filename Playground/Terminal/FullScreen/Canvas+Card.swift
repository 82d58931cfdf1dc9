import FlowKit

extension Canvas {
  /// Draws the top card of a stack over what is there; the focus is nil where something covers it.
  mutating func draw(_ layer: Scene.Layer, focus: Int?, in stage: Area) {
    let place = CardPlace(layer.style, in: stage)
    let lines = CardLines(layer.card, width: place.width - 4, focus: focus)
    let edges = min(2, layer.below)
    let area = place.area(height: lines.lines.count + 2, edges: edges)
    if layer.style != nil { fade() }
    if layer.style == .fullScreen { clear(stage) }
    drawEdges(edges, below: area)
    let frame = layer.style == .alert ? Frame.double : .round
    self.frame(area, frame, title: layer.card.title, label: "\(layer.entry)", focus == nil ? .faint : .plain)
    let inner = area.inset(columns: 2, rows: 1)
    for (row, line) in lines.visible(inner.height).enumerated() { write(line.text, in: inner, row: row, line.ink) }
  }

  /// The cards below in the same stack, of which only the edges are seen.
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
