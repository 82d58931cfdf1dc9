extension NavigationTree {
  /// The entry that the user sees, or uses if several are visible.
  ///
  /// It is the top of the last stack, or of the selected child of the container there.
  public var visible: Entry { visibleNode.entry }

  /// All visible entries, from the outside in: containers, and the tops of their shown children.
  public var shown: [Entry] { shownNodes.map(\.entry) }

  /// All entries that are covered only by modals that cover partly, from the outside in.
  ///
  /// Those are alerts, popovers, and other modals whose style says so (``PresentationStyle/coversPartly``). The entries
  /// stay partly visible, but count as covered: they are not among those that are ``shown``.
  public var partlyCovered: [Entry] { partlyCoveredNodes.map(\.entry) }

  /// The app's root stack.
  public var root: Stack { layers[0] }

  /// The app's root stack and the modals, each over those before it.
  public var layers: [Stack] {
    layersDownward.reversed().map { Stack($0.top, presentation: $0.modal?.presentation) }
  }

  /// The modals, each over those before it.
  public var modals: ArraySlice<Stack> { layers.dropFirst() }

  /// All stacks: first the layers, then those of containers' children, in no order.
  ///
  /// Never empty.
  public var stacks: [Stack] {
    var stacks = layers
    forEachUpward { node in stacks += node.childTops.compactMap { $0.map { Stack($0) } } }
    return stacks
  }

  /// The containers among the entries, from the app's root up; usually none.
  package var containers: [Container] {
    var containers: [Container] = []
    forEachUpward { node in Container(node).map { containers.append($0) } }
    return containers
  }

  /// All entries, from the app's root up; those inside a container follow it, child by child.
  public var path: [Entry] {
    var entries: [Entry] = []
    forEachUpward { entries.append($0.entry) }
    return entries
  }

  /// The number of entries in all stacks.
  public var count: Int {
    var count = 0
    forEachUpward { _ in count += 1 }
    return count
  }

  /// The number of entries in the visible stack.
  package var depth: Int { visibleNode.depth + 1 }

  /// Whether an entry is in the tree.
  public func contains(_ id: ScreenID) -> Bool { visibleNode.id == id || position(of: id) != nil }

  /// Whether nothing covers an entry: it is among those that are shown.
  ///
  /// - Parameter id: The entry.
  /// - Returns: Whether it is visible; `false` if it is not in the tree.
  public func isVisible(_ id: ScreenID) -> Bool { shown.contains { $0.id == id } }

  /// Whether any entry of a flow is in the tree.
  package func contains(_ flow: FlowID) -> Bool { position(below: 0) { $0.entry.flow == flow } != nil }

  /// Whether any entry of a flow is in the tree.
  public func contains(_ flow: Flow<some AnyObject>) -> Bool { contains(flow.id) }

  /// The entry of a screen; `nil` if it has left.
  public subscript(id: ScreenID) -> Entry? { position(of: id)?.node.entry }

  /// The container of an entry; `nil` if its screen contains nothing, which is the usual case.
  public func container(of id: ScreenID) -> Container? { position(of: id).flatMap { Container($0.node) } }

  /// The stack of a container's child, from its root up; `nil` if it has not been shown yet or doesn't exist.
  public func stack(ofChild index: Int, in id: ScreenID) -> Stack? {
    guard let node = position(of: id)?.node, let contents = node.contents, contents.tops.indices.contains(index) else {
      return nil
    }
    return node.childTop(index).map { Stack($0) }
  }
}

extension NavigationTree {
  var shownNodes: [Node] { Self.shown(top) }

  /// Whether the last modal leaves what it covers partly visible.
  package var coversPartly: Bool { cover?.element.coversPartly == true }

  var partlyCoveredNodes: [Node] {
    coversPartly ? partlyCoveredTops(above: nil).tops.reversed().flatMap(Self.shown) : []
  }

  /// The tops of the partly covered stacks, the front one first, down to `end`, and where they end.
  func partlyCoveredTops(above end: Link<Cover>?) -> (tops: [Node], rest: Link<Cover>?) {
    var tops: [Node] = [], next = cover
    while let link = next, link !== end, link.element.coversPartly {
      tops.append(link.element.top)
      next = link.below
    }
    return (tops, next)
  }

  static func shown(_ top: Node) -> [Node] {
    guard let contents = top.contents else { return [top] }
    let children = contents.tops.indices.filter(contents.shows).compactMap(top.childTop)
    return [top] + children.flatMap(shown)
  }

  /// Whether an entry has presented a modal that is still open.
  func isPresenter(_ id: ScreenID) -> Bool {
    cover != nil && layersDownward.contains { $0.modal?.presentation.presenter == id }
  }

  /// Whether a modal is open, by the id of the entry that it was presented with.
  func containsModal(_ id: ScreenID) -> Bool {
    cover != nil && layersDownward.contains { $0.modal?.presentation.id == id }
  }

  /// Visits all nodes from the app's root up; those inside a container after it, child by child.
  func forEachUpward(_ body: (Node) -> Void) {
    for layer in layersDownward.reversed() { Self.forEachUpward(layer.top, body) }
  }

  private static func forEachUpward(_ top: Node, _ body: (Node) -> Void) {
    for node in top.upward {
      body(node)
      for child in node.childTops { child.map { forEachUpward($0, body) } }
    }
  }
}

extension NavigationTree.Container {
  init?(_ node: NavigationTree.Node) {
    guard let contents = node.contents else { return nil }
    self.init(
      id: node.id, children: contents.plan.children, selected: contents.selected, kind: contents.plan.kind,
      loops: contents.plan.rules.loops)
  }
}

extension Caller {
  /// The caller as a screen of which everything is known.
  init(_ entry: NavigationTree.Entry) { self.init(id: entry.id, flow: entry.flow.blueprint) }

  /// The caller's entry; if only its number is known, it is looked for in a tree, which takes as long as there are
  /// entries above it.
  func entry(in tree: NavigationTree) -> NavigationTree.Entry {
    if let flow { return NavigationTree.Entry(id: id, flow: flow.id) }
    return tree[id] ?? NavigationTree.Entry(id: id, flow: .unknown)
  }
}
