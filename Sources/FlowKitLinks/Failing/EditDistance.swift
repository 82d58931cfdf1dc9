/// Levenshtein's distance, with a cost for replacing one element by another.
package enum EditDistance {
  package static func between<Wanted, Found>(
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
