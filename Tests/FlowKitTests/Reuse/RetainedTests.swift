import FlowKit
import FlowKitTesting
import Testing

@MainActor
struct RetainedTests {
  private let flows = ReuseFlows()
  private let navigator = Navigator(quiet: Pages.a)

  @Test func nextEntryShowsTheSameScreenUnderANewID() throws {
    navigator.perform(.push(flows.kept))
    let screen = try navigator.page(2)
    navigator.perform(.pop())
    #expect(navigator.retainedCount == 1)
    #expect(navigator.screenCount == 1)
    navigator.perform(.push(flows.kept))
    #expect(try navigator.page(3) === screen)
    #expect(navigator.retainedCount == 0)
    #expect(flows.made == ["Kept"])
  }

  @Test func eachKeyHasItsOwnScreen() {
    for key in ["1", "2", "1"] {
      navigator.perform(.push(flows.flow(key).retained()))
      navigator.perform(.pop())
    }
    #expect(flows.made == ["1", "2"])
    #expect(navigator.retainedCount == 2)
  }

  @Test func callbacksActFromTheCurrentEntryOfTheScreen() throws {
    navigator.perform(.push(flows.kept))
    let screen = try navigator.page(2)
    navigator.perform(.pop())
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(flows.kept))
    let log = EventLog(of: navigator, .actions)
    screen.onText("hello")
    #expect(navigator.tree.summary == "A > B > Kept(Kept) > X")
    #expect(log.events.first?.caller?.id == 4)
    #expect(try navigator.page(5).received == ["hello"])
    screen.onNext()
    #expect(log.lines.last == "ignored push(X): covered")
  }

  @Test func callbacksOfARetainedScreenAreThoseOfItsRemovedEntry() throws {
    navigator.perform(.push(flows.kept))
    let screen = try navigator.page(2)
    navigator.perform(.pop())
    let log = EventLog(of: navigator, .actions)
    screen.onNext()
    #expect(log.lines == ["ignored push(X): removed"])
    #expect(log.events.first?.caller?.description == "Kept(Kept) #2")
    #expect(navigator.tree.summary == "A")
  }

  @Test func whatAScreenKeepsBetweenTwoEntriesStaysWithIt() throws {
    let flow = Flow(with: Asker()) { $0.lets = $1 }.retained()
    navigator.perform(.push(flow))
    let screen = try #require(navigator.visibleScreen as? Asker)
    navigator.perform(.pop())
    let value = Weak(screen.lets?.keep(Page()))
    #expect(value.object != nil)
    navigator.perform(.push(flow))
    #expect(value.object != nil)
    navigator.perform(.pop())
    navigator.releaseRetained()
    #expect(value.object == nil)
  }

  @Test func argumentsAreForwardedAgain() throws {
    let navigator = Navigator(quiet: Flow(with: Page()) { [flows] in $0.onText = $1.push(flows.kept) { $0.receive } })
    for text in ["one", "two"] {
      try navigator.page(1).onText(text)
      #expect(try navigator.page(navigator.tree.visible.id).received.last == text)
      navigator.perform(.pop())
    }
    navigator.perform(.push(flows.kept) { $0.receive("three") })
    #expect((navigator.visibleScreen as? Page)?.received == ["one", "two", "three"])
  }

  @Test func secondEntryAtTheSameTimeHasItsOwnScreen() throws {
    navigator.perform(.push(flows.kept))
    navigator.perform(.push(flows.kept))
    let screens = [try navigator.page(2), try navigator.page(3)]
    #expect(screens[0] !== screens[1])
    navigator.perform(.pop())
    navigator.perform(.pop())
    navigator.perform(.push(flows.kept))
    #expect(navigator.visibleScreen === screens[0])
  }

  @Test func screenThatLeftLastIsKeptAndTheOtherIsReleased() throws {
    navigator.perform(.push(flows.kept))
    navigator.perform(.push(flows.kept))
    let (lower, upper) = (Weak(navigator.screen(of: 2)), Weak(navigator.screen(of: 3)))
    navigator.perform(.popToRoot())
    #expect(navigator.retainedCount == 1)
    #expect(upper.object == nil)
    navigator.perform(.push(flows.kept))
    #expect(navigator.visibleScreen === lower.object)
  }

  @Test(arguments: [
    NavigationAction.pop(), .popToRoot(), .back(), .replace(with: Pages.b), .reset(to: Pages.b),
    .resetRoot(to: Pages.b),
    .popTo(Pages.a), .goTo(Pages.a), .batch(.pop(), .push(Pages.c)),
  ])
  func everyBackwardVerbKeepsIt(action: NavigationAction) throws {
    navigator.perform(.push(flows.kept))
    let screen = navigator.visibleScreen
    navigator.perform(action)
    #expect(navigator.retainedCount == 1)
    navigator.perform(.present(flows.kept))
    #expect(navigator.visibleScreen === screen)
  }

  @Test func screenThatReplacesItselfIsNew() {
    navigator.perform(.push(flows.kept))
    navigator.perform(.replace(with: flows.kept))
    #expect(flows.made == ["Kept", "Kept"])
    #expect(navigator.retainedCount == 1)
  }

  @Test func replacedRootIsKept() {
    let navigator = Navigator(quiet: flows.kept)
    let screen = navigator.visibleScreen
    navigator.perform(.resetRoot(to: Pages.a))
    navigator.perform(.resetRoot(to: flows.kept))
    #expect(navigator.visibleScreen === screen)
    #expect(flows.made == ["Kept"])
  }

  @Test func oldestScreensAreReleasedAboveTheLimit() {
    navigator.retainedLimit = 2
    for key in ["1", "2", "3", "2", "1"] {
      navigator.perform(.push(flows.flow(key).retained()))
      navigator.perform(.pop())
    }
    #expect(navigator.retainedCount == 2)
    #expect(flows.made == ["1", "2", "3", "1"])
    navigator.retainedLimit = -1
    #expect(navigator.retainedCount == 0)
    navigator.perform(.push(flows.kept))
    navigator.perform(.pop())
    #expect(navigator.retainedCount == 0)
  }

  @Test func memoryWarningReleasesScreensOutsideTheTree() {
    navigator.perform(.push(flows.kept))
    let there = Weak(navigator.visibleScreen)
    navigator.perform(.push(flows.flow("1").retained()))
    let gone = Weak(navigator.visibleScreen)
    navigator.perform(.pop())
    #expect(gone.object != nil)
    navigator.releaseRetained()
    #expect(gone.object == nil)
    #expect(there.object != nil)
    navigator.perform(.pop())
    #expect(navigator.retainedCount == 1)
  }

  @Test func retainedScreenIsReleasedWithItsNavigator() {
    var navigator: Navigator? = Navigator(quiet: Pages.a)
    navigator?.perform(.push(flows.kept))
    let screen = Weak(navigator?.visibleScreen)
    navigator?.perform(.pop())
    #expect(screen.object != nil)
    navigator = nil
    #expect(screen.object == nil)
  }

  @Test func screenSharedByEntriesIsNotTreatedAsRemoved() throws {
    let shared = Page()
    let flow = Flow(with: shared).retained()
    navigator.perform(.push(flow))
    navigator.perform(.push(Flow(with: shared)))
    navigator.perform(.pop())
    #expect(navigator.retainedCount == 0)
    navigator.perform(.pop())
    #expect(navigator.retainedCount == 1)
  }

  @Test func spyOfEachEntrySeesTheActionsOfTheScreen() throws {
    let spies = LetsSpyFactory(), navigator = Navigator(root: Pages.a, spies: spies)
    navigator.perform(.push(flows.kept))
    let screen = try navigator.page(2)
    navigator.perform(.pop())
    navigator.perform(.push(flows.kept))
    screen.onNext()
    #expect(spies[2]?.actions == [])
    #expect(spies[3]?.actions == [.push(Pages.x)])
    #expect(spies.requests.map(\.caller) == [3])
  }

  @Test func releasedScreenCanPerformActionsInItsDeinit() throws {
    navigator.retainedLimit = 1
    navigator.perform(.push(Flow(with: Last { [navigator] in navigator.releaseRetained() }).retained()))
    navigator.perform(.pop())
    navigator.perform(.push(flows.kept))
    navigator.perform(.pop())
    #expect(navigator.retainedCount == 0)
  }

  /// A screen that runs a closure in its `deinit`.
  private final class Last {
    let end: @MainActor () -> Void

    init(end: @escaping @MainActor () -> Void) {
      self.end = end
    }

    deinit { MainActor.assumeIsolated { [end] in end() } }
  }
}
