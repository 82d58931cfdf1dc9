/// The tree and the live screens of a navigator, which change together.
///
/// No code of the app may run while it is changed (a `deinit` could read the navigator): what leaves is handed out, to
/// be let go afterwards. It is one value, changed in few steps, as each access to a class's property is checked to be
/// the only one, which costs as much as a small allocation.
struct NavigatorState {
  private(set) var tree: NavigationTree
  private(set) var screens = ScreenTable()

  /// Starts with a tree whose screens are being made.
  init(tree: NavigationTree) {
    self.tree = tree
  }

  var visibleScreen: AnyObject? {
    let id = tree.visibleID
    return screens.newest(ifItIs: id) ?? screens[id]
  }

  func screen(at position: NavigationTree.Position) -> AnyObject? {
    screens[tree.stacks[position.stack].entries[position.index].id]
  }

  mutating func add(_ screen: AnyObject, id: ScreenID) { screens.append(screen, id: id) }

  /// Adds the screen of an entry that is there without one.
  mutating func insert(_ screen: AnyObject, id: ScreenID) { screens.insert(screen, id: id) }
}

/// What a plain action is going to do, decided before any screen is made.
struct Plan {
  let edit: TreeEdit
  /// The id of the new entry, if there is one.
  let firstID: ScreenID
}

/// Objects that enter or leave together, the first in a place of its own: nearly always there is one, and then there is
/// no array to count references of.
struct Objects {
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

/// What has left a navigator, to be let go of when nothing is being changed.
///
/// It is no larger than what a function returns in registers: anything larger is let go of in a much slower way.
struct Leaving {
  var screens = Objects()
  /// What the flow of the only entry that left is made of, with whatever its closure has captured; where several left,
  /// the tree as it was, with all of them.
  var flows: AnyObject?

  /// A tree that is kept for a moment.
  final class Kept {
    let tree: NavigationTree

    init(_ tree: NavigationTree) {
      self.tree = tree
    }
  }
}

extension NavigatorState {
  /// Changes the tree, and takes note of the new screens.
  ///
  /// - Returns: What left.
  mutating func change(_ plan: Plan, of action: NavigationAction, entering new: AnyObject?) -> Leaving {
    var leaving = Leaving()
    if let entry = tree.popLast(plan.edit) {  // the commonest way, without counting references
      leaving.screens.first = screens.remove(entry.id)
      leaving.flows = entry.flow.declaration
      return leaving
    }
    tree.forEachLeaving(plan.edit) {
      let entry = tree.stacks[$0.stack].entries[$0.index]
      if leaving.screens.first == nil { leaving.flows = entry.flow.declaration }
      leaving.screens.append(screens.remove(entry.id))
    }
    if leaving.screens.others != nil { leaving.flows = Leaving.Kept(tree) }
    if let screen = new { screens.append(screen, id: plan.firstID) }
    tree.apply(plan.edit, of: action, firstID: plan.firstID)
    return leaving
  }

  /// Takes the place of the tree as it was.
  ///
  /// - Returns: What left.
  mutating func change(to prospect: Prospect, entering new: [AnyObject]) -> Leaving {
    var leaving = Leaving()
    for id in prospect.leaving { leaving.screens.append(screens.remove(id)) }
    for (entering, screen) in zip(prospect.entering, new) { screens.insert(screen, id: entering.id) }
    leaving.flows = Leaving.Kept(tree)
    tree = prospect.tree
    return leaving
  }
}
