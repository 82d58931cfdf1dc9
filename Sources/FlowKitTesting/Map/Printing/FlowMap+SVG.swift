extension FlowMap {
  /// The map as a picture: an SVG file's text.
  ///
  /// Flows are boxes, their callbacks rows; what is further to the right is more taps away from the root. With more than 60
  /// arrows, ways back and those to flows that many lead to are written into the rows. Readable up to some hundred flows.
  ///
  /// The same flows make the same text, so that a test can compare it with a file.
  ///
  /// - Parameter title: What to write over it; nothing where it is empty.
  /// - Returns: The text of the file.
  nonisolated public func svg(title: String = "") -> String {
    let graph = MapGraph(self)
    return MapPicture(graph, MapLayout(graph), title: title).svg
  }
}

/// A layout as SVG.
struct MapPicture {
  private let graph: MapGraph
  private let layout: MapLayout
  private let title: String
  private var out: [String] = []

  init(_ graph: MapGraph, _ layout: MapLayout, title: String) {
    self.graph = graph
    self.layout = layout
    self.title = title
  }

  /// All of it.
  var svg: String {
    var picture = self
    picture.draw()
    return picture.out.joined(separator: "\n") + "\n"
  }

  private mutating func draw() {
    let header = title.isEmpty ? 0 : 30
    let kinds = ArrowKind.allCases.filter { kind in layout.lines.contains { $0.kind == kind } }
    let width = max(layout.width, title.width(at: 18) + 32, 320)
    let legend = MapLegend(kinds, width: width)
    let height = header + layout.height + legend.height
    let size = "width=\"\(width)\" height=\"\(height)\""
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"0 0 \(width) \(height)\">")
    if !title.isEmpty { out.append("<title>\(title.escapedForXML)</title>") }
    out.append(Self.style)
    if !kinds.isEmpty { out.append(Self.heads(kinds)) }
    out.append("<rect class=\"paper\" \(size)/>")
    if !title.isEmpty { out.append("<text class=\"heading\" x=\"16\" y=\"28\">\(title.escapedForXML)</text>") }
    out.append("<g transform=\"translate(0 \(header))\">")
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

  private mutating func draw(_ frame: MapLayout.Frame) {
    out.append(rectangle("frame", frame.x, frame.y, frame.width, frame.height, radius: 10))
    out.append("<text class=\"note\" x=\"\(frame.x + 10)\" y=\"\(frame.y + 13)\">\(frame.title.escapedForXML)</text>")
  }

  private func rectangle(_ kind: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int) -> String {
    "<rect class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\"/>"
  }

  private mutating func draw(_ line: MapLayout.Line) {
    out.append("<path class=\"\(line.kind)\" d=\"\(line.path)\" marker-end=\"url(#\(line.kind)-head)\"/>")
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
      guard !row.note.isEmpty else { continue }
      out.append("<text class=\"end\" x=\"\(box.x + box.width - 8)\" y=\"\(y)\">\(row.note.escapedForXML)</text>")
    }
    out.append("</g>")
  }
}

extension MapLayout.Line {
  /// The line in SVG's letters.
  package var path: String {
    guard let start = points.first else { return "" }
    var text = "M\(start.x) \(start.y)"
    for (one, next) in zip(points, points.dropFirst()) {
      if bulge > 0 {
        let x = max(one.x, next.x) + bulge
        text += "C\(x) \(one.y) \(x) \(next.y) \(next.x) \(next.y)"
      } else if one.y == next.y {
        text += "H\(next.x)"
      } else {
        let middle = (one.x + next.x).dividedDown(by: 2)
        text += "C\(middle) \(one.y) \(middle) \(next.y) \(next.x) \(next.y)"
      }
    }
    return text
  }
}

/// Which line means what.
private struct MapLegend {
  private var places: [(kind: ArrowKind, x: Int, row: Int)] = []
  private var rows = 1

  init(_ kinds: [ArrowKind], width: Int) {
    var x = 16
    for kind in kinds {
      let needed = 44 + kind.title.width(at: 11) + 16
      if x > 16, x + needed > width {
        x = 16
        rows += 1
      }
      places.append((kind, x, rows - 1))
      x += needed
    }
  }

  var height: Int { places.isEmpty ? 0 : rows * 20 + 12 }

  func lines(below top: Int) -> [String] {
    places.flatMap { place -> [String] in
      let y = top + 10 + 20 * place.row
      return [
        "<path class=\"\(place.kind)\" d=\"M\(place.x) \(y)h34\" marker-end=\"url(#\(place.kind)-head)\"/>",
        "<text x=\"\(place.x + 42)\" y=\"\(y + 4)\">\(place.kind.title)</text>",
      ]
    }
  }
}

extension MapPicture {
  private static let style = """
    <style>
    text{font:11px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:#1e293b}
    .heading{font-size:18px;font-weight:600}
    .name{font-size:12px;font-weight:600}
    .note{font-size:10px;fill:#475569}
    .end{font-size:10px;fill:#64748b;text-anchor:end}
    .paper{fill:#fff}
    .box,.root{fill:#f8fafc;stroke:#475569}
    .root{stroke-width:3}
    .frame{fill:#eef2f7;stroke:#94a3b8}
    path{fill:none;stroke-width:1.3}
    .forward{stroke:#1e3a8a}
    .modal{stroke:#7e22ce;stroke-dasharray:7 4}
    .back{stroke:#0f766e;stroke-dasharray:1.5 3.5;stroke-linecap:round;stroke-width:1.6}
    .replacing{stroke:#b91c1c}
    .selecting{stroke:#334155;stroke-width:.7}
    .telling{stroke:#92400e;stroke-dasharray:9 3 2 3}
    .containing{stroke:#64748b;stroke-width:2}
    marker path{stroke:none}
    </style>
    """

  private static func heads(_ kinds: [ArrowKind]) -> String {
    let heads = kinds.map { kind in
      "<marker id=\"\(kind)-head\" viewBox=\"0 0 16 8\" refX=\"\(kind == .replacing ? 16 : 8)\" refY=\"4\" markerWidth=\"16\" "
        + "markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">\(head(of: kind))</marker>"
    }
    return "<defs>\n\(heads.joined(separator: "\n"))\n</defs>"
  }

  private static func head(of kind: ArrowKind) -> String {
    switch kind {
    case .forward: "<path d=\"M0 0L8 4L0 8z\" style=\"fill:#1e3a8a\"/>"
    case .modal: "<path d=\"M0 0L8 4L0 8z\" style=\"fill:#7e22ce\"/>"
    case .back: "<path d=\"M0 0L8 4L0 8z\" style=\"fill:#0f766e\"/>"
    case .replacing: "<path d=\"M0 0L8 4L0 8zM8 0L16 4L8 8z\" style=\"fill:#b91c1c\"/>"
    case .selecting: "<path d=\"M1 1L8 4L1 7\" style=\"stroke:#334155;stroke-width:1\"/>"
    case .telling: "<path d=\"M1 1L8 4L1 7\" style=\"stroke:#92400e;stroke-width:1\"/>"
    case .containing: "<circle cx=\"5\" cy=\"4\" r=\"3\" style=\"fill:#64748b\"/>"
    }
  }
}
