import FlowKit
import FlowKitTesting
import Testing

/// What spies see of messages.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct MessageSpyTests {
  private enum Route: Hashable, Sendable { case users, back }

  private final class Screen {
    var onLogin: (Bool) -> Void = { _ in }
    var onDone: () -> Void = {}
    var onNumber: (Int) -> Void = { _ in }
    var go: @MainActor (Route) -> Void = { _ in }
    var goAndWait: @MainActor (Route) async -> NavigationOutcome? = { _ in nil }
  }

  private var home: Flow<Screen> { Flow(with: Screen()).named("Home") }

  private var flow: Flow<Screen> {
    Flow(with: Screen()) { [home] screen, lets in
      screen.onLogin = lets.choose { isNew in isNew ? .push(home) : nil }
      screen.onDone = lets.send(Route.back)
      screen.onNumber = lets.send()
      screen.go = lets.send()
      screen.goAndWait = { await lets.performAndWait(.send($0)) }
    }.named("S")
  }

  @Test func spySeesMessagesRoutesAndChoices() throws {
    let spy = LetsSpy()
    let screen = flow.makeScreen(lets: spy.lets)
    screen.onLogin(true)
    screen.onLogin(false)
    screen.onDone()
    screen.onNumber(5)
    screen.go(.users)
    try spy.verify(.push(home), nil, .send(Route.back), .send(5), .send(Route.users))
  }

  @Test func mismatchShowsTheMessages() {
    let spy = LetsSpy()
    flow.makeScreen(lets: spy.lets).onNumber(5)
    let error = #expect(throws: Mismatch.self) { try spy.verify(.send(6)) }
    #expect(error?.description.contains("\n- send(6)\n") == true)
    #expect(error?.description.contains("+ send(5) at FlowKitTestingTests/MessageSpyTests.swift:") == true)
  }

  @Test func awaitedRouteOfASpyIsRecordedAndReturnsNil() async throws {
    let spy = LetsSpy()
    let outcome = await flow.makeScreen(lets: spy.lets).goAndWait(.users)
    #expect(outcome?.description == nil)
    try spy.verify(.send(Route.users))
  }

  @Test func spiesOfAFactoryRecordAndForward() async throws {
    let spies = LetsSpyFactory()
    let navigator = Navigator(root: flow.handling(Route.self) { [home] _ in .push(home) }, spies: spies)
    let screen = try #require(navigator.visibleScreen as? Screen)
    let outcome = await screen.goAndWait(.users)
    #expect(outcome?.description == "pushed Home #2 for Route.users")
    #expect(spies[1]?.actions == [.send(Route.users)])
  }

  @Test func spyRecordsWhatAScreenFollows() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let (seen, eye) = AsyncStream.makeStream(of: Void.self)
    let spy = LetsSpy()
    let screen = Flow(with: Screen()) { _, lets in
      lets.follow(numbers) { number in
        eye.yield()
        return number + 1
      }
    }.makeScreen(lets: spy.lets)
    feed.yield(1)
    feed.yield(2)
    var count = 0
    for await _ in seen {
      count += 1
      if count == 2 { break }
    }
    #expect(spy.actions.first == .send(2))
    withExtendedLifetime(screen) {}
    feed.finish()
  }

  @Test func followingEndsWithTheSpy() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    feed.onTermination = { _ in end.finish() }
    var spy: LetsSpy? = LetsSpy()
    let flow = Flow(with: Screen()) { _, lets in lets.follow(numbers) }
    _ = spy.map { flow.makeScreen(lets: $0.lets) }
    spy = nil
    for await _ in ends {}
  }

  @Test func followingOfAFactorysScreenEndsWhenItLeaves() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    feed.onTermination = { _ in end.finish() }
    let spies = LetsSpyFactory()
    let navigator = Navigator(root: home, spies: spies)
    navigator.onIssue = nil
    await navigator.performAndWait(.push(Flow(with: Screen()) { _, lets in lets.follow(numbers) }))
    let events = navigator.events()
    feed.yield(7)
    for await event in events where event.kind == .ignored { break }
    #expect(spies[2]?.actions == [.send(7)])
    await navigator.performAndWait(.pop())
    for await _ in ends {}
  }
}
