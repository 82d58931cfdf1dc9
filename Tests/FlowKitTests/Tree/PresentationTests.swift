import FlowKit
import Testing

/// A modal is identified by the entry that it was presented with.
@MainActor
struct PresentationTests {
  @Test(arguments: [
    (NavigationAction.replace(with: Pages.c), "A | alert: C"), (.reset(to: Pages.c, Pages.d), "A | alert: C > D"),
    (.push(Pages.c), "A | alert: B > C"), (.present(Pages.c), "A | alert: B | sheet: C"),
  ])
  func modalStaysTheSameWhateverIsInIt(action: NavigationAction, picture: String) throws {
    let navigator = try Navigator(showing: "A | alert: B")
    let before = try #require(navigator.tree.modals.first?.presentation)
    navigator.perform(action)
    #expect(navigator.tree.summary == picture)
    #expect(navigator.tree.modals.first?.presentation == before)
    #expect(before.id == 2)
    #expect(before.presenter == 1)
    #expect(before.style == .alert)
  }

  @Test func modalThatIsPresentedAgainHasAnotherID() throws {
    let navigator = try Navigator(showing: "A | sheet: B")
    navigator.perform(.dismiss())
    navigator.perform(.present(Pages.b))
    #expect(navigator.tree.modals.first?.presentation?.id == 3)
  }

  @Test func screenThatReplacesAPresenterPresentsTheSameModal() throws {
    let navigator = try Navigator(showing: "P | sheet: B")
    navigator.perform(.replace(with: Pages.c), from: 1)
    #expect(navigator.tree.modals.first?.presentation?.id == 2)
    #expect(navigator.tree.modals.first?.presentation?.presenter == 3)
  }

  @Test func rootStackIsNotPresented() throws {
    #expect(try Navigator(showing: "A | sheet: B").tree.root.presentation == nil)
  }

  @Test func greatestFirstIDLeavesRoomForOthers() throws {
    let tree = try Navigator(showing: "A").tree, last = ScreenID(Int.max / 2)
    let (after, changes) = try tree.applying(.reset(to: Pages.b, Pages.c, Pages.d), firstID: last)
    #expect(after.summary == "B > C > D")
    #expect(after.path.map(\.id) == (0...2).map { ScreenID(last.number + $0) })
    #expect(changes.dropFirst().map(\.entry) == after.path)
    #expect(throws: NavigationReason.removed) { try tree.applying(.pop(), from: last, firstID: 0) }
  }
}
