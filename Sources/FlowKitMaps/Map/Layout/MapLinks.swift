/// Decides which links of a graph are lines, and which are words in their rows.
struct MapLinks {
  private(set) var lines: [MapLayout.Line] = []
  /// The texts in the rows of the boxes that replace lines.
  private(set) var notes: [[[String]]]

  /// A box with more ways to it than this is a hub.
  private static let mostWays = 6

  init(_ graph: MapGraph, _ ways: MapWays, mostLines: Int) {
    notes = graph.boxes.map { $0.rows.map { _ in [] } }
    let isCrowded = graph.boxes.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.links.count } } > mostLines
    let counts = Self.counts(graph)
    for (index, box) in graph.boxes.enumerated() {
      addChildren(of: index, box, ways)
      for (number, row) in box.rows.enumerated() {
        for link in row.links {
          let isFirst = ways.origins[link.target] == MapWays.Origin(box: index, row: number, isChild: false)
          guard isFirst || !link.isOnTheWay else { continue }
          let isSpared = isCrowded && !isFirst && (link.kind == .back || counts[link.target] > Self.mostWays)
          if isSpared || ways.partNumbers[index] != ways.partNumbers[link.target] {
            notes[index][number].append("\(link.kind.sign) \(graph.boxes[link.target].title)")
          } else {
            lines.append(Self.line(index, number, link))
          }
        }
      }
    }
  }

  /// One line to the frame, and one to each child outside it.
  private mutating func addChildren(of index: Int, _ box: MapGraph.Box, _ ways: MapWays) {
    var hasFrame = false
    for child in box.children {
      let isFramed = ways.origins[child] == MapWays.Origin(box: index, row: 0, isChild: true)
      if !isFramed || !hasFrame { lines.append(Self.line(index, 0, MapGraph.Link(child, .containing))) }
      hasFrame = hasFrame || isFramed
    }
  }

  private static func line(_ source: Int, _ row: Int, _ link: MapGraph.Link) -> MapLayout.Line {
    MapLayout.Line(source: source, row: row, target: link.target, kind: link.kind, arrows: link.arrows)
  }

  private static func counts(_ graph: MapGraph) -> [Int] {
    var counts = Array(repeating: 0, count: graph.boxes.count)
    for box in graph.boxes {
      for row in box.rows { for link in row.links where link.kind != .back { counts[link.target] += 1 } }
    }
    return counts
  }
}

extension ArrowKind {
  /// The sign before a name that replaces a line.
  var sign: String { self == .back ? "←" : "→" }
}
