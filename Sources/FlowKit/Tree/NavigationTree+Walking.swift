// For tools that walk through all trees that an app can reach, without screens.
extension NavigationTree {
  /// The result of an action on a tree.
  package struct Applied {
    package let tree: NavigationTree
    /// The greatest id assigned so far.
    package let lastID: Int
    /// The actions that follow, each with its caller.
    package let followers: [(action: NavigationAction, caller: Caller)]
    /// Who is asked before it, in order; empty if nobody was looked for.
    package let askers: [Asker]
    /// What it changes; `nil` if nobody was looked for.
    package let difference: TreeDifference?
    /// The replaced entries, each with its successor.
    package let successors: ShortList<(old: ScreenID, new: ScreenID)>
    /// Whether it only goes back to where the app already is; unknown, and false, if nobody was looked for.
    package let isDone: Bool

    /// Whether it brings new entries; unknown, and true, if nobody is asked.
    package var bringsSomething: Bool { difference?.bringsNothing != true }
  }

  /// A tree with one flow as its root.
  ///
  /// - Throws: What is wrong with the flow's children.
  @MainActor
  package static func beginning(with flow: Blueprint, lastID: Int) throws(NavigationReason) -> Applied {
    let nobody = NavigationTree(root: Entry(id: ScreenID(lastID), flow: .unknown))
    return try nobody.step(NavigationAction(.resetRoot(NavigationAction.NewStack(flow.id))), from: nil, lastID: lastID)
  }

  /// The style of the last modal; `nil` if there is none.
  package var frontStyle: PresentationStyle? { front.modal?.presentation.style }

  /// The tree after an action.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The caller; `nil` for the visible screen.
  ///   - lastID: The greatest id assigned so far.
  /// - Returns: The tree, and the actions that follow.
  /// - Throws: Why the action can't be performed.
  @MainActor
  package func step(
    _ action: NavigationAction, from caller: ScreenID?, lastID: Int
  ) throws(NavigationReason) -> Applied {
    try step(action, Wish(action, from: caller.map { Caller(id: $0, flow: nil) }), lastID: lastID, asks: nil)
  }

  /// The tree after an action, and who is asked before it.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - wish: Whose wish it is.
  ///   - hasWaited: Whether it has been asked about already.
  ///   - lastID: The greatest id assigned so far.
  ///   - asks: Whether the app has guards of its own; `nil` to look for nobody who is asked.
  /// - Returns: The tree, the actions that follow, and who is asked.
  /// - Throws: Why the action can't be performed.
  @MainActor
  package func step(
    _ action: NavigationAction, _ wish: Wish, hasWaited: Bool = false, lastID: Int, asks: Bool?
  ) throws(NavigationReason) -> Applied {
    var reducer = TreeReducer(self, lastID: lastID)
    let actor = wish.actor(hasWaited: hasWaited, isThere: contains)
    try reducer.take(action, from: actor, isOfApp: wish.presentsForApp)
    var askers: [Asker] = [], difference: TreeDifference?, isDone = false
    if let asksApp = asks {
      let found = TreeDifference(old: self, new: reducer.tree)
      (difference, isDone) = (found, action.isDone(by: reducer, found))
      if !isDone {
        var finder = GuardingGroups()
        let groups = finder.entries(from: actor, in: self)
        reducer.forEachAsker(about: action, found, groups: groups, asksApp: asksApp, isMade: { _ in false }) {
          askers.append($0)
        }
      }
    }
    let followers = reducer.followers.map { follower in
      (follower.action, Caller(id: follower.node.id, flow: follower.node.flow.blueprint))
    }
    return Applied(
      tree: reducer.tree, lastID: reducer.lastID, followers: followers, askers: askers, difference: difference,
      successors: reducer.successors, isDone: isDone)
  }
}
