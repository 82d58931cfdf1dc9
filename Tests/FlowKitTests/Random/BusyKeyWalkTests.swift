import FlowKit
import FlowKitTesting
import Testing

/// Long random sequences with flows whose keys perform actions while they are compared, in the middle of anything.
///
/// How often keys are compared is nobody's business, so there is no model: each action ends once, and each screen comes,
/// is shown, hidden, and leaves in turn.
@MainActor
struct BusyKeyWalkTests {
  private static nonisolated let plan = WalkPlan(1_000, seeds: 3)

  @Test(arguments: plan.seeds)
  func eachActionEndsOnceWhateverKeysDoWhileTheyAreCompared(seed: UInt64) {
    let walk = BusyKeyWalk(seed: seed)
    for step in 1...Self.plan.actions {
      guard let problem = walk.take() else { continue }
      Issue.record("Seed \(seed), step \(step): \(problem)")
      return
    }
    #expect(walk.end() == nil)
    #expect(walk.interruptions > Self.plan.actions / 20)
  }
}

@MainActor
private final class BusyKeyWalk {
  /// How many actions were performed while keys were compared.
  private(set) var interruptions = 0
  private var navigator = Navigator(root: Containers.outer)
  private var random: WalkRandom
  private lazy var actions = RandomActions(
    seed: random.next(), pages: ["E", "F", "M", "R", "U", "A"], flow: { [unowned self] in flow($0) })
  private var observation: Registration?
  /// How many more actions keys may perform in this step.
  private var rest = 0
  private var asked = 0
  /// The actions that have not ended.
  private var open: Set<Int> = []
  private var told: ToldScreens
  private var screens: [ScreenID: Weak] = [:]
  private var problems: [String] = []

  init(seed: UInt64) {
    random = WalkRandom(seed: seed)
    told = ToldScreens(navigator.tree)
    navigator.onIssue = nil
    navigator.attach(HeadlessHost())
    observation = navigator.observe { [weak self] in self?.hear($0) }
  }

  /// - Returns: What is wrong after the next step.
  func take() -> String? {
    rest = 4
    act()
    rest = 0
    if !open.isEmpty { problems.append("\(open.count) actions have not ended") }
    let tree = navigator.tree
    told.difference(to: tree).map { problems.append($0) }
    if navigator.screenCount != tree.count { problems.append("\(navigator.screenCount) screens") }
    if navigator.retainedCount > 1 { problems.append("\(navigator.retainedCount) screens are retained") }
    if navigator.isWaiting || navigator.isPerforming { problems.append("it has not come to rest") }
    for entry in tree.path { screens[entry.id] = Weak(navigator.screen(of: entry.id)) }
    screens = screens.filter { tree.contains($0.key) || $0.value.object != nil }
    // A retained screen is that of an entry that has left.
    let alive = Set(screens.values.compactMap { $0.object.map(ObjectIdentifier.init) }).count
    if alive > tree.count + 1 { problems.append("\(alive) screens are alive, of \(tree.count)") }
    return problems.first
  }

  func end() -> String? {
    observation?.cancel()
    navigator = Navigator(root: Pages.a)
    return screens.values.contains { $0.object != nil } ? "a screen is alive" : nil
  }

  private func act() {
    asked += 1
    open.insert(asked)
    let tree = navigator.tree, callers = tree.path.map(\.id)
    let action = tree.count > 40 ? .reset(to: Containers.outer) : actions.action(in: tree)
    let caller = random.chance(1, in: 2) ? nil : callers[random.below(callers.count)]
    navigator.perform(action.tagged(asked), from: caller)
  }

  /// A key is being compared.
  private func interrupt() {
    guard rest > 0, random.chance(1, in: 2) else { return }
    rest -= 1
    interruptions += 1
    act()
  }

  /// E and F have keys, those that are used again have them, too.
  private func flow(_ name: String) -> Flow<Page> {
    let key = BusyKey(number: name == "E" ? random.below(3) : 0) { [weak self] in self?.interrupt() }
    let flow = Flow(with: Page(), id: key).named(name)
    switch name {
    case "E", "F": return flow
    case "M": return flow.movesToFront()
    case "R": return flow.retained()
    case "U": return flow.singleTop()
    default: return Containers.any(name)
    }
  }

  private func hear(_ event: NavigationEvent) {
    switch event.kind {
    case .didNavigate, .ignored, .refused:
      let tag = event.action.origin?.line ?? 0
      if open.remove(tag) == nil { problems.append("action \(tag) has ended twice: \(event)") }
    default:
      if !told.hear(event) { problems.append("\(event) again") }
    }
  }
}

/// A key that calls somebody whenever it is compared.
private struct BusyKey: Hashable, Sendable {
  let number: Int
  let call: @MainActor @Sendable () -> Void

  static func == (left: BusyKey, right: BusyKey) -> Bool {
    MainActor.assumeIsolated { left.call() }
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {}
}

extension NavigationAction {
  /// The same action with a number, as the line of its origin.
  fileprivate func tagged(_ tag: Int) -> NavigationAction { written(SourcePlace(line: UInt32(tag), column: 0)) }
}
