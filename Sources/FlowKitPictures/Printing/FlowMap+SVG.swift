public import FlowKitMaps

extension FlowMap {
  /// Returns the map as a picture: the text of an SVG file.
  ///
  /// Flows are boxes, and their callbacks are rows. The further right a flow is, the more taps it is away from the
  /// root. If there are more than 60 arrows, ways back and ways to flows that many others lead to are written into the
  /// rows. The picture is readable up to some hundred flows.
  ///
  /// From 30 flows on, a frame surrounds the flows of a file: in such a large app, the file says best which flows belong
  /// together. If all flows are in one file, or each is in its own, it surrounds those that a tab, or another child of a
  /// container, leads to. Lines then only lead to the right; all other ways are written into the rows. The column of a
  /// flow is the number of taps from where its frame is entered; a long way continues below, in the first column. Flows
  /// that nothing leads to have a frame of their own.
  ///
  /// The same flows make the same text, so a test can compare it with a file. It is light or dark, like the system.
  ///
  /// With a coverage, a dot at each row shows whether its arrows were taken: full if all were, half if some were, empty
  /// if none was. Lines that were taken are green and wide; the others are pale.
  ///
  /// ```swift
  /// let picture = map.svg(title: "Shop", coverage: map.coverage(of: spies.requests))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title above the picture; an empty one is not drawn.
  ///   - coverage: Which arrows were taken: a coverage of this map. If it is nil, all arrows look alike.
  /// - Returns: The text of the file.
  nonisolated public func svg(title: String = "", coverage: Coverage? = nil) -> String {
    let graph = MapGraph(self)
    return MapPicture(graph, MapLayout(graph), title: title, coverage: coverage).svg
  }
}

/// A layout as SVG.
struct MapPicture {
  private let graph: MapGraph
  private let layout: MapLayout
  private let title: String
  private let coverage: FlowMap.Coverage?
  private var out: [String] = []

  init(_ graph: MapGraph, _ layout: MapLayout, title: String, coverage: FlowMap.Coverage? = nil) {
    self.graph = graph
    self.layout = layout
    self.title = title
    self.coverage = coverage
  }

  /// All of it.
  var svg: String {
    var picture = self
    picture.draw()
    return picture.out.joined(separator: "\n") + "\n"
  }

  private mutating func draw() {
    let summary = coverage?.summary ?? ""
    let header = (title.isEmpty ? 0 : 30) + (summary.isEmpty ? 0 : 18)
    let kinds = ArrowKind.allCases.filter { kind in layout.lines.contains { $0.kind == kind } }
    let width = max(layout.width, title.width(at: 18) + 32, 320)
    let legend = MapLegend(kinds, showsCoverage: coverage != nil, width: width)
    let height = header + layout.height + legend.height
    let size = "width=\"\(width)\" height=\"\(height)\""
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"0 0 \(width) \(height)\">")
    if !title.isEmpty { out.append("<title>\(title.escapedForXML)</title>") }
    out.append(Self.style)
    if !layout.groups.isEmpty { out.append(Self.groupStyle) }
    if !kinds.isEmpty { out.append("<defs>\n\(MapColor.heads(kinds, canBeTaken: coverage != nil))\n</defs>") }
    out.append("<rect class=\"paper\" \(size)/>")
    if !title.isEmpty { out.append("<text class=\"heading\" x=\"16\" y=\"28\">\(title.escapedForXML)</text>") }
    if !summary.isEmpty { out.append("<text class=\"note\" x=\"16\" y=\"\(header - 4)\">\(summary)</text>") }
    out.append("<g transform=\"translate(0 \(header))\">")
    for group in layout.groups { draw(group) }
    for frame in layout.frames { draw(frame) }
    for line in layout.lines { draw(line) }
    for box in layout.boxes { draw(box) }
    if let top = layout.looseTop {
      out.append("<text class=\"note\" x=\"16\" y=\"\(top + 12)\">Nothing leads to these:</text>")
    }
    out.append("</g>")
    out += legend.lines(below: header + layout.height)
    out.append("</svg>")
  }

  private mutating func draw(_ group: MapLayout.Group) {
    let title = group.title.escapedForXML
    out.append(rectangle("group", group.x, group.y, group.width, group.height, radius: 12))
    out.append("<text class=\"group-name\" x=\"\(group.x + 14)\" y=\"\(group.y + 20)\">\(title)</text>")
  }

  private mutating func draw(_ frame: MapLayout.Frame) {
    out.append(rectangle("frame", frame.x, frame.y, frame.width, frame.height, radius: 10))
    out.append("<text class=\"note\" x=\"\(frame.x + 10)\" y=\"\(frame.y + 13)\">\(frame.title.escapedForXML)</text>")
  }

  private func rectangle(_ kind: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int) -> String {
    "<rect class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\"/>"
  }

  private mutating func draw(_ line: MapLayout.Line) {
    let share = coverage?.share(of: line.arrows)
    let kind = share.map { "\(line.kind) \($0 == .untaken ? "untaken" : "taken")" } ?? "\(line.kind)"
    let head = share == nil || share == .untaken ? "\(line.kind)-head" : "\(line.kind)-taken-head"
    out.append("<path class=\"\(kind)\" d=\"\(line.path)\" marker-end=\"url(#\(head))\"/>")
  }

  private mutating func draw(_ box: MapLayout.Box) {
    let whole = graph.boxes[box.index], x = box.x + 8
    out.append("<g><title>\(whole.title.escapedForXML)</title>")
    out.append(rectangle(box.isRoot ? "root" : "box", box.x, box.y, box.width, box.height, radius: 6))
    out.append("<text class=\"name\" x=\"\(x)\" y=\"\(box.y + 16)\">\(box.title.escapedForXML)</text>")
    for (row, whole) in zip(box.rows, whole.rows) {
      let y = box.y + row.y + 4
      let full = row.label == whole.label ? "" : "<title>\(whole.label.escapedForXML)</title>"
      out.append("<text x=\"\(x)\" y=\"\(y)\">\(full)\(row.label.escapedForXML)</text>")
      if let share = coverage?.share(of: whole.arrows) { out.append(Self.dot(share, box.x, box.y + row.y)) }
      guard !row.note.isEmpty else { continue }
      out.append("<text class=\"end\" x=\"\(box.x + box.width - 8)\" y=\"\(y)\">\(row.note.escapedForXML)</text>")
    }
    out.append("</g>")
  }
}
