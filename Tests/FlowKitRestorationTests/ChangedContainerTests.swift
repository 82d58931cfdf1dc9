import FlowKit
import FlowKitRestoration
import Testing

/// Containers whose declaration an update of the app has changed.
@MainActor
struct ChangedContainerTests {
  private func box(_ children: FlowChildren) -> Flow<Page> { Flow(with: Page(), containing: children).named("Box") }

  /// Saves one container after some actions, and restores it as another one.
  private func restored(
    _ old: FlowChildren, as new: FlowChildren, after actions: NavigationAction...,
    changing change: (inout NavigationSnapshot) -> Void = { _ in }
  ) throws -> [String] {
    let before = box(old), after = box(new)
    let navigator = Navigator(root: before), copy = Navigator(root: Pages.a)
    for action in actions { navigator.perform(action) }
    var snapshot = navigator.snapshot(with: try Restored.flows { $0.add("Box", before) })
    change(&snapshot)
    let restoration = copy.restore(
      try snapshot.reread, from: try Restored.flows { $0.add("Box", after) })
    return [copy.tree.summary] + restoration.reasons
  }

  @Test func columnThatWasAddedInFrontIsNew() throws {
    #expect(
      try restored(
        .split(Pages.b, Pages.d), as: .split(Pages.a, supplementary: Pages.b, detail: Pages.d), after: .push(Pages.c))
        == ["Box[A, *B > C, D]"])
  }

  @Test func columnThatWasTakenAwayIsMissing() throws {
    #expect(
      try restored(
        .split(Pages.a, supplementary: Pages.b, detail: Pages.d), as: .split(Pages.b, Pages.d), after: .select(1),
        .push(Pages.c)) == ["Box[*B > C, D]", "A: brokenContainer"])
  }

  @Test func columnsThatChangedPlacesKeepTheirStacks() throws {
    #expect(
      try restored(.split(Pages.b, Pages.d), as: .split(Pages.d, Pages.b), after: .push(Pages.c))
        == ["Box[D, *B > C]"])
  }

  /// A column whose flow is another one now, in a split that is otherwise the same.
  @Test func columnWithAnotherFlowKeepsItsStack() throws {
    #expect(
      try restored(.split(Pages.b, Pages.d), as: .split(Pages.b, Pages.a), after: .show(Pages.c, in: .detail))
        == ["Box[B, *C]"])
  }

  @Test func tabThatWasAddedInFrontIsNew() throws {
    #expect(
      try restored(.tabs(Pages.b, Pages.c), as: .tabs(Pages.a, Pages.b, Pages.c), after: .select(1), .push(Pages.d))
        == ["Box[(A), B, *C > D]"])
  }

  @Test func tabThatWasAddedJoinsThoseThatTheUserReordered() throws {
    #expect(
      try restored(
        .tabs(Pages.b, Pages.c), as: .tabs(Pages.a, Pages.b, Pages.d, Pages.c),
        after: .setChildren(Pages.c, Pages.b)) == ["Box[(A), (C), *B, (D)]"])
  }

  @Test func tabThatTheUserRemovedStaysAway() throws {
    #expect(
      try restored(
        .tabs(Pages.b, Pages.c, Pages.d), as: .tabs(Pages.b, Pages.c, Pages.d, Pages.a),
        after: .setChildren(Pages.d, Pages.b)) == ["Box[(D), (A), *B]"])
  }
}
