/// What a tree will be after an action, and all that comes with it.
///
/// For actions of several steps, and where there are containers. The plain ones are done in place, which is quicker.
@MainActor
struct Prospect {
  var tree: NavigationTree
  private(set) var changes: [NavigationChange] = []
  /// The flows that enter, with the ids of their entries, in order.
  private(set) var entering: [(flow: Blueprint, id: ScreenID)] = []
  private(set) var leaving: [ScreenID] = []
  /// The entries that were moved by a step before.
  private var moved: Set<ScreenID> = []
  /// The children that were selected already and are selected again: the entries of their roots.
  private(set) var reselected: [NavigationTree.Entry] = []
  /// Whom the arguments of each step are for.
  private(set) var steps: [(action: NavigationAction, targets: [ScreenID])] = []
  private(set) var nextID: ScreenID
  /// The flows whose screens are to be made ahead.
  private(set) var ahead: [Blueprint] = []
  /// Why the root does not contain what it should.
  private(set) var problem: NavigationReason?

  init(_ tree: NavigationTree, firstID: ScreenID) {
    self.tree = tree
    nextID = firstID
  }

  /// A tree with one flow, and what it contains; without that where it cannot be contained.
  init(startingWith root: Blueprint) {
    let entry = NavigationTree.Entry(id: 1, flow: root.id)
    self.init(NavigationTree(root: entry), firstID: 2)
    entering = [(root, 1)]
    guard root.traits != nil else { return }
    do throws(NavigationReason) {
      let new = try Growth(of: [root], firstID: 1)
      tree.contain(new)
      entering = Array(zip(new.flows, new.entries.map(\.id)).map { ($0, $1) })
      nextID = ScreenID(new.entries.count + 1)
    } catch {
      problem = error
    }
  }
}

extension NavigationTree {
  /// What an action comes to.
  @MainActor
  func prospect(
    of action: NavigationAction, from caller: ScreenID?, firstID: ScreenID
  ) throws(NavigationReason) -> Prospect {
    var prospect = Prospect(self, firstID: firstID)
    try prospect.take(action, from: caller)
    return prospect
  }
}

extension Prospect {
  /// Goes one step on, or several.
  ///
  /// The first step of a batch acts from the caller, each other one from what is visible then.
  mutating func take(_ action: NavigationAction, from caller: ScreenID?) throws(NavigationReason) {
    guard action.verb == .batch || action.destination != nil else { return try takeOne(action, from: caller) }
    if let caller, !tree.contains(caller) { throw .removed }
    if let destination = action.destination { return try travel(to: destination) }
    for (index, step) in action.steps.enumerated() {
      do throws(NavigationReason) {
        try takeStep(step, index == 0 ? caller : nil, orAround: caller)
      } catch {
        if step.isDoneAlready(because: error) { continue }
        throw error.inStep(index, step, tree)
      }
    }
  }

  /// What is about containers means those around the caller, as long as it is there and they fit.
  private mutating func takeStep(
    _ step: NavigationAction, _ caller: ScreenID?, orAround first: ScreenID?
  ) throws(NavigationReason) {
    guard caller == nil, step.verb == .select || step.verb == .setChildren, let first, tree.contains(first) else {
      return try take(step, from: caller)
    }
    do throws(NavigationReason) {
      try take(step, from: first)
    } catch {
      guard error == .noContainer || error == .noSuchChild else { throw error }
      try take(step, from: nil)
    }
  }

  private mutating func takeOne(_ action: NavigationAction, from caller: ScreenID?) throws(NavigationReason) {
    let edit = try tree.edit(for: action, from: caller)
    if action.verb == .preload { return ahead += action.blueprints }
    let named = edit.entrance == .none ? [] : action.blueprints
    let new = try Growth(of: named, and: edit.inside?.entering ?? [], firstID: nextID)
    let before = tree
    let found = before.changes(of: edit, style: action.style, entering: new)
    tree.apply(edit, style: action.style, entering: new)
    note(found)
    if edit.inside?.moved != nil { note(moved: before[edit.recipient]) }
    noteSelections(edit, before, isAlone: found.isEmpty)
    entering += zip(new.flows, new.entries.map(\.id)).map { ($0, $1) }
    if let last = new.entries.last { nextID = ScreenID(last.id.number &+ 1) }
    steps.append((action, targets(of: action, edit, new, before)))
  }

  /// Goes to a tree that is known: what is in both stays, with its screen.
  private mutating func travel(to destination: NavigationTree) throws(NavigationReason) {
    guard destination.isPossible else { throw .invalidTree }
    let staying = tree.entriesStaying(in: destination)
    var new: [(flow: Blueprint, id: ScreenID)] = []
    for entry in destination.path where !staying.contains(entry.id) {
      guard let flow = entry.flow.declaration as? Blueprint else { throw .invalidTree }
      new.append((flow, entry.id))
    }
    note(tree.changes(to: destination, staying: staying))
    entering += new
    tree = destination
    nextID = ScreenID(max(nextID.number, destination.lastNumber + 1))
  }

  /// Leaves entries without screens for now.
  mutating func postpone(_ isToWait: ((flow: Blueprint, id: ScreenID)) -> Bool) { entering.removeAll(where: isToWait) }

  /// Takes note of changes; what came in a step before and leaves again was never there.
  private mutating func note(_ found: [NavigationChange]) {
    for change in found {
      let id = change.entry.id
      guard change.kind == .removed else {
        if change.kind == .moved { moved.insert(id) }
        changes.append(change)
        continue
      }
      if entering.contains(where: { $0.id == id }) {
        entering.removeAll { $0.id == id }
        changes.removeAll { $0.entry.id == id }
      } else {
        if moved.remove(id) != nil { changes.removeAll { $0.entry.id == id } }
        changes.append(change)
        leaving.append(id)
      }
    }
  }

  private mutating func note(moved entry: NavigationTree.Entry) {
    moved.insert(entry.id)
    changes.append(.moved(entry))
  }

  private mutating func noteSelections(_ edit: TreeEdit, _ before: NavigationTree, isAlone: Bool) {
    for selection in edit.inside?.selections ?? [] {
      guard let container = tree.container(of: selection.container), let selected = container.selected,
        before.container(of: selection.container)?.selected != selected, container.kind.showsOne || isAlone,
        let child = tree.stack(ofChild: selected, in: container.id)
      else { continue }
      changes.append(.selected(child[0]))
    }
    if let id = edit.inside?.reselected, let entry = tree[id] { reselected.append(entry) }
  }

  private func targets(
    of action: NavigationAction, _ edit: TreeEdit, _ new: Growth, _ before: NavigationTree
  ) -> [ScreenID] {
    if !new.named.isEmpty { return new.named.map(\.id) }
    if let child = edit.inside?.entering.first, child.flow.id == action.flow { return new.entries.prefix(1).map(\.id) }
    return action.target == nil ? [] : [before[edit.recipient].id]
  }
}

extension NavigationAction {
  /// Whether there is nothing left to be done, so that a batch may go on: no modal to dismiss, nothing above the root.
  fileprivate func isDoneAlready(because reason: NavigationReason) -> Bool {
    verb == .dismissAll && reason == .nothingToDismiss || verb == .popToRoot && reason == .nothingToPop
  }
}
