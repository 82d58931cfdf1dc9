import FlowKit

extension Scene {
  /// The whole view for a window of this size.
  func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size)
    guard size.width >= Self.smallest.width, size.height >= Self.smallest.height else {
      canvas.drawExcuse()
      return canvas
    }
    let lines = tree.split(separator: "\n").map(String.init)
    let layout = Layout(size, treeLines: lines.count)
    for (index, layer) in layers.enumerated() {
      canvas.draw(layer, focus: index == layers.count - 1 ? focus : nil, in: layout.stage)
    }
    canvas.drawHeader(about, in: layout.header)
    canvas.drawAddress(address, in: layout.stage)
    canvas.drawTree(lines, in: layout.tree)
    canvas.drawEvents(notes, in: layout.events)
    switch overlay {
    case .help: canvas.drawHelp()
    case .log(let text): canvas.drawLog(text)
    case .address(let line): canvas.draw(line)
    case nil: break
    }
    canvas.drawHints(hints, in: layout.hints)
    return canvas
  }

  /// The splits whose columns are drawn beside one another.
  func splits(_ size: Size) -> Set<ScreenID> {
    let stage = Layout(size, treeLines: tree.split(separator: "\n").count).stage
    return Set(layers.compactMap { layer in layer.columns(in: stage).map { layer.pane.place.containers[$0].entry.id } })
  }

  private var hints: [Hint] {
    if case .address = overlay { return Hint.inAddress }
    guard let place = layers.last?.pane.place, overlay == nil else { return Hint.inOverlay }
    if place.field(focus) != nil { return Hint.inField(of: place, focus) }
    return Hint.onButton(of: place, leaving: leaving)
  }
}

extension Canvas {
  fileprivate mutating func drawExcuse() {
    let text =
      "The Playground needs \(Scene.smallest.width) × \(Scene.smallest.height) characters, and this window has"
      + " \(size.width) × \(size.height). Please make it larger, or press Ctrl-C to quit."
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

  fileprivate mutating func drawTree(_ lines: [String], in area: Area) {
    frame(area, .round, title: "Tree", .faint)
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
      write(note.mark, in: inner, row: row, note.isProblem ? .warning : .good)
      for line in note.shortText.wrapped(to: inner.width - 2) {
        write(line, in: inner.dropping(columns: 2), row: row, note.isProblem ? .warning : .plain)
        row += 1
      }
    }
  }

  fileprivate mutating func drawHints(_ hints: [Hint], in area: Area) {
    var rest = area.dropping(columns: 1)
    for hint in hints {
      write(hint.key, in: rest, .bold)
      rest = rest.dropping(columns: hint.key.columns + 1)
      write(hint.meaning, in: rest, .faint)
      rest = rest.dropping(columns: hint.meaning.columns + 2)
    }
  }

  /// The end of the log; what is too long for a line is cut at its end.
  fileprivate mutating func drawLog(_ text: String) {
    fade()
    let area = Area(size).center(width: size.width - 2, height: size.height - 2)
    frame(area, .double, title: "Log")
    let inner = area.inset(columns: 2, rows: 1)
    for (row, line) in text.split(separator: "\n").suffix(inner.height).enumerated() {
      write(String(line), in: inner, row: row)
    }
  }

  fileprivate mutating func drawHelp() {
    fade()
    let lines = Hint.help
    let keys = lines.map(\.key.columns).max() ?? 0
    let width = keys + (lines.map(\.meaning.columns).max() ?? 0) + 6
    let area = Area(size).center(width: width, height: lines.count + 2)
    frame(area, .double, title: "Help")
    let inner = area.inset(columns: 2, rows: 1)
    for (row, line) in lines.enumerated() {
      write(line.key, in: inner, row: row, .bold)
      write(line.meaning, in: inner.dropping(columns: keys + 2), row: row)
    }
  }
}
