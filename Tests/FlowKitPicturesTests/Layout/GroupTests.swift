import FlowKit
import FlowKitMaps
import Foundation
import Testing

@testable import FlowKitPictures

/// The picture of a large app: what belongs together is in a frame.
@MainActor
struct GroupTests {
  private let bank = FlowMap(of: Bank().splash)

  private func expectReadable(_ picture: PictureText, _ comment: Comment = "") {
    #expect(picture.overlaps == [], comment)
    #expect(picture.hits == [], comment)
    #expect(picture.trespasses == [], comment)
    let share = Double(picture.width) / Double(picture.height)
    #expect(share > 0.8 && share < 2.4, comment)
  }

  @Test func theBankIsReadable() {
    let picture = PictureText(bank.svg(title: "Bank"))
    expectReadable(picture)
    #expect(picture.boxes.count == 74)
    #expect(picture.crossings <= 10)
    #expect(picture.width < 2400)
  }

  @Test func flowsOfAFileAreInItsFrame() throws {
    let picture = PictureText(bank.svg())
    #expect(picture.groups.map(\.text).sorted().first == "Bank")
    #expect(picture.groups.count == 7)
    for (node, box) in zip(bank.nodes, picture.boxes) {
      let name = "\(node.flow.place.fileID)".split(separator: "/").last?.dropLast(".swift".count)
      let group = try #require(picture.groups.first { $0.text == name ?? "" })
      #expect(group.contains(box) && node.flow.description == box.text, "\(box.text)")
    }
  }

  @Test func whatIsNoLineIsInTheRows() {
    let picture = PictureText(bank.svg()), said = picture.labels.filter { "→←".contains($0.text.prefix(1)) }
    let links = MapGraph(bank).boxes.reduce(0) { $0 + $1.children.count + $1.rows.reduce(0) { $0 + $1.links.count } }
    #expect(picture.lines.count + said.count == links)
  }

  @Test func withoutFilesTheFrameIsAroundATab() {
    let picture = PictureText(FlowMap(of: BigApp().home).svg())
    expectReadable(picture)
    #expect(picture.groups.map(\.text) == ["PageScreen"] + (1...5).map { "PageScreen(\($0).1)" })
    for box in picture.boxes where box.text.contains(".") {
      let tab = box.text.prefix { $0 != "." }
      #expect(picture.groups.contains { $0.text.hasPrefix("\(tab).") && $0.contains(box) }, "\(box.text)")
    }
  }

  @Test func aSmallAppHasNoFrames() {
    let map = FlowMap(of: BigApp(pages: 4).home)
    #expect(map.nodes.count == 26)
    #expect(PictureText(map.svg()).groups.isEmpty)
    #expect(!map.dot.contains("subgraph") && !map.mermaid.contains("subgraph"))
  }

  @Test func diagramsHaveTheSameGroups() {
    let start =
      "  newrank=true\n  subgraph cluster1 {\n    label=\"Bank\"\n    f1 [label=\"SplashScreen\", penwidth=2.5]\n"
    #expect(bank.dot.contains(start))
    #expect(bank.dot.matches(of: /subgraph/).count == 7 && bank.dot.matches(of: /\n  }/).count == 7)
    #expect(bank.mermaid.hasPrefix("flowchart LR\n  subgraph g1[\"Bank\"]\n    f1[\"SplashScreen\"]:::root\n"))
    #expect(bank.mermaid.matches(of: /subgraph/).count == 7 && bank.mermaid.matches(of: /\n  end/).count == 7)
  }

  @Test func theStoryboardHasTheFrames() {
    let graph = MapGraph(bank)
    var data = StoryboardData(title: "Bank")
    data.graph = graph
    data.graphFlows = bank.nodes.map { data.number(of: $0.flow.blueprint) }
    data.spots = bank.arrows.indices.map { .arrow($0) }
    let json = data.json
    for group in MapLayout(graph).groups {
      #expect(json.contains("[-1,\(group.x),\(group.y),\(group.width),\(group.height),"), "\(group.title)")
    }
  }

  private nonisolated static let isLong = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil

  /// A quarter of a second for the layout of 200 flows in a debug build; the limit is for machines that are busy.
  ///
  /// With `FLOWKIT_LONG=1`, as in CI, it looks at more and larger pictures.
  @Test(
    .timeLimit(.minutes(15)), arguments: isLong ? [30, 60, 200] : [30, 60], 1...(isLong ? 8 : 1) as ClosedRange<UInt64>)
  func anyLargeAppIsReadable(_ count: Int, _ seed: UInt64) throws {
    var random = RandomGraph(seed: seed)
    let graph = random.graph(count), layout = MapLayout(graph)
    let picture = PictureText(MapPicture(graph, layout, title: "Random").svg)
    expectReadable(picture, "\(count) flows, seed \(seed)")
    for (box, shown) in zip(graph.boxes, picture.boxes) {
      let name = graph.groups[box.group], loose = "\(name): nothing leads to these"
      let frames = picture.groups.filter { $0.contains(shown) }
      #expect(frames.count == 1 && [name, loose].contains(frames.first?.text), "\(shown.text)")
    }
  }
}

/// Graphs with groups, in which most links stay in their group.
private struct RandomGraph {
  var seed: UInt64

  private mutating func next(_ below: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % below
  }

  mutating func graph(_ count: Int) -> MapGraph {
    var graph = MapGraph(boxes: (0..<count).map { MapGraph.Box("Flow\($0)Screen", isRoot: $0 == 0, rows: []) })
    graph.groups = (0..<max(3, count / 10)).map { "Group\($0)" }
    for box in graph.boxes.indices { graph.boxes[box].group = box == 0 ? 0 : next(graph.groups.count) }
    for box in graph.boxes.indices {
      for row in 0..<(1 + next(5)) { graph.boxes[box].rows.append(self.row(row, of: box, graph)) }
    }
    graph.boxes[0].children = (1...4).map { $0 }
    graph.boxes[0].rows.insert(MapGraph.Row("tabs"), at: 0)
    return graph
  }

  private mutating func row(_ number: Int, of box: Int, _ graph: MapGraph) -> MapGraph.Row {
    guard next(4) > 0 else { return MapGraph.Row("onBack", "pop") }
    let isNear = next(10) < 7
    let targets = graph.boxes.indices.filter { !isNear || graph.boxes[$0].group == graph.boxes[box].group }
    let kinds: [ArrowKind] = [.forward, .forward, .modal, .replacing, .back, .telling, .selecting]
    return MapGraph.Row("onEvent\(number)", links: [MapGraph.Link(targets[next(targets.count)], kinds[next(7)])])
  }
}
