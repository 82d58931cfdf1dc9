/// The layout of boxes that hang together, from the left and from the top.
///
/// Lines to boxes that are not among them end at its right side, in a column of their own.
struct PartLayout {
  private(set) var units: [Unit] = []
  /// The units of each column, from the top.
  var columns: [[Int]]
  /// What leads through the gap behind each column.
  private(set) var gaps: [[Piece]]
  /// Where each line leads through, from its source to its target.
  private(set) var chains: [[End]] = []

  let part: MapWays.Part
  let ways: MapWays
  private(set) var boxes: [MapLayout.Box]
  var frames: [MapLayout.Frame] = []
  var lines: [MapLayout.Line]
  /// Between two columns, without what lines within a column need.
  var columnGap = MapLayout.Size.columnGap
  private(set) var width = 0
  private(set) var height = 0

  private var unitOf: [Int: Int] = [:]
  private var offsets: [Int: Int] = [:]
  private var allBoxes: [MapLayout.Box]

  /// Something that moves as one: a box, all children of a container, or a bend of a line.
  struct Unit {
    let column: Int
    var boxes: [Int] = []
    /// The container whose children these are.
    var container: Int?
    var height = 0
    var y = 0

    var isBend: Bool { boxes.isEmpty }
  }

  /// Where a line touches a unit, measured from the unit's top.
  struct End {
    let unit: Int
    let offset: Int
  }

  /// What leads from one column to the next.
  struct Piece {
    let left: End
    let right: End
  }

  init(_ part: MapWays.Part, _ ways: MapWays, _ lines: [MapLayout.Line], _ boxes: [MapLayout.Box]) {
    self.part = part
    self.ways = ways
    self.lines = lines
    self.boxes = []
    allBoxes = boxes
    let members = Set(part.order), hasExits = lines.contains { !members.contains($0.target) }
    let count = (part.order.map { boxes[$0].column }.max() ?? 0) + (hasExits ? 2 : 1)
    columns = Array(repeating: [], count: count)
    gaps = Array(repeating: [], count: count)
  }

  /// Computes all positions.
  ///
  /// - Parameter titles: The titles of the frames around the boxes' children.
  mutating func arrange(titles: [String]) {
    makeUnits()
    makeChains()
    order()
    stack()
    draw(titles)
  }
}

extension PartLayout {
  private mutating func makeUnits() {
    for box in part.order {
      let one = allBoxes[box], size = MapLayout.Size.self
      if ways.isFramed(box), let container = ways.origins[box]?.box, let last = columns[one.column].last,
        units[last].container == container
      {
        offsets[box] = units[last].height - size.frameSide + size.boxGap
        unitOf[box] = last
        units[last].boxes.append(box)
        units[last].height += one.height + size.boxGap
        continue
      }
      let container = ways.isFramed(box) ? ways.origins[box]?.box : nil
      offsets[box] = container == nil ? 0 : size.frameHeader
      unitOf[box] = units.count
      columns[one.column].append(units.count)
      let around = container == nil ? 0 : size.frameHeader + size.frameSide
      units.append(Unit(column: one.column, boxes: [box], container: container, height: one.height + around))
    }
  }

  private mutating func makeChains() {
    var bends = Array(repeating: [(after: Int, unit: Int)](), count: columns.count)
    for line in lines {
      let isExit = unitOf[line.target] == nil
      let from = allBoxes[line.source].column, to = isExit ? columns.count : allBoxes[line.target].column
      var chain = [end(line.source, allBoxes[line.source].rows[line.row].y)]
      for column in stride(from: from, to: to, by: from < to ? 1 : -1).dropFirst() {
        let near =
          isExit
          ? before(line.source, in: column) : ways.ancestor(of: from < to ? line.target : line.source, in: column)
        bends[column].append((near.flatMap { unitOf[$0] } ?? -1, units.count))
        chain.append(End(unit: units.count, offset: 0))
        units.append(Unit(column: column))
      }
      if !isExit { chain.append(entry(of: line)) }
      chains.append(chain)
      for (one, next) in zip(chain, chain.dropFirst()) { addPiece(one, next) }
    }
    for column in columns.indices where !bends[column].isEmpty { insert(bends[column], into: column) }
  }

  /// The last box of a column that was found before another one.
  private func before(_ box: Int, in column: Int) -> Int? {
    part.order.prefix { $0 != box }.last { allBoxes[$0].column == column }
  }

  private mutating func addPiece(_ one: End, _ next: End) {
    let column = units[one.unit].column, other = units[next.unit].column
    guard column != other else { return }
    let isOnward = column < other
    gaps[min(column, other)].append(Piece(left: isOnward ? one : next, right: isOnward ? next : one))
  }

  /// Puts bends after the units that they belong to, and bends without a unit at the end.
  private mutating func insert(_ bends: [(after: Int, unit: Int)], into column: Int) {
    var behind: [Int: [Int]] = [:]
    for bend in bends { behind[bend.after, default: []].append(bend.unit) }
    columns[column] = columns[column].flatMap { [$0] + (behind[$0] ?? []) } + (behind[-1] ?? [])
  }

  private func end(_ box: Int, _ offset: Int) -> End {
    End(unit: unitOf[box] ?? 0, offset: (offsets[box] ?? 0) + offset)
  }

  /// Where a line ends: at the title, at the head of a frame, or beside the row that led to where it comes back from.
  private func entry(of line: MapLayout.Line) -> End {
    if isFrameLine(line) { return End(unit: unitOf[line.target] ?? 0, offset: MapLayout.Size.frameHeader / 2) }
    if allBoxes[line.target].column < allBoxes[line.source].column,
      let row = ways.row(of: line.target, leadingTo: line.source)
    {
      return end(line.target, allBoxes[line.target].rows[row].y + MapLayout.Size.pair)
    }
    return end(line.target, MapLayout.Size.title / 2)
  }

  /// Whether it leads to a frame.
  func isFrameLine(_ line: MapLayout.Line) -> Bool {
    line.kind == .containing && ways.isFramed(line.target)
      && ways.origins[line.target] == MapWays.Origin(box: line.source, row: line.row, isChild: true)
  }
}

// Where the units are.
extension PartLayout {
  mutating func move(_ unit: Int, to y: Int) { units[unit].y = y }

  /// The distance between two units of a column.
  func distance(_ upper: Int, _ lower: Int) -> Int {
    let size = MapLayout.Size.self
    switch (units[upper].isBend, units[lower].isBend) {
    case (true, true): return size.bendGap
    case (false, false): return size.boxGap
    default: return size.boxGap * 3 / 4
    }
  }

  /// Turns units into boxes, frames and lines with points.
  private mutating func draw(_ titles: [String]) {
    let top = units.map(\.y).min() ?? 0
    for unit in units.indices { units[unit].y -= top }
    height = units.map { $0.y + $0.height }.max() ?? 0
    let edges = columnEdges()
    width = edges.last?.right ?? 0
    for unit in units where !unit.isBend { draw(unit, edges[unit.column], titles) }
    drawLines(edges.map { ($0.inner, $0.right - ($0.inner - $0.left)) })
    width = lines.reduce(width) { max($0, ($1.points.first?.x ?? 0) + $1.bulge, $1.points.last?.x ?? 0) }
  }

  private mutating func draw(_ unit: Unit, _ edge: (left: Int, inner: Int, right: Int), _ titles: [String]) {
    let size = MapLayout.Size.self
    let inner = edge.inner - edge.left
    for box in unit.boxes {
      var one = allBoxes[box]
      one.x = edge.inner
      one.y = unit.y + (offsets[box] ?? 0)
      one.width = edge.right - edge.left - 2 * inner
      boxes.append(one)
      allBoxes[box] = one
    }
    guard let container = unit.container else { return }
    frames.append(
      MapLayout.Frame(
        container: container, title: titles[container], x: edge.inner - size.frameSide, y: unit.y,
        width: edge.right - edge.left - 2 * inner + 2 * size.frameSide, height: unit.height))
  }

  func box(_ index: Int) -> MapLayout.Box { allBoxes[index] }
}
