import FlowKit
import FlowKitTesting
import Testing

/// A batch is one change: a screen that isn't in the tree at its end, or isn't shown, is never made.
@MainActor
struct BatchEndStateTests {
  private let judge = Judge()
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  /// A flow that records when its guard runs and when its screen is made.
  private func flow(_ name: String) -> Flow<Page> {
    Flow { [log] _ in
      log.lines.append("made \(name)")
      return Page()
    }
    .id(name).named("F").guarded { [log] in
      log.lines.append("asked \(name)")
      return .allow
    }
  }

  private var tabs: Flow<Page> {
    Flow(with: Page(), containing: .tabs(flow("Login"), flow("Help"), flow("More"))).named("Tabs")
  }

  @Test func childThatABatchLeavesAtOnceIsNeitherGuardedNorMade() {
    let navigator = Navigator(root: Pages.a)
    #expect(navigator.perform(.batch(.resetRoot(to: tabs), .select(flow("Help")))).isPerformed)
    #expect(navigator.tree.summary == "Tabs[(F(Login)), *F(Help), (F(More))]")
    #expect(log.lines == ["asked Help", "made Help"])
  }

  @Test func childrenOfChildrenAreNotMadeEither() {
    let navigator = Navigator(root: Pages.a)
    let outer = Flow(with: Page(), containing: .tabs(tabs, flow("Public"))).named("Outer")
    navigator.perform(.batch(.push(outer), .select(flow("Public"))))
    #expect(navigator.tree.summary == "A > Outer[(Tabs), *F(Public)]")
    #expect(log.lines == ["asked Public", "made Public"])
  }

  @Test func childStaysIfTheBatchPushedOntoIt() {
    let navigator = Navigator(root: tabs)
    log.lines = []
    navigator.perform(.batch(.select(1), .push(Pages.x), .select(2)))
    #expect(navigator.tree.summary == "Tabs[F(Login), F(Help) > X, *F(More)]")
    #expect(log.lines == ["asked Help", "asked More", "made Help", "made More"])
  }

  @Test func backSkipsAChildThatWasNeverShown() {
    let past = Flow(with: Page(), containing: .tabs(Pages.b, Pages.c, Pages.d, back: .previousTabs)).named("Past")
    let navigator = Navigator(root: past)
    navigator.perform(.batch(.select(1), .select(2)))
    #expect(navigator.tree.summary == "Past[B, (C), *D]")
    navigator.back()
    #expect(navigator.tree.summary == "Past[*B, (C), D]")
  }

  @Test func eagerChildrenAreMadeAnyway() {
    let eager = Flow(with: Page(), containing: .tabs(flow("Login"), flow("Help"), isEager: true)).named("Eager")
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.batch(.push(eager), .select(1)))
    #expect(navigator.tree.summary == "A > Eager[F(Login), *F(Help)]")
  }
}
