extension TreeDifference {
  /// The entries of which more or less is visible than before.
  struct VisibilityChange {
    /// Those of which less is visible, from the inside out.
    let lessVisible: Nodes
    /// Those of which more is visible, from the outside in.
    let moreVisible: Nodes
    private let partlyCovered: [ScreenID: Node]

    /// The entries of which all is visible, if neither they nor what covered them is a container.
    fileprivate init(of old: Node?, _ new: Node?) {
      (lessVisible, moreVisible, partlyCovered) = (Nodes(old), Nodes(new), [:])
    }

    fileprivate init(_ was: VisibleEntries?, _ now: VisibleEntries) {
      lessVisible = Nodes(was?.nodes.filter { now.amount(of: $0) < was?.amount(of: $0) ?? 0 } ?? [])
      moreVisible = Nodes(now.nodes.filter { now.amount(of: $0) > was?.amount(of: $0) ?? 0 }.reversed())
      partlyCovered = now.partly
    }

    /// Whether the entry is partly covered now.
    func isPartlyCovered(_ node: Node) -> Bool { partlyCovered[node.id]?.isSame(as: node) == true }
  }

  /// What has changed in what is visible.
  var visibilityChange: VisibilityChange {
    if !new.coversPartly, old?.coversPartly != true {
      if new.top === old?.top { return VisibilityChange(of: nil, nil) }
      if let old = old?.top, old.contents == nil, new.top.contents == nil {
        return new.top.isSame(as: old) ? VisibilityChange(of: nil, nil) : VisibilityChange(of: old, new.top)
      }
    }
    let end = endOfPartlyCovered
    return VisibilityChange(old.map { VisibleEntries($0, above: end) }, VisibleEntries(new, above: end))
  }

  /// Below this, everything is covered as before.
  private var endOfPartlyCovered: Link<NavigationTree.Cover>? {
    guard let old, let shared = new.cover?.shared(with: old.cover) else { return nil }
    let wasReached = old.partlyCoveredTops(above: shared).rest === shared
    return wasReached == (new.partlyCoveredTops(above: shared).rest === shared) ? shared : nil
  }

  /// What is visible in a tree, as far as it matters for the difference.
  fileprivate struct VisibleEntries {
    /// From the inside out.
    private(set) var nodes: [Node] = []
    private(set) var partly: [ScreenID: Node] = [:]
    private var shown: [ScreenID: Node] = [:]

    init(_ tree: NavigationTree, above end: Link<NavigationTree.Cover>?) {
      for node in tree.shownNodes.reversed() { shown[node.id] = node }
      nodes = tree.shownNodes.reversed()
      for top in tree.partlyCoveredTops(above: end).tops {
        let below = NavigationTree.shown(top)
        for node in below { partly[node.id] = node }
        nodes += below.reversed()
      }
    }

    /// How much of an entry is visible: all, a part, or nothing.
    func amount(of node: Node) -> Int {
      if shown[node.id]?.isSame(as: node) == true { return 2 }
      return partly[node.id]?.isSame(as: node) == true ? 1 : 0
    }
  }
}
