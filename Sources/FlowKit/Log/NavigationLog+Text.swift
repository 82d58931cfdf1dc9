extension NavigationLog: CustomStringConvertible {
  /// The log as a table: the number, the caller, the action, its outcome, the tree after it, and the action's origin.
  ///
  /// The first line is the tree before all actions.
  public var description: String {
    let rows = [["\(droppedCount)", "", "", "start", start.summary, ""]] + map(\.cells)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { Self.line($0, widths) }.joined(separator: "\n")
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let line = zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? space + cell.0 : cell.0 + space
    }
    .joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension NavigationLog.Entry: CustomStringConvertible {
  /// The entry in one line: `3 LoginScreen #2: pop() at Shop/ShopFlow.swift:31, performed: TutorialScreen`.
  public var description: String { "\(number) \(asker): \(action), \(ending): \(tree.summary)" }

  fileprivate var cells: [String] {
    ["\(number)", asker, action.call + action.reference, ending, tree.summary, action.origin.map { "\($0)" } ?? ""]
  }

  private var asker: String { caller.map { "\($0)" } ?? "app" }

  private var ending: String {
    outcome.issue.map { "\($0.isRefusal ? "refused" : "ignored"): \($0.reason)" } ?? "performed"
  }
}
