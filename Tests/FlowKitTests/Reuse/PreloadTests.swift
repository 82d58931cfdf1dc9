import FlowKit
import FlowKitTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct PreloadTests {
  private let flows = ReuseFlows()
  private let navigator = Navigator(quiet: Pages.a)

  @Test(arguments: [false, true])
  func nextEntryUsesThePreloadedScreen(isRetained: Bool) throws {
    let flow = isRetained ? flows.kept : flows.plain
    #expect(navigator.perform(.preload(flow)).changes == [])
    #expect(flows.made.count == 1)
    #expect(navigator.tree.summary == "A")
    #expect((navigator.screenCount, navigator.retainedCount) == (1, 1))
    navigator.perform(.push(flow) { $0.receive("hello") })
    #expect(flows.made.count == 1)
    #expect(try navigator.page(2).received == ["hello"])
    try navigator.page(2).onNext()
    #expect(navigator.tree.depth == 3)
  }

  @Test func preloadedScreenIsPreparedOnce() async {
    let loads = Loads(), flow = Pages.x.preparing { loads.count += 1 }
    let navigator = Navigator(quiet: Pages.a)
    let outcome: NavigationOutcome = await navigator.performAndWait(.batch(.preload(flow), .push(flow)))
    #expect(outcome.isPerformed)
    #expect(loads.count == 1)
    #expect(navigator.tree.summary == "A > X")
  }

  @MainActor
  private final class Loads {
    var count = 0
  }

  @Test func preloadedScreenGetsTheArguments() throws {
    navigator.perform(.preload(flows.plain) { $0.receive("one") })
    #expect(navigator.tree.summary == "A")
    navigator.perform(.preload(flows.plain) { $0.receive("two") })
    navigator.perform(.push(flows.plain) { $0.receive("three") })
    #expect(flows.made == ["Plain"])
    #expect(try navigator.page(2).received == ["one", "two", "three"])
  }

  @Test func callbackForwardsItsArgumentsToThePreloadedScreen() throws {
    let root = Flow(with: Page()) { [flows] page, lets in
      page.onText = lets.preload(flows.kept) { $0.receive }
      page.onNext = lets.push(flows.kept)
    }
    let navigator = Navigator(quiet: root)
    try navigator.page(1).onText("hello")
    try navigator.page(1).onNext()
    #expect(try navigator.page(2).received == ["hello"])
    navigator.perform(.pop())
    try navigator.page(1).onText("again")  // the one that is kept
    try navigator.page(1).onNext()
    #expect(try navigator.page(3).received == ["hello", "again"])
  }

  @Test func argumentsWaitForAPreparation() async throws {
    let flow = Pages.x.preparing { await Task.yield() }
    let outcome: NavigationOutcome = await navigator.performAndWait(.preload(flow) { $0.receive("hello") })
    #expect(outcome.isPerformed)
    navigator.perform(.push(flow))
    #expect(try navigator.page(2).received == ["hello"])
  }

  @Test func argumentsAreDroppedIfNoScreenIsKept() {
    navigator.retainedLimit = 0
    navigator.perform(.preload(flows.plain) { $0.receive("one") })
    #expect(flows.made == [])
  }

  @Test func screenIsPreloadedOnce() {
    navigator.perform(.preload(flows.plain))
    navigator.perform(.preload(flows.plain))
    #expect(flows.made == ["Plain"])
  }

  @Test func screenWithoutRetainedIsReleasedWhenItLeaves() {
    navigator.perform(.preload(flows.plain))
    navigator.perform(.push(flows.plain))
    let screen = Weak(navigator.visibleScreen)
    navigator.perform(.pop())
    #expect(screen.object == nil)
    #expect(navigator.retainedCount == 0)
  }

  @Test(arguments: [
    NavigationAction.present(Pages.x), .replace(with: Pages.x), .reset(to: Pages.x), .resetRoot(to: Pages.x),
    .goTo(Pages.x), .batch(.push(Pages.b), .push(Pages.x)),
  ])
  func everyForwardVerbUsesThePreloadedScreen(action: NavigationAction) {
    navigator.perform(.preload(Pages.x))
    navigator.perform(action)
    #expect(navigator.retainedCount == 0)
  }

  @Test func screenIsPreloadedEvenIfItsFlowIsOnTheStack() throws {
    navigator.perform(.push(flows.plain))
    navigator.perform(.preload(flows.plain))
    #expect(flows.made == ["Plain", "Plain"])
    navigator.perform(.push(flows.plain))
    #expect(flows.made == ["Plain", "Plain"])
  }

  @Test func actionsOfAPreloadedScreenAreIgnoredBeforeItEnters() throws {
    var ahead: Page?
    let flow = Flow(with: Page(), id: 5) { page, lets in
      page.onNext = lets.push(Pages.b)
      page.onText = lets.push(Pages.b) { $0.receive }
      ahead = page
    }
    navigator.perform(.preload(flow))
    let log = EventLog(of: navigator, .actions)
    ahead?.onNext()
    ahead?.onText("")
    #expect(log.lines == ["ignored push(B): not entered", "ignored push(B): not entered"])
    #expect(
      log.events.first?.issue?.message.contains(
        "the screen of Page(5) was made ahead of time and is not in the tree yet.")
        == true)
    navigator.perform(.push(flow))
    ahead?.onNext()
    #expect(navigator.tree.summary == "A > Page(5) > B")
  }

  @Test func actionsWhileAScreenIsPreloadedAreIgnored() {
    let log = EventLog(of: navigator, .actions)
    navigator.perform(
      .preload(
        Flow(with: Page()) { (_: Page, lets) in
          let push: () -> Void = lets.push(Pages.b)
          push()
        }))
    #expect(log.lines.last == "ignored push(B): not entered")
  }

  @Test func callbackPreloadsAnotherScreen() throws {
    let navigator = Navigator(
      root: Flow(with: Page()) { [flows] page, lets in
        page.onNext = lets.preload(flows.plain)
        page.onText = lets.preload { name in flows.flow(name) }
      }.named("R"))
    try navigator.page(1).onNext()
    navigator.perform(.push(Pages.b))
    try navigator.page(1).onText("Item")  // also from a covered screen
    #expect(flows.made == ["Plain", "Item"])
    #expect(navigator.tree.summary == "R > B")
  }

  @Test func preloadIsDescribedAsItIsWritten() throws {
    let spy = LetsSpy()
    let screen = Flow(with: Page()) { [flows] in $0.onNext = $1.preload(flows.plain) }.makeScreen(lets: spy.lets)
    screen.onNext()
    #expect(spy.actions.map(\.kind) == [.preload])
    #expect(spy.actions.map(\.withoutPlace) == ["preload(Plain(Plain))"])
    try spy.verify(.preload(flows.plain))
  }

  @Test func applyingPreloadKeepsTheTree() throws {
    let applied = try navigator.tree.applying(.preload(flows.plain), firstID: 2)
    #expect(applied.tree == navigator.tree)
    #expect(applied.changes == [])
    #expect(flows.made == [])
  }

  @Test func preloadedScreensAreLimited() {
    navigator.retainedLimit = 2
    for name in ["1", "2", "3"] { navigator.perform(.preload(flows.flow(name))) }
    for name in ["1", "2", "3"] { navigator.perform(.push(flows.flow(name))) }
    #expect(flows.made == ["1", "2", "3", "1"])
    navigator.retainedLimit = 0
    navigator.perform(.preload(flows.flow("4")))
    #expect(flows.made.last == "1")
  }

  @Test func memoryWarningReleasesThePreloadedScreen() {
    navigator.perform(.preload(flows.plain))
    navigator.releaseRetained()
    #expect(navigator.retainedCount == 0)
    navigator.perform(.push(flows.plain))
    #expect(flows.made == ["Plain", "Plain"])
  }

  @Test func batchCanPreloadBeforeItPushes() {
    navigator.perform(.batch(.push(flows.plain), .preload(flows.plain)))
    #expect(flows.made == ["Plain"])
    #expect(navigator.retainedCount == 0)
  }

  @Test func flowIsPreparedWhenPreloadedAndNotAgain() async {
    let load = Load(), flow = flows.plain.preparing { try await load.run() }
    async let ahead = navigator.performAndWait(.preload(flow))
    await load.begins()
    #expect(flows.made == [])
    load.succeed()
    #expect(await ahead.isPerformed)
    #expect(flows.made == ["Plain"])
    #expect(navigator.perform(.push(flow)).isPerformed)
    #expect(load.count == 1)
  }

  @Test func failedPreparationMakesNothing() async {
    let load = Load(), flow = flows.plain.preparing { try await load.run() }
    async let ahead = navigator.performAndWait(.preload(flow))
    await load.begins()
    load.fail()
    #expect(await ahead.reason == .preparationFailed)
    #expect(flows.made == [])
  }

  @Test func preloadedScreenKeepsFollowingInItsEntryAndEndsWithIt() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    feed.onTermination = { _ in end.finish() }
    let flow = Flow(with: Page()) { _, lets in lets.follow(numbers) }.named("F")
    let (seen, eye) = AsyncStream.makeStream(of: Void.self)
    navigator.handle(Int.self) { _ in
      eye.finish()
      return .push(Pages.b)
    }
    navigator.perform(.preload(flow))
    navigator.perform(.push(flow))
    feed.yield(1)
    for await _ in seen {}
    #expect(navigator.tree.summary == "A > F > B")
    navigator.perform(.popToRoot())
    for await _ in ends {}
  }

  @Test func followingEndsIfThePreloadedScreenIsReleased() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    feed.onTermination = { _ in end.finish() }
    navigator.perform(.preload(Flow(with: Page()) { _, lets in lets.follow(numbers) }))
    navigator.releaseRetained()
    for await _ in ends {}
    #expect(navigator.retainedCount == 0)
  }

  @Test func retainedScreenReplacesThePreloadedOne() throws {
    navigator.perform(.push(flows.kept))
    let first = navigator.visibleScreen
    navigator.perform(.preload(flows.kept))
    navigator.perform(.pop())
    #expect(navigator.retainedCount == 1)
    navigator.perform(.push(flows.kept))
    #expect(navigator.visibleScreen === first)
  }
}
