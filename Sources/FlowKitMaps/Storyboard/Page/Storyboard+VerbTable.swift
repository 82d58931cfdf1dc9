import FlowKit

extension Storyboard {
  /// What the page knows of each verb, from the table of `NavigationAction.Kind`.
  static let verbTable: String = {
    let rows = NavigationAction.Kind.all.map { kind in
      var row: [(key: String, value: StoryboardJSON)] = [
        ("arrow", .string("\(kind.arrow)")), ("label", .string(kind.label)),
      ]
      if kind.traits.contains(.needsVisibleCaller) { row.append(("needsVisibleCaller", 1)) }
      if kind.traits.contains(.onlyNames) { row.append(("onlyNames", 1)) }
      return "  \(kind): \(StoryboardJSON.object(row).text),"
    }
    return "const verbs = {\n\(rows.joined(separator: "\n"))\n};"
  }()
}
