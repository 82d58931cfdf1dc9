import FlowKit
import Testing

/// The contents of events.
@MainActor
struct EventContentsTests {
  @Test func willNavigateAndMadeHaveTheTreeBeforeAndOtherEventsTheTreeAfter() throws {
    let navigator = try Navigator(showing: "A > B")
    let log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(.replace(with: Pages.c))
    #expect(log.events.map(\.tree.summary) == ["A > B", "A > B", "A > C", "A > C", "A > C", "A > C"])
  }

  @Test func treeOfAnEventIsThatOfTheNavigatorAtThatTime() throws {
    let navigator = try Navigator(showing: "A > B")
    var isSame: [Bool] = []
    let observation = navigator.observe { [unowned navigator] in isSame.append($0.tree == navigator.tree) }
    navigator.perform(.pop())
    navigator.perform(.pop())
    #expect(isSame == [true, true, true, true, true, true])
    observation.cancel()
  }

  @Test func allEventsOfAnActionNameItAndItsCaller() throws {
    let navigator = try Navigator(showing: "A > B")
    let log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(.pop(), from: 2)
    navigator.perform(.push(Pages.c))
    let callers = log.events.map { $0.caller?.description ?? "nobody" }
    #expect(callers == Array(repeating: "B #2", count: 5) + Array(repeating: "nobody", count: 5))
    #expect(log.events.prefix(5).allSatisfy { $0.action == .pop() })
    #expect(log.events.dropFirst(5).allSatisfy { $0.action == .push(Pages.c) })
  }

  @Test func eventsOfACallbackNameItsScreenAsTheCaller() throws {
    let navigator = Navigator(quiet: Flow(with: Page()) { $0.onNext = $1.push(Pages.b) })
    let log = EventLog(of: navigator, .actions, .entries)
    try navigator.page(1).onNext()
    try navigator.page(1).onNext()
    #expect(log.events.map { $0.caller?.description } == Array(repeating: "Page #1", count: 6))
    #expect(log.lines.last == "ignored push(B): covered")
  }

  @Test func onlyDidNavigateHasChanges() throws {
    let navigator = try Navigator(showing: "A > B")
    let log = EventLog(of: navigator, .actions, .entries)
    let outcome = navigator.perform(.replace(with: Pages.c))
    #expect(log.events.map(\.changes.count) == [0, 0, 0, 0, 0, 2])
    #expect(log.events.last?.changes == outcome.changes)
  }

  @Test func onlyIgnoredAndRefusedHaveAnIssue() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, .actions, .entries)
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.c), from: 1)
    #expect(log.events.map { $0.issue?.reason } == [nil, nil, nil, nil, nil, .covered])
    #expect(log.events.last?.issue?.tree == navigator.tree)
    #expect(log.events.last?.issue?.caller?.description == "A #1")
  }

  @Test func eventsAreNumberedInOrder() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator)
    navigator.perform(.push(Pages.b))
    navigator.perform(.push(Pages.b), from: 1)
    navigator.perform(.pop())
    let first = try #require(log.events.first?.number)
    #expect(log.events.map(\.number) == Array(first...(first + 10)))
  }

  @Test func screenOfARemovedEntryIsReleasedBeforeItsEvent() throws {
    let navigator = try Navigator(showing: "A > B")
    let page = Weak(navigator.visibleScreen)
    var isGone: [Bool] = []
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .removed { isGone.append(page.object == nil && navigator.screen(of: 2) == nil) }
    }
    navigator.perform(.pop())
    #expect(isGone == [true])
    observation.cancel()
  }

  @Test func appearingScreenIsInTheTree() throws {
    let navigator = try Navigator(showing: "A")
    var pages: [AnyObject?] = []
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .appeared, let entry = event.entry else { return }
      pages.append(navigator.screen(of: entry.id))
    }
    navigator.perform(.push(Pages.b))
    #expect(pages.count == 1)
    #expect(pages[0] === navigator.visibleScreen)
    observation.cancel()
  }
}
