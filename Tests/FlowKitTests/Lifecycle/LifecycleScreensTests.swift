import FlowKit
import Testing

/// Which screens are notified: those of any isolation, type, and origin.
@MainActor
struct LifecycleScreensTests {
  @MainActor
  private class Isolated: ScreenLifecycle {
    var heard: [String] = []
    func screenMade() { heard.append("made") }
    func screenAppeared() { heard.append("visible") }
    func screenDisappeared() { heard.append("covered") }
    func screenRemoved() { heard.append("removed") }
  }

  private class Free: ScreenLifecycle {
    var heard: [String] = []
    func screenMade() { heard.append("made") }
    func screenAppeared() { heard.append("visible") }
    func screenDisappeared() { heard.append("covered") }
    func screenRemoved() { heard.append("removed") }
  }

  private final class Heir: Isolated {}

  /// Implements one method only.
  private final class Curious: ScreenLifecycle {
    var isVisible = false
    func screenAppeared() { isVisible = true }
  }

  private class Plain {}

  private final class Listening: Plain, ScreenLifecycle {
    var heard: [String] = []
    func screenMade() { heard.append("made") }
  }

  private final class Generic<Value>: ScreenLifecycle {
    var heard: [String] = []
    func screenMade() { heard.append("\(Value.self)") }
  }

  private let all = ["made", "visible", "covered", "removed"]

  /// Keeps the screens of a flow, so that a test can ask them after they left.
  private func live<Screen: AnyObject>(_ flow: Flow<Screen>) -> Screen? {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(flow))
    let screen = navigator.screen(of: flow)
    navigator.perform(.pop())
    return screen
  }

  @Test func screensOfAnyIsolationAreNotified() {
    #expect(live(Flow(with: Isolated()))?.heard == all)
    #expect(live(Flow(with: Free()))?.heard == all)
  }

  @Test func subclassesAreNotifiedLikeTheirBases() {
    #expect(live(Flow(with: Heir()))?.heard == all)
  }

  @Test func methodThatAScreenDoesNotImplementDoesNothing() {
    #expect(live(Flow(with: Curious()))?.isVisible == true)
  }

  @Test func typeOfTheScreenCountsNotThatOfItsFlow() {
    let flow: Flow<Plain> = Flow { _ in Listening() }
    #expect((live(flow) as? Listening)?.heard == ["made"])
  }

  @Test func eachTypeIsCheckedSeparately() {
    let navigator = Navigator(quiet: Pages.a)
    let numbers = Flow(with: Generic<Int>()), texts = Flow(with: Generic<String>())
    for _ in 0..<2 {
      navigator.perform(.push(numbers))
      navigator.perform(.push(Flow(with: Plain())))
      navigator.perform(.push(texts))
      #expect(navigator.screen(of: numbers)?.heard == ["Int"])
      #expect(navigator.screen(of: texts)?.heard == ["String"])
    }
  }

  @Test func screenSharedBySeveralEntriesIsNotifiedForEach() {
    let shared = Free(), navigator = Navigator(quiet: Pages.a)
    let flow = Flow(with: shared)
    navigator.perform(.push(flow))
    navigator.perform(.push(flow))
    navigator.perform(.popToRoot())
    #expect(shared.heard == ["made", "visible", "made", "covered", "visible", "covered", "removed", "removed"])
  }

  @Test func screenWithoutPartlyCoveredMethodIsCoveredByAlerts() {
    let screen = Free(), navigator = Navigator(quiet: Flow(with: screen))
    navigator.perform(.present(Pages.a, as: .alert))
    #expect(screen.heard == ["made", "visible", "covered"])
    navigator.perform(.present(Pages.b))
    navigator.perform(.dismiss())
    navigator.perform(.dismiss())
    #expect(screen.heard == ["made", "visible", "covered", "covered", "covered", "visible"])
  }

  @Test(arguments: [
    ("A", []), ("A | sheet: B", []), ("A > B | alert: C", ["B"]), ("A | popover: B | alert: C", ["A", "B"]),
    ("A | sheet: B | alert: C", ["B"]), ("A | alert: B | sheet: C", []),
    ("A > Tabs[B, *C > X, (D)] | alert: B", ["Tabs", "X"]), ("Split[*B, D] | popover: A", ["Split", "B", "D"]),
  ])
  func screensUnderAlertsAndPopoversArePartlyCovered(picture: String, names: [String]) throws {
    let tree = try Navigator(showing: picture).tree
    #expect(tree.partlyCovered.map(\.flow.name) == names)
    #expect(tree.partlyCovered.allSatisfy { !tree.isVisible($0.id) })
  }

  @Test func partlyCoveredScreensCountAsCovered() {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.present(Pages.b, as: .alert))
    #expect(navigator.perform(.push(Pages.c), from: 1).reason == .covered)
  }

  @Test func visibleScreensAreTheShownOnes() throws {
    for picture in [
      "A", "A > B | sheet: C", "A > Tabs[B, *C > X, (D)]", "Split[*B, D] > A",
      "Outer[Tabs[*B, (C), (D)], *Split[*B, D], (Book)]",
    ] {
      let tree = try Navigator(showing: picture).tree
      #expect(tree.path.filter { tree.isVisible($0.id) }.map(\.id) == tree.shown.map(\.id))
      #expect(!tree.isVisible(99))
    }
  }
}
