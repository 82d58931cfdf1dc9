import FlowKit
import FlowKitTesting
import Testing

/// Which actions supersede a waiting action, and which wait in line behind it.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct SupersededTests {
  private let load = Load()

  private var prepared: Flow<Page> { Pages.x.preparing { [load] in try await load.run() } }

  @Test func goingBackSupersedesAWaitingAction() async throws {
    let navigator = try Navigator(showing: "A > B > C")
    let action = NavigationAction.push(prepared)
    let end = Task { await navigator.performAndWait(action, from: 3) }
    await load.begins()
    await navigator.performAndWait(.pop())
    let outcome = await end.value
    #expect(outcome.reason == .superseded)
    #expect(navigator.tree.summary == "A > B")
    await load.isCancelled()
    #expect(
      outcome.description == "\(action) was ignored: pop() has taken its place."
        + " While an action waits, a newer one counts instead.")
  }

  @Test func anotherActionWithAPreparationSupersedesItToo() async throws {
    let navigator = try Navigator(showing: "A")
    let first = Task { await navigator.performAndWait(.push(prepared.id(1)), from: 1) }
    await load.begins()
    let second = Task { await navigator.performAndWait(.push(prepared.id(2)), from: 1) }
    let outcome = await first.value
    #expect(outcome.reason == .superseded)
    await load.begins()
    await load.isCancelled()
    load.succeed()
    _ = await second.value
    #expect(navigator.tree.summary == "A > X(2)")
  }

  @Test func impossibleActionSupersedesNothing() async throws {
    let navigator = try Navigator(showing: "A > B")
    let end = Task { await navigator.performAndWait(.push(prepared), from: 2) }
    await load.begins()
    #expect(await navigator.performAndWait(.popTo(Pages.x), from: 2).reason == .targetNotFound)
    load.succeed()
    #expect(await end.value.isPerformed)
    #expect(navigator.tree.summary == "A > B > X")
  }

  @Test func replacingWaitingSupersedesActionsFromOutside() async throws {
    let navigator = try Navigator(showing: "A")
    let first = Task { await navigator.performAndWait(.push(prepared)) }
    await load.begins()
    let second = Task { await navigator.performAndWait(.push(Pages.b)) }
    await Task.yield()
    let outcome = await navigator.performAndWait(.push(Pages.c).replacingWaiting)
    #expect(outcome.isPerformed)
    #expect([await first.value.reason, await second.value.reason] == [.superseded, .superseded])
    #expect(navigator.tree.summary == "A > C")
    await load.isCancelled()
  }
}
