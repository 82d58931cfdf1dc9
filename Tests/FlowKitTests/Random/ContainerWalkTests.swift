import FlowKit
import FlowKitTesting
import Testing

/// Long random sequences of actions in trees with containers, against a model that does it with lists in lists.
///
/// `WalkPlan` determines how many and which.
@MainActor
struct ContainerWalkTests {
  private static nonisolated let plan = WalkPlan(1_000, seeds: 5)

  @Test func theModelOfContainersKnowsEveryVerbThatChangesTrees() {
    let model = BoxModel("Outer")
    var maker = BoxMaker(seed: 1), known: Set<NavigationAction.Kind> = []
    for _ in 0..<5_000 { known.insert(maker.deed(model).action().kind) }
    let changing = NavigationAction.Kind.all.filter { $0.leadsForward || $0.leadsBack }
    #expect(changing.filter { !known.contains($0) } == [])
  }

  @Test(arguments: plan.seeds)
  func navigatorDoesWhatTheModelOfContainersSays(seed: UInt64) {
    let walk = BoxWalk()
    var maker = BoxMaker(seed: seed)
    var performed = 0
    for step in 1...Self.plan.actions {
      let deed = maker.deed(walk.model), caller = maker.caller(walk.model), before = walk.model.picture
      let (expected, problem) = walk.take(deed, from: caller)
      if expected == nil { performed += 1 }
      guard let problem else { continue }
      Issue.record("Seed \(seed), step \(step): \(before), #\(caller ?? 0) asks for \(deed)\n\(problem)")
      return
    }
    #expect(performed > Self.plan.actions / 4)
  }
}

/// A navigator and the model, which must agree after every action, and about what observers and the host are told on
/// the way.
@MainActor
private final class BoxWalk {
  private(set) var model = BoxModel("Outer")
  private let navigator = Navigator(root: Containers.outer)
  private let host = HeadlessHost()
  private var screens: [ScreenID: Weak] = [:]
  private var observation: NavigationObservation?
  /// What observers were told during the latest action.
  private var told: [String] = []

  init() {
    navigator.onIssue = nil
    navigator.attach(host)
    observation = navigator.observe { [unowned self] event in event.boxText.map { told.append($0) } }
  }

  /// - Returns: Why the model does not do it, and what the navigator does differently.
  func take(_ deed: BoxDeed, from caller: Int?) -> (expected: String?, problem: String?) {
    let before = model, updates = host.updates.count
    var expected: String?
    do throws(BoxModel.Refusal) {
      try model.take(deed, from: caller)
    } catch {
      expected = error.reason
    }
    told = []
    let outcome = navigator.perform(deed.action(), from: caller.map { ScreenID($0) })
    let reason = outcome.reason.map { "\($0)" }
    guard reason == expected else { return (expected, "expected \(expected ?? model.picture), was \(outcome)") }
    let problem = difference ?? leak ?? host.problems.first
    return (expected, problem ?? storyProblem(before, outcome, host.updates.dropFirst(updates).map(\.boxText)))
  }

  /// What is told in another order, more than once, or not at all.
  private func storyProblem(_ before: BoxModel, _ outcome: NavigationOutcome, _ updates: [String]) -> String? {
    let hasActed = outcome.isPerformed, story = BoxStory(from: before, to: model)
    let changes = hasActed ? BoxDifference(from: before, to: model).changes : []
    if outcome.changes.map(\.boxText) != changes { return "changes \(outcome.changes.map(\.boxText)), not \(changes)" }
    let expected = hasActed ? story.made + story.told : []
    if told != expected { return "told \(told), not \(expected)" }
    let shown = before.layers == model.layers ? [] : ["\(BoxUpdate(from: before, to: model))"]
    return updates == shown ? nil : "updates \(updates), not \(shown)"
  }

  private var difference: String? {
    let tree = navigator.tree
    if tree.summary != model.picture || tree.path.map(\.id.number) != model.ids {
      return "expected: \(model.picture) \(model.ids)\nactual:   \(tree.summary) \(tree.path.map(\.id.number))"
    }
    if tree.visible.id.number != model[model.front].id { return "visible is \(tree.visible)" }
    if tree.shown.map(\.id.number) != model.seen.filter({ $0.amount == .all }).map(\.node.id) {
      return "\(tree.shown) are shown"
    }
    if Set(tree.path.map(\.id)).count != tree.count { return "an id stands there twice: \(tree)" }
    let presenters = tree.modals.map { $0.presentation?.presenter.number }
    if presenters != model.layers.dropFirst().map(\.presenter) { return "presenters are \(presenters)" }
    return host.shown == tree ? nil : "shown: \(host.shown?.summary ?? "nothing")"
  }

  private var leak: String? {
    for (id, screen) in screens where !navigator.tree.contains(id) {
      if screen.object != nil { return "\(id) has left, but is alive" }
      screens[id] = nil
    }
    for entry in navigator.tree.path where screens[entry.id] == nil {
      guard let screen = navigator.screen(of: entry.id) else { return "\(entry) has no screen" }
      screens[entry.id] = Weak(screen)
    }
    return navigator.screenCount == navigator.tree.count ? nil : "\(navigator.screenCount) screens"
  }
}
