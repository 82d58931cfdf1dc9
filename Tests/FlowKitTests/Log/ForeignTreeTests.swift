import FlowKit
import FlowKitTesting
import Testing

/// Travelling to trees that another navigator, or nobody, has made.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct ForeignTreeTests {
  private func alone(_ id: ScreenID, _ flow: Flow<Page> = Pages.a) -> NavigationTree {
    NavigationTree(root: NavigationTree.Entry(id: id, flow: flow.id))
  }

  @Test(
    arguments: [ScreenID(.max), ScreenID(Int.max / 2 + 1), ScreenID(Int.max - 1), -1, ScreenID(.min)] as [ScreenID])
  func newEntriesGetNoIDThatIsOutOfRange(id: ScreenID) {
    #expect(throws: NavigationReason.invalidTree) { try alone(1).applying(.present(Pages.b), firstID: id) }
    #expect(Navigator(quiet: Pages.b).perform(.travel(to: alone(id))).description == "removed B #1, pushed A #2")
  }

  /// A tree whose modal has an id that is near the greatest one, and whose entries don't.
  @Test(arguments: [Int.max / 2, Int.max / 2 - 1, 1_000])
  func aNavigatorGoesOnAfterATreeWithAGreatID(number: Int) throws {
    let presented = try alone(1).applying(.present(Pages.b), firstID: ScreenID(number)).tree
    let foreign = try presented.applying(.replace(with: Pages.c), firstID: 7).tree
    let navigator = Navigator(quiet: Pages.a), own = navigator.tree
    #expect(navigator.perform(.travel(to: foreign)).isPerformed)
    for _ in 0..<3 { #expect(navigator.perform(.push(Pages.d)).isPerformed) }
    let ids = navigator.tree.path.map(\.id)
    #expect(Set(ids).count == ids.count)
    let later = navigator.tree
    #expect(navigator.perform(.travel(to: own)).isPerformed)
    #expect(navigator.perform(.travel(to: later)).isPerformed)
    #expect(navigator.tree.shape == later.shape)
    #expect(navigator.tree.path.allSatisfy { $0.id.number < 20 })
    #expect(navigator.perform(.present(Pages.b)).isPerformed)
  }

  @Test func modalsOfATreeThatNoNavigatorHasMadeGetIDsOfTheirOwn() throws {
    let one = try alone(1).applying(.present(Pages.b), firstID: 2).tree
    let replaced = try one.applying(.replace(with: Pages.c), firstID: 3).tree
    let twins = try replaced.applying(.present(Pages.d), firstID: 2).tree  // both modals have the id 2
    for tree in [replaced, twins] {
      let navigator = Navigator(quiet: Pages.a)
      #expect(navigator.perform(.travel(to: tree)).isPerformed)
      let modals = navigator.tree.modals.compactMap(\.presentation?.id)
      #expect(Set(modals).count == tree.modals.count)
      #expect(navigator.perform(.dismissAll()).isPerformed)
      #expect(navigator.tree.summary == "A")
    }
  }

  @Test func anEntryAboveTheRootOfAModalMayHaveTheModalsID() {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.present(Pages.b))
    navigator.perform(.push(Pages.c))
    navigator.perform(.reset(to: Pages.c, Pages.b, keepingEqual: true))
    let swapped = navigator.tree
    #expect(swapped.summary == "A | sheet: C > B")
    navigator.perform(.dismiss())
    #expect(navigator.perform(.travel(to: swapped)).isPerformed)
    #expect(navigator.tree.shape == swapped.shape)
  }
}
