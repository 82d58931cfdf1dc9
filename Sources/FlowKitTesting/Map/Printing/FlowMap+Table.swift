import FlowKit

extension FlowMap {
  /// The map in columns: each flow with its callbacks, where they lead, and their source places.
  ///
  /// ```
  /// LoginScreen                               Shop/ShopFlow.swift:27
  ///   onLogin      push(DashboardScreen)      Shop/ShopFlow.swift:28
  ///   onBack       pop()                      Shop/ShopFlow.swift:29
  /// ```
  nonisolated public var table: String {
    let rows = nodes.flatMap { [["", "", ""]] + tableRows(of: $0) }
    let widths = (0..<2).map { column in
      rows.reduce(0) { max($0, $1[column].count > Self.widest[column] ? 0 : $1[column].count) }
    }
    return (rows.dropFirst() + openRows).map { Self.line($0, widths) }.joined(separator: "\n")
  }

  nonisolated private var openRows: [[String]] {
    guard !open.isEmpty else { return [] }
    return [["", "", ""], ["Not followed:", "", ""]]
      + open.map { ["  \($0.flow)\($0.callback.map { ".\($0)" } ?? "")", $0.reason, $0.place?.description ?? ""] }
  }

  /// The greatest width of a column; longer texts move what follows them, but don't widen the column.
  nonisolated private static let widest = [44, 64]

  nonisolated private func tableRows(of node: Node) -> [[String]] {
    let children = node.children.map(\.description).joined(separator: ", ")
    let contained = node.kind.map { [["  contains \($0)", children, ""]] }
    let guards = node.guards.map { ["  guards \($0.kind.rawValue)", $0.answer, $0.place.description] }
    let handles = node.handled.isEmpty ? [] : [["  handles", node.handled.joined(separator: ", "), ""]]
    let leading = arrows(of: node.flow).map { arrow in
      ["  \(arrow.cause)\(arrow.sample.map { "(\($0))" } ?? "")", arrow.action.call, arrow.place?.description ?? ""]
    }
    return [[node.heading, "", node.flow.place.description]] + (contained ?? []) + guards + handles + leading
  }

  nonisolated private func arrows(of flow: FlowID) -> [Arrow] { arrows.filter { $0.source == flow } }

  /// A line whose cells begin at the columns, or two spaces after a cell that is too long.
  nonisolated private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = cells[0], start = 0
    for (cell, width) in zip(cells.dropFirst(), widths) {
      start += width + 2
      if !cell.isEmpty { line += String(repeating: " ", count: max(2, start - line.count)) + cell }
    }
    return line
  }
}
