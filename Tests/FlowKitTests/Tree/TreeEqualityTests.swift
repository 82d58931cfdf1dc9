import FlowKit
import Testing

@MainActor
struct TreeEqualityTests {
  @Test(arguments: ["A", "A > B", "A > B | sheet: C", "A | alert: B > C | sheet: D"])
  func treesMadeInTheSameWayAreEqual(picture: String) throws {
    let left = try Navigator(showing: picture).tree, right = try Navigator(showing: picture).tree
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
  }

  @Test(arguments: [
    ("A > B", "A > C"), ("A > B", "A"), ("A | sheet: B", "A | alert: B"), ("A > B", "A | sheet: B"),
    ("A | sheet: B > C", "A > C | sheet: B"), ("A > B | sheet: C", "A | sheet: B > C"),
  ])
  func treesOfDifferentPicturesAreDifferent(left: String, right: String) throws {
    #expect(try Navigator(showing: left).tree != Navigator(showing: right).tree)
  }

  @Test func treesWithOtherNumbersDiffer() throws {
    let navigator = try Navigator(showing: "A > B")
    let before = navigator.tree
    navigator.perform(.pop())
    navigator.perform(.push(Pages.b))
    #expect(navigator.tree.summary == before.summary)
    #expect(navigator.tree != before)
  }

  @Test func treesWithOtherPresentersDiffer() throws {
    let left = try Navigator(showing: "P > Q"), right = try Navigator(showing: "P > Q")
    left.perform(.present(Pages.b), from: 1)
    right.perform(.present(Pages.b), from: 2)
    #expect(left.tree.summary == right.tree.summary)
    #expect(left.tree != right.tree)
  }

  @Test(arguments: [2, 32, 33, 64, 65, 96, 129])
  func equalTreesCanBeMadeInDifferentWays(depth: Int) throws {
    let straight = try Navigator(showing: "A").tree.pushing(depth)
    var roundabout = try straight.pushing(70, from: 900)
    roundabout = try roundabout.applying(.pop(), from: 900, firstID: 0).tree
    #expect(roundabout == straight)
    #expect(roundabout.hashValue == straight.hashValue)
    #expect(Set([straight, roundabout]).count == 1)
  }

  @Test func namesAreNotPartOfATree() {
    func page(_ name: String) -> Flow<Page> { Flow(with: Page()).named(name) }
    #expect(Navigator(root: page("one")).tree == Navigator(root: page("two")).tree)
  }
}

extension NavigationTree {
  /// The tree with this many more entries of B.
  @MainActor
  fileprivate func pushing(_ count: Int, from firstID: Int = 2) throws -> NavigationTree {
    try (firstID..<firstID + count).reduce(self) { try $0.applying(.push(Pages.b), firstID: ScreenID($1)).tree }
  }
}
