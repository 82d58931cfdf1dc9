import FlowKit
import Testing

/// Screens that send the elements of a sequence as messages.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct FollowTests {
  private let steps: AsyncStream<Step>, feed: AsyncStream<Step>.Continuation
  private let texts: AsyncStream<String>, pen: AsyncStream<String>.Continuation

  init() {
    (steps, feed) = AsyncStream.makeStream()
    (texts, pen) = AsyncStream.makeStream()
  }

  private var follower: Flow<Page> {
    Flow(with: Page()) { [steps] in $1.follow(steps) }.named("F")
  }

  /// Waits for the first event of a kind that is about a message or its answer.
  private func event(
    _ events: AsyncStream<NavigationEvent>, _ kind: NavigationEvent.Kind
  ) async -> NavigationEvent? {
    for await event in events where event.kind == kind { return event }
    return nil
  }

  @Test func elementsAreMessagesOfTheScreen() async {
    let navigator = Navigator(quiet: Pages.a.handling(Step.self) { _ in .push(Pages.b) })
    await navigator.performAndWait(.push(follower))
    let events = navigator.events()
    feed.yield(.done)
    let event = await event(events, .didNavigate)
    #expect(event?.tree.summary == "A > F > B")
  }

  @Test func elementsThatCameBeforeAreSentWhenTheScreenHasEntered() async {
    feed.yield(.picked(id: 1))
    let navigator = Navigator(quiet: follower.handling(Step.self) { _ in .push(Pages.b) })
    #expect(navigator.tree.summary == "F")
    let event = await event(navigator.events(), .didNavigate)
    #expect(event?.tree.summary == "F > B")
  }

  @Test func elementsCanBeMappedToMessages() async {
    let flow = Flow(with: Page()) { [texts] in $1.follow(texts) { Step.picked(id: $0.count) } }
    let navigator = Navigator(quiet: flow)
    let events = navigator.events()
    pen.yield("abc")
    let event = await event(events, .ignored)
    #expect(event?.action == .send(Step.picked(id: 3)))
    #expect(event?.issue?.reason == .unhandled)
  }

  @Test func screenCanFollowSeveralSequences() async {
    let flow = Flow(with: Page()) { [steps, texts] page, lets in
      lets.follow(steps)
      lets.follow(texts)
    }
    let navigator = Navigator(quiet: flow)
    let events = navigator.events()
    feed.yield(.done)
    let first = await event(events, .ignored)
    pen.yield("a")
    let second = await event(events, .ignored)
    #expect([first?.action, second?.action] == [.send(Step.done), .send("a")])
  }

  @Test func coveredScreensMessagesAreDropped() async {
    let navigator = Navigator(quiet: follower.handling(Step.self) { _ in .push(Pages.b) })
    await navigator.performAndWait(.present(Pages.c))
    let events = navigator.events()
    feed.yield(.done)
    let event = await event(events, .ignored)
    #expect(event?.description.contains("send(Step.done) at FlowKitTests/FollowTests.swift") == true)
    #expect(event?.issue?.reason == .covered)
    #expect(navigator.tree.summary == "F | sheet: C")
  }

  @Test func coveredScreenKeepsSendingIfItsFlowAcceptsActions() async {
    let flow = follower.actsWhileCovered().handling(Step.self) { _ in .dismissAll() }
    let navigator = Navigator(quiet: flow)
    await navigator.performAndWait(.present(Pages.c))
    let events = navigator.events()
    feed.yield(.done)
    let event = await event(events, .didNavigate)
    #expect(event?.tree.summary == "F")
  }

  @Test func followingEndsWhenTheScreenLeaves() async throws {
    let navigator = try Navigator(showing: "A")
    await navigator.performAndWait(.push(follower))
    await navigator.performAndWait(.push(Pages.b))
    let log = EventLog(of: navigator, [.ignored])
    await expectEnd(of: feed) { _ = await navigator.performAndWait(.popToRoot()) }
    #expect(log.events.isEmpty)
  }

  @Test func followingEndsWhenTheScreenIsReplaced() async {
    let navigator = Navigator(quiet: follower)
    await expectEnd(of: feed) { _ = await navigator.performAndWait(.replace(with: Pages.b)) }
  }

  @Test func followingContinuesWhenAnotherScreenLeaves() async throws {
    let navigator = Navigator(quiet: follower)
    await navigator.performAndWait(.push(Pages.b))
    await navigator.performAndWait(.pop())
    let events = navigator.events()
    feed.yield(.done)
    let event = await event(events, .ignored)
    #expect(event?.issue?.reason == .unhandled)
  }

  @Test func followingEndsWithTheNavigator() async {
    var navigator: Navigator? = Navigator(quiet: follower)
    let weak = Weak(navigator)
    await expectEnd(of: feed) { navigator = nil }
    #expect(weak.object == nil)
  }

  @Test func screenEndsAllItsFollowing() async {
    let flow = Flow(with: Page()) { [steps, texts] page, lets in
      lets.follow(steps)
      lets.follow(texts)
    }
    let navigator = Navigator(quiet: flow)
    await expectEnd(of: feed) {
      await expectEnd(of: pen) { _ = await navigator.performAndWait(.reset(to: Pages.a)) }
    }
  }

  @Test func removedScreenFollowsNothing() async throws {
    let navigator = try Navigator(showing: "A")
    var kept: Lets?
    await navigator.performAndWait(.push(Flow(with: Page()) { _, lets in kept = lets }))
    await navigator.performAndWait(.pop())
    await expectEnd(of: feed) { [steps] in kept?.follow(steps) }
    kept = nil
  }

  @Test func errorOfASequenceIsReported() async {
    struct Failure: Error, CustomStringConvertible { let description = "no connection" }
    let line: UInt32 = #line + 3
    let (values, source) = AsyncThrowingStream.makeStream(of: Step.self)
    let flow = Flow(with: Page()) { page, lets in
      lets.follow(values)
    }
    let navigator = Navigator(quiet: flow.named("F"))
    let events = navigator.events()
    source.finish(throwing: Failure())
    let event = await event(events, .ignored)
    #expect(event?.issue?.reason == .messagesFailed)
    #expect(event?.issue?.error is Failure)
    #expect(event?.action.kind == .follow)
    #expect(
      event?.description == "follow(Step) at \(#fileID):\(line) failed: the sequence that F #1 follows threw an error:"
        + " no connection. It sends nothing more. To continue after an error, handle the error in the sequence.")
  }

  @Test func sequenceThatEndsIsReleased() async {
    let navigator = Navigator(quiet: follower)
    let events = navigator.events()
    feed.yield(.done)
    feed.finish()
    _ = await event(events, .ignored)
    await navigator.performAndWait(.push(Pages.b))
    #expect(navigator.tree.summary == "F > B")
  }

  /// Does something that must end the reading of a stream, and waits for that end.
  private func expectEnd<Element>(
    of stream: AsyncStream<Element>.Continuation, _ body: @MainActor () async -> Void
  ) async {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    stream.onTermination = { reason in
      if case .cancelled = reason { end.yield(true) } else { end.yield(false) }
      end.finish()
    }
    await body()
    for await isCancelled in ends { #expect(isCancelled) }
  }
}
