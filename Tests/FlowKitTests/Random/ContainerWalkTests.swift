import FlowKit
import FlowKitTesting
import Testing

/// Long random sequences of actions in trees with containers, against a model that does it with lists in lists.
///
/// `WalkPlan` determines how many and which.
@MainActor
struct ContainerWalkTests {
  private static nonisolated let plan = WalkPlan(5_000, seeds: 5)

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

/// A navigator and the model, which must agree after every action.
@MainActor
private final class BoxWalk {
  private(set) var model = BoxModel("Outer")
  private let navigator = Navigator(root: Containers.outer)
  private let host = HeadlessHost()
  private var screens: [ScreenID: Weak] = [:]
  private var shown: [ScreenID] = []
  private var observation: NavigationObservation?
  private var problems: [String] = []

  init() {
    navigator.attach(host)
    shown = navigator.tree.shown.map(\.id)
    observation = navigator.observe { [unowned self] in hear($0) }
  }

  /// - Returns: Why the model does not do it, and what the navigator does differently.
  func take(_ deed: BoxDeed, from caller: Int?) -> (expected: String?, problem: String?) {
    var expected: String?
    do throws(BoxModel.Refusal) {
      try model.take(deed, from: caller)
    } catch {
      expected = error.reason
    }
    let outcome = navigator.perform(deed.action(), from: caller.map { ScreenID($0) })
    let reason = outcome.reason.map { "\($0)" }
    guard reason == expected else { return (expected, "expected \(expected ?? model.picture), was \(outcome)") }
    return (expected, difference ?? leak ?? problems.first ?? host.problems.first)
  }

  private func hear(_ event: NavigationEvent) {
    guard let entry = event.entry else { return }
    if event.kind == .appeared, !shown.contains(entry.id) { return shown.append(entry.id) }
    if event.kind == .disappeared, let index = shown.firstIndex(of: entry.id) {
      shown.remove(at: index)
    } else if event.kind != .made, event.kind != .removed, event.kind != .reselected {
      problems.append("unexpected: \(event)")
    }
  }

  private var difference: String? {
    let tree = navigator.tree
    if tree.summary != model.picture || tree.path.map(\.id.number) != model.ids {
      return "expected: \(model.picture) \(model.ids)\nactual:   \(tree.summary) \(tree.path.map(\.id.number))"
    }
    if tree.visible.id.number != model[model.front].id { return "visible is \(tree.visible)" }
    if Set(tree.shown.map(\.id)) != Set(shown) { return "\(tree.shown) are shown, told were \(shown)" }
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
