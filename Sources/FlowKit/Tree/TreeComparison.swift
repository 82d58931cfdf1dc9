/// What one tree has and another one hasn't, from the top down.
///
/// This is the only walk that lists differences. It ends where the trees share their parts, as `==` does.
struct TreeComparison: Sendable {
  /// The entries that are missing from the other tree; those inside a container before it.
  private(set) var missing: [Node] = []
  /// The entries that are in another place in the other tree, each with the number of missing ones above it.
  private var moved: [(node: Node, index: Int)] = []
  /// The roots of modals that are missing from the other tree.
  private var presented: [(root: Node, presentation: NavigationTree.Presentation)] = []
  /// The roots of the children that containers show, and didn't in the other tree.
  private(set) var selected: [(root: NavigationTree.Entry, showsOne: Bool)] = []
  /// The stacks that differ; empty unless they were asked for.
  private(set) var stacks: [StackChange] = []
  /// The containers that are new, or whose children or selection differ; empty unless the stacks were asked for.
  private(set) var containers: [NavigationTree.Container] = []
  private let listsStacks: Bool

  typealias Node = NavigationTree.Node
  typealias Layer = NavigationTree.Layer

  init(of tree: NavigationTree, with other: NavigationTree?, listingStacks listsStacks: Bool = false) {
    self.listsStacks = listsStacks
    if let other, other.cover === tree.cover {
      compare(tree.top, other.top, tree.front.place, nil)
      return
    }
    let others = Self.layers(of: other, notIn: tree)
    // Layers that stay at their heights need no search.
    lazy var known = Dictionary(others.map { ($0.modal?.presentation.id, $0) }) { first, _ in first }
    for (index, layer) in Self.layers(of: tree, notIn: other).reversed().enumerated().reversed() {
      let id = layer.modal?.presentation.id, sameHeight = index < others.count ? others[others.count - 1 - index] : nil
      let counterpart = sameHeight.flatMap { $0.modal?.presentation.id == id ? $0 : nil } ?? known[id]
      compare(layer.top, counterpart?.top, layer.place, counterpart == nil ? layer.modal?.presentation : nil)
    }
  }

  /// What is new in this tree, or was moved, from the bottom up.
  var arrivals: [NavigationChange] {
    var changes: [NavigationChange] = [], moved = moved, presented = presented
    for (index, node) in missing.enumerated().reversed() {
      while let last = moved.last, last.index > index { changes.append(.moved(moved.removeLast().node.entry)) }
      let layer = presented.last?.root === node ? presented.removeLast() : nil
      changes.append(layer.map { .presented(node.entry, as: $0.presentation) } ?? .pushed(node.entry))
    }
    return changes + moved.reversed().map { .moved($0.node.entry) }
  }

  /// The layers that two trees don't share, the front one first.
  static func layers(of tree: NavigationTree?, notIn other: NavigationTree?) -> [Layer] {
    guard let tree else { return [] }
    let shared = other.flatMap { other in tree.cover?.shared(with: other.cover) }
    var layers = [tree.front], next = tree.cover
    while let cover = next, cover !== shared {
      layers.append(cover.layer)
      next = cover.below
    }
    return layers
  }
}

extension TreeComparison {
  /// Compares two stacks, from the top down.
  private mutating func compare(
    _ top: Node, _ other: Node?, _ place: StackChange.Place, _ presentation: NavigationTree.Presentation?
  ) {
    guard top !== other else { return }
    let shared = top.shared(with: other), own = top.downward(to: shared)
    // Nothing is searched in the other stack's part if this one has none.
    let others = own.isEmpty && !listsStacks ? [] : other?.downward(to: shared) ?? []
    let same = Counterparts(others), higher = others.isEmpty ? [] : same.moved(own)
    for node in own {
      let counterpart = same[node]
      compareInside(node, counterpart)
      if counterpart == nil {
        missing.append(node)
        if node.below == nil, let presentation { presented.append((node, presentation)) }
      } else if higher.contains(node.id) {
        moved.append((node, missing.count))
      }
    }
    if listsStacks { list(own.reversed(), others.reversed(), above: shared, place) }
  }

  private mutating func compareInside(_ node: Node, _ other: Node?) {
    guard let contents = node.contents,
      contents !== other?.contents || node.element.selectedTop !== other?.element.selectedTop
    else { return }
    let children = contents.plan.children, others = other?.contents?.plan.children ?? []
    // Children that stay in their places need no search.
    lazy var indices = Dictionary(others.enumerated().map { ($1.number, $0) }) { first, _ in first }
    for index in children.indices.reversed() {
      let place = StackChange.Place.child(children[index].flow, of: node.id)
      let isSame = { (other: Int) in others[other].isSame(as: children[index]) }
      let same =
        others.indices.contains(index) && isSame(index)
        ? index : indices[children[index].number].flatMap { isSame($0) ? $0 : nil }
      let otherTop = same.flatMap { other?.childTop($0) }
      if let top = node.childTop(index) {
        compare(top, otherTop, place, nil)
      } else if listsStacks, let otherTop {
        list([], otherTop.upward, above: nil, place)
      }
    }
    let shown = other?.contents?.selected.map { others[$0] }
    if other != nil, let index = contents.selected, shown?.isSame(as: children[index]) != true,
      let top = node.childTop(index)
    {
      selected.append((top.bottom.entry, contents.plan.kind.showsOne))
    }
    guard listsStacks, let container = NavigationTree.Container(node) else { return }
    if other.flatMap({ NavigationTree.Container($0) }) != container { containers.append(container) }
  }

  /// Lists the difference of two stacks, from the bottom up.
  private mutating func list(_ own: [Node], _ others: [Node], above shared: Node?, _ place: StackChange.Place) {
    let same = zip(own, others).prefix { $0.isSame(as: $1) }.count
    let old = others.dropFirst(same).map(\.entry), new = own.dropFirst(same).map(\.entry)
    guard !old.isEmpty || !new.isEmpty else { return }
    let kept = (shared.map { $0.depth + 1 } ?? 0) + same
    stacks.append(StackChange(place: place, kept: kept, old: old, new: new))
  }

  /// The entries of the other stack; by their ids if there are many.
  private struct Counterparts {
    private let nodes: [Node]
    private var places: [ScreenID: Int] = [:]

    init(_ nodes: [Node]) {
      self.nodes = nodes
      if nodes.count > 8 { places = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first } }
    }

    subscript(node: Node) -> Node? { place(of: node).map { nodes[$0] } }

    private func place(of node: Node) -> Int? {
      let place = places.isEmpty ? nodes.firstIndex { $0.id == node.id } : places[node.id]
      return place.flatMap { nodes[$0].isSame(as: node) ? $0 : nil }
    }

    /// The entries that have moved: from the bottom up, the first one that now lies on an entry that was above it, and
    /// all entries above that one.
    func moved(_ own: [Node]) -> Set<ScreenID> {
      guard own.count > 1 else { return [] }
      var kept = own.reversed().compactMap { node in place(of: node).map { (id: node.id, place: $0) } }
      let first = kept.indices.dropFirst().first { kept[$0].place > kept[$0 - 1].place }
      kept.removeFirst(first ?? kept.count)
      return Set(kept.map(\.id))
    }
  }
}
