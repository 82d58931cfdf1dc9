import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Testing

/// Restorations that wait for guards, and the screens that they make later.
@MainActor
struct RestoringMeanwhileTests {
  private final class Thing: Sendable {}

  private func saved(_ names: String...) throws -> NavigationSnapshot {
    let entries = names.map { #"{"flow": "\#($0)"}"# }.joined(separator: ", ")
    return try NavigationSnapshot(text: #"{"format": 1, "version": 1, "stacks": [{"entries": [\#(entries)]}]}"#)
  }

  private func flows() throws -> FlowRegistry {
    try FlowRegistry {
      $0.add(Pages.a)
      $0.add(Pages.b)
    }
  }

  @Test func guardsOfActionsAreAwaited() async throws {
    let navigator = Navigator(quiet: Pages.x), judge = Judge()
    navigator.guardActions { _ in await judge.thinks() }
    let flows = try flows(), snapshot = try saved("A", "B")
    let restoring = Task { await navigator.restoreAndWait(snapshot, from: flows) }
    await judge.begins()
    judge.answers(.allow)
    #expect(await restoring.value.outcome?.isPerformed == true)
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func restorationIsSupersededIfTheAppNavigatesMeanwhile() async throws {
    let navigator = Navigator(quiet: Pages.a), judge = Judge()
    navigator.guardActions { request in request.action.kind == .travel ? await judge.thinks() : .allow }
    let flows = try flows(), snapshot = try saved("A", "B")
    let restoring = Task { await navigator.restoreAndWait(snapshot, from: flows) }
    await judge.begins()
    await navigator.performAndWait(.push(Pages.c), from: 1)
    judge.answers(.allow)
    #expect(await restoring.value.outcome?.reason == .superseded)
    #expect(navigator.tree.summary == "A > C")
  }

  nonisolated static let deeds: [NavigationAction] = [
    .pop(), .dismiss(), .remove(Pages.b), .select(1), .popToRoot(), .back(),
  ]

  @Test(arguments: deeds)
  func theUserStaysWhereTheyWentWhileAGuardOfActionsIsAsked(_ deed: NavigationAction) async throws {
    let navigator = Navigator(quiet: deed.kind == .select ? Containers.tabs : Pages.a), judge = Judge()
    let before: [NavigationAction] =
      switch deed.kind {
      case .select: [.select(1), .select(0)]
      case .dismiss: [.present(Pages.b)]
      default: [.push(Pages.b), .push(Pages.c)]
      }
    for action in before { #expect(await navigator.performAndWait(action).isPerformed) }
    navigator.guardActions { request in request.action.kind == .travel ? await judge.thinks() : .allow }
    let flows = try flows(), snapshot = try saved("A", "B")
    let restoring = Task { await navigator.restoreAndWait(snapshot, from: flows) }
    await judge.begins()
    #expect(await navigator.performAndWait(deed, from: navigator.tree.visible.id).isPerformed)
    let tree = navigator.tree
    judge.answers(.allow)
    #expect(await restoring.value.outcome?.reason == .superseded)
    #expect(navigator.tree == tree)
  }

  @Test func restorationIsReleasedAlthoughScreensAreMadeLate() throws {
    var thing: Thing? = Thing()
    let alive = Weak(thing), navigator = Navigator(quiet: Pages.x)
    navigator.leakDetection = .off
    try restore(try saved("A", "C", "B"), with: #require(thing), in: navigator)
    thing = nil
    navigator.perform(.popToRoot())
    _ = navigator.visibleScreen
    #expect(navigator.tree.summary == "A")
    #expect(alive.object == nil)
  }

  private func restore(_ snapshot: NavigationSnapshot, with thing: Thing, in navigator: Navigator) throws {
    let keeping = Flow(with: Page()) { _, _ in withExtendedLifetime(thing) {} }.named("B")
    let flows = try FlowRegistry {
      $0.add(Pages.a)
      $0.add(keeping)
      $0.add(Pages.c)
    }
    navigator.restore(snapshot, from: flows)
  }
}
