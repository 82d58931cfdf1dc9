/// A rectangle of columns and rows.
struct Area: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Area {
  /// The area without some columns on each side, and some rows above and below.
  func inset(columns: Int, rows: Int = 0) -> Area {
    Area(x: x + columns, y: y + rows, width: width - 2 * columns, height: height - 2 * rows)
  }

  /// An area of this size in the middle, or as much of it as there is room for.
  func center(width: Int, height: Int) -> Area {
    let width = min(width, self.width), height = min(height, self.height)
    return Area(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// The upper rows, and what is left below them.
  func cut(rows: Int) -> (top: Area, rest: Area) {
    let rows = min(max(0, rows), height)
    return (
      Area(x: x, y: y, width: width, height: rows), Area(x: x, y: y + rows, width: width, height: height - rows)
    )
  }

  /// The area without some columns on the left.
  func dropping(columns: Int) -> Area { Area(x: x + columns, y: y, width: width - columns, height: height) }

  /// The area in columns beside one another, as wide as possible, the last one with what is left over.
  func columns(_ count: Int) -> [Area] {
    (0..<count).map { index in
      let width = self.width / count, start = index * width
      return Area(x: x + start, y: y, width: index == count - 1 ? self.width - start : width, height: height)
    }
  }
}

/// How large a window is, in columns and rows.
struct Size: Hashable {
  var width: Int
  var height: Int

  /// The usual size of terminals.
  static let usual = Size(width: 80, height: 24)
}
