import FlowKit
import FlowKitTesting

/// A walk through an app: the same steps are taken by a real navigator and by the model, and both must tell the same.
@MainActor
final class Walk {
  var model = WalkModel()
  let world = WalkWorld()
  /// The ids of all flows, by their numbers.
  let flows: [FlowID]
  /// Looks at everything after each step; otherwise, where trees are deep, only now and then.
  private let isThorough: Bool
  private var steps = 0

  init(isThorough: Bool) {
    self.isThorough = isThorough
    flows = WalkFlows.names.indices.map { [flows = world.flows] in flows[$0].id }
  }

  /// - Returns: What went wrong, if anything did.
  func take(_ step: WalkStep) -> String? {
    steps += 1
    if step.isStart {
      model.start(step.hooks)
      world.start(model.done)
    } else {
      model.take(step)
      world.take(model.deed, hooks: model.done)
    }
    let isTimely = model.rows.count <= 12 || steps % (model.rows.count <= 60 ? 8 : 64) == 0
    return storyProblem ?? quickProblem ?? (isThorough || isTimely ? thoroughProblem : nil)
  }

  /// Lets everything that is under way end, then lets go of the navigator.
  ///
  /// - Returns: What went wrong, if anything did.
  func end() -> String? {
    for deed in [WalkDeed.cancelSwipe, .beginSwipe, .cancelSwipe, .endTransition, .endTransition] {
      if let problem = take(WalkStep(deed: deed)) { return problem }
    }
    world.noteProblems()
    if let problem = storyProblem ?? quickProblem ?? thoroughProblem ?? hostProblem { return problem }
    weak var navigator: Navigator?
    navigator = world.navigator
    world.end()
    if navigator != nil { return "the navigator is still alive" }
    return world.alive.isEmpty ? nil : "released, but the screens \(world.alive.sorted()) are alive"
  }

  private var hostProblem: String? {
    guard let host = world.host, host.screen.shown != world.navigator?.tree else { return nil }
    return "shown: \(host.screen.shown?.description ?? "nothing")"
  }
}

extension Walk {
  /// Takes these steps from the beginning, looking at everything after each of them.
  static func failure(in steps: [WalkStep]) -> WalkFailure? {
    let walk = Walk(isThorough: true)
    defer { walk.world.end() }
    if steps.first?.isStart != true, let problem = walk.take(WalkStep(deed: .start)) {
      return WalkFailure(steps: 0, problem: problem)
    }
    for (index, step) in steps.enumerated() {
      if let problem = walk.take(step) { return WalkFailure(steps: index + 1, problem: problem) }
    }
    return walk.end().map { WalkFailure(steps: steps.count, problem: "at the end: \($0)") }
  }
}
