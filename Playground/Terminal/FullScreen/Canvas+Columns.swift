extension Canvas {
  /// Draws all columns of a split side by side, and below them the bars of the split and of the containers around it.
  mutating func drawColumns(of place: Place, _ split: Int, focus: Int?, in area: Area) {
    guard let contents = place.containers[split].contents else { return }
    let bars = outerBars(of: place, split, focus: focus, width: area.width - 4)
    let barHeight = bars.reduce(0) { $0 + $1.height } + 1
    let areas = area.cut(rows: area.height - barHeight).top.columns(contents.children.count)
    let columns = zip(contents.children.indices, areas).map { index, area in
      content(of: place, split, contents, index, focus: focus, width: area.width - 4)
    }
    let height = min(areas[0].height, columns.map { $0?.height ?? 0 }.max() ?? 0)
    for ((index, column), area) in zip(columns.enumerated(), areas) {
      guard let column else { continue }
      draw(column, .round, focus == nil || index != contents.selected ? .faint : .plain, in: area.cut(rows: height).top)
    }
    let below = area.cut(rows: height).rest.cut(rows: barHeight).top
    frame(below, .round, title: "", .faint)
    draw(bars, atBottomOf: below, .round, focus == nil ? .faint : .plain)
  }

  /// The bars of the split and of the containers around it; their buttons have the last numbers.
  private func outerBars(of place: Place, _ split: Int, focus: Int?, width: Int) -> [Bar] {
    let outer = place.containers[split...]
    let count = outer.reduce(0) { $0 + $1.bar.count }
    return Bar.all(
      outer, width: width, firstNumber: place.buttons.count - count + 1,
      focus: focus.map { $0 - (place.controls.count - count) })
  }

  private func content(
    of place: Place, _ split: Int, _ contents: Pane.Contents, _ index: Int, focus: Int?, width: Int
  ) -> CardContent? {
    if index == contents.selected {
      return CardContent(place.cards, place.containers[..<split], width: width, focus: focus)
    }
    guard let other = contents.children[index]?.place else { return nil }
    return CardContent(other.cards, other.containers, width: width, focus: nil, hasNumbers: false)
  }
}
