/// What a navigator knows, apart from who listens: it decides and takes note, and has no effects.
///
/// It is one value, changed in few steps, because each access to a class's property costs a check for exclusive access.
struct NavigatorState {
  private(set) var tree: NavigationTree
  private(set) var screens = ScreenTable()
  private(set) var turns = TurnQueue()
  private var lastID: ScreenID = 1

  /// Starts with the root's entry; its screen is being made.
  init(root: any ErasedFlow) {
    tree = NavigationTree(root: NavigationTree.Entry(id: 1, flow: root))
    turns.begin(depth: 0)
  }

  var visibleScreen: AnyObject? { screens[tree.visibleID] }

  mutating func add(_ screen: AnyObject, id: ScreenID) { screens.append(screen, id: id) }
}

/// What an action is going to do, decided before any screen is made.
struct Plan {
  let edit: TreeEdit
  /// The new entry; the lowest of a reset.
  let entry: NavigationTree.Entry?
  /// The other new entries of a reset.
  let others: [NavigationTree.Entry]
}

/// Screens that enter or leave together, the first in a place of its own: nearly always there is one, and no array is needed.
struct Screens {
  var first: AnyObject?
  var others: [AnyObject] = []

  mutating func append(_ screen: AnyObject?) {
    guard let screen else { return }
    if first == nil { first = screen } else { others.append(screen) }
  }
}

extension NavigatorState {
  /// Whether nothing is being performed; if so, something is from now on.
  mutating func begin() -> Bool {
    guard !turns.isPerforming else { return false }
    turns.begin(depth: 0)
    return true
  }

  /// Puts an action at the end of the queue; false when it would be the next of an endless chain.
  mutating func wait(_ turn: Turn) -> Bool { turns.append(turn) }

  /// The action whose turn it is; nil, and nothing is performed any more, when none waits.
  mutating func nextTurn() -> Turn? { turns.popFirst() }

  /// Decides what an action comes to, and sets ids aside for its screens.
  mutating func plan(_ verb: NavigationAction.Verb, from caller: ScreenID?) throws(NavigationReason) -> Plan {
    let edit = try tree.edit(for: verb, from: caller)
    guard edit.entrance != .none, let flow = verb.newFlow else { return Plan(edit: edit, entry: nil, others: []) }
    let entry = NavigationTree.Entry(id: nextID(), flow: flow)
    return Plan(edit: edit, entry: entry, others: verb.flowsAbove.map { NavigationTree.Entry(id: nextID(), flow: $0) })
  }

  private mutating func nextID() -> ScreenID {
    lastID = ScreenID(lastID.number + 1)
    return lastID
  }

  /// Changes the tree, and takes note of the new screens.
  ///
  /// - Returns: The screens that left.
  mutating func change(_ plan: Plan, entering new: Screens) -> Screens {
    var leaving = Screens()
    tree.forEachLeaving(plan.edit) { leaving.append(screens.remove($0.id)) }
    if let entry = plan.entry, let screen = new.first { screens.append(screen, id: entry.id) }
    for (entry, screen) in zip(plan.others, new.others) { screens.append(screen, id: entry.id) }
    tree.apply(plan.edit, entering: plan.entry, others: plan.others)
    return leaving
  }
}
