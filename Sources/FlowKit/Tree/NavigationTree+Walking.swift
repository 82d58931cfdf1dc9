// For whoever walks through all trees that an app can come to, without screens.
extension NavigationTree {
  /// What an action makes of a tree.
  package struct Step {
    /// The tree after the action.
    package let tree: NavigationTree
    /// The greatest id that was given.
    package let lastID: Int
    /// What comes after it, each with the screen that asks for it.
    package let followers: [(action: NavigationAction, caller: ScreenID)]
  }

  /// A tree that begins with a flow.
  ///
  /// - Throws: What is wrong with what it contains.
  @MainActor
  package static func beginning(with flow: Blueprint, lastID: Int) throws(NavigationReason) -> Step {
    let nobody = NavigationTree(root: Entry(id: ScreenID(lastID), flow: .unknown))
    return try nobody.step(NavigationAction(.resetRoot, flow), from: nil, lastID: lastID)
  }

  /// How the last modal is shown; nil where there is none.
  package var frontStyle: PresentationStyle? { front.modal?.presentation.style }

  /// The tree after an action; what has changed is not looked for.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - caller: The screen that asks; nil for the visible one.
  ///   - lastID: The greatest id that was given.
  /// - Returns: The tree, and what comes after the action.
  /// - Throws: Why it cannot be done.
  @MainActor
  package func step(
    _ action: NavigationAction, from caller: ScreenID?, lastID: Int
  ) throws(NavigationReason) -> Step {
    var reducer = TreeReducer(self, lastID: lastID, life: 0)
    try reducer.take(action, from: caller)
    return Step(
      tree: reducer.tree, lastID: reducer.lastID, followers: reducer.followers.map { ($0.action, $0.node.id) })
  }

  /// Who answers a message: the first on the way down from its sender whose flow does.
  ///
  /// - Returns: The flow, and the screen that its answer acts from; nil where nobody answers.
  package func answerer(
    onTheWayFrom id: ScreenID, where answers: (FlowID) -> Bool
  ) -> (entry: Entry, top: ScreenID)? {
    guard let start = position(of: id) else { return nil }
    return nearest(onTheWayFrom: start) { answers($0.entry.flow) }.map { ($0.node.entry, $0.top.id) }
  }

  /// The same of a message to one flow, which the sender contains or has led to.
  package func answerer(of flow: FlowID, ledToBy id: ScreenID) -> (entry: Entry, top: ScreenID)? {
    nearestPosition(of: flow, ledToBy: id).map { ($0.node.entry, $0.top.id) }
  }

  /// A part of a tree, as ``forEachPart(_:)`` lists them.
  package enum Part {
    case entry(Blueprint)
    /// The last entry contains what follows, until the end; this child is selected, and these were before, the latest last.
    case container(selected: Int?, history: [Int])
    /// The next child, with its stack, or with its flow where it has not been shown yet.
    case child(empty: Blueprint?)
    case end
    /// A modal over all before it; its presenter is the entry of this number, counted from 0.
    case modal(PresentationStyle, presenter: Int)
  }

  /// Lists all that is in the tree but ids, from below up: of two trees with the same parts, what follows is the same.
  package func forEachPart(_ body: (Part) -> Void) {
    var ids: [ScreenID]? = cover == nil ? nil : []
    Self.list(self, &ids, body)
  }

  private static func list(_ tree: NavigationTree, _ ids: inout [ScreenID]?, _ body: (Part) -> Void) {
    if let below = tree.covered, let modal = tree.front.modal {
      list(below, &ids, body)
      let presenter = ids?.lastIndex(of: modal.presentation.presenter) ?? 0
      body(.modal(modal.presentation.style, presenter: presenter))
    }
    list(tree.top, &ids, body)
  }

  private static func list(_ top: Node, _ ids: inout [ScreenID]?, _ body: (Part) -> Void) {
    if let below = top.below { list(below, &ids, body) }
    ids?.append(top.id)
    body(.entry(top.flow.blueprint))
    guard let contents = top.contents else { return }
    let remembers = contents.plan.rules.back.remembersTabs
    body(.container(selected: contents.selected, history: remembers ? contents.history : []))
    for index in contents.tops.indices {
      let child = top.childTop(index)
      body(.child(empty: child == nil ? contents.plan.children[index].flow.blueprint : nil))
      if let child { list(child, &ids, body) }
    }
    body(.end)
  }

}

extension TabsBack {
  /// Whether the way back depends on what was selected before.
  fileprivate var remembersTabs: Bool { code == .previousTabs || code == .allPreviousTabs }
}
