// How high the units stand: each as near as it can to what it is linked with.
//
// Each column is a problem of least squares with least distances, solved exactly by pooling what is the wrong way round
// (Ayer and others, 1955); columns take turns.
extension PartLayout {
  private static let passes = 16

  /// A unit's preferred position, and its weight.
  private struct Wish {
    var place: Int
    var weight: Int
  }

  mutating func stack() {
    for column in columns.indices { put(column, columns[column].map { _ in Wish(place: 0, weight: 1) }) }
    let links = neighbours()
    for pass in 0..<Self.passes {
      let isLast = pass >= Self.passes - 4
      for column in pass % 2 == 0 ? Array(columns.indices) : columns.indices.reversed() {
        let wishes = columns[column].map { unit in
          wish(
            of: unit, links.before[unit], pass % 2 == 0 || isLast, links.behind[unit], pass % 2 == 1 || isLast)
        }
        put(column, wishes)
      }
    }
  }

  /// The links of each unit, measured from its own top.
  private typealias Links = [(other: Int, offset: Int)]

  private func neighbours() -> (before: [Links], behind: [Links]) {
    var before = Array(repeating: Links(), count: units.count), behind = before
    for piece in gaps.joined() {
      let offset = piece.right.offset - piece.left.offset
      before[piece.right.unit].append((piece.left.unit, -offset))
      behind[piece.left.unit].append((piece.right.unit, offset))
    }
    return (before, behind)
  }

  private func wish(
    of unit: Int, _ before: Links, _ looksBefore: Bool, _ behind: Links, _ looksBehind: Bool
  ) -> Wish {
    var sum = 0, count = 0
    if looksBefore {
      for link in before { sum += units[link.other].y + link.offset }
      count += before.count
    }
    if looksBehind {
      for link in behind { sum += units[link.other].y + link.offset }
      count += behind.count
    }
    guard count > 0 else { return Wish(place: units[unit].y, weight: 1) }
    return Wish(place: sum.dividedDown(by: count), weight: units[unit].isBend ? 80 : count * 10)
  }

  /// Puts the units of a column as near to their preferred positions as the distances between them allow.
  private mutating func put(_ column: Int, _ wishes: [Wish]) {
    let column = columns[column]
    var tops = [0]
    for (upper, lower) in zip(column, column.dropFirst()) {
      tops.append((tops.last ?? 0) + units[upper].height + distance(upper, lower))
    }
    var blocks: [(sum: Int, weight: Int, count: Int)] = []
    for (top, wish) in zip(tops, wishes) {
      var block = (sum: (wish.place - top) * wish.weight, weight: wish.weight, count: 1)
      while let above = blocks.last, above.sum * block.weight > block.sum * above.weight {
        block = (above.sum + block.sum, above.weight + block.weight, above.count + block.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    var next = 0
    for block in blocks {
      for _ in 0..<block.count {
        move(column[next], to: tops[next] + block.sum.dividedDown(by: block.weight))
        next += 1
      }
    }
  }
}

extension Int {
  /// The quotient, rounded down, so that nothing depends on where zero is.
  func dividedDown(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
