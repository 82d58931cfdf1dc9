@testable import FlowKitPictures

/// A picture as it is seen, read from the text of its file.
struct PictureText {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var groups: [Area] = []
  private(set) var boxes: [Area] = []
  private(set) var labels: [Area] = []
  private(set) var lines: [[Point]] = []

  struct Point {
    var x: Double
    var y: Double
  }

  /// Something with a text: a box, a frame, or a label by itself.
  struct Area {
    var text: String
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    func contains(_ other: Area) -> Bool {
      x < other.x && other.x + other.width < x + width && y < other.y && other.y + other.height < y + height
    }

    func overlaps(_ other: Area) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    func contains(_ point: Point) -> Bool { isMet(from: point, to: point) }

    /// Whether a line leads through it: a level or upright piece anywhere, a piece of a curve with an end.
    func isMet(by line: [Point]) -> Bool {
      zip(line, line.dropFirst()).contains { one, next in
        one.x == next.x || one.y == next.y ? isMet(from: one, to: next) : contains(next)
      }
    }

    private func isMet(from one: Point, to next: Point) -> Bool {
      max(one.x, next.x) > Double(x) + 1 && min(one.x, next.x) < Double(x + width) - 1
        && max(one.y, next.y) > Double(y) + 1 && min(one.y, next.y) < Double(y + height) - 1
    }
  }

  init(_ svg: String) {
    for line in svg.split(separator: "\n") { read(Element(line)) }
  }

  private mutating func read(_ element: Element) {
    switch (element.tag, element["class"]) {
    case ("svg", _): (width, height) = (element.number("width"), element.number("height"))
    case ("rect", "group"): groups.append(element.area)
    case ("rect", "box"), ("rect", "root"): boxes.append(element.area)
    case ("text", let kind) where element["y"] != "" && kind != "heading":
      labels.append(element.label)
      if kind == "group-name" { groups[groups.count - 1].text = element.text }
      if kind == "name" { boxes[boxes.count - 1].text = element.text }
    case ("path", _) where element["marker-end"] != "" && !element["d"].contains("h"): lines.append(element.path)
    default: break
    }
  }
}

// What is wrong with it.
extension PictureText {
  /// Boxes that lie on one another, and so for frames and labels.
  var overlaps: [String] { [boxes, groups, labels].flatMap(overlaps) }

  private func overlaps(_ areas: [Area]) -> [String] {
    areas.indices.flatMap { one in
      areas[(one + 1)...].filter { areas[one].overlaps($0) }.map { "\(areas[one].text) and \($0.text)" }
    }
  }

  /// Boxes and labels that a line leads through.
  var hits: [String] {
    lines.flatMap { line in
      let near = Self.bounds(of: line)
      return (boxes + labels).filter { near.overlaps($0) && $0.isMet(by: line) }.map(\.text)
    }
  }

  private static func bounds(of line: [Point]) -> Area {
    let xs = line.map { Int($0.x) }, ys = line.map { Int($0.y) }, (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return Area(text: "", x: x, y: y, width: (xs.max() ?? 0) - x + 1, height: (ys.max() ?? 0) - y + 1)
  }

  /// Frames in which a line is that neither begins nor ends there.
  var trespasses: [String] {
    lines.flatMap { line -> [String] in
      guard let start = line.first, let end = line.last else { return [] }
      return groups.filter { group in
        group.isMet(by: line) && !group.contains(start) && !group.contains(end)
      }
      .map(\.text)
    }
  }

  /// How many pairs of lines cross; those that share a way don't.
  var crossings: Int {
    var count = 0
    for one in lines.indices {
      let near = Self.bounds(of: lines[one])
      for other in lines[(one + 1)...] where near.overlaps(Self.bounds(of: other)) && Self.cross(lines[one], other) {
        count += 1
      }
    }
    return count
  }

  private static func cross(_ one: [Point], _ other: [Point]) -> Bool {
    zip(one, one.dropFirst()).contains { a, b in
      zip(other, other.dropFirst()).contains { c, d in
        side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
      }
    }
  }

  private static func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let value = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    return abs(value) < 1e-6 ? 0 : value
  }
}

/// A line of the file that is an element.
private struct Element {
  let line: Substring

  init(_ line: Substring) {
    self.line = line
  }

  var tag: Substring { line.dropFirst().prefix { $0.isLetter } }

  subscript(_ name: String) -> Substring {
    guard let range = line.firstRange(of: " \(name)=\"") else { return "" }
    return line[range.upperBound...].prefix { $0 != "\"" }
  }

  func number(_ name: String) -> Int { Int(self[name]) ?? 0 }

  var text: String {
    let shown = line.replacing(/<title>.*?<\/title>/, with: "")
    return String(shown.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
  }

  var area: PictureText.Area {
    PictureText.Area(text: "", x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  /// The area of a text, whose letters are smaller than the layout's estimate.
  var label: PictureText.Area {
    let sizes: [Substring: Int] = ["group-name": 15, "name": 12, "note": 10, "end": 10]
    let size = sizes[self["class"]] ?? 11, width = text.count * size * 6 / 10
    let x = self["class"] == "end" ? number("x") - width : number("x")
    return PictureText.Area(text: text, x: x, y: number("y") - size, width: width, height: size)
  }

  /// The points of a path that has capital letters only.
  var path: [PictureText.Point] {
    var path: [PictureText.Point] = []
    for part in self["d"].matches(of: /([MHVCQ])([-0-9 ]+)/) {
      let all = part.2.split(separator: " ").compactMap { Double($0) }
      guard let last = path.last else {
        path.append(PictureText.Point(x: all[0], y: all[1]))
        continue
      }
      switch part.1 {
      case "H": path.append(PictureText.Point(x: all[0], y: last.y))
      case "V": path.append(PictureText.Point(x: last.x, y: all[0]))
      default: path += curve([last.x, last.y] + all)
      }
    }
    return path
  }

  /// A curve in short straight pieces; with three points, the one in the middle counts twice.
  private func curve(_ numbers: [Double]) -> [PictureText.Point] {
    let all = numbers.count == 6 ? Array(numbers[..<4] + numbers[2...]) : numbers
    return (1...20).map { step in
      let t = Double(step) / 20, s = 1 - t
      let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      return PictureText.Point(
        x: (0..<4).reduce(0) { $0 + weights[$1] * all[2 * $1] },
        y: (0..<4).reduce(0) { $0 + weights[$1] * all[2 * $1 + 1] })
    }
  }
}
