extension NavigationTree {
  /// The entry that the user sees, or uses where there are several: the top of the last stack, or of the selected child
  /// of the container there.
  public var visible: Entry { stacks[front].entries.newest }

  /// All entries that are to be seen, from the outside in: containers, and the tops of their children that are shown.
  public var shown: [Entry] { shown(in: layerIndices[layerIndices.count - 1]) }

  /// The app's root stack.
  public var root: Stack { stacks[0] }

  /// The app's root stack and the modals, each over those before it.
  public var layers: [Stack] { containers.isEmpty ? stacks : stacks.filter(\.isLayer) }

  /// The modals, each over those before it.
  public var modals: ArraySlice<Stack> { layers.dropFirst() }

  /// All entries, from the app's root up; those inside a container after it, child by child.
  public var path: [Entry] {
    containers.isEmpty ? stacks.flatMap { $0 } : layerIndices.flatMap(entries)
  }

  /// How many entries there are in all stacks.
  public var count: Int { stacks.reduce(0) { $0 + $1.count } }

  /// How many entries the visible stack has.
  public var depth: Int { stacks[front].count }

  private func shown(in stack: Int) -> [Entry] {
    let top = stacks[stack].entries.newest
    guard let container = container(of: top.id) else { return [top] }
    let children = container.children.filter { container.shows($0.number) }
    return [top] + children.flatMap { stackIndex(of: $0.number, in: top.id).map(shown) ?? [] }
  }

  private func entries(of stack: Int) -> [Entry] {
    stacks[stack].flatMap { entry in
      guard let container = container(of: entry.id) else { return [entry] }
      return [entry] + container.children.flatMap { stackIndex(of: $0.number, in: entry.id).map(entries) ?? [] }
    }
  }

  /// Whether an entry is in the tree.
  public func contains(_ id: ScreenID) -> Bool { position(of: id) != nil }

  /// Whether nothing covers an entry: it is one of those that are shown.
  ///
  /// - Parameter id: The entry.
  /// - Returns: Whether it is visible; false for one that is not in the tree.
  public func isVisible(_ id: ScreenID) -> Bool { position(of: id).map(isVisible) ?? false }

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

  subscript(position: Position) -> Entry { stacks[position.stack].entries[position.index] }

  /// The visible entry's id, without a copy of the entry.
  var visibleID: ScreenID { stacks[front].entries.newest.id }

  /// Where the visible entry is.
  var visiblePosition: Position { Position(stack: front, index: stacks[front].entries.count - 1) }

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
