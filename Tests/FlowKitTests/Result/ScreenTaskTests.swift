import FlowKit
import Testing

/// Tasks that callbacks start, and that end with their screen.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct ScreenTaskTests {
  private let load = Load()

  private var asker: Flow<Asker> {
    Flow(with: Asker()) { [load] screen, lets in
      screen.onAsk = lets.task { lets in screen.answer(await lets.present(Asking.picker, until: \.onPick)) }
      screen.onBoth = lets.task { _, number, text in screen.answer("\(text) \(String(describing: number))") }
      screen.onText = lets.task { lets in
        try await load.run()
        screen.answer("loaded")
      }
    }
    .named("A")
  }

  @Test func taskCanAwaitAScreen() async throws {
    let navigator = Navigator(quiet: asker)
    let screen = try #require(navigator.visibleScreen as? Asker)
    let events = navigator.events()
    screen.onAsk()
    for await event in events where event.kind == .didNavigate { break }
    navigator.picker?.onPick?("red")
    await screen.isAnswered()
    #expect(screen.answers == ["red"])
  }

  @Test func taskGetsTheCallbacksArguments() async throws {
    let navigator = Navigator(quiet: asker)
    let screen = try #require(navigator.visibleScreen as? Asker)
    screen.onBoth(nil, "a")
    await screen.isAnswered()
    screen.onBoth(5, "b")
    await screen.isAnswered()
    #expect(screen.answers == ["a nil", "b Optional(5)"])
  }

  @Test func taskIsCancelledWhenItsScreenLeaves() async throws {
    let navigator = Navigator(quiet: Pages.b)
    await navigator.performAndWait(.push(asker))
    try #require(navigator.visibleScreen as? Asker).onText("")
    await load.begins()
    await navigator.performAndWait(.pop())
    await load.isCancelled()
  }

  @Test func taskIsCancelledWithTheNavigator() async throws {
    var navigator: Navigator? = Navigator(quiet: asker)
    try #require(navigator?.visibleScreen as? Asker).onText("")
    await load.begins()
    navigator = nil
    await load.isCancelled()
  }

  @Test func taskContinuesWhileItsScreenIsCovered() async throws {
    let navigator = Navigator(quiet: asker)
    let screen = try #require(navigator.visibleScreen as? Asker)
    screen.onText("")
    await load.begins()
    await navigator.performAndWait(.push(Pages.b))
    load.succeed()
    await screen.isAnswered()
    #expect(screen.answers == ["loaded"])
  }

  @Test func errorEndsTheTaskAndIsReported() async throws {
    let navigator = Navigator(quiet: asker)
    let events = navigator.events()
    try #require(navigator.visibleScreen as? Asker).onText("")
    await load.begins()
    load.fail()
    var heard: NavigationEvent?
    for await event in events where event.isOf(.actions) {
      heard = event
      break
    }
    let place = try #require(heard?.action.origin)
    #expect(heard?.issue?.reason == .taskFailed)
    #expect(heard?.issue?.error is Load.Failure)
    #expect(heard?.action.kind == .task)
    #expect(
      heard?.description == "task() at \(place) failed: the task that A #1 started threw an error: no connection."
        + " To tell the user, handle the error in the task.")
  }

  @Test func callbackThatOutlivesItsScreenStartsNothing() async throws {
    let navigator = Navigator(quiet: Pages.b)
    await navigator.performAndWait(.push(asker))
    let start = try #require(navigator.visibleScreen as? Asker).onText
    await navigator.performAndWait(.pop())
    let log = EventLog(of: navigator, .actions)
    start("")
    #expect(log.lines == ["ignored task(): removed"])
    #expect(load.count == 0)
  }

  @Test func taskThatUsesItsScreenLeaksNothing() async throws {
    let navigator = Navigator(quiet: Pages.b)
    await navigator.performAndWait(.push(asker))
    let screen = Weak(navigator.visibleScreen)
    let events = navigator.events()
    (screen.object as? Asker)?.onAsk()
    for await event in events where event.kind == .didNavigate { break }
    navigator.picker?.onPick?("red")
    await (screen.object as? Asker)?.isAnswered()
    await navigator.performAndWait(.popToRoot(), from: 1)
    #expect(screen.object == nil)
  }

  @Test func endedTasksAreReleased() async throws {
    let performer = Performer()
    let flow = Flow(with: Asker()) { screen, lets in screen.onText = lets.task { _ in screen.answer(nil) } }
    let screen = flow.makeScreen(lets: Lets(ScreenLife(Caller(id: 1, flow: nil), performer, .there)))
    for _ in 0..<10_000 { screen.onText("") }
    #expect(performer.tasks.places.count == 10_000)
    await performer.tasks.finishTasks()
    #expect(screen.answers.count == 10_000)
    #expect(performer.tasks.places.count == 0)
  }

  /// Performs nothing, and exposes what is kept.
  private final class Performer: ActionPerformer {
    let attachments = ScreenAttachments()
    let isReachable = true

    var tasks: ScreenTasks { attachments.of(ScreenTasks.self) }

    func perform(_ action: NavigationAction, for caller: Caller) throws(Unperformed) -> NavigationOutcome {
      throw Unperformed()
    }
    func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? { nil }
    func attachments(of caller: Caller) -> ScreenAttachments? { attachments }
  }
}
