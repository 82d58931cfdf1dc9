import FlowKit
import Testing

@MainActor
struct TreeQueriesTests {
  private let tree: NavigationTree

  init() throws {
    tree = try Navigator(showing: "A > B | sheet: C > D | alert: A").tree
  }

  @Test func visibleIsTheTopOfTheLastStack() throws {
    #expect(tree.visible.description == "A #5")
    #expect(try Navigator(showing: "A > B").tree.visible.description == "B #2")
    #expect(try Navigator(showing: "A").tree.visible.description == "A #1")
  }

  @Test func pathContainsAllEntriesFromTheRootToTheVisibleOne() {
    #expect(tree.path.map(\.description) == ["A #1", "B #2", "C #3", "D #4", "A #5"])
  }

  @Test func countCountsAllStacksAndDepthTheVisibleOne() throws {
    #expect(tree.count == 5)
    #expect(tree.depth == 1)
    #expect(try Navigator(showing: "A | sheet: C > D > B").tree.depth == 3)
  }

  @Test func rootAndModalsAreTheStacks() {
    #expect(tree.root.map(\.description) == ["A #1", "B #2"])
    #expect(tree.modals.map { $0.map(\.description) } == [["C #3", "D #4"], ["A #5"]])
    #expect(tree.modals.map(\.presentation?.style) == [.sheet, .alert])
    #expect(tree.modals.map(\.presentation?.presenter) == [2, 4])
    #expect(tree.root.presentation == nil)
    #expect(tree.stacks.count == 3)
  }

  @Test func entriesAreFoundByTheirIDs() {
    #expect(tree[1]?.description == "A #1")
    #expect(tree[4]?.description == "D #4")
    #expect(tree[5]?.description == "A #5")
    #expect([0, 6, -1].allSatisfy { tree[ScreenID($0)] == nil })
  }

  @Test func treeContainsItsEntriesAndTheirFlows() {
    #expect((1...5).allSatisfy { tree.contains(ScreenID($0)) })
    #expect(!tree.contains(ScreenID(6)))
    #expect(tree.contains(Pages.c.id))
    #expect(!tree.contains(Pages.x.id))
  }

  @Test func newTreeHasOneEntry() {
    let tree = NavigationTree(root: NavigationTree.Entry(id: 3, flow: Pages.x.id))
    #expect(tree.description == "stack\n└ X #3 ← visible")
    #expect(tree.modals.isEmpty)
  }

  @Test func entriesOfLongStacksAreFound() throws {
    let navigator = try Navigator(showing: "A")
    for _ in 0..<300 { navigator.perform(.push(Pages.b)) }
    #expect(navigator.tree.root.map(\.id.number) == Array(1...301))
    #expect((1...301).allSatisfy { navigator.tree[ScreenID($0)]?.id.number == $0 })
  }
}
