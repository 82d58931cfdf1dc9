import FlowKit
import Testing

/// Long random sequences of everything that can be done to a navigator, against a model that does it with plain lists.
///
/// `FLOWKIT_RANDOM_ACTIONS=1000000 swift test -c release -Xswiftc -enable-testing --filter RandomWalk` takes a
/// million actions; `FLOWKIT_SEED=7` repeats one seed.
@MainActor
struct RandomWalkTests {
  private static nonisolated let plan = WalkPlan(2_000, seeds: 5)

  @Test(arguments: plan.seeds)
  func navigatorDoesWhatTheModelSays(seed: UInt64) async {
    let problem = await walk(seed: seed, actions: Self.plan.actions)
    if let problem { Issue.record(Comment(rawValue: problem)) }
  }

  @Test
  func sequenceOfEventsTellsTheSameStory() async throws {
    let walk = Walk(isThorough: false)
    var (story, events) = try #require(listen(to: walk, seed: 6, actions: 500))
    walk.world.end()
    for await event in events { story.hear(event) }
    #expect(story.problems == [])
    #expect(story.entries.sorted() == walk.model.rows.map(\.id).sorted())
    #expect(story.visible == walk.model.rows.last?.id)
  }

  private func listen(to walk: Walk, seed: UInt64, actions: Int) -> (WalkStory, AsyncStream<NavigationEvent>)? {
    var maker = WalkMaker(seed: seed)
    #expect(walk.take(maker.next()) == nil)
    guard let navigator = walk.world.navigator else { return nil }
    let told = (WalkStory(navigator.tree), navigator.events(keepingNewest: .max))
    while walk.model.actions < actions {
      guard let problem = walk.take(maker.next()) else { continue }
      Issue.record("\(problem)")
      return nil
    }
    return told
  }

  /// - Returns: What went wrong, with the shortest walk that shows it.
  private func walk(seed: UInt64, actions: Int) async -> String? {
    let walk = Walk(isThorough: false)
    defer { walk.world.end() }
    var maker = WalkMaker(seed: seed)
    var steps: [WalkStep] = []
    while walk.model.actions < actions {
      steps.append(maker.next())
      guard let problem = walk.take(steps[steps.count - 1]) else { continue }
      return await report(seed: seed, steps, problem)
    }
    guard let problem = walk.end() else { return nil }
    return await report(seed: seed, steps, "at the end: \(problem)")
  }

  private func report(seed: UInt64, _ steps: [WalkStep], _ problem: String) async -> String {
    let failure = WalkFailure(steps: steps.count, problem: problem)
    return await WalkShrinker.report(seed: seed, steps, failure) { Walk.failure(in: $0) }
  }
}
