import FlowKit
import FlowKitRestoration
import Testing

/// What a restored container shows when something of it can't be restored.
@MainActor
struct RestoredContainerTests {
  @MainActor
  private final class Session { var isOpen = true }

  private let session = Session()

  /// A flow that can be entered only while the session is open.
  private var secret: Flow<Page> {
    Flow(with: Page()).named("Secret").guarded { [session] in session.isOpen ? .allow : .refuse("closed") }
  }

  /// Saves a container above A while the session is open, and restores it when it is closed.
  ///
  /// - Returns: The tree, and what was not restored.
  private func restored(_ container: Flow<Page>, after actions: NavigationAction...) throws -> [String] {
    let flows = try Restored.flows { list in
      list.add(container)
      list.add(secret)
    }
    let navigator = Navigator(root: Pages.a), copy = Navigator(root: Pages.a)
    for action in [.push(container)] + actions { navigator.perform(action) }
    let snapshot = try navigator.snapshot(with: flows).reread
    session.isOpen = false
    let restoration = copy.restore(snapshot, from: flows)
    return [copy.tree.summary] + restoration.reasons
  }

  @Test func eagerTabsStartEvenIfTheyWereNotSaved() throws {
    let navigator = Navigator(root: Containers.eager), copy = Navigator(root: Pages.a)
    let snapshot = try navigator.snapshot(with: Restored.flows()).reread
    copy.restore(snapshot, from: try Restored.flows(without: "C"))
    #expect(copy.tree.summary == "Eager[*B, C, D]")
  }

  @Test func firstTabThatIsLeftIsSelectedIfTheSelectedOneIsRefused() throws {
    let pair = Flow(with: Page(), containing: .tabs(Pages.b, secret)).named("Pair")
    #expect(try restored(pair, after: .select(1)) == ["A > Pair[*B, (Secret)]", "Secret: refused"])
  }

  @Test func splitIsLostWithAColumnThatIsRefused() throws {
    let pair = Flow(with: Page(), containing: .split(Pages.b, secret)).named("Pair")
    #expect(try restored(pair) == ["A", "Pair: refused"])
  }

  /// The host reports the columns while the split is covered, and its screens are not made yet.
  @Test func screenInAHiddenColumnIsMadeWhenItComesForward() throws {
    let pair = Flow(with: Page(), containing: .split(Restored.note(1), Restored.note(2))).named("Pair")
    let flows = try Restored.flows { $0.add(pair) }
    let navigator = Navigator(root: pair), copy = Navigator(root: Pages.b)
    navigator.perform(.push(Pages.a), from: 1)
    copy.restore(try navigator.snapshot(with: flows).reread, from: flows)
    let split = copy.tree.root[0].id, ids = copy.tree.path.map(\.id)
    let made = { ids.map { copy.madeScreen(of: $0) != nil } }
    copy.host.setShownColumns([.detail], of: split)
    #expect(made() == [false, false, false, true])
    copy.perform(.pop())
    #expect(made() == [true, false, true, false])
    copy.perform(.select(0))
    #expect(made() == [true, true, true, false])
    #expect(copy.screen(of: Restored.note(1))?.heard == ["restored", "made", "visible"])
    #expect(copy.screen(of: Restored.note(2))?.heard == ["restored", "made", "visible", "covered"])
  }
}
