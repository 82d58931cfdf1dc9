import FlowKit
public import FlowKitMaps

extension FlowMap {
  /// The map in the language of Mermaid, which GitHub and many editors draw.
  ///
  /// From 30 flows on, the flows of a file are in a subgraph.
  ///
  /// By default, Mermaid draws at most 500 arrows or 50,000 characters. If the map has more, the first line says so.
  nonisolated public var mermaid: String {
    let graph = MapGraph(self)
    var lines = ["flowchart LR"]
    lines += graph.grouped({ "  \(graph.mermaidBox($0))" }) { number, name in
      ("  subgraph g\(number)[\"\(name.escapedForMermaid)\"]", "  end")
    }
    var count = 0
    for (index, box) in graph.boxes.enumerated() {
      let links = box.children.map { "  f\(index + 1) ---|\"contains\"| f\($0 + 1)" } + graph.mermaidLinks(of: index)
      lines += links
      count += links.count
    }
    lines.append("  classDef root stroke-width:3px")
    let text = lines.joined(separator: "\n") + "\n"
    guard count > 500 || text.count > 50_000 else { return text }
    let limits = "Mermaid draws 500 and 50,000 unless maxEdges and maxTextSize say more"
    return "%% \(count) arrows, \(text.count) characters: \(limits)\n\(text)"
  }

  /// The map in the language of Graphviz.
  ///
  /// From 30 flows on, the flows of a file are in a cluster.
  nonisolated public var dot: String {
    let graph = MapGraph(self)
    let hasGroups = !graph.groups.isEmpty
    var lines = ["digraph flows {", "  rankdir=LR", "  node [shape=box, style=rounded]"]
    // Without it, some versions fail to draw clusters that lead to one another.
    if hasGroups { lines.append("  newrank=true") }
    lines += graph.grouped(graph.dotBox) { number, name in
      ("  subgraph cluster\(number) {\n    label=\"\(name.escapedForDOT)\"", "  }")
    }
    for (index, box) in graph.boxes.enumerated() {
      lines += box.children.map { "  f\(index + 1) -> f\($0 + 1) [label=\"contains\", dir=none]" }
      for row in box.rows {
        lines += row.links.map {
          "  f\(index + 1) -> f\($0.target + 1) [label=\"\(row.label.escapedForDOT)\", \($0.kind.dotStyle(hasGroups))]"
        }
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension MapGraph {
  /// The lines of the boxes; those of each group between a beginning and an end.
  fileprivate func grouped(
    _ line: (Int) -> String, in group: (Int, String) -> (start: String, end: String)
  ) -> [String] {
    guard !groups.isEmpty else { return boxes.indices.map(line) }
    return groups.enumerated().flatMap { number, name in
      let members = boxes.indices.filter { boxes[$0].group == number }, group = group(number + 1, name)
      return [group.start] + members.map { "  \(line($0))" } + [group.end]
    }
  }

  fileprivate func dotBox(_ index: Int) -> String {
    let box = boxes[index]
    return "  f\(index + 1) [label=\"\(box.title.escapedForDOT)\"\(box.isRoot ? ", penwidth=2.5" : "")]"
  }

  fileprivate func mermaidBox(_ index: Int) -> String {
    "f\(index + 1)[\"\(boxes[index].title.escapedForMermaid)\"]\(boxes[index].isRoot ? ":::root" : "")"
  }

  fileprivate func mermaidLinks(of index: Int) -> [String] {
    boxes[index].rows.flatMap { row in
      row.links.map {
        "  f\(index + 1) \($0.kind.mermaidArrow)|\"\(row.label.escapedForMermaid)\($0.kind.mermaidWord)\"| f\($0.target + 1)"
      }
    }
  }
}

extension ArrowKind {
  /// The arrow in Mermaid: dotted with a round end for a way back, thick for a replacement.
  fileprivate var mermaidArrow: String {
    switch self {
    case .forward: "-->"
    case .modal: "-.->"
    case .back: "-.-o"
    case .replacing: "==>"
    case .selecting: "--o"
    case .telling: "--x"
    case .containing: "---"
    }
  }

  /// What the label says besides the callback, if the arrow alone doesn't say it.
  fileprivate var mermaidWord: String {
    switch self {
    case .forward, .modal, .replacing, .containing: ""
    case .back: ": back"
    case .selecting: ": select"
    case .telling: ": send"
    }
  }

  /// How it looks; in a large graph, a way back says nothing about which box comes first.
  fileprivate func dotStyle(_ hasGroups: Bool) -> String {
    switch self {
    case .forward: "style=solid"
    case .modal: "style=dashed"
    case .back: hasGroups ? "style=dotted, constraint=false" : "style=dotted"
    case .replacing: "style=solid, arrowhead=normalnormal"
    case .selecting: "style=solid, penwidth=0.5, arrowhead=vee"
    case .telling: "style=dashed, penwidth=0.5, arrowhead=vee"
    case .containing: "dir=none"
    }
  }
}
