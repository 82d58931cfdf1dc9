/// The first ways to all boxes: how many taps away each is, and the row that leads there.
///
/// Ways inside a group come before those to other groups, so that few lead into each.
struct MapWays {
  /// The columns of the boxes: the least number of taps from the beginning of their part, or from where their group is
  /// entered.
  private(set) var columns: [Int]
  /// The box and row that find each box first; nil for boxes that a part begins with.
  private(set) var origins: [Origin?]
  /// The parts that the boxes belong to, by their numbers.
  private(set) var partNumbers: [Int]
  /// The boxes that the roots lead to, then those that nothing leads to.
  private(set) var parts: [Part] = []

  struct Origin: Hashable {
    let box: Int
    let row: Int
    /// Whether the box contains it.
    let isChild: Bool
  }

  struct Part {
    let number: Int
    /// Whether no root leads to it.
    let isLoose: Bool
    /// Its boxes, each followed by all boxes found through it.
    var order: [Int] = []
  }

  /// In how many columns a way inside a group is told before it begins again with the first.
  private let mostColumns: Int

  init(_ graph: MapGraph, mostColumns: Int = .max) {
    self.mostColumns = mostColumns
    let count = graph.boxes.count
    columns = Array(repeating: 0, count: count)
    origins = Array(repeating: nil, count: count)
    partNumbers = Array(repeating: -1, count: count)
    let roots = graph.boxes.indices.filter { graph.boxes[$0].isRoot }
    if !roots.isEmpty { follow(roots, isLoose: false, graph) }
    follow(nil, isLoose: !roots.isEmpty, graph)
  }

  /// Finds what these lead to; without any, what is left: from the first of it on.
  private mutating func follow(_ starts: [Int]?, isLoose: Bool, _ graph: MapGraph) {
    var search = Search(number: parts.count)
    for box in starts ?? [] { start(box, &search) }
    while true {
      while search.next < search.queue.count {
        take(Self.ways(from: search.queue[search.next], graph, .near), &search, graph)
        search.next += 1
      }
      if takeMore(\.away, .away, &search, graph) || takeMore(\.late, .late, &search, graph) { continue }
      guard starts == nil, let box = partNumbers.firstIndex(where: { $0 < 0 }) else { break }
      start(box, &search)
    }
    guard !search.queue.isEmpty else { return }
    parts.append(Part(number: parts.count, isLoose: isLoose, order: depthFirst(search.tops, search.queue)))
  }

  private struct Search {
    let number: Int
    var queue: [Int] = []
    var tops: [Int] = []
    var next = 0
    /// Of how many found boxes the ways to other groups are known to lead to nothing new.
    var away = 0
    /// Of how many found boxes the ways with others before them are known to lead to nothing new.
    var late = 0
  }

  private typealias Way = (target: Int, origin: Origin)

  /// Ways inside a group, those to other groups, and those with others before them.
  private enum Stage { case near, away, late }

  private mutating func start(_ box: Int, _ search: inout Search) {
    partNumbers[box] = search.number
    search.queue.append(box)
    search.tops.append(box)
  }

  private mutating func take(_ ways: [Way], _ search: inout Search, _ graph: MapGraph) {
    for way in ways where partNumbers[way.target] < 0 {
      let isNear = graph.boxes[way.target].group == graph.boxes[way.origin.box].group
      partNumbers[way.target] = search.number
      columns[way.target] = isNear ? (columns[way.origin.box] + 1) % mostColumns : 0
      origins[way.target] = way.origin
      search.queue.append(way.target)
    }
  }

  /// Takes what is found only in a later stage; whether there was such.
  private mutating func takeMore(
    _ taken: WritableKeyPath<Search, Int>, _ stage: Stage, _ search: inout Search, _ graph: MapGraph
  ) -> Bool {
    while search[keyPath: taken] < search.queue.count {
      let count = search.queue.count
      take(Self.ways(from: search.queue[search[keyPath: taken]], graph, stage), &search, graph)
      search[keyPath: taken] += 1
      if search.queue.count > count { return true }
    }
    return false
  }

  /// The ways on from a box, row by row.
  private static func ways(from index: Int, _ graph: MapGraph, _ stage: Stage) -> [Way] {
    let box = graph.boxes[index], isLate = stage == .late
    let children = isLate ? [] : box.children.map { ($0, Origin(box: index, row: 0, isChild: true)) }
    let others = box.rows.enumerated().flatMap { number, row in
      row.links.filter { $0.kind.leadsOn && $0.isLate == isLate }
        .map { ($0.target, Origin(box: index, row: number, isChild: false)) }
    }
    return (children + others).filter { isLate || (graph.boxes[$0.0].group == box.group) == (stage == .near) }
  }

  private func depthFirst(_ tops: [Int], _ found: [Int]) -> [Int] {
    var followers = Array(repeating: [Int](), count: columns.count)
    for box in found { if let origin = origins[box] { followers[origin.box].append(box) } }
    var order: [Int] = [], toVisit = Array(tops.reversed())
    while let box = toVisit.popLast() {
      order.append(box)
      toVisit += followers[box].reversed()
    }
    return order
  }
}

extension MapWays {
  /// Whether it is drawn in the frame of its container.
  func isFramed(_ box: Int) -> Bool {
    guard let origin = origins[box] else { return false }
    return origin.isChild && columns[box] == columns[origin.box] + 1
  }

  /// Whether a row is the first to lead to a box.
  func isFirst(_ source: Int, _ row: Int, _ link: MapGraph.Link) -> Bool {
    origins[link.target] == Origin(box: source, row: row, isChild: link.kind == .containing)
  }

  /// The box in a column through which a box, or the box itself, was found; nil if there is none.
  func ancestor(of box: Int, in column: Int) -> Int? {
    var one = box
    while columns[one] > column {
      guard let origin = origins[one] else { return nil }
      one = origin.box
    }
    return columns[one] == column ? one : nil
  }

  /// The row of a box through which another one was found; nil if that box didn't find it.
  func row(of box: Int, leadingTo other: Int) -> Int? {
    guard let next = ancestor(of: other, in: columns[box] + 1), let origin = origins[next] else { return nil }
    return origin.box == box ? origin.row : nil
  }
}
