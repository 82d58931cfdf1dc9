/// Decides which links of a graph are lines, and which are words in their rows.
struct MapLinks {
  private(set) var lines: [MapLayout.Line] = []
  /// The texts in the rows of the boxes that replace lines.
  private(set) var notes: [[[String]]]

  /// A box with more ways to it than this is a hub.
  private static let mostWays = 6

  /// The links of a graph without groups: with more than `mostLines`, ways back and those to hubs are words.
  init(_ graph: MapGraph, _ ways: MapWays, mostLines: Int) {
    let isCrowded = graph.boxes.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.links.count } } > mostLines
    let counts = Self.counts(graph)
    self.init(graph, ways) { source, link, isFirst in
      let isMany = link.kind == .back || link.kind != .containing && counts[link.target] > Self.mostWays
      return !(isCrowded && !isFirst && isMany) && ways.partNumbers[source] == ways.partNumbers[link.target]
    }
  }

  /// The links for which a rule says so are lines; it is told the source, the link, and whether it is the first way.
  init(_ graph: MapGraph, _ ways: MapWays, isLine: (Int, MapGraph.Link, Bool) -> Bool) {
    notes = graph.boxes.map { $0.rows.map { _ in [] } }
    for (index, box) in graph.boxes.enumerated() {
      var links = Self.children(of: index, box, ways).map { (row: 0, link: $0) }
      for (number, row) in box.rows.enumerated() { links += row.links.map { (number, $0) } }
      for (row, link) in links {
        let isFirst = ways.isFirst(index, row, link)
        guard isFirst || !link.isOnTheWay else { continue }
        if isLine(index, link, isFirst) {
          lines.append(Self.line(index, row, link))
        } else {
          notes[index][row].append("\(link.kind.sign) \(graph.boxes[link.target].title)")
        }
      }
    }
  }

  /// One link to the frame, and one to each child outside it.
  private static func children(of index: Int, _ box: MapGraph.Box, _ ways: MapWays) -> [MapGraph.Link] {
    var hasFrame = false
    return box.children.map { MapGraph.Link($0, .containing) }.filter { link in
      let isFramed = ways.isFirst(index, 0, link) && ways.isFramed(link.target)
      defer { hasFrame = hasFrame || isFramed }
      return !isFramed || !hasFrame
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
