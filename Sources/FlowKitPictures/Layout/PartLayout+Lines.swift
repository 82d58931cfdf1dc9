// The lines, from point to point.
extension PartLayout {
  typealias Edge = (left: Int, right: Int)

  /// Where the boxes of each column begin and end.
  func columnEdges() -> [(left: Int, inner: Int, right: Int)] {
    var arcs = Array(repeating: 0, count: columns.count)
    for (line, chain) in zip(lines, chains) where chain.count == 2 {
      let column = box(line.source).column
      if column == box(line.target).column { arcs[column] += 1 }
    }
    var x = MapLayout.Size.margin
    return columns.indices.map { column in
      let members = columns[column].flatMap { units[$0].boxes }
      let hasFrame = columns[column].contains { units[$0].container != nil }
      let inner = x + (hasFrame ? MapLayout.Size.frameSide : 0)
      let right = 2 * inner - x + (members.map { box($0).width }.max() ?? 0)
      let isBeforeExits = column + 2 == columns.count && columns[column + 1].allSatisfy { units[$0].isBend }
      let gap = isBeforeExits ? MapLayout.Size.exitGap : columnGap
      defer { x = right + gap + 4 * arcs[column] }
      return (x, inner, right)
    }
  }

  /// Gives each line its points; `edges` are those of the boxes in each column.
  mutating func drawLines(_ edges: [Edge]) {
    for index in lines.indices { lines[index].points = points(of: index, edges) }
    spread()
    lean()
  }

  private func points(of index: Int, _ edges: [Edge]) -> [MapLayout.Point] {
    let chain = chains[index]
    let isBack = units[chain[chain.count - 1].unit].column < units[chain[0].unit].column
    return chain.enumerated().flatMap { place, end -> [MapLayout.Point] in
      let edge = edges[units[end.unit].column], y = units[end.unit].y + end.offset
      let left = MapLayout.Point(x: edge.left, y: y), right = MapLayout.Point(x: edge.right, y: y)
      if place == 0 { return [isBack ? left : right] }
      if place == chain.count - 1, units[end.unit].isBend { return [left] }
      guard place == chain.count - 1 else { return isBack ? [right, left] : [left, right] }
      if isFrameLine(lines[index]) { return [MapLayout.Point(x: edge.left - MapLayout.Size.frameSide, y: y)] }
      return [isBack || units[end.unit].column == units[chain[0].unit].column ? right : left]
    }
  }

  /// If several lines end at one title, each gets its own place, in the order in which they arrive.
  private mutating func spread() {
    var groups = Array(repeating: [Int](), count: 2 * (lines.map(\.target).max() ?? 0) + 2)
    for index in lines.indices where endsAtTitle(index) {
      let target = lines[index].target, isLeft = lines[index].points.last?.x == box(target).x
      groups[2 * target + (isLeft ? 0 : 1)].append(index)
    }
    for group in groups where group.count > 1 {
      let sorted = group.sorted { (origin($0), $0) < (origin($1), $1) }
      let step = min(6, 14 / (group.count - 1)), first = -step * (group.count - 1) / 2
      for (place, index) in sorted.enumerated() {
        lines[index].points[lines[index].points.count - 1].y += first + place * step
      }
    }
  }

  private func endsAtTitle(_ index: Int) -> Bool {
    guard let end = lines[index].points.last, !isFrameLine(lines[index]) else { return false }
    return end.y == box(lines[index].target).y + MapLayout.Size.title / 2
  }

  /// Where a line comes from on its last way.
  private func origin(_ index: Int) -> Int { lines[index].points.dropLast().last?.y ?? 0 }

  /// Lines within a column lean out to the right, the longer the further.
  private mutating func lean() {
    var arcs = Array(repeating: [Int](), count: columns.count)
    for (index, line) in lines.enumerated() where box(line.source).column == box(line.target).column {
      arcs[box(line.source).column].append(index)
    }
    for group in arcs {
      let sorted = group.sorted { (length($0), $0) < (length($1), $1) }
      for (place, index) in sorted.enumerated() { lines[index].bulge = 24 + 5 * place }
    }
  }

  private func length(_ index: Int) -> Int {
    let points = lines[index].points
    return abs((points.first?.y ?? 0) - (points.last?.y ?? 0))
  }
}
