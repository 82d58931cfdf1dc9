import FlowKit
import Testing

/// Which screens may want to know what happens to them: those of any isolation, type and origin.
@MainActor
struct LifecycleScreensTests {
  @MainActor
  private class Isolated: ScreenLifecycle {
    var heard: [String] = []
    func screenWasMade() { heard.append("made") }
    func screenBecameVisible() { heard.append("visible") }
    func screenWasCovered() { heard.append("covered") }
    func screenWasRemoved() { heard.append("removed") }
  }

  private class Free: ScreenLifecycle {
    var heard: [String] = []
    func screenWasMade() { heard.append("made") }
    func screenBecameVisible() { heard.append("visible") }
    func screenWasCovered() { heard.append("covered") }
    func screenWasRemoved() { heard.append("removed") }
  }

  private final class Heir: Isolated {}

  /// Wants to know one thing only.
  private final class Curious: ScreenLifecycle {
    var isVisible = false
    func screenBecameVisible() { isVisible = true }
  }

  private class Plain {}

  private final class Listening: Plain, ScreenLifecycle {
    var heard: [String] = []
    func screenWasMade() { heard.append("made") }
  }

  private final class Generic<Value>: ScreenLifecycle {
    var heard: [String] = []
    func screenWasMade() { heard.append("\(Value.self)") }
  }

  private let all = ["made", "visible", "covered", "removed"]

  /// Keeps the screens of a flow, so that they can be asked when they have left.
  private func live<Screen: AnyObject>(_ flow: Flow<Screen>) -> Screen? {
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.push(flow))
    let screen = navigator.screen(of: flow)
    navigator.perform(.pop)
    return screen
  }

  @Test func screensOfAnyIsolationHear() {
    #expect(live(Flow(with: Isolated()))?.heard == all)
    #expect(live(Flow(with: Free()))?.heard == all)
  }

  @Test func subclassesHearAsTheirBasesDo() {
    #expect(live(Flow(with: Heir()))?.heard == all)
  }

  @Test func whatAScreenDoesNotImplementDoesNothing() {
    #expect(live(Flow(with: Curious()))?.isVisible == true)
  }

  @Test func theScreenItselfCountsNotTheTypeOfItsFlow() {
    let flow: Flow<Plain> = Flow { _ in Listening() }
    #expect((live(flow) as? Listening)?.heard == ["made"])
  }

  @Test func eachTypeIsAskedByItself() {
    let navigator = Navigator(root: Pages.a)
    let numbers = Flow(with: Generic<Int>()), texts = Flow(with: Generic<String>())
    for _ in 0..<2 {
      navigator.perform(.push(numbers))
      navigator.perform(.push(Flow(with: Plain())))
      navigator.perform(.push(texts))
      #expect(navigator.screen(of: numbers)?.heard == ["Int"])
      #expect(navigator.screen(of: texts)?.heard == ["String"])
    }
  }

  @Test func screenThatSeveralEntriesShareHearsOfEach() {
    let shared = Free(), navigator = Navigator(root: Pages.a)
    let flow = Flow(with: shared)
    navigator.perform(.push(flow))
    navigator.perform(.push(flow))
    navigator.perform(.popToRoot)
    #expect(shared.heard == ["made", "visible", "made", "covered", "visible", "covered", "removed", "removed"])
  }

  @Test func screenThatKnowsNothingOfAlertsIsCoveredByThem() {
    let screen = Free(), navigator = Navigator(root: Flow(with: screen))
    navigator.perform(.present(Pages.a, as: .alert))
    #expect(screen.heard == ["made", "visible", "covered"])
    navigator.perform(.present(Pages.b))
    navigator.perform(.dismiss)
    navigator.perform(.dismiss)
    #expect(screen.heard == ["made", "visible", "covered", "covered", "covered", "visible"])
  }

  @Test(arguments: [
    ("A", []), ("A | sheet: B", []), ("A > B | alert: C", ["B"]), ("A | popover: B | alert: C", ["A", "B"]),
    ("A | sheet: B | alert: C", ["B"]), ("A | alert: B | sheet: C", []),
    ("A > Tabs[B, *C > X, (D)] | alert: B", ["Tabs", "X"]), ("Split[*B, D] | popover: A", ["Split", "B", "D"]),
  ])
  func whatIsPartlyCoveredIsUnderAlertsAndPopovers(picture: String, names: [String]) throws {
    let tree = try Navigator(showing: picture).tree
    #expect(tree.partlyCovered.map(\.flow.name) == names)
    #expect(tree.partlyCovered.allSatisfy { !tree.isVisible($0.id) })
  }

  @Test func whatIsPartlyCoveredStillCountsAsCovered() {
    let navigator = Navigator(root: Pages.a)
    navigator.perform(.present(Pages.b, as: .alert))
    #expect(navigator.perform(.push(Pages.c), from: 1).reason == .covered)
  }

  @Test func whatIsVisibleIsWhatIsShown() throws {
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
