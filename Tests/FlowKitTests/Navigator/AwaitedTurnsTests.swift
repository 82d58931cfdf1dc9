import FlowKit
import Testing

/// An action that is awaited during another one always returns its outcome.
@MainActor
struct AwaitedTurnsTests {
  @Test func awaitedActionsOfAnEndlessChainAllEnd() async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let navigator = try Navigator(showing: "A")
    var tasks: [Task<String, Never>] = []
    let observation = navigator.observe { [unowned navigator] event in
      guard event.kind == .didNavigate else { return }
      tasks.append(
        Task.immediate {
          let outcome = await navigator.performAndWait(.replace(with: Pages.b))
          return outcome.reason?.description ?? (outcome.isQueued || outcome.isWaiting ? "not ended" : "performed")
        })
    }
    navigator.perform(.replace(with: Pages.c))
    var ends: [String: Int] = [:]
    for task in tasks { ends[await task.value, default: 0] += 1 }
    #expect(ends == ["performed": 999, "endless": 1])
    observation.cancel()
  }

  @Test func awaitedActionEndsEvenIfNobodyElseHoldsTheNavigator() async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    var navigator: Navigator? = try Navigator(showing: "A")
    let weak = Weak(navigator)
    var task: Task<String?, Never>?
    let ask: @MainActor (Page) -> Void = { _ in
      task = Task.immediate { [weak navigator] in await navigator?.performAndWait(.push(Pages.c)).description }
      navigator = nil
    }
    if let navigator { navigator.perform(.push(Pages.b, ask)) }
    #expect(await task?.value == "pushed C #3")
    #expect(weak.object == nil)
  }
}
