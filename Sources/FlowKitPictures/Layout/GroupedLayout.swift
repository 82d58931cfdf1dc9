/// The layout of a graph with groups: a frame for each, in columns, and lines between them that only lead to the right.
///
/// Each group is laid out by itself. Only the first way to a box is a line between frames, and inside a frame only the
/// first way and those to the next column. All others are words in their rows, because a reader can't follow a line
/// across a large picture.
struct GroupedLayout {
  private(set) var layout = MapLayout()
  private let graph: MapGraph
  private let ways: MapWays
  /// The frames, each after the one that leads to it first.
  var frames: [Frame] = []
  /// The frames that the boxes are in.
  private(set) var frameOf: [Int]

  /// A group's frame, and what is in it, measured from its corner.
  struct Frame {
    let title: String
    let boxes: [Int]
    /// The frame that leads to it first; nil if none does.
    let parent: Int?
    var part: PartLayout
    var column = 0
    var x = 0
    var y = 0
    var width: Int { part.width + GroupedLayout.inset }
    var height: Int { part.height + GroupedLayout.header + GroupedLayout.inset }
    /// Where what is in it begins.
    var inside: MapLayout.Point {
      MapLayout.Point(x: x + GroupedLayout.inset - MapLayout.Size.margin, y: y + GroupedLayout.header)
    }
  }

  /// Between two columns of boxes.
  private static let columnGap = 56
  static let header = 30
  static let inset = 14
  /// Between two frames of a column.
  static let gap = 26
  /// The width and height of what is read best, and whose share the picture should have.
  private static let shape = (width: 16, height: 10)

  /// Finds the best of several layouts.
  init(_ graph: MapGraph) {
    self.init(graph, mostColumns: 8)
    var least = Int.max
    for mostColumns in 3...8 {
      var draft = GroupedLayout(graph, mostColumns: mostColumns)
      for count in 1...12 {
        for isFree in [false, true] {
          draft.putInColumns(count, isFree: isFree)
          let score = draft.score
          if score < least { (self, least) = (draft, score) }
        }
      }
    }
    finish()
  }

  private init(_ graph: MapGraph, mostColumns: Int) {
    self.graph = graph
    ways = MapWays(graph, mostColumns: mostColumns)
    frameOf = Array(repeating: 0, count: graph.boxes.count)
    fill()
  }
}

// What is in the frames.
extension GroupedLayout {
  /// Makes the frames, as if all lines between them could be drawn.
  private mutating func fill() {
    let members = ways.parts.flatMap { part in divided(part).map { (part, $0) } }
    for (number, (_, boxes)) in members.enumerated() { for box in boxes { frameOf[box] = number } }
    let links = links { _, _ in 1 }, boxes = MapLayout.boxes(graph, ways, links)
    for (part, order) in members {
      let name = graph.groups[graph.boxes[order[0]].group]
      let parent = ways.origins[order[0]].map { frameOf[$0.box] }
      frames.append(
        Frame(
          title: part.isLoose ? "\(name): nothing leads to these" : name, boxes: order, parent: parent,
          part: arranged(order, links, boxes)))
    }
  }

  /// The boxes of each group, in the order in which they are found.
  private func divided(_ part: MapWays.Part) -> [[Int]] {
    var places: [Int: Int] = [:], members: [[Int]] = []
    for box in part.order {
      let place = places[graph.boxes[box].group] ?? members.count
      places[graph.boxes[box].group] = place
      if place == members.count { members.append([]) }
      members[place].append(box)
    }
    return members
  }

  /// The links that are lines; a rule tells how many columns one frame is to the right of another.
  private func links(_ distance: (Int, Int) -> Int) -> MapLinks {
    MapLinks(graph, ways) { source, link, isFirst in
      guard frameOf[source] == frameOf[link.target] else {
        let columns = distance(frameOf[source], frameOf[link.target])
        return isFirst && Self.isLine(columns, isChild: link.kind == .containing)
      }
      guard link.kind != .back else { return false }
      let step = ways.columns[link.target] - ways.columns[source]
      return step == 1 || step > 1 && isFirst
    }
  }

  /// Whether a link over some columns of frames is a line: not if it is long, except to a container's child.
  private static func isLine(_ columns: Int, isChild: Bool) -> Bool { columns > 0 && (columns <= 2 || isChild) }

  private func arranged(_ order: [Int], _ links: MapLinks, _ boxes: [MapLayout.Box]) -> PartLayout {
    let members = Set(order)
    var exits: Set<Exit> = []
    let lines = links.lines.filter {
      members.contains($0.source) && (members.contains($0.target) || exits.insert(Exit($0)).inserted)
    }
    var part = PartLayout(MapWays.Part(number: 0, isLoose: false, order: order), ways, lines, boxes)
    part.columnGap = Self.columnGap
    part.arrange(titles: graph.boxes.map { $0.children.isEmpty ? "" : $0.rows.first?.label ?? "" })
    return part
  }

  /// Where lines leave their box together.
  struct Exit: Hashable {
    let source: Int
    let row: Int
    let kind: ArrowKind

    init(_ line: MapLayout.Line) {
      (source, row, kind) = (line.source, line.row, line.kind)
    }
  }
}

// Which frame is in which column.
extension GroupedLayout {
  /// Puts each frame to the right of the one that leads to it, where the picture is least high; or elsewhere if that is
  /// much less high, and it is free to.
  private mutating func putInColumns(_ count: Int, isFree: Bool) {
    var heights = Array(repeating: 0, count: count)
    let costOfWords = Self.costOfWords * (isFree ? 1 : 100)
    for index in frames.indices {
      let least = frames[index].parent.map { frames[$0].column + 1 } ?? 0
      let costs = (0..<count).map { column in
        heights[column] + (column < least ? costOfWords : (column - least) * Self.costOfColumn)
      }
      let column = costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0
      frames[index].column = column
      heights[column] += frames[index].height + Self.gap
    }
  }

  /// What a line that can't be drawn is worth, and one that passes a column, in pixels.
  private static let costOfWords = 700
  private static let costOfColumn = 160

  /// How wide the picture would be on a page that it fits on, and how much is told in words.
  private var score: Int {
    let columns = Dictionary(grouping: frames, by: \.column).values
    let width = columns.reduce(0) { $0 + ($1.map(\.width).max() ?? 0) + 2 * Self.gap }
    let height = columns.map { $0.reduce(0) { $0 + $1.height + Self.gap } }.max() ?? 0
    let words = ways.origins.indices.reduce(0) { $0 + costOfWords(to: $1) }
    return max(width, height * Self.shape.width / Self.shape.height) * (100 + words) / 100
  }

  /// What it costs that the first way to a box is told in words, in hundredths; most for a child of a container.
  private func costOfWords(to box: Int) -> Int {
    guard let origin = ways.origins[box] else { return 0 }
    if frameOf[origin.box] == frameOf[box] { return ways.columns[box] > ways.columns[origin.box] ? 0 : 2 }
    let columns = frames[frameOf[box]].column - frames[frameOf[origin.box]].column
    return Self.isLine(columns, isChild: origin.isChild) ? 0 : origin.isChild ? 6 : 2
  }
}

// The picture.
extension GroupedLayout {
  private mutating func finish() {
    let links = links { frames[$1].column - frames[$0].column }, boxes = MapLayout.boxes(graph, ways, links)
    for index in frames.indices { frames[index].part = arranged(frames[index].boxes, links, boxes) }
    let between = links.lines.filter { frameOf[$0.source] != frameOf[$0.target] }
    var gutters = GutterLayout(frames, between.map { route(of: $0, boxes) })
    gutters.arrange()
    frames = gutters.frames
    layout.boxes = boxes
    for (frame, right) in zip(frames, frames.map { gutters.columns[$0.column].right }) { draw(frame, right) }
    for (line, points) in zip(between, gutters.points) { draw(line, points) }
    layout.width = (gutters.columns.last?.right ?? 0) + MapLayout.Size.margin
    layout.height = gutters.height
  }

  /// From where to where a line leads, measured from the corners of the frames.
  private func route(of line: MapLayout.Line, _ boxes: [MapLayout.Box]) -> GutterLayout.Route {
    let box = frames[frameOf[line.target]].part.box(line.target)
    return GutterLayout.Route(
      exit: Exit(line), source: frameOf[line.source], target: frameOf[line.target],
      start: (pointsToExit(of: line).last?.y ?? 0) + Self.header,
      end: box.y + MapLayout.Size.title / 2 + Self.header)
  }

  /// The points of a line inside its frame, which it may share with others.
  private func pointsToExit(of line: MapLayout.Line) -> [MapLayout.Point] {
    let lines = frames[frameOf[line.source]].part.lines
    return lines.first { frameOf[$0.target] != frameOf[line.source] && Exit($0) == Exit(line) }?.points ?? []
  }

  private mutating func draw(_ frame: Frame, _ right: Int) {
    layout.groups.append(
      MapLayout.Group(
        title: frame.title, x: frame.x, y: frame.y, width: right - frame.x, height: frame.height))
    let part = frame.part, members = Set(frame.boxes), (left, top) = (frame.inside.x, frame.inside.y)
    for box in part.boxes { layout.boxes[box.index] = box.moved(right: left, by: top) }
    layout.frames += part.frames.map { $0.moved(right: left, by: top) }
    layout.lines += part.lines.filter { members.contains($0.target) }.map { $0.moved(right: left, by: top) }
  }

  private mutating func draw(_ line: MapLayout.Line, _ points: [MapLayout.Point]) {
    let inside = frames[frameOf[line.source]].inside
    var start = line
    start.points = pointsToExit(of: line)
    let end = MapLayout.Point(x: layout.boxes[line.target].x, y: points.last?.y ?? 0)
    var whole = line
    whole.points = (start.moved(right: inside.x, by: inside.y).points + points + [end]).withoutNeedless
    layout.lines.append(whole)
  }
}

extension [MapLayout.Point] {
  /// The points without those on the way from one to another in the same direction.
  fileprivate var withoutNeedless: Self {
    var kept: Self = []
    for point in self where kept.last != point {
      if kept.count > 1, let last = kept.last {
        let before = kept[kept.count - 2]
        if before.y == last.y && last.y == point.y || before.x == last.x && last.x == point.x { kept.removeLast() }
      }
      kept.append(point)
    }
    return kept
  }
}
