extension LinkStorage {
  /// The pattern whose path differs least from an address; nil where none has half of it in common.
  func nearest(to address: LinkAddress) -> LinkPattern? {
    let best = links.map { (pattern: $0.pattern, distance: $0.pattern.distance(to: address.segments)) }
      .min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= 0.5 ? $0.pattern : nil }
  }
}

extension LinkPattern {
  /// The part of the segments that differ; one that nearly fits counts for less.
  fileprivate func distance(to texts: [String]) -> Double {
    var wanted = segments, texts = texts[...]
    if list != nil {
      wanted.removeLast()
      texts = texts.prefix(wanted.count)
    }
    while wanted.count > texts.count, wanted.last?.count == .optional { wanted.removeLast() }
    let distance = EditDistance.between(wanted, Array(texts)) { $0.distance(to: $1) }
    return distance / Double(max(1, wanted.count, texts.count))
  }
}

extension LinkPattern.Segment {
  /// 0 where it fits, 1 where nothing of it does; an argument a little, so that a fixed one is nearer.
  fileprivate func distance(to text: String) -> Double {
    guard case .fixed(let fixed) = self else { return 0.1 }
    let length = max(fixed.count, text.count)
    guard length <= 40 else { return fixed == text ? 0 : 1 }
    return EditDistance.between(Array(fixed.lowercased()), Array(text.lowercased())) { $0 == $1 ? 0 : 1 }
      / Double(max(1, length))
  }
}

/// Levenshtein's distance, with what it costs to put one thing in the place of another.
private enum EditDistance {
  static func between<Wanted, Found>(
    _ wanted: [Wanted], _ found: [Found], cost: (Wanted, Found) -> Double
  ) -> Double {
    var row = (0...found.count).map(Double.init)
    for (index, one) in wanted.enumerated() {
      var next = [Double(index + 1)]
      for (column, other) in found.enumerated() {
        next.append(min(row[column] + cost(one, other), row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[found.count]
  }
}
