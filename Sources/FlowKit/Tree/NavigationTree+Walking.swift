// For tools that walk through all trees that an app can reach, without screens.
extension NavigationTree {
  /// The result of an action on a tree.
  package struct Applied {
    package let tree: NavigationTree
    /// The greatest id assigned so far.
    package let lastID: Int
    /// The actions that follow, each with its caller.
    package let followers: [(action: NavigationAction, caller: ScreenID)]
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

  /// The tree after an action, without looking for the difference.
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
    var reducer = TreeReducer(self, lastID: lastID)
    try reducer.take(action, from: caller)
    return Applied(
      tree: reducer.tree, lastID: reducer.lastID, followers: reducer.followers.map { ($0.action, $0.node.id) })
  }

  /// The entry that answers a message: the first one on the way down from the sender whose flow answers.
  ///
  /// - Returns: The entry, and the screen that its answer acts from; `nil` if no entry answers.
  package func answerer(
    onTheWayFrom id: ScreenID, where answers: (FlowID) -> Bool
  ) -> (entry: Entry, top: ScreenID)? {
    guard let start = position(of: id) else { return nil }
    return nearest(onTheWayFrom: start) { answers($0.entry.flow) }.map { ($0.node.entry, $0.top.id) }
  }

  /// The same for a message to one flow, which the sender contains or has led to; without a sender, it may be anywhere.
  package func answerer(of flow: FlowID, ledToBy id: ScreenID?) -> (entry: Entry, top: ScreenID)? {
    nearestPosition(of: flow, ledToBy: id).map { ($0.node.entry, $0.top.id) }
  }
}

extension TabsBack {
  /// Whether going back depends on the earlier selections.
  package var remembersTabs: Bool { code == .previousTabs || code == .allPreviousTabs }
}
