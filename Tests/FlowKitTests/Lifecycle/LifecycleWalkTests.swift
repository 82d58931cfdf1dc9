import FlowKit
import Testing

/// Long random sequences of actions: each screen hears a whole life, and what they hear together is what is shown.
@MainActor
struct LifecycleWalkTests {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func everyScreenHearsOneLifeAndThoseThatAreShownKnowIt(seed: UInt64) {
    let walk = LifecycleWalk(seed: seed)
    for step in 1...600 {
      let deed = walk.next()
      guard let problem = walk.problem else { continue }
      Issue.record("Seed \(seed), step \(step), \(deed): \(problem)")
      return
    }
    #expect(walk.removed > 100)
  }
}

/// A navigator whose screens know whether they are visible.
@MainActor
private final class LifecycleWalk {
  private var random: WalkRandom
  private let census = Census()
  private let navigator: Navigator

  init(seed: UInt64) {
    random = WalkRandom(seed: seed)
    navigator = Navigator(root: census.flow(0))
  }

  var removed: Int { census.removed }

  /// - Returns: What was done.
  func next() -> String {
    let caller = random.chance(2, in: 3) ? nil : navigator.tree.path[random.below(navigator.tree.count)].id
    let action = action()
    navigator.perform(action, from: caller)
    return "\(action) from \(caller.map { "\($0)" } ?? "outside")"
  }

  private func action() -> NavigationAction {
    let flow = census.flow(random.below(8))
    return switch random.below(14) {
    case 0, 1, 2: .push(flow)
    case 3: .present(flow)
    case 4: .replace(with: flow)
    case 5: .pop
    case 6: .back
    case 7: .dismiss
    case 8: .goTo(flow)
    case 9: .popTo(flow)
    case 10: .select(random.below(3))
    case 11: .batch(.push(flow), .pop, .present(flow))
    case 12: random.chance(1, in: 4) ? .reset(to: flow) : .finish
    default: .setChildren(census.flow(0), census.flow(random.below(4) + 1))
    }
  }

  var problem: String? {
    let shown = navigator.tree.shown.map { navigator.screen(of: $0.id).map(ObjectIdentifier.init) }
    if Set(shown) != Set(census.visible.map(Optional.some)) { return "\(navigator.tree.shown) are shown" }
    if census.alive != navigator.tree.count { return "\(census.alive) screens live in \(navigator.tree)" }
    return census.problems.first
  }
}

/// Keeps count of screens by what they hear.
@MainActor
private final class Census {
  private(set) var visible: Set<ObjectIdentifier> = []
  private(set) var removed = 0
  private(set) var alive = 0
  private(set) var problems: [String] = []

  nonisolated init() {}

  func flow(_ number: Int) -> Flow<Citizen> {
    switch number {
    case 5:
      Flow(
        with: Citizen(self), containing: .tabs(self.flow(0), self.flow(1), self.flow(2), back: .previousTabs),
        id: number)
    case 6: Flow(with: Citizen(self), containing: .split(self.flow(0), self.flow(3)), id: number)
    case 7: Flow(with: Citizen(self), containing: .pages(self.flow(1), self.flow(6)), id: number)
    default: Flow(with: Citizen(self), id: number)
    }
  }

  final class Citizen: ScreenLifecycle {
    private enum Age { case unborn, covered, visible, removed }

    private let census: Census
    private var age = Age.unborn

    init(_ census: Census) { self.census = census }

    @MainActor
    private func become(_ next: Age, from before: [Age]) {
      if !before.contains(age) { census.problems.append("a screen that is \(age) becomes \(next)") }
      age = next
    }

    func screenWasMade() {
      become(.covered, from: [.unborn])
      census.alive += 1
    }

    func screenBecameVisible() {
      become(.visible, from: [.covered])
      census.visible.insert(ObjectIdentifier(self))
    }

    func screenWasCovered() {
      become(.covered, from: [.visible])
      census.visible.remove(ObjectIdentifier(self))
    }

    func screenWasRemoved() {
      become(.removed, from: [.covered])
      census.alive -= 1
      census.removed += 1
    }
  }
}
