import FlowKit
package import FlowKitMaps

extension MapGraph {
  /// The boxes of a map's flows, in its order.
  ///
  /// Selecting a container's own child is no link, because the container's frame shows it.
  package init(_ map: FlowMap) {
    let places = Dictionary(map.nodes.enumerated().map { ($1.flow, $0) }) { first, _ in first }
    boxes = map.nodes.map { node in
      let children = node.children.compactMap { places[$0] }
      return Box("\(node.flow)", isRoot: node.isRoot, children: children, rows: Self.notes(of: node))
    }
    for arrow in map.arrows where arrow.action.kind == .setChildren {
      guard let source = places[arrow.source], !boxes[source].children.isEmpty else { continue }
      let others = arrow.targets.compactMap { places[$0] }
      boxes[source].children += others.filter { !boxes[source].children.contains($0) }
    }
    for (number, arrow) in map.arrows.enumerated() {
      guard let source = places[arrow.source] else { continue }
      let row = boxes[source].row(for: arrow), children = boxes[source].children
      boxes[source].rows[row].arrows.append(number)
      let ends = arrow.action.ends.compactMap { end in places[end.flow].map { (target: $0, kind: end.kind) } }
      boxes[source].rows[row].add(ends.filter { $0.kind != .selecting || !children.contains($0.target) }, number)
      let isWithoutLinks = boxes[source].rows[row].links.isEmpty
      if isWithoutLinks, boxes[source].rows[row].note.isEmpty { boxes[source].rows[row].note = arrow.action.word }
    }
    for end in map.open where end.kind.isOfCallback {
      guard let source = places[end.flow] else { continue }
      if end.kind == .choice, boxes[source].rows.contains(where: { $0.label == end.callback }) { continue }
      boxes[source].rows.append(Row(end.callback ?? end.place?.short ?? "?", "not followed"))
    }
    group(by: map.nodes.map { $0.flow.place })
  }

  private static func notes(of node: FlowMap.Node) -> [Row] {
    let kind = node.kind.map { [Row("\($0)")] } ?? []
    return kind + node.guards.filter { $0.isUnknown || $0.refuses }.map { Row("guards \($0.kind.rawValue)", $0.answer) }
  }
}

extension MapGraph.Box {
  /// The row of an arrow; a new row for the first arrow of a callback.
  fileprivate mutating func row(for arrow: FlowMap.Arrow) -> Int {
    let label = arrow.shortCause
    let first = children.isEmpty ? 0 : 1
    if let known = rows[first...].firstIndex(where: { $0.label == label }) { return known }
    rows.append(MapGraph.Row(label))
    return rows.count - 1
  }
}

extension MapGraph.Row {
  /// Adds the targets of an arrow, one after the other.
  fileprivate mutating func add(_ ends: [(target: Int, kind: ArrowKind)], _ number: Int) {
    for (place, end) in ends.enumerated() {
      let isOnTheWay = place < ends.count - 1
      if let known = links.firstIndex(where: { $0.target == end.target && $0.kind == end.kind }) {
        links[known].arrows.append(number)
        links[known].isLate = links[known].isLate && place > 0
        links[known].isOnTheWay = links[known].isOnTheWay && isOnTheWay
      } else {
        links.append(
          MapGraph.Link(end.target, end.kind, arrows: [number], isLate: place > 0, isOnTheWay: isOnTheWay))
      }
    }
  }
}

extension FlowMap.Arrow {
  /// Its cause in short: a message without its payload, or the source place if there is no name.
  fileprivate var shortCause: String {
    switch cause {
    case .callback(let name): name ?? place?.short ?? "?"
    case .message(let message): "on \(message.prefix { $0 != "(" })"
    case .back, .guard, .outside: cause.description
    }
  }
}

extension SourcePlace {
  /// The file, without its folder, and the line: `ShopFlow.swift:31`.
  var short: String { String(description.split(separator: "/").last ?? "?") }
}
