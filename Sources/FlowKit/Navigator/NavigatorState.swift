/// What a navigator knows, apart from who listens: it decides and takes note, and has no effects.
///
/// It is one value, changed in few steps, because each access to a class's property costs a check for exclusive access.
struct NavigatorState {
  private(set) var tree: NavigationTree
  private(set) var screens = ScreenTable()
  private var lastID: ScreenID = 1
  /// Whether somebody wants to hear of changes: an observer or a host.
  var isWatched = false

  /// Starts with the root's entry; its screen is being made.
  init(root: Blueprint) {
    tree = NavigationTree(root: NavigationTree.Entry(id: 1, flow: root.id))
  }

  var visibleScreen: AnyObject? {
    let id = tree.visibleID
    return screens.newest(ifItIs: id) ?? screens[id]
  }

  func screen(at position: NavigationTree.Position) -> AnyObject? {
    screens[tree.stacks[position.stack].entries[position.index].id]
  }

  mutating func add(_ screen: AnyObject, id: ScreenID) { screens.append(screen, id: id) }
}

/// What an action is going to do, decided before any screen is made.
struct Plan {
  let edit: TreeEdit
  /// The id of the first new entry; those of a reset count on from it.
  let firstID: ScreenID
  /// Whether somebody wants to hear of it.
  let isWatched: Bool
}

/// Screens that enter or leave together, the first in a place of its own: nearly always there is one, and then there is
/// no array to count references of.
struct Screens {
  var first: AnyObject?
  var others: [AnyObject]?

  mutating func append(_ screen: AnyObject?) {
    guard let screen else { return }
    if first == nil {
      first = screen
    } else if others == nil {
      others = [screen]
    } else {
      others?.append(screen)
    }
  }
}

extension NavigatorState {
  /// Decides what an action comes to, and sets ids aside for its screens.
  mutating func plan(_ action: NavigationAction, from caller: ScreenID?) throws(NavigationReason) -> Plan {
    let edit = try tree.edit(for: action, from: caller)
    let firstID = ScreenID(lastID.number + 1)
    if edit.entrance != .none {
      lastID = action.verb == .reset ? ScreenID(firstID.number + action.flowsAbove.count) : firstID
    }
    return Plan(edit: edit, firstID: firstID, isWatched: isWatched)
  }

  /// Changes the tree, and takes note of the new screens.
  ///
  /// - Returns: The screens that left.
  mutating func change(_ plan: Plan, of action: NavigationAction, entering new: Screens) -> Screens {
    var leaving = Screens()
    tree.forEachLeaving(plan.edit) { leaving.append(screens.remove(tree.stacks[$0.stack].entries[$0.index].id)) }
    if let screen = new.first { screens.append(screen, id: plan.firstID) }
    if let others = new.others { add(others, from: plan.firstID.number + 1) }
    tree.apply(plan.edit, of: action, firstID: plan.firstID)
    return leaving
  }

  private mutating func add(_ others: [AnyObject], from number: Int) {
    for (index, screen) in others.enumerated() { screens.append(screen, id: ScreenID(number + index)) }
  }
}
