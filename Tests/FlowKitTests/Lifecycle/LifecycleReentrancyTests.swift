import FlowKit
import FlowKitTesting
import Testing

/// Screens that act in their lifecycle methods.
@MainActor
struct LifecycleReentrancyTests {
  private let lives = Lives()

  /// A > B, where an action is performed when a line is written.
  private func navigator(when line: String, _ deed: @escaping @MainActor (Navigator) -> Void) -> Navigator {
    let navigator = Navigator(quiet: lives["A"])
    navigator.perform(.push(lives["B"]))
    lives.deeds[line] = { [unowned navigator] in deed(navigator) }
    return navigator
  }

  @Test(arguments: ["made C", "covered B", "removed B", "let go B", "visible C"])
  func actionsOfAScreenWaitTheirTurn(line: String) {
    var outcome: NavigationOutcome?, tree = ""
    let navigator = navigator(when: line) {
      outcome = $0.perform(.present(Pages.d))
      tree = $0.tree.summary
    }
    navigator.perform(.replace(with: lives["C"]))
    #expect(outcome?.isQueued == true)
    #expect(tree == (line == "made C" ? "A > B" : "A > C"))
    #expect(navigator.tree.summary == "A > C | sheet: D")
    #expect(navigator.screenCount == 3)
  }

  @Test func screenThatLeavesAtOnceGetsAllNotifications() {
    let navigator = navigator(when: "made C") { $0.perform(.pop()) }
    #expect(
      lives.lines { navigator.perform(.push(lives["C"])) } == [
        "made C", "covered B", "visible C", "covered C", "removed C", "let go C", "visible B",
      ])
  }

  @Test func screenIsAliveInItsLastNotificationAndReleasedBeforeTheOutcome() {
    var found: [Bool] = []
    let navigator = navigator(when: "removed B") { found = [$0.screen(of: 2) == nil, $0.tree.contains(2)] }
    let weak = Weak(navigator.visibleScreen)
    lives.deeds["covered B"] = { found.append(weak.object != nil) }
    let outcome: NavigationOutcome = navigator.perform(.pop())
    #expect(weak.object == nil)
    #expect(outcome.isPerformed)
    #expect(found == [true, false])
    #expect(lives.lines.suffix(4) == ["covered B", "removed B", "let go B", "visible A"])
  }

  @Test func screenIsNotInTheTreeYetWhileItIsMade() {
    var found = [true]
    let navigator = navigator(when: "made C") { found = [$0.tree.contains(3), $0.screen(of: 3) != nil] }
    navigator.perform(.push(lives["C"]))
    #expect(found == [false, false])
  }

  @Test func navigatorCanBeReleasedInALifecycleMethod() {
    var navigator: Navigator? = Navigator(quiet: lives["A"])
    let weak = Weak(navigator)
    lives.deeds["covered A"] = { navigator = nil }
    let outcome: NavigationOutcome? = navigator?.perform(.push(lives["B"]))
    #expect(outcome?.description == "pushed B #2")
    #expect(weak.object == nil)
    #expect(
      lives.lines.sorted() == ["covered A", "let go A", "let go B", "made A", "made B", "visible A", "visible B"])
  }

  @Test func endlessActionsInLifecycleMethodsAreRefused() {
    let navigator = Navigator(quiet: endless)
    #expect(navigator.tree.count == 1_000)
  }

  private var endless: Flow<Restless> {
    Flow(with: Restless()) { screen, lets in screen.onVisible = lets.push(self.endless) }
  }

  private final class Restless: ScreenLifecycle {
    var onVisible: () -> Void = {}
    func screenAppeared() { onVisible() }
  }

  @Test func hostIsUpdatedAfterTheScreensAreNotified() {
    let navigator = Navigator(quiet: lives["A"]), host = BusyHost()
    navigator.attach(host)
    host.whenShowing = { [lives] _ in lives.note("shown") }
    #expect(lives.lines { navigator.perform(.push(lives["B"])) } == ["made B", "covered A", "visible B", "shown"])
  }
}
