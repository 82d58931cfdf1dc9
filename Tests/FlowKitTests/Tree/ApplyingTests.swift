import FlowKit
import Testing

@MainActor
struct ApplyingTests {
  @Test func applyingLeavesTheTreeAsItIs() throws {
    let tree = try Navigator(showing: "A > B | sheet: C").tree
    let copy = tree
    let after = try tree.applying(.dismissAll(), firstID: 4).tree
    #expect(after.summary == "A > B")
    #expect(tree.summary == "A > B | sheet: C")
    #expect(tree == copy)
  }

  @Test func sameActionOnTheSameTreeGivesTheSameResult() throws {
    let tree = try Navigator(showing: "A > B").tree
    let once = try tree.applying(.push(Pages.c), firstID: 3), again = try tree.applying(.push(Pages.c), firstID: 3)
    #expect(once.tree == again.tree)
    #expect(once.changes == again.changes)
  }

  @Test func newEntriesGetTheGivenIDs() throws {
    let tree = NavigationTree(root: NavigationTree.Entry(id: 7, flow: Pages.a.id))
    let (after, changes) = try tree.applying(.reset(to: Pages.b, Pages.c), firstID: 40)
    #expect(after.path.map(\.description) == ["B #40", "C #41"])
    #expect(changes.map(\.description) == ["removed A #7", "pushed B #40", "pushed C #41"])
  }

  @Test func impossibleActionThrowsItsReason() throws {
    let tree = try Navigator(showing: "A > B").tree
    #expect(throws: NavigationReason.covered) { try tree.applying(.push(Pages.c), from: 1, firstID: 3) }
    #expect(throws: NavigationReason.removed) { try tree.applying(.pop(), from: 9, firstID: 3) }
    #expect(throws: NavigationReason.nothingToPop) { try tree.applying(.pop(), from: 1, firstID: 3) }
    #expect(throws: NavigationReason.nothingToDismiss) { try tree.applying(.dismiss(), firstID: 3) }
    #expect(throws: NavigationReason.targetNotFound) { try tree.applying(.popTo(Pages.x), firstID: 3) }
  }

  @Test func applyingForwardsNothingAndMakesNoScreen() throws {
    var isTouched = false
    let flow = Flow<Page> { _ in
      isTouched = true
      return Page()
    }
    let action = NavigationAction.push(flow) { _ in isTouched = true }
    #expect(try NavigationTree(root: .init(id: 1, flow: Pages.a.id)).applying(action, firstID: 2).tree.count == 2)
    #expect(!isTouched)
  }

  /// Trees that share their lower entries don't see each other's changes, wherever their stacks divide.
  @Test(arguments: [1, 31, 32, 33, 63, 64, 65, 66, 96, 97, 128, 129, 200])
  func everyTreeOfAHistoryStaysUnchanged(depth: Int) throws {
    var history = [NavigationTree(root: .init(id: 1, flow: Pages.a.id))]
    for id in 2...(depth + 1) {
      history.append(try history[history.count - 1].applying(.push(Pages.b), firstID: ScreenID(id)).tree)
    }
    for id in 2...(depth + 1) {
      let cut = try history[depth].applying(.pop(), from: ScreenID(id), firstID: 0).tree
      #expect(cut == history[id - 2])
      let replaced = try cut.applying(.replace(with: Pages.c), firstID: 999).tree
      #expect(replaced.path.dropLast() == cut.path.dropLast())
    }
    for (index, tree) in history.enumerated() { #expect(tree.path.map(\.id.number) == Array(1...(index + 1))) }
  }
}
