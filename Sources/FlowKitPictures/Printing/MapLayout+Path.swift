extension MapLayout.Line {
  /// The line in SVG's letters.
  package var path: String {
    guard let start = points.first else { return "" }
    var text = "M\(start.x) \(start.y)"
    for place in points.indices.dropFirst() {
      let one = points[place - 1], next = points[place]
      if bulge > 0 {
        let x = max(one.x, next.x) + bulge
        text += "C\(x) \(one.y) \(x) \(next.y) \(next.x) \(next.y)"
      } else if one.y == next.y || one.x == next.x {
        text += straight(to: place)
      } else {
        let middle = (one.x + next.x).dividedDown(by: 2)
        text += "C\(middle) \(one.y) \(middle) \(next.y) \(next.x) \(next.y)"
      }
    }
    return text
  }

  /// A level or upright piece, with the round corner at its end if there is one.
  private func straight(to place: Int) -> String {
    let one = points[place - 1], end = points[place]
    let letter = { (x: Int, y: Int) in one.y == end.y ? "H\(x)" : "V\(y)" }
    guard place + 1 < points.count, one.y == end.y ? points[place + 1].x == end.x : points[place + 1].y == end.y else {
      return letter(end.x, end.y)
    }
    let next = points[place + 1], radius = min(6, end.distance(to: one) / 2, end.distance(to: next) / 2)
    let before = end.moved(radius, towards: one), after = end.moved(radius, towards: next)
    return letter(before.x, before.y) + "Q\(end.x) \(end.y) \(after.x) \(after.y)"
  }
}

extension MapLayout.Point {
  fileprivate func distance(to other: Self) -> Int { abs(x - other.x) + abs(y - other.y) }

  fileprivate func moved(_ length: Int, towards other: Self) -> Self {
    Self(x: x + length * (other.x - x).signum(), y: y + length * (other.y - y).signum())
  }
}
