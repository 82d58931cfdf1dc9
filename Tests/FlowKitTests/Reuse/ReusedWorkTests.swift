import FlowKit
import Testing

/// Closures that a reused screen's configuration sets once, and that work for each of its entries.
@MainActor
@Suite(.timeLimit(.minutes(5)))  // a test that never ends fails
struct ReusedWorkTests {
  private final class Count {
    var tasks = 0
  }

  private let count = Count()

  private func flow(_ task: @escaping @MainActor () async -> Void = {}) -> Flow<Page> {
    Flow(with: Page()) { [count] page, lets in
      page.onNext = lets.task { _ in
        count.tasks += 1
        await task()
      }
      lets.onBack { page.received.isEmpty ? nil : .stay }
    }
    .named("R").retained()
  }

  @Test func screenOutsideTheTreeStartsNoTask() async throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.push(flow()))
    let page = try #require(navigator.visibleScreen as? Page)
    navigator.perform(.pop())
    page.onNext()
    await Task.yield()
    #expect(count.tasks == 0)
    #expect(navigator.retainedCount == 1)
  }

  @Test(arguments: [false, true])
  func tasksAndHandlersOfBackWorkForEachEntry(_ isMadeAhead: Bool) async throws {
    let (ran, run) = AsyncStream.makeStream(of: Void.self)
    let reused = flow { run.yield() }
    let navigator = try Navigator(showing: "A")
    if isMadeAhead { navigator.perform(.preload(reused)) }
    for round in 1...3 {
      navigator.perform(.push(reused))
      let page = try #require(navigator.visibleScreen as? Page)
      page.onNext()
      for await _ in ran { break }
      #expect(count.tasks == round)
      #expect(navigator.back())
      #expect(navigator.tree.summary == "A")
    }
    navigator.perform(.push(reused))
    let page = try #require(navigator.visibleScreen as? Page)
    page.receive("something")
    #expect(navigator.back())
    #expect(navigator.tree.summary == "A > R")
  }

  @Test func releasedScreenLeavesNothingBehind() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.push(flow()))
    let page = Weak(navigator.visibleScreen)
    navigator.perform(.pop())
    #expect(page.object != nil)
    navigator.releaseRetained()
    #expect(page.object == nil)
  }

  @Test func guardsRunForScreensThatWait() throws {
    let judge = Judge(), navigator = try Navigator(showing: "A")
    let guarded = Pages.x.guarded { judge.says(.allow) }.retained()
    for _ in 1...2 {
      navigator.perform(.push(guarded))
      navigator.perform(.pop())
    }
    #expect(judge.count == 2)
    navigator.perform(.preload(guarded))
    #expect(judge.count == 2)
  }

  /// A screen that awaits the text of another one.
  private func asker(_ heard: Asked) -> Flow<Page> {
    Flow(with: Page()) { page, lets in
      page.onNext = lets.push(Pages.x, until: \.onText) { heard.note($0) }
    }
    .named("R").retained()
  }

  @Test func lateAnswerClosesNothingElse() throws {
    let heard = Asked(), navigator = try Navigator(showing: "A")
    navigator.perform(.push(asker(heard)))
    (navigator.visibleScreen as? Page)?.onNext()
    let old = try #require(navigator.visibleScreen as? Page)
    navigator.perform(.pop())
    navigator.perform(.present(Pages.c))
    let log = EventLog(of: navigator, .actions)
    old.onText("late")
    #expect(navigator.tree.summary == "A > R | sheet: C")
    #expect(log.lines == ["ignored unwind(): removed"])
    #expect(heard.names.isEmpty)
  }

  @Test func tasksDoNotStartOutsideTheTree() throws {
    let navigator = try Navigator(showing: "A")
    navigator.perform(.push(flow()))
    let page = try #require(navigator.visibleScreen as? Page)
    navigator.perform(.pop())
    let log = EventLog(of: navigator, .actions)
    page.onNext()
    #expect(log.lines.count == 1 && log.lines[0].hasSuffix("removed"))
    #expect(count.tasks == 0)
  }

  @Test func cancelledHandlersStayCancelled() throws {
    var handler: Registration?
    let flow = Flow(with: Page()) { _, lets in handler = lets.onBack { .stay } }.named("R").retained()
    let navigator = try Navigator(showing: "A")
    navigator.perform(.push(flow))
    handler?.cancel()
    handler?.isEnabled = true
    #expect(handler?.isEnabled == false)
    #expect(navigator.back())
    #expect(navigator.tree.summary == "A")
  }

  @Test func screenWhoseIDAnotherTreeUsesLeavesNothingBehind() throws {
    let navigator = try Navigator(showing: "A"), other = try Navigator(showing: "A > B")
    navigator.perform(.push(flow()))
    let page = Weak(navigator.visibleScreen)
    navigator.perform(.travel(to: other.tree))
    navigator.releaseRetained()
    #expect(page.object == nil)
  }
}
