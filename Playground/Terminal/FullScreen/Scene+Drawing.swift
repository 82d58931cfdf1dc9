import FlowKit

extension Scene {
  /// The whole view for a window's size.
  func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    guard size.width >= Self.smallest.width, size.height >= Self.smallest.height else {
      canvas.drawExcuse()
      return canvas
    }
    let lines = tree.split(separator: "\n").map(String.init)
    let layout = layout(size)
    for (index, layer) in layers.enumerated() {
      canvas.draw(layer, focus: index == layers.count - 1 ? focus : nil, in: layout.stage)
    }
    canvas.drawHeader(about, in: layout.header)
    canvas.drawAddress(address, in: layout.stage)
    canvas.drawTree(lines, time: time, in: layout.tree)
    canvas.drawEvents(notes, in: layout.events)
    if let area = layout.code { canvas.drawCode(code, in: area) }
    if let lesson { canvas.draw(lesson, in: layout.lesson) }
    switch overlay {
    case .page(let page): canvas.draw(page)
    case .input(let line): canvas.draw(line)
    case .leaving: canvas.drawLeaving(leaving, in: layout.stage)
    case nil: break
    }
    canvas.drawHints(hints, in: layout.hints)
    return canvas
  }

  private func layout(_ size: Size) -> Layout {
    Layout(size, treeLines: tree.split(separator: "\n").count) { lesson?.lines(width: $0).count ?? 0 }
  }

  /// The splits whose columns are drawn side by side.
  func splits(_ size: Size) -> Set<ScreenID> {
    let stage = layout(size).stage
    return Set(layers.compactMap { layer in layer.columns(in: stage).map { layer.pane.place.containers[$0].entry.id } })
  }

  private var hints: [Hint] {
    switch overlay {
    case .page: return Hint.inPage
    case .input: return Hint.inInput
    case .leaving: return Hint.inQuestion(leaving: leaving)
    case nil: break
    }
    guard let place = layers.last?.pane.place else { return [] }
    if let digit { return Hint.afterDigit(digit) }
    return place.field(focus) == nil ? Hint.onButton(in: self, place) : Hint.inField(in: self, place)
  }
}

extension Canvas {
  fileprivate mutating func drawExcuse() {
    let text =
      "The Playground needs \(Scene.smallest.width) × \(Scene.smallest.height) characters, and this window has"
      + " \(size.width) × \(size.height). Make it larger, or press Ctrl-C and begin again with --lines: then no window is needed."
    let lines = text.wrapped(to: size.width - 2)
    let area = Area(size).center(width: lines.map(\.columns).max() ?? 0, height: lines.count)
    for (row, line) in lines.enumerated() { write(line, in: area, row: row) }
  }

  fileprivate mutating func drawHeader(_ about: String, in area: Area) {
    let name = " FlowKit Playground"
    write(name, in: area, .bold)
    write(about, in: area.dropping(columns: name.columns + 2), .faint)
  }

  /// The first row of the stage is free: cards begin below it.
  fileprivate mutating func drawAddress(_ address: String?, in stage: Area) {
    if let address { write(" \(address)", in: stage, .accent) }
  }

  fileprivate mutating func drawTree(_ lines: [String], time: String?, in area: Area) {
    frame(area, .round, title: "Tree", label: time ?? "", .faint)
    let inner = area.inset(columns: 2, rows: 1)
    let used = lines.lastIndex { $0.hasSuffix("visible") } ?? lines.count - 1
    for (row, line) in lines.dropFirst(max(0, min(used + 2, lines.count) - inner.height)).enumerated() {
      write(line, in: inner, row: row, line.hasSuffix("visible") ? .accent : .plain)
    }
  }

  fileprivate mutating func drawEvents(_ notes: [Journal.Note], in area: Area) {
    frame(area, .round, title: "Events", label: "newest first", .faint)
    let inner = area.inset(columns: 2, rows: 1)
    var row = 0
    for note in notes where row < inner.height {
      write(note.mark ?? "", in: inner, row: row, note.isProblem ? .warning : .good)
      for line in note.shortText.wrapped(to: inner.width - 2) {
        write(line, in: inner.dropping(columns: 2), row: row)
        row += 1
      }
    }
  }

  fileprivate mutating func drawCode(_ code: ScreenCode, in area: Area) {
    frame(area, .round, title: "Code", .faint)
    let inner = area.inset(columns: 1, rows: 1)
    for (row, line) in code.lines.map(Page.Line.init).enumerated() { write(line.text, in: inner, row: row, line.ink) }
  }

  fileprivate mutating func draw(_ lesson: LessonPanel, in area: Area) {
    frame(area, .double, title: lesson.title)
    let inner = area.inset(columns: 2, rows: 1)
    for (row, line) in lesson.lines(width: inner.width).enumerated() { write(line.text, in: inner, row: row, line.ink) }
  }

  fileprivate mutating func drawLeaving(_ leaving: String, in stage: Area) {
    fade()
    let way = leaving == "quit" ? "to quit" : "for the \(leaving)"
    let lines = "There is nothing to go back to. Press Enter \(way), or Esc to stay."
      .wrapped(to: min(36, stage.width - 4))
    let area = stage.center(width: (lines.map(\.columns).max() ?? 0) + 4, height: lines.count + 2)
    frame(area, .double, title: "Back")
    for (row, line) in lines.enumerated() { write(line, in: area.inset(columns: 2, rows: 1), row: row) }
  }

  fileprivate mutating func drawHints(_ hints: [Hint], in area: Area) {
    var rest = area.dropping(columns: 1)
    for hint in Hint.fitting(hints, in: rest.width) {
      write(hint.key, in: rest, .bold)
      rest = rest.dropping(columns: hint.key.columns + 1)
      write(hint.meaning, in: rest, .faint)
      rest = rest.dropping(columns: hint.meaning.columns + 2)
    }
  }
}
