import FlowKit
import FlowKitTesting
import Testing

/// Long random sequences of actions and travels in trees with containers.
///
/// There is no model of the verbs, whose pictures are tested elsewhere: only what must be true of every tree, of what is
/// told on the way, and of ways there and back; and that exactly as many screens live as there are entries.
///
/// `WalkPlan` determines how many and which: `FLOWKIT_RANDOM_ACTIONS=1000000` takes a million.
@MainActor
struct NestedWalkTests {
  private static nonisolated let plan = WalkPlan(1_000, seeds: 5)

  @Test func theWalkKnowsEveryVerbThatChangesTrees() {
    let tree = Navigator(quiet: Containers.outer).tree
    var actions = RandomActions(seed: 1), known: Set<NavigationAction.Kind> = []
    for _ in 0..<5_000 { known.insert(actions.action(in: tree).kind) }
    let changing = NavigationAction.Kind.all.filter { $0.leadsForward || $0.leadsBack }
    #expect(changing.filter { !known.contains($0) } == [])
  }

  @Test(arguments: plan.seeds)
  func treesAndWhatIsToldOfThemAreSound(seed: UInt64) {
    let walk = NestedWalk(seed: seed)
    for step in 1...Self.plan.actions {
      guard let problem = walk.act() ?? (step % 10 == 0 ? walk.travelThereAndBack() : nil) else { continue }
      Issue.record("Seed \(seed), step \(step): \(problem)")
      return
    }
    #expect(walk.performed > Self.plan.actions / 4)
    #expect(walk.travels > Self.plan.actions / 20)
  }
}

/// A navigator, and what is known of it from outside.
@MainActor
private final class NestedWalk {
  private(set) var performed = 0, travels = 0
  private let navigator = Navigator(quiet: Containers.outer)
  private let host = HeadlessHost()
  private var actions: RandomActions
  private var random: WalkRandom
  /// The id of the next new entry.
  private var nextID: ScreenID
  /// Earlier trees.
  private var trees: [NavigationTree] = []
  private var shown = ShownStacks()
  private var told: ToldScreens
  private var screens: [ScreenID: Weak] = [:]
  private var problems: [String] = []
  /// How many updates of the host were looked at.
  private var updates = 1

  init(seed: UInt64) {
    actions = RandomActions(seed: seed)
    random = WalkRandom(seed: seed)
    told = ToldScreens(navigator.tree)
    nextID = ScreenID(navigator.tree.count + 1)
    navigator.observe { [weak self] in self?.hear($0) }
    navigator.attach(host)
    note(shown.take(host.updates[0]))
  }

  /// - Returns: What is wrong after the next action.
  func act() -> String? {
    let before = navigator.tree, action = actions.action(in: before), caller = actions.caller(in: before)
    let start = "\(before.summary), \(caller.map { "\($0)" } ?? "nobody") asks for \(action)"
    let expected = Result { () throws(NavigationReason) in
      try before.applying(action, from: caller, firstID: nextID)
    }
    let outcome = navigator.perform(action, from: caller)
    switch expected {
    case .success(let (tree, changes)):
      if tree != navigator.tree || changes != outcome.changes { return "\(start): not \(tree.summary), \(changes)" }
      performed += 1
      nextID = idAfter(action, in: before, from: caller)
      note(problem(of: action, in: before, since: changes))
      note(problemOfModalsOfApp(before, action, caller))
    case .failure(let reason):
      if reason != outcome.reason || before != navigator.tree { return "\(start): not \(reason), but \(outcome)" }
    }
    return problem(since: before).map { "\(start): \($0)" }
  }

  /// To an earlier tree and back again.
  func travelThereAndBack() -> String? {
    let here = navigator.tree, there = trees[random.below(trees.count)]
    for tree in [there, here] {
      let before = navigator.tree, outcome = navigator.perform(.travel(to: tree))
      guard outcome.isPerformed, navigator.tree.shape == tree.shape else {
        return "from \(before) to \(tree): \(outcome)"
      }
      nextID = ScreenID(max(nextID.number - 1, navigator.tree.lastNumber) + 1)
      if let problem = problem(since: before) { return "from \(before) to \(tree): \(problem)" }
    }
    travels += 1
    return nil
  }

  private func hear(_ event: NavigationEvent) {
    if !told.hear(event) { problems.append("\(event) again") }
    if event.kind == .reselected, let entry = event.entry, !navigator.tree.path.contains(entry) {
      problems.append("\(event), which has left")
    }
  }

  private func note(_ problem: String?) { problem.map { problems.append($0) } }

  /// What an entry would get that is presented afterwards.
  private func idAfter(_ action: NavigationAction, in tree: NavigationTree, from caller: ScreenID?) -> ScreenID {
    let next = try? tree.applying(.batch(action, .present(Pages.d)), from: caller, firstID: nextID)
    return next?.tree.visible.id ?? nextID
  }
}

// What must be true.
extension NestedWalk {
  private func problem(since before: NavigationTree) -> String? {
    let tree = navigator.tree, new = host.updates.dropFirst(updates)
    for update in new { note(shown.take(update)) }
    updates = host.updates.count
    if new.isEmpty != (before == tree) { note("\(new.count) updates of the host") }
    if tree.count < 30 { trees = trees.suffix(50) + [tree] }
    return problems.first ?? tree.problem ?? told.difference(to: tree) ?? leak ?? host.problems.first
  }

  /// What the changes leave out, or tell in another order.
  private func problem(
    of action: NavigationAction, in before: NavigationTree, since changes: [NavigationChange]
  ) -> String? {
    let tree = navigator.tree, old = before.path.map(\.id), new = tree.path.map(\.id)
    let removed = changes.filter { $0.kind == .removed }.map(\.entry.id)
    let entered = changes.filter { [.pushed, .presented].contains($0.kind) }.map(\.entry.id)
    if removed != old.reversed().filter({ !tree.contains($0) }) { return "removed: \(removed)" }
    if entered != new.filter({ !before.contains($0) }) { return "entered: \(entered)" }
    if action.kind.leadsBack, action.kind != .close, changes.contains(where: { $0.kind == .presented }) {
      return "it leads back, and presents"
    }
    return problemOfModals(before) ?? problemOfReturn
  }

  /// A modal that stays has the presenter that it had, or the one that has taken that one's place.
  private func problemOfModals(_ before: NavigationTree) -> String? {
    for modal in navigator.tree.modals.compactMap(\.presentation) {
      guard let old = before.modals.first(where: { $0.presentation?.id == modal.id })?.presentation else { continue }
      guard old.presenter != modal.presenter else { continue }
      guard let was = old.presenter, let now = modal.presenter, !navigator.tree.contains(was), !before.contains(now)
      else {
        return "\(modal) had been presented by \(old.presenter.map { "\($0)" } ?? "the app")"
      }
    }
    return nil
  }

  /// A modal of the app stays, with all that it has led to, whatever a screen beneath it does.
  private func problemOfModalsOfApp(
    _ before: NavigationTree, _ action: NavigationAction, _ caller: ScreenID?
  ) -> String? {
    let ends: [NavigationAction.Kind] = [.dismissAll, .remove, .resetRoot, .updateRoot, .travel, .batch]
    guard let caller, !ends.contains(action.kind) else { return nil }
    // Containers lie in their layer, so the caller's layer is the last one that begins before it in the path.
    let roots = before.layers.map { $0[0].id }, path = before.path.map(\.id)
    let place = path.firstIndex(of: caller) ?? path.count
    let layer = roots.lastIndex { root in path.firstIndex(of: root).map { $0 <= place } ?? false } ?? 0
    guard
      let first = before.layers.indices.first(where: { index in
        index > layer && before.layers[index].presentation?.presenter == nil
      })
    else { return nil }
    let stays = before.layers[first...]
    if Array(navigator.tree.layers.suffix(stays.count)) == Array(stays) { return nil }
    if action.kind == .goTo {  // it may lead into one of them, and back to one of its screens
      let owned = stays.filter { $0.presentation?.presenter == nil }.compactMap { $0.presentation?.id }
      if Set(owned).isSubset(of: navigator.tree.modals.compactMap { $0.presentation?.id }) { return nil }
    }
    return "\(navigator.tree.summary) is without a modal of the app"
  }

  /// A push and a pop lead back, and so do a modal and its end.
  private var problemOfReturn: String? {
    let tree = navigator.tree
    let ways: [(there: NavigationAction, back: NavigationAction)] = [
      (.push(Pages.x), .pop()), (.push(Pages.x), .back()), (.present(Pages.x), .dismiss()),
      (.present(Containers.tabs), .close()),
    ]
    for (there, back) in ways {
      let next = try? tree.applying(there, firstID: nextID).tree.applying(back, firstID: nextID).tree
      if next != tree { return "\(there) and \(back) lead to \(next?.summary ?? "nothing") from \(tree.summary)" }
    }
    return nil
  }

  /// A screen that has left and lives, or an entry without one.
  private var leak: String? {
    for (id, screen) in screens where !navigator.tree.contains(id) && screen.object != nil {
      return "\(id) has left, but is alive"
    }
    screens = [:]
    for entry in navigator.tree.path {
      guard let screen = navigator.screen(of: entry.id) else { return "\(entry) has no screen" }
      screens[entry.id] = Weak(screen)
    }
    return navigator.screenCount == navigator.tree.count ? nil : "\(navigator.screenCount) screens"
  }
}

extension NavigationTree {
  /// What is wrong with it, whatever led to it.
  fileprivate var problem: String? {
    if Set(path.map(\.id)).count != count || path.count != count { return "an id stands there twice: \(self)" }
    if stacks.contains(where: \.isEmpty) || !shown.contains(visible) { return "\(visible) is visible in \(self)" }
    for (index, modal) in layers.enumerated().dropFirst() {
      guard let presentation = modal.presentation else { return "\(modal) is no modal" }
      let below = NavigationTree.entries(of: Array(layers[..<index]), in: self)
      if let presenter = presentation.presenter, !below.contains(presenter) {
        return "\(presenter) presents from nowhere: \(self)"
      }
    }
    return containers.lazy.compactMap { problem(of: $0) }.first
  }

  private func problem(of container: Container) -> String? {
    let children = container.children
    if Set(children.map(\.flow)).count != children.count { return "a child is there twice in \(self)" }
    guard let selected = container.selected else { return container.kind == .embedded ? nil : "none is selected" }
    let isThere = children.indices.contains(selected) && stack(ofChild: selected, in: container.id) != nil
    return isThere ? nil : "child \(selected) of \(container.id) is selected, but isn't there: \(self)"
  }

  private static func entries(of layers: [Stack], in tree: NavigationTree) -> Set<ScreenID> {
    var found: Set<ScreenID> = [], next = layers.flatMap { $0.map(\.id) }
    while let id = next.popLast() {
      found.insert(id)
      for index in tree.container(of: id)?.children.indices ?? 0..<0 {
        next += tree.stack(ofChild: index, in: id)?.map(\.id) ?? []
      }
    }
    return found
  }
}
