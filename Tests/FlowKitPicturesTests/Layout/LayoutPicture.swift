@testable import FlowKitPictures

/// A layout as its lines are seen: short straight pieces.
struct LayoutPicture {
  let layout: MapLayout
  private typealias Point = (x: Double, y: Double)

  private let paths: [[Point]]

  init(_ graph: MapGraph, mostLines: Int = 60) {
    layout = MapLayout(graph, mostLines: mostLines)
    paths = layout.lines.map(Self.path)
  }

  /// How many pairs of lines cross; two that begin or end at the same place don't.
  var crossings: Int {
    var count = 0
    for one in paths.indices {
      for other in paths.indices where one < other && Self.cross(paths[one], paths[other]) { count += 1 }
    }
    return count
  }

  /// The lines that lead through a box, with the box.
  var hits: [String] {
    zip(layout.lines, paths).flatMap { line, path in
      layout.boxes.filter { box in
        path.contains { point in
          point.x > Double(box.x) + 1 && point.x < Double(box.x + box.width) - 1 && point.y > Double(box.y) + 1
            && point.y < Double(box.y + box.height) - 1
        }
      }
      .map { "\(line.source) to \(line.target) through \($0.title)" }
    }
  }

  /// The boxes that lie on one another.
  var overlaps: [String] {
    layout.boxes.flatMap { one in
      layout.boxes.filter { other in
        one.index < other.index && one.x < other.x + other.width && other.x < one.x + one.width
          && one.y < other.y + other.height && other.y < one.y + one.height
      }
      .map { "\(one.title) and \($0.title)" }
    }
  }

  /// The boxes of each column, from the top.
  var columns: [[String]] {
    let sorted = layout.boxes.sorted { ($0.column, $0.y) < ($1.column, $1.y) }
    return (0...(sorted.last?.column ?? 0)).map { column in sorted.filter { $0.column == column }.map(\.title) }
  }

  private static func path(_ line: MapLayout.Line) -> [Point] {
    var path: [Point] = []
    for (one, next) in zip(line.points, line.points.dropFirst()) {
      let middle = line.bulge > 0 ? Double(max(one.x, next.x) + line.bulge) : Double(one.x + next.x) / 2
      for step in 0...40 {
        let t = Double(step) / 40, s = 1 - t
        let x = s * s * s * Double(one.x) + 3 * s * s * t * middle + 3 * s * t * t * middle + t * t * t * Double(next.x)
        let y = (s * s * s + 3 * s * s * t) * Double(one.y) + (3 * s * t * t + t * t * t) * Double(next.y)
        path.append((x, y))
      }
    }
    return path
  }

  private static func cross(_ one: [Point], _ other: [Point]) -> Bool {
    for (a, b) in zip(one, one.dropFirst()) {
      for (c, d) in zip(other, other.dropFirst()) {
        if side(a, b, c) * side(a, b, d) < 0, side(c, d, a) * side(c, d, b) < 0 { return true }
      }
    }
    return false
  }

  private static func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let value = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    return abs(value) < 1e-6 ? 0 : value
  }
}
