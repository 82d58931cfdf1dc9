import FlowKit
import Testing

/// Long random sequences with flows that are kept, made ahead, updated and moved, against a model of plain lists.
///
/// `WalkPlan` determines how many and which.
@MainActor
struct ReuseWalkTests {
  private static nonisolated let plan = WalkPlan(2_000, seeds: 5)

  @Test(arguments: plan.seeds)
  func navigatorUsesAgainWhatTheModelSays(seed: UInt64) {
    let walk = ReuseWalk()
    var random = WalkRandom(seed: seed), deeds: [ReuseDeed] = []
    for step in 1...Self.plan.actions {
      deeds.append(ReuseDeed(&random, walk.model))
      guard let problem = walk.take(deeds[step - 1]) else { continue }
      let last = deeds.suffix(20).map { "\($0)" }.joined(separator: ", ")
      Issue.record("Seed \(seed), step \(step): \(problem)\nThe last deeds: \(last)")
      return
    }
    #expect(walk.model.reused > Self.plan.actions / 20)
  }
}

/// A navigator and the model, which must agree after every deed.
@MainActor
private final class ReuseWalk {
  private(set) var model = ReuseModel()
  private let workshop = ReuseWorkshop()
  private let navigator: Navigator

  init() {
    navigator = Navigator(quiet: workshop.flow(0))
    navigator.retainedLimit = ReuseModel.limit
  }

  /// - Returns: What the navigator does differently.
  func take(_ deed: ReuseDeed) -> String? {
    let expected = model.take(deed)
    let reason = perform(deed)
    guard reason == expected else { return "\(deed): \(reason ?? "performed") instead of \(expected ?? "performed")" }
    return difference.map { "\(deed): \($0)" }
  }

  /// What a screen does by itself, or the app; the callbacks of screens are called, wherever they are.
  private func perform(_ deed: ReuseDeed) -> String? {
    switch deed {
    case .releaseRetained:
      navigator.releaseRetained()
      return nil
    case .push(let flow, let screen?):
      guard let screen = workshop.screens[screen] else { return "a dead screen" }
      var reason: String?
      let observation = navigator.observe { event in reason = event.issue.map { "\($0.reason)" } ?? reason }
      screen.onPush(flow)
      observation.cancel()
      return reason
    default:
      guard let action = deed.action(workshop) else { return "no action" }
      let outcome: NavigationOutcome = navigator.perform(action)
      return outcome.reason.map { "\($0)" }
    }
  }

  private var difference: String? {
    let stacks = navigator.tree.stacks.map { $0.map(\.id.number) }
    if stacks != model.stacks.map({ $0.map(\.id) }) { return "\(stacks) instead of \(model.stacks)" }
    for entry in model.stacks.joined() {
      let screen = navigator.screen(of: ScreenID(entry.id)) as? ReuseScreen
      if screen?.number != entry.screen { return "#\(entry.id) shows \(screen?.number ?? -1) instead of \(entry)" }
      if screen?.told != model.told[entry.screen] ?? 0 { return "\(entry) was told \(screen?.told ?? -1)" }
    }
    if navigator.retainedCount != model.waiting.count { return "\(navigator.retainedCount) wait" }
    if workshop.living != model.living { return "\(workshop.living) live instead of \(model.living)" }
    return nil
  }
}

/// Makes the screens, and sees them go.
@MainActor
final class ReuseWorkshop {
  private var made: [Weak] = []

  /// The screens by their numbers, if they live.
  var screens: [Int: ReuseScreen] {
    var screens: [Int: ReuseScreen] = [:]
    for case let screen as ReuseScreen in made.map(\.object) { screens[screen.number] = screen }
    return screens
  }

  var living: Set<Int> { Set(screens.keys) }

  func flow(_ number: Int) -> Flow<ReuseScreen> {
    let options = ReuseModel.flows[number]
    var flow = Flow<ReuseScreen>(id: number) { [unowned self] lets in
      let screen = ReuseScreen(number: made.count)
      made.append(Weak(screen))
      screen.onPush = { [unowned self] number in
        let push: () -> Void = lets.push(self.flow(number)) { screen in { screen.told += 1 } }
        push()
      }
      return screen
    }
    if options.isRetained { flow = flow.retained() }
    if options.isSingleTop { flow = flow.singleTop() }
    if options.movesToFront { flow = flow.movesToFront() }
    return flow
  }
}

/// A screen that counts what it is told.
@MainActor
final class ReuseScreen {
  let number: Int
  var told = 0
  var onPush: (_ flow: Int) -> Void = { _ in }

  init(number: Int) {
    self.number = number
  }
}
