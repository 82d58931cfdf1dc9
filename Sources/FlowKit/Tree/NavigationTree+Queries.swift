extension NavigationTree {
  /// The entry that the user sees: the top of the last stack.
  public var visible: Entry { stacks[stacks.count - 1].entries[stacks[stacks.count - 1].entries.count - 1] }

  /// The app's root stack.
  public var root: Stack { stacks[0] }

  /// The modals, each over those before it.
  public var modals: ArraySlice<Stack> { stacks.dropFirst() }

  /// All entries from the app's root to the visible one.
  public var path: [Entry] { stacks.flatMap { $0 } }

  /// How many entries there are in all stacks.
  public var count: Int { stacks.reduce(0) { $0 + $1.count } }

  /// How many entries the visible stack has.
  public var depth: Int { stacks[stacks.count - 1].count }

  /// Whether an entry is in the tree.
  public func contains(_ id: ScreenID) -> Bool { position(of: id) != nil }

  /// Whether any entry of a flow is in the tree.
  public func contains(_ flow: FlowID) -> Bool { stacks.contains { $0.contains { $0.flow == flow } } }

  /// Whether any entry of a flow is in the tree.
  public func contains(_ flow: Flow<some AnyObject>) -> Bool { contains(flow.id) }

  /// The entry of a screen; nil when it has left.
  public subscript(id: ScreenID) -> Entry? { position(of: id).map { stacks[$0.stack][$0.index] } }
}

extension NavigationTree {
  /// Where an entry is.
  struct Position: Equatable {
    var stack: Int
    var index: Int
  }

  /// The visible entry's id, without a copy of the entry.
  var visibleID: ScreenID { stacks[stacks.count - 1].entries.newest.id }

  /// Where the visible entry is.
  var visiblePosition: Position {
    let stack = stacks.count - 1
    return Position(stack: stack, index: stacks[stack].entries.count - 1)
  }

  /// Looks from the top down: what is asked for is nearly always near the top, and what is above it is often about to
  /// go.
  func position(of id: ScreenID) -> Position? {
    lastPosition(from: stacks.count - 1) { $0.id == id }
  }

  /// The nearest entry that fits, in this stack and those below it.
  func lastPosition(from top: Int, where fits: (Entry) -> Bool) -> Position? {
    for stack in stride(from: top, through: 0, by: -1) {
      if let index = stacks[stack].entries.lastIndex(where: fits) { return Position(stack: stack, index: index) }
    }
    return nil
  }
}
