import FlowKit

extension MapGraph {
  /// The boxes of a map's flows, in its order.
  package init(_ map: FlowMap) {
    let places = Dictionary(map.nodes.enumerated().map { ($1.flow, $0) }) { first, _ in first }
    boxes = map.nodes.map { node in
      Box(
        "\(node.flow)", isRoot: node.isRoot, children: node.children.compactMap { places[$0] }, rows: Self.notes(of: node))
    }
    for (number, arrow) in map.arrows.enumerated() {
      guard let source = places[arrow.source] else { continue }
      let row = boxes[source].row(for: arrow)
      boxes[source].rows[row].add(arrow, number, in: map.nodes[source], places)
    }
    for end in map.open {
      guard let source = places[end.flow] else { continue }
      boxes[source].rows.append(Row(end.callback ?? end.place?.short ?? "?", "not followed"))
    }
  }

  private static func notes(of node: FlowMap.Node) -> [Row] {
    let kind = node.kind.map { [Row("\($0)")] } ?? []
    return kind + node.guards.filter { $0.isUnknown || $0.refuses }.map { Row("guards \($0.kind.rawValue)", $0.answer) }
  }
}

extension MapGraph.Box {
  /// The row of an arrow; a new one where it is the first of its callback.
  fileprivate mutating func row(for arrow: FlowMap.Arrow) -> Int {
    let label = arrow.shortCause
    let first = children.isEmpty ? 0 : 1
    if let known = rows[first...].firstIndex(where: { $0.label == label }) { return known }
    rows.append(MapGraph.Row(label))
    return rows.count - 1
  }
}

extension MapGraph.Row {
  /// Adds where an arrow leads. A container's own children are not drawn once more.
  fileprivate mutating func add(
    _ arrow: FlowMap.Arrow, _ number: Int, in node: FlowMap.Node, _ places: [FlowID: Int]
  ) {
    var drawn = false
    for end in arrow.action.ends {
      guard let target = places[end.flow], end.kind != .selecting || !node.children.contains(end.flow) else { continue }
      drawn = true
      if let known = links.firstIndex(where: { $0.target == target && $0.kind == end.kind }) {
        links[known].arrows.append(number)
      } else {
        links.append(MapGraph.Link(target, end.kind, arrows: [number]))
      }
    }
    if !drawn, note.isEmpty { note = arrow.action.word }
  }
}

extension FlowMap.Arrow {
  /// Its cause in short: a message without what it carries; a place where there is no name.
  fileprivate var shortCause: String {
    switch cause {
    case .callback(let name): name ?? place?.short ?? "?"
    case .message(let message): "on \(message.prefix { $0 != "(" })"
    case .back, .guard: cause.description
    }
  }
}

extension SourcePlace {
  /// The file, without its folder, and the line: `ShopFlow.swift:31`.
  var short: String { String(description.split(separator: "/").last ?? "?") }
}
