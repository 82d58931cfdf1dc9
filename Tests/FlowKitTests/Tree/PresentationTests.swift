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
    navigator.perform(.dismiss)
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

  @Test func largestNumberOfAScreenDoesNotTrap() throws {
    let tree = try Navigator(showing: "A").tree
    let last = ScreenID(Int.max)
    let reset = NavigationAction.reset(to: Pages.b, Pages.c, Pages.d)
    let (after, changes) = try tree.applying(reset, firstID: last)
    #expect(after.summary == "B > C > D")
    #expect(after.root.first?.id == last)
    #expect(Set(after.path.map(\.id)).count == 3)
    #expect(changes.dropFirst().map(\.entry) == after.path)
    #expect(try tree.applying(.present(Pages.b), firstID: last).tree.visible.id == last)
    #expect(try after.applying(.pop, from: last.next, firstID: last).tree.summary == "B")
    #expect(throws: NavigationReason.removed) { try tree.applying(.pop, from: last, firstID: 0) }
  }
}

extension ScreenID {
  /// The number after this one, or the smallest.
  fileprivate var next: ScreenID { ScreenID(number &+ 1) }
}
