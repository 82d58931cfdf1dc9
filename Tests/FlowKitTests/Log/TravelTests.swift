import FlowKit
import FlowKitTesting
import Testing

/// Travelling to a known tree.
@MainActor
struct TravelTests {
  @Test(arguments: [
    ("A > B", "A > C > D"), ("A > B | sheet: C > D", "A"), ("A", "A | sheet: B | sheet: C"),
    ("A > B > C", "A > B > C"),
  ])
  func commonEntriesStayAndTheOthersEnterOrLeave(from: String, to: String) throws {
    let navigator = try Navigator(showing: from), destination = try Navigator(showing: to).tree
    let before = navigator.tree, screens = Dictionary(before.path.map { ($0, navigator.screen(of: $0.id)) }) { $1 }
    let outcome = navigator.perform(.travel(to: destination))
    #expect(navigator.tree.shape == destination.shape)
    #expect(navigator.screenCount == destination.count)
    for (here, there) in zip(navigator.tree.path, destination.path) {
      let screen = try #require(navigator.screen(of: here.id) as? Page)
      if let old = screens[there] { #expect(old === screen) } else { #expect(here.id.number > before.count) }
    }
    #expect(outcome.changes.isEmpty == (before == destination))
  }

  @Test func whatComesBackHasNewIDs() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C"), before = navigator.tree
    navigator.perform(.dismissAll())
    navigator.perform(.replace(with: Pages.d))
    navigator.perform(.travel(to: before))
    #expect(navigator.tree.shape == before.shape)
    #expect(navigator.tree.path.map(\.id) == [1, 5, 6])
    navigator.perform(.push(Pages.x))
    #expect(navigator.tree.visible.id == 7)
  }

  @Test(arguments: [
    ("the same flow at the same place", "A > B > C", "A > B > D", [1, 2, 4]),
    ("another root", "A > B", "C > B", [3, 2]),
    ("a child's stack", "Tabs[*B > C, (C), (D)]", "Tabs[*B > C > D, (C), (D)]", [1, 2, 3, 4]),
    ("a modal of the same style", "A | sheet: B > C", "A | sheet: B > D", [1, 2, 4]),
    ("a modal of another style", "A | sheet: B", "A | alert: B", [1, 3]),
  ])
  func whatStandsAtTheSamePlaceWithTheSameFlowStays(what: String, from: String, to: String, ids: [Int]) throws {
    let navigator = try Navigator(showing: from)
    let destination = try Navigator(showing: to).tree, count = navigator.tree.count
    // The numbers of the other navigator's screens are others, so that only places count.
    let other = Navigator(quiet: Pages.x)
    for _ in 0..<count { other.perform(.resetRoot(to: Pages.x)) }
    other.perform(.travel(to: destination))
    _ = what
    navigator.perform(.travel(to: other.tree))
    #expect(navigator.tree.shape == destination.shape)
    #expect(navigator.tree.path.map(\.id.number) == ids)
  }

  @Test func modalOfAnotherStyleIsAnotherOneAlsoIfItsIDIsTheSame() throws {
    let navigator = try Navigator(showing: "A | sheet: B")
    let outcome = navigator.perform(.travel(to: try Navigator(showing: "A | alert: B").tree))
    #expect("\(outcome)" == "removed B #2, presented B #3 as alert")
  }

  @Test func entriesThatMovedStayEachWithItsScreen() throws {
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(Pages.b.movesToFront()))
    navigator.perform(.push(Pages.c))
    let before = navigator.tree, screen = navigator.screen(of: 2)
    navigator.perform(.push(Pages.b.movesToFront()))
    #expect(navigator.tree.summary == "A > C > B")
    navigator.perform(.travel(to: before))
    #expect(navigator.tree == before)
    #expect(navigator.screen(of: 2) === screen)
  }

  @Test func modalThatStaysIsNotPresentedAgainIfOneBeneathItComesBack() throws {
    let navigator = try Navigator(showing: "A | sheet: B | app's alert: C"), before = navigator.tree
    navigator.perform(.dismiss(), from: 2)
    #expect(navigator.tree.summary == "A | alert: C")
    let outcome = navigator.perform(.travel(to: before))
    #expect("\(outcome)" == "presented B #4 as sheet")
    #expect(navigator.tree.shape == before.shape)
  }

  /// At the height of the one that comes back, there is another one of the same flow, which stays above it.
  @Test func modalStaysAboveOneOfTheSameFlowThatComesBack() throws {
    let navigator = try Navigator(showing: "A | sheet: B | app's sheet: B"), before = navigator.tree
    navigator.perform(.dismiss(), from: 2)
    let outcome = navigator.perform(.travel(to: before))
    #expect("\(outcome)" == "presented B #4 as sheet")
    #expect(navigator.tree.modals.map { $0.map(\.id) } == [[4], [3]])
  }

  @Test func travelIsOneChange() throws {
    let navigator = try Navigator(showing: "A > B | sheet: C"), before = navigator.tree
    navigator.perform(.resetRoot(to: Pages.d))
    let log = EventLog(of: navigator, .actions, .entries)
    let outcome = navigator.perform(.travel(to: before))
    #expect("\(outcome)" == "removed D #4, pushed A #5, pushed B #6, presented C #7 as sheet")
    let made = ["made A #5", "made B #6", "made C #7"]
    let told = ["disappeared D #4", "removed D #4", "appeared C #7", "didNavigate"]
    #expect(log.kinds == ["willNavigate"] + made + told)
    #expect(log.events.allSatisfy { $0.action.kind == .travel })
    #expect(log.events.last?.action.withoutPlace == "travel(to: A > B | sheet: C)")
  }

  @Test func containersAreRestoredWithTheirChildrenAndSelections() throws {
    let navigator = try Navigator(showing: "A > Tabs[B > C, *C, (D)]"), before = navigator.tree
    navigator.perform(.resetRoot(to: Containers.outer))
    navigator.perform(.travel(to: before))
    #expect(navigator.tree.shape == before.shape)
    #expect(navigator.screenCount == 5)
    navigator.perform(.select(2))
    navigator.perform(.select(0))
    #expect(navigator.tree.summary == "A > Tabs[*B > C, C, D]")
  }

  @Test func anotherFlowGetsANewScreen() throws {
    let navigator = Navigator(quiet: Pages.a), host = HeadlessHost(), old = Weak(navigator.visibleScreen)
    navigator.attach(host)
    let log = EventLog(of: navigator, .actions, .entries, [.shown])
    let outcome = navigator.perform(.travel(to: Navigator(quiet: Pages.b).tree))
    #expect("\(outcome)" == "removed A #1, pushed B #2")
    #expect(old.object == nil)
    #expect(host.updates.last?.changes == outcome.changes)
    #expect(
      log.kinds == [
        "willNavigate", "made B #2", "disappeared A #1", "removed A #1", "appeared B #2", "didNavigate",
        "shown",
      ])
  }

  @Test func screensWithTheSameIDGetTheirOwnNotifications() {
    let diary = Diary()
    func flow(_ name: String) -> Flow<Listening> { Flow(with: Listening(name, diary)).named(name) }
    let navigator = Navigator(quiet: flow("Old")), other = Navigator(root: Pages.a)
    navigator.perform(.travel(to: other.tree))
    #expect(diary.lines == ["Old made", "Old visible", "Old covered", "Old removed"])
    diary.lines = []
    other.perform(.travel(to: Navigator(quiet: flow("New").id("travelled")).tree))
    #expect(diary.lines == ["New made", "New visible", "New made", "New visible"])
    other.perform(.resetRoot(to: Pages.b))
    #expect(diary.lines.suffix(2) == ["New covered", "New removed"])
  }

  private final class Diary {
    var lines: [String] = []
  }

  private final class Listening: ScreenLifecycle {
    private let name: String
    private let diary: Diary

    init(_ name: String, _ diary: Diary) { (self.name, self.diary) = (name, diary) }

    func screenMade() { diary.lines.append("\(name) made") }
    func screenAppeared() { diary.lines.append("\(name) visible") }
    func screenDisappeared() { diary.lines.append("\(name) covered") }
    func screenRemoved() { diary.lines.append("\(name) removed") }
  }

  @Test func travelAgreesWithThePureFunction() throws {
    let navigator = try Navigator(showing: "A > B"), destination = try Navigator(showing: "A > C | sheet: D").tree
    let pure = try navigator.tree.applying(.batch(.pop(), .travel(to: destination), .push(Pages.x)), firstID: 3)
    let outcome = navigator.perform(.batch(.pop(), .travel(to: destination), .push(Pages.x)))
    #expect(navigator.tree == pure.tree)
    #expect(navigator.tree.summary == "A > C | sheet: D > X")
    #expect(outcome.changes == pure.changes)
    #expect(navigator.screenCount == 4)
  }

  @Test func actionsOfScreensMadeByATravelAreIgnored() {
    let eager = Flow(with: Page()) { screen, lets in
      screen.onNext = lets.push(Pages.b)
      screen.onNext()
    }
    .named("Eager")
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.push(eager))
    let before = navigator.tree, log = EventLog(of: navigator, .actions)
    navigator.perform(.popToRoot())
    navigator.perform(.travel(to: before))
    #expect(navigator.tree.summary == "A > Eager > B")
    #expect(log.lines.last == "ignored push(B): travelling")
    #expect(log.events.last?.issue?.message.contains("Eager #4 performed it while the navigator was going to") == true)
  }

  @Test func aNewEntryNeedsAnIDOfItsOwn() throws {
    let navigator = Navigator(quiet: Pages.a)
    #expect(throws: NavigationReason.invalidTree) { try navigator.tree.applying(.push(Pages.b), firstID: 1) }
  }

  @Test func travelDuringAnActionWaitsItsTurn() throws {
    let navigator = try Navigator(showing: "A > B"), before = navigator.tree
    var outcomes: [NavigationOutcome] = []
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .removed { outcomes.append(navigator.perform(.travel(to: before))) }
    }
    navigator.perform(.pop())
    observation.cancel()
    #expect(outcomes.map(\.isQueued) == [true])
    #expect(navigator.tree.shape == before.shape)
  }

  @Test func hostGetsOneUpdateThatNamesTheNewScreens() throws {
    let navigator = try Navigator(showing: "A > B"), before = navigator.tree
    let host = HeadlessHost(delaysTransitions: true)
    navigator.attach(host)
    host.finishTransition()
    navigator.perform(.push(Pages.c))
    navigator.perform(.popToRoot())  // while C is moving in
    navigator.perform(.travel(to: before))
    host.finishTransition()
    #expect(host.updates.count == 3)
    #expect(host.updates.last?.changes.map(\.description) == ["removed C #3", "removed B #2", "pushed B #4"])
    host.finishTransition()
    #expect(host.shown == navigator.tree)
    #expect(host.problems == [])
  }

  @Test func workOfLeavingScreensEndsAndThatOfNewOnesBegins() async {
    let ends = AsyncStream.makeStream(of: String.self)
    let follower = Flow(with: Page()) { _, lets in
      let messages = AsyncStream.makeStream(of: Int.self)
      messages.continuation.onTermination = { _ in ends.continuation.yield("ended") }
      lets.follow(messages.stream)
    }
    let navigator = Navigator(quiet: follower.named("F")), other = Navigator(root: Pages.a)
    await navigator.performAndWait(.travel(to: other.tree))
    var iterator = ends.stream.makeAsyncIterator()
    #expect(await iterator.next() == "ended")
  }

  @Test func rootRuleAcceptsTheRootOfATravel() {
    let session = Flag()
    let navigator = Navigator { session.isOn ? .root(Pages.b) : .root(Pages.a) }
    let before = navigator.tree
    session.isOn = true
    navigator.updateRoot()
    navigator.perform(.travel(to: before))
    #expect(navigator.tree.summary == "A")
    navigator.updateRoot()
    #expect(navigator.tree.summary == "B")
  }

  @Test func travelOfARemovedCallerIsIgnored() throws {
    let navigator = try Navigator(showing: "A > B")
    #expect(navigator.perform(.travel(to: navigator.tree), from: 7).reason == .removed)
  }
}
