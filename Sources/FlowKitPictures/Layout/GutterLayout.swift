/// Where the frames of groups stand, and where lines run between them: upright between two columns, level between two
/// frames of a column.
struct GutterLayout {
  var frames: [GroupedLayout.Frame]
  private let routes: [Route]
  /// The frames of each column, from the top, and where it begins and ends.
  private(set) var columns: [Column]
  /// The points of each route, from the right side of its frame to the left side of its target's.
  private(set) var points: [[MapLayout.Point]]
  private(set) var height = 0
  /// Through which space of each column a route passes.
  private var passages: [Passage: Int] = [:]

  /// A line from a frame to another one.
  struct Route {
    let exit: GroupedLayout.Exit
    let source: Int
    let target: Int
    /// Measured from the top of the source.
    let start: Int
    /// Measured from the top of the target.
    let end: Int
  }

  struct Column {
    var frames: [Int] = []
    /// The routes that pass above each frame, and below the last; those with the same exit pass as one.
    var passing: [[GroupedLayout.Exit]] = []
    var left = 0
    var right = 0
  }

  private struct Passage: Hashable {
    let route: Int
    let column: Int
  }

  private static let track = 8

  init(_ frames: [GroupedLayout.Frame], _ routes: [Route]) {
    self.frames = frames
    self.routes = routes
    columns = Array(repeating: Column(), count: (frames.map(\.column).max() ?? 0) + 1)
    points = Array(repeating: [], count: routes.count)
  }

  mutating func arrange() {
    order()
    pass()
    for column in columns.indices { stack(column) }
    draw()
    height = (frames.map { $0.y + $0.height }.max() ?? 0) + MapLayout.Size.margin
    height = points.joined().reduce(height) { max($0, $1.y + MapLayout.Size.margin) }
  }
}

// From the top.
extension GutterLayout {
  /// Puts the frames of a column in the order in which what leads to them stands.
  private mutating func order() {
    for column in columns.indices {
      let members = frames.indices.filter { frames[$0].column == column }
      let starts = members.map { member in
        routes.first { $0.target == member }.map { frames[$0.source].y + $0.start } ?? .max
      }
      let sorted = zip(starts, members).sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      columns[column].frames = sorted.map(\.1)
      columns[column].passing = Array(repeating: [], count: members.count + 1)
      stack(column)
    }
  }

  /// Stacks the frames of a column, with space for what passes.
  private mutating func stack(_ column: Int) {
    var y = MapLayout.Size.margin
    for (place, frame) in columns[column].frames.enumerated() {
      y += Self.track * columns[column].passing[place].count
      frames[frame].y = y
      y += frames[frame].height + GroupedLayout.gap
    }
  }

  /// Chooses the spaces through which routes pass columns: each the nearest to its way.
  private mutating func pass() {
    for (index, route) in routes.enumerated() {
      var y = frames[route.source].y + route.start
      let end = frames[route.target].y + route.end
      for column in (frames[route.source].column + 1)..<frames[route.target].column {
        let spaces = columns[column].passing.indices.map { (place: $0, y: top(of: $0, in: column)) }
        let cost = { (space: Int) in abs(space - y) + abs(space - end) }
        guard let best = spaces.min(by: { (cost($0.y), $0.y) < (cost($1.y), $1.y) }) else { continue }
        if !columns[column].passing[best.place].contains(route.exit) {
          columns[column].passing[best.place].append(route.exit)
        }
        passages[Passage(route: index, column: column)] = best.place
        y = best.y
      }
    }
  }

  /// The top of a space in a column.
  private func top(of space: Int, in column: Int) -> Int {
    guard space > 0 else { return MapLayout.Size.margin }
    let above = frames[columns[column].frames[space - 1]]
    return above.y + above.height
  }

  /// Where a route passes a column.
  private func level(_ route: Int, in column: Int) -> Int? {
    guard let space = passages[Passage(route: route, column: column)] else { return nil }
    let place = columns[column].passing[space].firstIndex(of: routes[route].exit) ?? 0
    return top(of: space, in: column) + Self.track * place + (space == 0 ? 0 : GroupedLayout.gap / 2)
  }
}

// From the left.
extension GutterLayout {
  private mutating func draw() {
    var x = MapLayout.Size.margin
    for column in columns.indices {
      columns[column].left = x
      columns[column].right = x + (columns[column].frames.map { frames[$0].width }.max() ?? 0)
      for frame in columns[column].frames { frames[frame].x = x }
      x = columns[column].right + drawGutter(behind: column)
    }
  }

  /// Adds the points of all routes between a column and the next, and returns how wide the space is.
  private mutating func drawGutter(behind column: Int) -> Int {
    var bundles: [Bundle] = []
    for (index, route) in routes.enumerated() where crosses(route, column) {
      let left = frames[route.source].column == column ? frames[route.source].y + route.start : level(index, in: column)
      let right =
        frames[route.target].column == column + 1 ? frames[route.target].y + route.end : level(index, in: column + 1)
      guard let left, let right else { continue }
      if let known = bundles.firstIndex(where: { $0.exit == route.exit && $0.left == left }) {
        bundles[known].ends.append((index, right))
      } else {
        bundles.append(Bundle(exit: route.exit, left: left, ends: [(index, right)]))
      }
    }
    let tracks = Self.inOrder(bundles), width = Self.track * (tracks.count + 1) + GroupedLayout.gap
    for (place, bundle) in tracks.enumerated() {
      let start = columns[column].right, track = start + GroupedLayout.gap / 2 + Self.track * place
      for (index, right) in bundle.ends {
        points[index] += [(start, bundle.left), (track, bundle.left), (track, right), (start + width, right)]
          .map { MapLayout.Point(x: $0.0, y: $0.1) }
      }
    }
    return width
  }

  private func crosses(_ route: Route, _ column: Int) -> Bool {
    frames[route.source].column <= column && column < frames[route.target].column
  }

  /// What leads from one place at the left of a space to several at its right.
  private struct Bundle {
    let exit: GroupedLayout.Exit
    let left: Int
    var ends: [(route: Int, right: Int)]

    var range: ClosedRange<Int> {
      let all = ends.map(\.right) + [left]
      return (all.min() ?? left)...(all.max() ?? left)
    }

    /// How many crossings there are if another bundle is upright to the right of this one.
    func crossings(before other: Bundle) -> Int {
      var count = range.contains(other.left) ? 1 : 0
      for right in Set(ends.map(\.right)) {
        if other.range.contains(right) { count += 1 }
        if abs(right - other.left) < 4 { count += 3 }
      }
      return count
    }
  }

  /// The bundles from left to right, with few crossings.
  private static func inOrder(_ bundles: [Bundle]) -> [Bundle] {
    var sorted: [Bundle] = []
    for bundle in bundles {
      let costs = (0...sorted.count).map { place in
        sorted[..<place].reduce(0) { $0 + $1.crossings(before: bundle) }
          + sorted[place...].reduce(0) { $0 + bundle.crossings(before: $1) }
      }
      sorted.insert(bundle, at: costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0)
    }
    return sorted
  }
}
