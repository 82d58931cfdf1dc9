import FlowKit
import FlowKitMaps
import FlowKitRestoration

// The picture: where ``MapLayout`` has put the flows and, for a large app, their files.
extension StoryboardData {
  /// The number of flows from which the flows of a file begin as one box.
  private static let manyFlows = 150

  /// Boxes, frames and lines.
  mutating func picture() -> [String: SavedValue] {
    var graph = graph ?? MapGraph()
    var numbers = graphFlows
    for (index, flow) in flows.enumerated() where !numbers.contains(index) {
      graph.boxes.append(MapGraph.Box("\(flow.id)", isRoot: roots.contains(index), rows: []))
      numbers.append(index)
    }
    graph.group(by: numbers.map { flows[$0].place })
    let layout = MapLayout(graph)
    let boxes = zip(numbers, layout.boxes.indices).sorted { $0.0 < $1.0 }
      .map { written(layout.boxes[$0.1], graph.boxes[$0.1]) }
    let sizes: [SavedValue] = [.whole(MapLayout.Size.title), .whole(MapLayout.Size.row)]
    var members: [String: SavedValue] = ["sizes": .list(sizes), "boxes": .list(boxes)]
    let groups = layout.groups.map { written($0) }
    members["frames"] = .list(groups + layout.frames.map { written($0, of: numbers[$0.container]) })
    members["lines"] = .list(layout.lines.map { written($0, numbers) })
    members["loose"] = layout.looseTop.map { .whole($0) }
    var whole: [String: SavedValue] = ["picture": .record(members)]
    whole["groups"] = files()
    return whole
  }

  private mutating func written(_ box: MapLayout.Box, _ whole: MapGraph.Box) -> SavedValue {
    let rows = zip(box.rows, whole.rows).map { row, whole -> SavedValue in
      .list([text(row.label), row.note.isEmpty ? -1 : text(row.note), .list(numbers(of: whole.arrows))])
    }
    let title = text(box.title)
    return .list([.whole(box.x), .whole(box.y), .whole(box.width), .whole(box.height), title, .list(rows)])
  }

  private mutating func written(_ group: MapLayout.Group) -> SavedValue {
    .list([-1, .whole(group.x), .whole(group.y), .whole(group.width), .whole(group.height), text(group.title)])
  }

  private mutating func written(_ frame: MapLayout.Frame, of flow: Int) -> SavedValue {
    .list([
      .whole(flow), .whole(frame.x), .whole(frame.y), .whole(frame.width), .whole(frame.height), text(frame.title),
    ])
  }

  private mutating func written(_ line: MapLayout.Line, _ flows: [Int]) -> SavedValue {
    .list([
      .whole(flows[line.source]), .whole(flows[line.target]), text(line.kind.rawValue),
      .list(numbers(of: line.arrows)), .text(line.path),
    ])
  }
}

// The files of a large app.
extension StoryboardData {
  private mutating func files() -> SavedValue? {
    var names: [String] = [], members: [[Int]] = [], groups: [Int] = []
    for (index, flow) in flows.enumerated() {
      let name = "\(flow.place.fileID)"
      let group = names.firstIndex(of: name) ?? names.count
      if group == names.count {
        names.append(name)
        members.append([])
      }
      members[group].append(index)
      groups.append(group)
    }
    guard flows.count >= Self.manyFlows, names.count > 1 else { return nil }
    let graph = graph(of: members, names: names, groups), layout = MapLayout(graph)
    let boxes = zip(layout.boxes, graph.boxes).map { written($0, $1) }
    return .record([
      "names": .list(names.map { text($0) }), "flows": .list(members.map { .list($0.map { .whole($0) }) }),
      "boxes": .list(boxes), "lines": .list(layout.lines.map { written($0, Array(names.indices)) }),
    ])
  }

  /// The files, with the first way to each, because the other ways would hide it.
  private func graph(of members: [[Int]], names: [String], _ groups: [Int]) -> MapGraph {
    let isClear = Set(names.map(Self.last)).count == names.count
    let rootGroups = roots.filter(groups.indices.contains).map { groups[$0] }
    var graph = MapGraph(
      boxes: zip(names, members).enumerated().map { index, group in
        let count = "\(group.1.count) flow\(group.1.count == 1 ? "" : "s")"
        let name = isClear ? Self.last(of: group.0) : group.0
        return MapGraph.Box(name, isRoot: rootGroups.contains(index), rows: [MapGraph.Row(count)])
      })
    var known = Set(rootGroups), queue = rootGroups, next = 0
    while next < queue.count {
      let group = queue[next]
      next += 1
      for flow in members[group] {
        for target in targets(of: flow).map({ groups[$0] }) where known.insert(target).inserted {
          queue.append(target)
          graph.boxes[group].rows[0].links.append(MapGraph.Link(target))
        }
      }
    }
    return graph
  }

  private static func last(of path: String) -> String { String(path.split(separator: "/").last ?? "?") }

  private func targets(of flow: Int) -> [Int] {
    let named = actions[flow].flatMap { $0?.allBlueprints ?? [] }
    let contained = flows[flow].children()?.flows ?? []
    return (named + contained).compactMap { index(of: $0.id) }
  }
}
