import FlowKit
import Testing

@MainActor
struct EventSequenceTests {
  @Test func sequenceContainsAllEventsInOrderAndEndsWithItsNavigator() async throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let events = try #require(navigator).events()
    let log = EventLog(of: try #require(navigator))
    await navigator?.performAndWait(.push(Pages.b))
    await navigator?.performAndWait(.push(Pages.c), from: 1)
    await navigator?.performAndWait(.pop())
    navigator = nil
    let read = await events.all()
    #expect(read.map(\.description) == log.events.map(\.description))
    #expect(read.map(\.number) == log.events.map(\.number))
    #expect(read.count == 11)
  }

  @Test func waitingReaderGetsNewEvents() async throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let events = try #require(navigator).events()
    let reader = Task { await events.all().map(\.kind) }
    await Task.yield()
    await navigator?.performAndWait(.push(Pages.b))
    await Task.yield()
    await navigator?.performAndWait(.pop())
    navigator = nil
    #expect(
      await reader.value == [
        .willNavigate, .made, .disappeared, .appeared, .didNavigate,
        .willNavigate, .disappeared, .removed, .appeared, .didNavigate,
      ])
  }

  @Test(arguments: [(1, 1), (3, 3), (0, 1), (-5, 1), (Int.min, 1)])
  func slowReaderGetsTheNewestEventsAndSeesAGap(limit: Int, kept: Int) async throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let events = try #require(navigator).events(keepingNewest: limit)
    let log = EventLog(of: try #require(navigator))
    for _ in 0..<10 { await navigator?.performAndWait(.push(Pages.b)) }
    navigator = nil
    #expect(await events.all().map(\.number) == Array(log.events.map(\.number).suffix(kept)))
  }

  @Test func sequenceKeepsHundredEventsByDefault() async throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let events = try #require(navigator).events()
    for _ in 0..<200 { await navigator?.performAndWait(.pop()) }
    navigator = nil
    #expect(await events.all().map(\.number) == Array(101...200))
  }

  @Test func eventsDoNotKeepForwardedArguments() async throws {
    let navigator = try Navigator(showing: "A")
    let events = navigator.events(keepingNewest: 100)
    let carried = (0..<10).map { _ in goTo(Pages.a, on: navigator) }
    #expect(carried.allSatisfy { $0.object == nil })
    withExtendedLifetime(events) {}
  }

  @Test func readerThatStopsIsReleased() async throws {
    let navigator = try Navigator(showing: "A")
    await navigator.performAndWait(.push(Pages.b))
    await readOne(of: navigator)
    let carried = (0..<3).map { _ in goTo(Pages.b, on: navigator) }
    #expect(carried.allSatisfy { $0.object == nil })
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func everySequenceContainsAllEvents() async throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let first = try #require(navigator).events()
    await navigator?.performAndWait(.pop())
    let second = try #require(navigator).events()
    await navigator?.performAndWait(.pop())
    navigator = nil
    #expect(await first.all().map(\.number) == [1, 2])
    #expect(await second.all().map(\.number) == [2])
  }

  @Test func sequenceOfAnIdleNavigatorEndsToo() async throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let events = try #require(navigator).events()
    navigator = nil
    #expect(await events.all().isEmpty)
  }

  @Test func cancelledReaderEnds() async throws {
    let navigator = try Navigator(showing: "A")
    let events = navigator.events()
    let reader = Task { await events.all().count }
    await Task.yield()
    reader.cancel()
    _ = await reader.value
    await navigator.performAndWait(.push(Pages.b))
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func sequenceDoesNotKeepTheNavigatorAlive() throws {
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator)
    let events = navigator?.events()
    navigator?.perform(.push(Pages.b))
    navigator = nil
    #expect(weak.object == nil)
    withExtendedLifetime(events) {}
  }

  /// Performs an action that carries an argument.
  ///
  /// - Returns: The argument.
  private func goTo(_ flow: Flow<Page>, on navigator: Navigator) -> Weak {
    let argument = Page()
    navigator.perform(.goTo(flow) { _ in _ = argument })
    return Weak(argument)
  }

  private func readOne(of navigator: Navigator) async {
    let events = navigator.events()
    await navigator.performAndWait(.goTo(Pages.b))
    for await event in events {
      #expect(event.kind == .willNavigate)
      break
    }
  }
}

extension AsyncStream<NavigationEvent> {
  /// All events until the end.
  fileprivate func all() async -> [NavigationEvent] { await reduce(into: []) { $0.append($1) } }
}
