import FlowKit
import FlowKitMaps
import Shop
import Testing

@testable import FlowKitPictures

/// Where boxes and lines are.
@MainActor
struct LayoutTests {
  /// A graph, written as the boxes that each box leads to, in rows of their own.
  private func graph(_ links: [[Int]], back: [[Int]] = [], children: [Int: [Int]] = [:]) -> MapGraph {
    MapGraph(
      boxes: links.enumerated().map { index, targets in
        let children = children[index] ?? []
        let returns = index < back.count ? back[index] : []
        let rows =
          targets.map { MapGraph.Row("to\($0)", links: [MapGraph.Link($0)]) }
          + returns.map { MapGraph.Row("back\($0)", links: [MapGraph.Link($0, .back)]) }
        let all = children.isEmpty ? rows : [MapGraph.Row("tabs")] + rows
        return MapGraph.Box("b\(index)", isRoot: index == 0, children: children, rows: all)
      })
  }

  private func expectClean(_ picture: LayoutPicture, crossings: Int = 0) {
    #expect(picture.crossings == crossings)
    #expect(picture.hits == [])
    #expect(picture.overlaps == [])
  }

  @Test func columnsAreTaps() {
    let picture = LayoutPicture(graph([[1, 2], [3], [3], [4], [1]]))
    #expect(picture.columns == [["b0"], ["b1", "b2"], ["b3"], ["b4"]])
  }

  @Test func aTreeHasNoCrossings() {
    expectClean(LayoutPicture(graph([[1, 2, 3], [4, 5], [], [6, 7, 8], [], [9], [], [], [10, 11], [], [], []])))
  }

  @Test func unorderedTreeHasNoCrossings() {
    let picture = LayoutPicture(graph([[3, 1, 2], [6, 4], [5], [8, 7], [], [], [], [], []]))
    expectClean(picture)
    #expect(picture.columns == [["b0"], ["b3", "b1", "b2"], ["b8", "b7", "b6", "b4", "b5"]])
  }

  @Test func avoidableCrossingsAreSortedOut() {
    var graph = graph([[1, 2], [], [3], [], []])
    graph.boxes[1].rows = [MapGraph.Row("toBoth", links: [MapGraph.Link(3), MapGraph.Link(4)])]
    let picture = LayoutPicture(graph)
    expectClean(picture)
    #expect(picture.columns == [["b0"], ["b1", "b2"], ["b4", "b3"]])
  }

  @Test func unavoidableCrossingHappensOnce() {
    expectClean(LayoutPicture(graph([[1, 2, 3], [4], [5], [4], [], []])), crossings: 1)
  }

  @Test func wayBackRunsBesideTheWayThere() {
    expectClean(LayoutPicture(graph([[1, 2, 3], [], [], []], back: [[], [0], [0], [0]])))
    expectClean(LayoutPicture(graph([[1], [2], [3], []], back: [[], [0], [1], [2]])))
    expectClean(LayoutPicture(graph([[1], [2], [3], []], back: [[], [0], [0], [0]])))
  }

  @Test func aWayWithoutBranchesIsStraight() {
    let lines = LayoutPicture(graph([[1], [2], [3], []])).layout.lines
    #expect(lines.allSatisfy { Set($0.points.map(\.y)).count == 1 })
  }

  @Test func boxIsCentredOnItsTargets() {
    let boxes = LayoutPicture(graph([[1, 2, 3], [], [], []])).layout.boxes
    let middles = boxes.map { $0.y + $0.height / 2 }
    #expect(middles[1] < middles[0] && middles[0] < middles[3])
    #expect(abs(middles[0] - middles[2]) < 16)
  }

  @Test func childrenAreInAFrame() throws {
    let picture = LayoutPicture(graph([[], [4], [], [], []], children: [0: [1, 2, 3]]))
    expectClean(picture)
    let frame = try #require(picture.layout.frames.first)
    #expect(frame.title == "tabs")
    for box in picture.layout.boxes where box.column == 1 {
      #expect(box.x > frame.x && box.x + box.width < frame.x + frame.width)
      #expect(box.y > frame.y && box.y + box.height < frame.y + frame.height)
    }
    #expect(picture.layout.lines.filter { $0.kind == .containing }.count == 1)
  }

  @Test func unreachableBoxesAreBelow() throws {
    let picture = LayoutPicture(graph([[1], [], [3, 1], []], back: [[], [2]]))
    let top = try #require(picture.layout.looseTop)
    #expect(picture.layout.boxes.map { $0.y > top } == [false, false, true, true])
    #expect(picture.layout.boxes[1].rows.map(\.note) == ["← b2"])
    #expect(picture.layout.boxes[2].rows.map(\.note) == ["", "→ b1"])
    #expect(picture.layout.lines.count == 2)
  }

  @Test func crowdedColumnsAreThinned() {
    let hub = graph([Array(1...9)] + (1...9).map { _ in [10] } + [[]], back: [[]] + (1...9).map { _ in [0] } + [[0]])
    #expect(LayoutPicture(hub).layout.lines.count == 28)

    let thin = LayoutPicture(hub, mostLines: 20)
    #expect(thin.layout.lines.count == 10)
    #expect(thin.layout.boxes[3].rows.map(\.note) == ["→ b10", "← b0"])
    expectClean(thin)
  }

  @Test func theShopIsReadable() {
    let map = FlowMap(of: ShopFlow().tutorial, samples: [Item.ID.self: [1, 4]])
    let picture = LayoutPicture(MapGraph(map))
    expectClean(picture, crossings: 6)
  }

  @Test func emptyMapHasAPicture() {
    let layout = MapLayout(MapGraph())
    #expect(layout.boxes.isEmpty && layout.lines.isEmpty)
  }
}

/// Layouts that stay the same.
@MainActor
struct LayoutStabilityTests {
  /// A random tree of three levels.
  private func tree(_ width: Int, _ seed: UInt64, more: Bool = false) -> MapGraph {
    var random = seed
    func next(_ below: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % below
    }
    var graph = MapGraph(boxes: [MapGraph.Box("root", isRoot: true, rows: [])])
    func add(to parent: Int) {
      graph.boxes.append(MapGraph.Box("b\(graph.boxes.count)", rows: []))
      graph.boxes[parent].rows.append(MapGraph.Row("row", links: [MapGraph.Link(graph.boxes.count - 1)]))
    }
    for _ in 0..<width { add(to: 0) }
    for _ in 0..<3 * width { add(to: 1 + next(width)) }
    if more { add(to: 1 + Int(seed) % width) }
    return graph
  }

  @Test func twoRunsAreTheSame() {
    func svg() -> String { FlowMap(of: ShopFlow().tutorial, samples: [Item.ID.self: [1, 4]]).svg(title: "Shop") }
    #expect(svg() == svg())
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aFlowAtTheEndOfAListLeavesTheOthersInOrder(_ seed: UInt64) {
    let before = LayoutPicture(tree(6, seed)).columns
    let after = LayoutPicture(tree(6, seed, more: true)).columns
    let added = "b\(6 * 4 + 1)"
    #expect(after.map { $0.filter { $0 != added } } == before)
  }

  /// A quarter of a second in a debug build; the limit is for machines that are busy.
  @Test(.timeLimit(.minutes(5))) func manyFlowsTakeLittleTime() {
    var graph = MapGraph(boxes: (0..<500).map { MapGraph.Box("Screen\($0)", isRoot: $0 == 0, rows: []) })
    var random: UInt64 = 1
    for box in graph.boxes.indices {
      for row in 0..<6 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let target = row == 0 ? (box + 1) % 500 : Int(random >> 33) % 500
        graph.boxes[box].rows.append(MapGraph.Row("on\(row)", links: [MapGraph.Link(target)]))
      }
    }
    let picture = LayoutPicture(graph)
    #expect(picture.overlaps == [])
    #expect(picture.layout.lines.count < 2_000)
    #expect(LayoutPicture(graph, mostLines: 3_000).layout.lines.count == 3_000)
  }
}
