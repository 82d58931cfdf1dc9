import FlowKit
import Testing

/// Long random sequences of actions, in the foreground and in the background, while the host shows these or those columns.
///
/// Each screen gets a complete lifecycle, and what screens and observers are told agrees with what is visible.
/// `WalkPlan` determines how many and which.
@MainActor
struct LifecycleWalkTests {
  private static nonisolated let plan = WalkPlan(3_000, seeds: 5)

  @Test(arguments: plan.seeds)
  func everyScreenGetsOneConsistentLifecycle(seed: UInt64) {
    let walk = LifecycleWalk(seed: seed)
    for step in 1...Self.plan.actions {
      let deed = walk.next()
      guard let problem = walk.problem else { continue }
      Issue.record("Seed \(seed), step \(step), \(deed): \(problem)")
      return
    }
    guard Self.plan.actions >= 600 else { return }
    #expect(walk.removed > Self.plan.actions / 6)
    #expect(walk.partlyCovered > Self.plan.actions / 12)
    #expect(walk.inBackground > Self.plan.actions / 12)
  }
}

/// How much of a screen is visible, and whether it is in the background.
private struct Sight: Equatable {
  enum Amount { case unborn, nothing, part, all, removed }

  var amount = Amount.unborn
  var isInBackground = false
}

/// A navigator whose screens know whether they are visible.
@MainActor
private final class LifecycleWalk {
  /// How often a screen was partly covered, or in the background.
  private(set) var partlyCovered = 0
  private(set) var inBackground = 0
  private var random: WalkRandom
  private let census = Census()
  private let navigator: Navigator
  /// What observers were told about the visible entries.
  private var told: [ScreenID: Sight] = [:]

  init(seed: UInt64) {
    random = WalkRandom(seed: seed)
    navigator = Navigator(quiet: census.flow(0))
    told = model
    navigator.observe { [weak self] in self?.hear($0) }
  }

  var removed: Int { census.removed }

  /// - Returns: What was done.
  func next() -> String {
    if random.chance(1, in: 10) {
      navigator.isInBackground = random.chance(1, in: 2)
      return "background: \(navigator.isInBackground)"
    }
    let splits = navigator.tree.containers.filter { $0.kind == .split }
    if !splits.isEmpty, random.chance(1, in: 10) {
      let split = splits[random.below(splits.count)].id
      let columns: Set<SplitColumn> = random.pick([[]: 1, [.primary]: 2, [.detail]: 2, [.primary, .detail]: 1])
      navigator.host.setShownColumns(columns, of: split)
      return "columns \(columns) of \(split)"
    }
    let caller = random.chance(2, in: 3) ? nil : navigator.tree.path[random.below(navigator.tree.count)].id
    let action = action()
    navigator.perform(action, from: caller)
    return "\(action) from \(caller.map { "\($0)" } ?? "outside")"
  }

  private func action() -> NavigationAction {
    let flow = census.flow(random.below(8))
    return switch random.below(14) {
    case 0, 1, 2: .push(flow)
    case 3: .present(flow, as: style())
    case 4: .replace(with: flow)
    case 5: .pop()
    case 6: .back()
    case 7: .dismiss()
    case 8: .goTo(flow)
    case 9: .popTo(flow)
    case 10: .select(random.below(3))
    case 11: .batch(.push(flow), .pop(), .present(flow, as: style()))
    case 12: random.chance(1, in: 4) ? .reset(to: flow) : .unwind()
    default: .setChildren(census.flow(0), census.flow(random.below(4) + 1))
    }
  }

  private func style() -> PresentationStyle {
    random.pick([.sheet: 2, .alert: 2, .popover: 1, PresentationStyle("hint", coversPartly: true): 1])
  }

  private func hear(_ event: NavigationEvent) {
    guard let id = event.entry?.id else { return }
    switch event.kind {
    case .appeared: told[id, default: Sight()].amount = .all
    case .partlyCovered: told[id, default: Sight()].amount = .part
    case .disappeared: told[id] = nil
    case .enteredBackground: told[id]?.isInBackground = true
    case .enteredForeground: told[id]?.isInBackground = false
    default: break
    }
  }
}

// The model: all of the front layer's open screens, and a part of those below it while only alerts and the like are over
// them.
extension LifecycleWalk {
  private var model: [ScreenID: Sight] {
    var model: [ScreenID: Sight] = [:], amount = Sight.Amount.all
    for layer in navigator.tree.layers.reversed() {
      for id in open(layer) { model[id] = Sight(amount: amount, isInBackground: navigator.isInBackground) }
      guard ["alert", "popover", "hint"].contains(layer.presentation?.style.name) else { break }
      amount = .part
    }
    return model
  }

  private func open(_ stack: NavigationTree.Stack) -> [ScreenID] {
    let id = stack[stack.count - 1].id
    guard let container = navigator.tree.container(of: id) else { return [id] }
    let showsOne = container.kind == .tabs || container.kind == .pages
    let columns = navigator.host.shownColumns(of: id)
    let children = container.children.indices.filter { index in
      if showsOne { return index == container.selected }
      return columns.isEmpty || container.children[index].column.map(columns.contains) != false
    }
    return [id] + children.compactMap { navigator.tree.stack(ofChild: $0, in: id) }.flatMap(open)
  }

  var problem: String? {
    let model = model, tree = navigator.tree
    partlyCovered += model.values.count { $0.amount == .part }
    inBackground += model.values.count { $0.isInBackground }
    if told != model { return "observers heard \(told), not \(model)" }
    if Set(tree.shown.map(\.id)) != Set(model.filter { $1.amount == .all }.keys) { return "\(tree.shown) are shown" }
    if Set(tree.partlyCovered.map(\.id)) != Set(model.filter { $1.amount == .part }.keys) {
      return "\(tree.partlyCovered) are partly covered"
    }
    for entry in tree.path {
      let screen = navigator.screen(of: entry.id) as? Census.Citizen
      if screen?.sight != model[entry.id] ?? Sight(amount: .nothing) {
        return "\(entry) thinks \(screen.map { "\($0.sight)" } ?? "nothing") in \(tree)"
      }
    }
    if census.alive != tree.count { return "\(census.alive) screens live in \(tree)" }
    return census.problems.first
  }
}

/// Keeps count of screens by what they hear.
@MainActor
private final class Census {
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
    private(set) var sight = Sight()
    private let census: Census

    init(_ census: Census) { self.census = census }

    @MainActor
    private func become(_ next: Sight.Amount, from before: [Sight.Amount]) {
      if !before.contains(sight.amount) { census.problems.append("a screen that is \(sight) becomes \(next)") }
      sight.amount = next
      if next == .nothing { sight.isInBackground = false }
    }

    @MainActor
    private func become(inBackground: Bool) {
      let isToBeSeen = sight.amount == .part || sight.amount == .all
      if !isToBeSeen || sight.isInBackground == inBackground {
        census.problems.append("a screen that is \(sight) hears of the \(inBackground ? "back" : "fore")ground")
      }
      sight.isInBackground = inBackground
    }

    func screenMade() {
      become(.nothing, from: [.unborn])
      census.alive += 1
    }

    func screenAppeared() { become(.all, from: [.nothing, .part]) }
    func screenPartlyCovered() { become(.part, from: [.nothing, .all]) }
    func screenDisappeared() { become(.nothing, from: [.part, .all]) }
    func screenEnteredBackground() { become(inBackground: true) }
    func screenEnteredForeground() { become(inBackground: false) }

    func screenRemoved() {
      become(.removed, from: [.nothing])
      census.alive -= 1
      census.removed += 1
    }
  }
}
