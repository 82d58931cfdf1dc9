/// Where everything is on the map of an atlas: pictures in columns by their distance, and the lines between them.
struct AtlasLayout {
  private(set) var frames: [String: Frame] = [:]
  private(set) var lines: [Line] = []
  private(set) var width = 0.0, height = 0.0

  /// The width of a picture, the space between columns, and what a title needs.
  static let picture = 190.0, gap = 168.0, title = 40.0, margin = 24.0

  /// The place of a picture.
  struct Frame: Equatable {
    let x: Double, y: Double, width: Double, height: Double
    var right: Double { x + width }
  }

  /// The line of an arrow, with its label.
  struct Line {
    /// The arrow's number in the atlas.
    let arrow: Int
    /// The button on the picture.
    let button: Frame
    /// Where the label begins, and the middle of its height.
    let labelX: Double, labelY: Double, labelWidth: Double
    /// From the button to the label, and from there to the picture where it leads; nil if it leads nowhere else.
    let stem: String
    let path: String?
    let direction: Direction
  }

  /// Whether a line leads one column on, to another screen of its column, or back; or nowhere.
  enum Direction: String {
    case on, side, back, still
  }

  init(_ atlas: Atlas) {
    let columns = Dictionary(grouping: atlas.screens, by: \.distance)
    for distance in columns.keys.sorted() { place(columns[distance] ?? [], at: distance, atlas) }
    width = (frames.values.map(\.right).max() ?? 0) + Self.gap + Self.margin
    height = (frames.values.map { $0.y + $0.height }.max() ?? 0) + Self.margin
    var arrivals: [String: Int] = [:]
    for screen in atlas.screens { addLines(of: screen, atlas, &arrivals) }
  }

  /// Places a column, in the order of the buttons that lead there.
  private mutating func place(_ screens: [Atlas.Screen], at distance: Int, _ atlas: Atlas) {
    var y = Self.margin + Self.title
    let x = Self.margin + Double(distance) * (Self.picture + Self.gap)
    let ranked = screens.enumerated().map { index, screen in
      (rank: (heightOfSources(of: screen, atlas), index), screen: screen)
    }
    for (_, screen) in ranked.sorted(by: { $0.rank < $1.rank }) {
      let ratio = screen.picture.map { $0.height / $0.width } ?? 1.625
      frames[screen.name] = Frame(x: x, y: y, width: Self.picture, height: Self.picture * ratio)
      y += Self.picture * ratio + Self.title + Self.margin
    }
  }

  private func heightOfSources(of screen: Atlas.Screen, _ atlas: Atlas) -> Double {
    let heights = atlas.arrows.filter { $0.target == screen.name }.compactMap { arrow -> Double? in
      guard let source = atlas[arrow.source], source.distance < screen.distance else { return nil }
      return button(of: arrow, source)?.y
    }
    return heights.min() ?? .infinity
  }

  /// Where a button is on the map; at the foot of the picture if it was not found there.
  private func button(of arrow: Atlas.Arrow, _ screen: Atlas.Screen) -> Frame? {
    guard let frame = frames[screen.name] else { return nil }
    guard let box = arrow.box, let picture = screen.picture else {
      return Frame(x: frame.x + frame.width / 2, y: frame.y + frame.height - 8, width: 0, height: 0)
    }
    let scale = frame.width / picture.width
    let top = min(max(box.y, 2), picture.height - 14), bottom = min(box.y + box.height, picture.height - 2)
    return Frame(
      x: frame.x + max(box.x, 2) * scale, y: frame.y + top * scale, width: min(box.width, picture.width - 4) * scale,
      height: max(bottom - top, 12) * scale)
  }

  /// Adds the lines of a screen's buttons, from top to bottom, so that no label covers another one.
  private mutating func addLines(of screen: Atlas.Screen, _ atlas: Atlas, _ arrivals: inout [String: Int]) {
    guard let frame = frames[screen.name] else { return }
    let own = atlas.arrows.indices.filter { atlas.arrows[$0].source == screen.name }.compactMap { index in
      button(of: atlas.arrows[index], screen).map { (index, $0) }
    }
    var free = frame.y - 20
    for (index, button) in own.sorted(by: { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }) {
      let arrow = atlas.arrows[index], middle = button.y + button.height / 2, labelY = max(middle, free)
      free = labelY + 16
      let labelX = frame.right + 10, labelWidth = Double(arrow.name.count) * 5.5 + 14
      let target = arrow.target == arrow.source ? nil : frames[arrow.target]
      let direction: Direction =
        target.map { $0.x > frame.x ? .on : $0.x == frame.x && arrow.kind == "button" ? .side : .back } ?? .still
      let stem = "M\(button.x + button.width) \(middle) L\(labelX - 4) \(middle) L\(labelX) \(labelY)"
      var path: String?
      if let target {
        let number = arrivals[arrow.target, default: 0]
        if direction == .on { arrivals[arrow.target] = number + 1 }
        path =
          direction == .on
          ? Self.way(from: (labelX + labelWidth, labelY), to: (target.x - 3, target.y + 14 + Double(number % 12) * 12))
          : Self.wayBack(from: button, to: target, in: frame, label: (labelX + labelWidth, labelY))
      }
      lines.append(
        Line(
          arrow: index, button: button, labelX: labelX, labelY: labelY, labelWidth: labelWidth, stem: stem, path: path,
          direction: direction))
    }
  }

  private static func way(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> String {
    let bend = max((end.x - start.x) * 0.6, 24)
    return "M\(start.x) \(start.y) C\(start.x + bend) \(start.y) \(end.x - bend) \(end.y) \(end.x) \(end.y)"
  }

  /// To the right edge of a picture further left, or around the right edges of a column.
  private static func wayBack(from button: Frame, to target: Frame, in frame: Frame, label: (x: Double, y: Double))
    -> String
  {
    let y = button.y + button.height / 2, end = (x: target.right + 3, y: target.y + target.height * 0.5)
    guard target.x < frame.x else {
      let out = max(label.x + 24, frame.right + gap * 0.8)
      return "M\(label.x) \(label.y) C\(out) \(label.y) \(out) \(end.y) \(end.x) \(end.y)"
    }
    let bend = max((button.x - end.x) * 0.4, 40)
    return "M\(button.x) \(y) C\(button.x - bend) \(y) \(end.x + bend) \(end.y) \(end.x) \(end.y)"
  }
}
