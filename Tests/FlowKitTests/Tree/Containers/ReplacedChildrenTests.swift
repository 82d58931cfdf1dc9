import FlowKit
import FlowKitTesting
import Testing

/// Children that came after a travel back are others than those that came before it, unless they have the same flow.
@MainActor
struct ReplacedChildrenTests {
  /// Tabs that got one child, and, after a travel back, got another one in its place; goes forward to the first again.
  private func travel(
    _ before: String = "Tabs[*B, (C)]", setting first: NavigationAction, then other: NavigationAction
  ) throws -> (navigator: Navigator, update: NavigationUpdate) {
    let navigator = Navigator(quiet: Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Tabs"))
    let start = navigator.tree
    navigator.perform(first)
    let known = navigator.tree
    navigator.perform(.travel(to: start))
    #expect(navigator.tree.summary == before)
    navigator.perform(other)
    let host = HeadlessHost()
    navigator.attach(host)
    navigator.perform(.travel(to: known))
    #expect(navigator.tree.shape == known.shape)
    #expect(host.problems == [] && host.shown == navigator.tree)
    return (navigator, try #require(host.updates.last))
  }

  @Test func childHasNotHadTheStackOfTheOther() throws {
    let (navigator, update) = try travel(
      setting: .batch(.setChildren(Pages.b, Pages.x, selecting: 1), .push(Pages.d)),
      then: .batch(.setChildren(Pages.b, Pages.a, selecting: 1), .push(Pages.p)))
    #expect(navigator.tree.summary == "Tabs[B, *X > D]")
    #expect(
      update.changes.map(\.description) == [
        "removed P #6", "removed A #5", "pushed X #7", "pushed D #8", "selected X #7",
      ])
    #expect(update.parts.stacks.map(\.text) == ["X of #1: kept 0, old [], new [X #7, D #8]"])
    #expect(update.parts.containers.map { $0.children.map(\.flow.name) } == [["B", "X"]])
  }

  @Test func childOfTheSameFlowStaysWithItsStack() throws {
    let action = NavigationAction.batch(.setChildren(Pages.b, Pages.x, selecting: 1), .push(Pages.d))
    let (navigator, _) = try travel(setting: action, then: action)
    #expect(navigator.tree.path.map(\.id) == [1, 2, 5, 6])
  }

  @Test func childThatIsNotShownYetHasNoStack() throws {
    let (_, update) = try travel(
      setting: .setChildren(Pages.b, Pages.x), then: .batch(.setChildren(Pages.b, Pages.a, selecting: 1)))
    #expect(update.tree.summary == "Tabs[*B, (X)]")
    #expect(update.changes.map(\.description) == ["removed A #3", "selected B #2"])
    #expect(update.parts.stacks == [])
  }

  @Test func childThatStaysKeepsItsStack() throws {
    let (_, update) = try travel(
      setting: .setChildren(Pages.c, Pages.b, Pages.x), then: .batch(.setChildren(Pages.b, Pages.a), .push(Pages.d)))
    #expect(update.tree.summary == "Tabs[(C), *B, (X)]")
    #expect(update.changes.map(\.description) == ["removed D #3"])
    #expect(update.parts.stacks.map(\.text) == ["B of #1: kept 1, old [D #3], new []"])
  }

  @Test func treesAreEqualAfterOtherTravels() {
    let root = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c)).named("Tabs")
    let navigator = Navigator(quiet: root)
    navigator.perform(.setChildren(Pages.b, Pages.x, selecting: 1))
    let other = Navigator(quiet: root)
    for _ in 0..<3 { other.perform(.travel(to: other.tree)) }
    other.perform(.travel(to: navigator.tree))
    #expect(other.tree == navigator.tree)
  }
}

extension StackChange {
  /// The change in one line.
  fileprivate var text: String {
    guard case .child(let flow, let holder) = place else { return "\(place)" }
    return "\(flow.name) of \(holder): kept \(kept), old \(old), new \(new)"
  }
}
