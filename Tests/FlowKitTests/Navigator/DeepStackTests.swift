import FlowKit
import Foundation
import Testing

/// A stack of 100,000 entries works, and is released completely.
///
/// Without `FLOWKIT_LONG=1`, as in CI, it has 20,000, which are too many for a recursion, too.
@MainActor
struct DeepStackTests {
  private static let depth = ProcessInfo.processInfo.environment["FLOWKIT_LONG"] != nil ? 100_000 : 20_000

  /// A screen that counts itself while it is alive.
  private final class Counted {
    @MainActor
    final class Count {
      var alive = 0
    }

    private let count: Count
    var onNext: () -> Void = {}
    var onText: (String) -> Void = { _ in }

    @MainActor
    init(_ count: Count) {
      self.count = count
      count.alive += 1
    }

    deinit { MainActor.assumeIsolated { [count] in count.alive -= 1 } }
  }

  private let count = Counted.Count()

  private var flow: Flow<Counted> {
    Flow(with: Counted(count)) { screen, lets in
      screen.onNext = lets.push(self.flow)
      screen.onText = lets.popTo(self.flow) { _ in { (_: String) in } }
    }
  }

  private func deepNavigator(_ depth: Int = Self.depth) -> Navigator {
    let navigator = Navigator(root: flow)
    while navigator.tree.depth < depth { (navigator.visibleScreen as? Counted)?.onNext() }
    return navigator
  }

  @Test func allScreensLeaveOnTheWayToTheRoot() {
    let navigator = deepNavigator()
    #expect(count.alive == Self.depth)
    #expect(navigator.tree.path.last?.id == ScreenID(Self.depth))
    let outcome = navigator.perform(.popToRoot())
    #expect(outcome.changes.map(\.entry.id.number) == Array((2...Self.depth).reversed()))
    #expect(count.alive == 1)
    #expect(navigator.tree.summary == "Counted")
  }

  @Test func allScreensLeaveWithAReset() {
    let navigator = deepNavigator()
    navigator.perform(.reset(to: flow, flow))
    #expect(count.alive == 2)
    #expect(navigator.tree.path.map(\.id.number) == [Self.depth + 1, Self.depth + 2])
  }

  @Test func allScreensLeaveOneByOne() {
    let navigator = deepNavigator(20_000)
    while navigator.back() {}
    #expect(count.alive == 1)
    #expect(navigator.tree.path.map(\.id.number) == [1])
  }

  @Test func allScreensLeaveWithTheirNavigator() {
    var navigator: Navigator? = deepNavigator()
    #expect(navigator?.screenCount == Self.depth)
    navigator = nil
    #expect(count.alive == 0)
  }

  @Test func manyModalsLeaveTogether() throws {
    let navigator = try Navigator(showing: "A")
    for _ in 0..<2_000 { navigator.perform(.present(flow)) }
    #expect(count.alive == 2_000)
    navigator.perform(.dismissAll())
    #expect(count.alive == 0)
    #expect(navigator.tree.summary == "A")
  }
}
