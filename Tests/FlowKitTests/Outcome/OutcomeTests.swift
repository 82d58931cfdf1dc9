import FlowKit
import Testing

/// Every action has exactly one outcome.
@MainActor
struct OutcomeTests {
  @Test func outcomeIsPerformedIgnoredOrDeferred() throws {
    let navigator = try Navigator(showing: "A")
    var queued: [NavigationOutcome] = []
    let performed = navigator.perform(
      .push(Pages.b) { [unowned navigator] _ in queued.append(navigator.perform(.pop())) })
    let ignored = navigator.perform(.pop())
    #expect(performed.isPerformed)
    #expect(performed.description == "pushed B #2")
    #expect(ignored.reason == .nothingToPop)
    #expect(queued.map(\.description) == ["queued: another action is being performed"])
    #expect(
      queued.allSatisfy { $0.isQueued && !$0.isWaiting && !$0.isPerformed && $0.changes == [] && $0.issue == nil })
  }

  @Test func outcomeOfAnActionExcludesTheActionsItCaused() throws {
    let navigator = try Navigator(showing: "A")
    let outcome = navigator.perform(.push(Pages.b) { [unowned navigator] _ in navigator.perform(.pop()) })
    #expect(outcome.description == "pushed B #2")
    #expect(navigator.tree.summary == "A")
  }

  @Test func everyActionEndsWithExactlyOneEvent() throws {
    let navigator = try Navigator(showing: "A")
    let log = EventLog(of: navigator, [.didNavigate, .ignored, .refused])
    var asked = 0
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .appeared || event.kind == .ignored, asked < 200 else { return }
      for action in [NavigationAction.push(Pages.b), .pop(), .popTo(Pages.x), .dismiss()] {
        asked += 1
        navigator.perform(action, from: asked % 5 == 0 ? 1 : nil)
      }
    }
    asked += 1
    navigator.perform(.push(Pages.b))
    #expect(log.events.count == asked)
    #expect(asked >= 200)
    observation.cancel()
  }

  @Test func awaitedActionHasItsFinalOutcome() async throws {
    let navigator = try Navigator(showing: "A")
    #expect(await navigator.performAndWait(.push(Pages.b)).description == "pushed B #2")
    #expect(await navigator.performAndWait(.push(Pages.c), from: 1).reason == .covered)
    #expect(await navigator.performAndWait(.goTo(Pages.b)).description == "performed: it was so already")
  }

  @Test func actionAwaitedDuringAnotherHasItsFinalOutcome() async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let navigator = try Navigator(showing: "A")
    var tasks: [Task<String, Never>] = []
    let outcome: NavigationOutcome = navigator.perform(
      .push(Pages.b) { _ in
        for action in [NavigationAction.push(Pages.c), .popTo(Pages.x), .pop()] {
          tasks.append(Task.immediate { await navigator.performAndWait(action).shortly })
        }
        #expect(tasks.count == 3)
      })
    #expect(outcome.description == "pushed B #2")
    var ends: [String] = []
    for task in tasks { ends.append(await task.value) }
    #expect(ends == ["pushed C #3", "target not found", "removed C #3"])
    #expect(navigator.tree.summary == "A > B")
  }

  @Test func actionsThatManyTasksAwaitAllEnd() async throws {
    let navigator = try Navigator(showing: "A")
    let tasks = (0..<200).map { _ in Task { await navigator.performAndWait(.push(Pages.b)).description } }
    var outcomes: Set<String> = []
    for task in tasks { outcomes.insert(await task.value) }
    #expect(outcomes.count == 200)
    #expect(navigator.tree.count == 201)
  }

  @Test func awaitedActionOfACancelledTaskEnds() async throws {
    let navigator = try Navigator(showing: "A")
    let task = Task { await navigator.performAndWait(.push(Pages.b)).description }
    task.cancel()
    #expect(await task.value == "pushed B #2")
  }
}

extension NavigationOutcome {
  /// The reason, or the changes.
  fileprivate var shortly: String { reason?.description ?? description }
}
