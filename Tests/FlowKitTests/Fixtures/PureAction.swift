import FlowKit
import Testing

/// What an action makes of a tree without a navigator; a navigator must do the same.
@MainActor
struct PureAction {
  private let result: Result<(tree: NavigationTree, changes: [NavigationChange]), NavigationReason>

  init(_ action: NavigationAction, on tree: NavigationTree, from caller: ScreenID?) {
    let greatestID = tree.path.map(\.id.number).max() ?? 0
    do throws(NavigationReason) {
      result = .success(try tree.applying(action, from: caller, firstID: ScreenID(greatestID + 1)))
    } catch {
      result = .failure(error)
    }
  }

  func expectSame(_ outcome: NavigationOutcome, _ tree: NavigationTree) {
    switch result {
    case .success(let applied):
      #expect(applied.tree == tree)
      #expect(applied.changes == outcome.changes)
      #expect(outcome.isPerformed)
    case .failure(let reason):
      #expect(reason == outcome.reason)
      #expect(!outcome.isPerformed)
    }
  }
}
