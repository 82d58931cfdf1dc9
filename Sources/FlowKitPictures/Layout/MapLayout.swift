/// The positions of boxes, rows and lines in whole numbers, which are the same for the same graph on any machine.
///
/// A column is the number of taps from the root, or from where a group is entered. Within a column, the flows keep their
/// order unless that adds crossings.
package struct MapLayout: Sendable {
  package internal(set) var boxes: [Box] = []
  package internal(set) var frames: [Frame] = []
  package internal(set) var groups: [Group] = []
  package internal(set) var lines: [Line] = []
  package internal(set) var width = 0
  package internal(set) var height = 0
  /// The top of the part that nothing leads to; nil if there is none.
  package internal(set) var looseTop: Int?

  /// A point, from the left and from the top.
  package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int
  }

  package struct Box: Sendable {
    /// The box's index in the graph.
    package let index: Int
    package let column: Int
    package var x = 0
    package var y = 0
    package var width: Int
    package let height: Int
    package let title: String
    package let isRoot: Bool
    package var rows: [Row]
  }

  package struct Row: Sendable {
    package let label: String
    /// The text at its end: what it does, or where it leads without a line.
    package let note: String
    /// The row's middle, measured from the top of its box.
    package let y: Int
  }

  /// The frame around a container's children.
  package struct Frame: Sendable {
    /// The box of the container.
    package let container: Int
    package let title: String
    package var x = 0
    package var y = 0
    package var width = 0
    package let height: Int
  }

  /// The frame around the boxes of a group.
  package struct Group: Sendable {
    package let title: String
    package var x = 0
    package var y = 0
    package var width = 0
    package let height: Int
  }

  package struct Line: Sendable {
    package let source: Int
    package let row: Int
    /// The box that it leads to; for a container's children, the first.
    package let target: Int
    package let kind: ArrowKind
    package let arrows: [Int]
    /// From where to where, with its bends; between two points it is level at both ends, or upright.
    package var points: [Point] = []
    /// How far it leans out to the right if it stays in its column.
    package var bulge = 0
  }

  init() {}

  /// Lays out a graph.
  ///
  /// - Parameters:
  ///   - graph: The content of the picture.
  ///   - mostLines: With more links than this, ways back and those to boxes that many lead to are not lines, but notes
  ///     in their rows.
  package init(_ graph: MapGraph, mostLines: Int = 60) {
    guard graph.groups.isEmpty else {
      self = GroupedLayout(graph).layout
      return
    }
    let ways = MapWays(graph)
    let drawn = MapLinks(graph, ways, mostLines: mostLines)
    boxes = Self.boxes(graph, ways, drawn)
    var top = Size.margin
    for part in ways.parts {
      if part.isLoose {
        looseTop = top
        top += Size.looseHeader
      }
      let lines = drawn.lines.filter { ways.partNumbers[$0.source] == part.number }
      var layout = PartLayout(part, ways, lines, boxes)
      layout.arrange(titles: graph.boxes.map { $0.children.isEmpty ? "" : $0.rows.first?.label ?? "" })
      top = place(layout, below: top)
    }
    width += Size.margin
    height = top
  }
}

extension MapLayout {
  /// Lengths, in pixels.
  package enum Size {
    static let margin = 16
    static let title = 22
    static let row = 15
    static let foot = 4
    static let leastWidth = 132
    static let columnGap = 70
    /// From the last column of a group to where lines leave it.
    static let exitGap = 36
    static let boxGap = 16
    static let bendGap = 4
    static let frameHeader = 18
    static let frameSide = 10
    static let looseHeader = 26
    static let partGap = 32
    /// How far below a row's middle what comes back by it ends.
    static let pair = 5
  }

  static func boxes(_ graph: MapGraph, _ ways: MapWays, _ links: MapLinks) -> [Box] {
    graph.boxes.indices.map { box($0, of: graph, in: ways, notes: links.notes) }
  }

  private static func box(_ index: Int, of graph: MapGraph, in ways: MapWays, notes: [[[String]]]) -> Box {
    let box = graph.boxes[index]
    let rows = box.rows.enumerated().map { number, row in
      let note = ([row.note] + notes[index][number]).filter { !$0.isEmpty }.joined(separator: ", ")
      let y = Size.title + number * Size.row + Size.row / 2
      return Row(label: row.label.shortened(to: 28), note: note.shortened(to: 22), y: y)
    }
    let title = box.title.shortened(to: 24)
    let width = rows.reduce(title.width(at: 13) + 16) { max($0, $1.width) }
    return Box(
      index: index, column: ways.columns[index], width: max(Size.leastWidth, width),
      height: Size.title + rows.count * Size.row + Size.foot, title: title, isRoot: box.isRoot, rows: rows)
  }

  /// Takes over what a part has found, and returns where the next one begins.
  private mutating func place(_ part: PartLayout, below top: Int) -> Int {
    for box in part.boxes { boxes[box.index] = box.moved(by: top) }
    frames += part.frames.map { $0.moved(by: top) }
    lines += part.lines.map { $0.moved(by: top) }
    width = max(width, part.width)
    return top + part.height + (part.height == 0 ? 0 : Size.partGap)
  }
}

extension MapLayout.Row {
  /// The space that it needs.
  fileprivate var width: Int { label.width(at: 11) + (note.isEmpty ? 0 : 10 + note.width(at: 10)) + 16 }
}

extension MapLayout.Box {
  func moved(right left: Int = 0, by top: Int) -> Self {
    var box = self
    box.x += left
    box.y += top
    return box
  }
}

extension MapLayout.Frame {
  func moved(right left: Int = 0, by top: Int) -> Self {
    var frame = self
    frame.x += left
    frame.y += top
    return frame
  }
}

extension MapLayout.Line {
  func moved(right left: Int = 0, by top: Int) -> Self {
    var line = self
    line.points = points.map { MapLayout.Point(x: $0.x + left, y: $0.y + top) }
    return line
  }
}
