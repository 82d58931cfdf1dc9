/// Text in columns: the first ones aligned to the left, the others, with numbers, to the right.
struct Table {
  private let leftColumns: Int
  private var rows: [[String]]

  init(leftColumns: Int, _ titles: String...) {
    self.leftColumns = leftColumns
    rows = [titles]
  }

  mutating func add(_ cells: String...) {
    rows.append(cells)
  }
}

extension Table: CustomStringConvertible {
  var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in zip(row, widths).enumerated().map(padded).joined(separator: "  ") }
    let rule = String(repeating: "-", count: lines[0].count)
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }

  private func padded(column: Int, cell: (text: String, width: Int)) -> String {
    let space = String(repeating: " ", count: cell.width - cell.text.count)
    return column < leftColumns ? cell.text + space : space + cell.text
  }
}
