// In which order the units of a column stand: as they are found, unless another order has fewer crossings.
//
// Sweeps by the means of what units are linked with, as of Sugiyama, Tagawa and Toda (1981); crossings are counted with
// the tree of Barth, Jünger and Mutzel (2002).
extension PartLayout {
  /// The number of sweeps without a gain after which the search ends.
  private static let mostStale = 6

  mutating func order() {
    var search = OrderSearch(self)
    var best = search.columns, fewest = search.crossings(), stale = 0
    var left = gaps.reduce(0) { $0 + $1.count } > 1_000 ? 8 : 24
    while fewest > 0, stale < Self.mostStale, left > 0 {
      search.sweep(isOnward: left % 2 == 0)
      search.swapNeighbours()
      let count = search.crossings()
      stale = count < fewest ? 0 : stale + 1
      if count < fewest { (best, fewest) = (search.columns, count) }
      left -= 1
    }
    columns = best
  }
}

/// The orders that are tried.
private struct OrderSearch {
  private(set) var columns: [[Int]]
  private let gaps: [[PartLayout.Piece]]
  private let heights: [Int]
  /// The places of the units in their columns.
  private var places: [Int]
  /// What each unit is linked with, in the columns on both sides.
  private let before: [[Neighbour]]
  private let behind: [[Neighbour]]

  private struct Neighbour {
    let own: Int
    let other: PartLayout.End
  }

  init(_ layout: PartLayout) {
    columns = layout.columns
    gaps = layout.gaps
    heights = layout.units.map { max(1, $0.height) }
    places = Array(repeating: 0, count: layout.units.count)
    var before = Array(repeating: [Neighbour](), count: layout.units.count), behind = before
    for piece in layout.gaps.joined() {
      behind[piece.left.unit].append(Neighbour(own: piece.left.offset, other: piece.right))
      before[piece.right.unit].append(Neighbour(own: piece.right.offset, other: piece.left))
    }
    (self.before, self.behind) = (before, behind)
    for column in columns.indices { number(column) }
  }

  private mutating func number(_ column: Int) {
    for (place, unit) in columns[column].enumerated() { places[unit] = place }
  }

  /// Where an end is, so that ends can be compared.
  private func key(_ end: PartLayout.End) -> Int { places[end.unit] << 16 | end.offset }
}

extension OrderSearch {
  func crossings() -> Int { gaps.reduce(0) { $0 + crossings($1) } }

  private func crossings(_ pieces: [PartLayout.Piece]) -> Int {
    Self.inversions(pieces.map { key($0.left) << 32 | key($0.right) }.sorted().map { $0 & 0xFFFF_FFFF })
  }

  /// The number of inversions: for each value, those before it that are greater.
  private static func inversions(_ values: [Int]) -> Int {
    let ranks = Self.ranks(values)
    var tree = Array(repeating: 0, count: values.count + 1), count = 0
    for (seen, rank) in ranks.enumerated() {
      count += seen
      var one = rank
      while one > 0 {
        count -= tree[one]
        one &= one - 1
      }
      one = rank
      while one < tree.count {
        tree[one] += 1
        one += one & -one
      }
    }
    return count
  }

  /// The places of values among all, from 1; equal ones have the same.
  private static func ranks(_ values: [Int]) -> [Int] {
    let sorted = values.enumerated().map { $1 << 24 | $0 }.sorted()
    var ranks = Array(repeating: 0, count: values.count), rank = 0, last = -1
    for one in sorted {
      if one >> 24 != last { rank += 1 }
      last = one >> 24
      ranks[one & 0xFF_FFFF] = rank
    }
    return ranks
  }

  /// Orders each column by what it is linked with on one side; what has nothing there stays at its place.
  mutating func sweep(isOnward: Bool) {
    for column in isOnward ? Array(columns.indices) : columns.indices.reversed() {
      let old = columns[column]
      var means: [(mean: Int, place: Int, unit: Int)] = []
      for (place, unit) in old.enumerated() {
        let neighbours = isOnward ? before[unit] : behind[unit]
        if !neighbours.isEmpty { means.append((mean(neighbours, of: unit), place, unit)) }
      }
      let slots = means.map(\.place)
      means.sort { ($0.mean, $0.place) < ($1.mean, $1.place) }
      for (slot, one) in zip(slots, means) { columns[column][slot] = one.unit }
      number(column)
    }
  }

  /// The mean place of what a unit is linked with, in thousandths; a row further down counts a little more.
  private func mean(_ neighbours: [Neighbour], of unit: Int) -> Int {
    let sum = neighbours.reduce(0) {
      $0 + places[$1.other.unit] * 1_000 + $1.other.offset * 1_000 / heights[$1.other.unit]
    }
    return sum / neighbours.count
  }

  /// Swaps neighbouring units while that reduces crossings.
  mutating func swapNeighbours() {
    for _ in 0..<4 {
      var hasGained = false
      for column in columns.indices where columns[column].count > 1 {
        for place in 1..<columns[column].count where gain(column, place) > 0 {
          swap(column, place)
          hasGained = true
        }
      }
      guard hasGained else { return }
    }
  }

  private mutating func swap(_ column: Int, _ place: Int) {
    columns[column].swapAt(place - 1, place)
    places[columns[column][place]] = place
    places[columns[column][place - 1]] = place - 1
  }

  /// How many crossings a swap of a unit and the one above it saves.
  private func gain(_ column: Int, _ place: Int) -> Int {
    let upper = columns[column][place - 1], lower = columns[column][place]
    return gain(before[upper], before[lower]) + gain(behind[upper], behind[lower])
  }

  private func gain(_ upper: [Neighbour], _ lower: [Neighbour]) -> Int {
    var gain = 0
    for one in upper {
      let key = key(one.other)
      for other in lower {
        let difference = key - self.key(other.other)
        gain += difference > 0 ? 1 : difference < 0 ? -1 : 0
      }
    }
    return gain
  }
}
