import FlowKit
import FlowKitTesting
import Testing

/// A container gets a child again that it had before, and travels: each host is told that the child's stack is new.
@MainActor
struct SameChildAgainTests {
  /// Keeps the stacks as the updates describe them, and nothing else.
  @MainActor
  private final class StackHost: NavigationHost {
    private(set) var stacks: [String: [ScreenID]] = [:]
    private var children: [String] = []

    func show(_ update: NavigationUpdate, in context: HostContext, finished: @escaping @MainActor () -> Void) {
      let parts = update.parts
      for container in parts.containers { children = container.children.map { "\($0.flow)" } }
      for stack in parts.stacks {
        let place = "\(stack.place)"
        stacks[place] = Array((stacks[place] ?? []).prefix(stack.kept)) + stack.new.map(\.id)
      }
      finished()
    }

    /// The stack of the child that is there.
    func stack(of flow: FlowID) -> [ScreenID]? {
      children.contains("\(flow)")
        ? stacks.first { $0.key.contains("child(\(flow)") || $0.key.contains("\(flow)") }?.value : nil
    }
  }

  private func shown(_ navigator: Navigator) -> [ScreenID] {
    let root = navigator.tree.root[0].id
    return (navigator.tree.container(of: root)?.selected).flatMap { navigator.tree.stack(ofChild: $0, in: root) }?.map(
      \.id)
      ?? []
  }

  @Test func travelBackToTheFirstOne() {
    let navigator = Navigator(quiet: Flow(with: Page(), containing: .tabs(Pages.x)).named("Box")), host = StackHost()
    navigator.attach(host)
    let before = navigator.tree
    navigator.perform(.setChildren(Pages.b))
    navigator.perform(.setChildren(Pages.x))
    navigator.perform(.travel(to: before))
    #expect(host.stack(of: Pages.x.id) == shown(navigator))
  }

  @Test func travelForwardAfterTheSameChildCameAgain() {
    let navigator = Navigator(quiet: Flow(with: Page(), containing: .tabs(Pages.b)).named("Box"))
    let host = StackHost(), headless = HeadlessHost()
    let before = navigator.tree
    navigator.perform(.setChildren(Pages.x))
    let after = navigator.tree
    navigator.attach(host)
    navigator.perform(.travel(to: before))
    navigator.perform(.setChildren(Pages.x))
    navigator.perform(.travel(to: after))
    #expect(host.stack(of: Pages.x.id) == shown(navigator))
    navigator.attach(headless)
    #expect(headless.problems == [])
  }
}
