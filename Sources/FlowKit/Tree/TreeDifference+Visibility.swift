// What has changed in what is visible.
extension TreeDifference {
  /// The entries of which more or less is visible than before, if a modal leaves what it covers partly visible.
  final class VisibilityChange {
    /// Those of which less is visible than before, from the inside out.
    let lessVisible: Nodes
    /// Those that are visible now, or partly covered instead of fully, from the outside in.
    let moreVisible: Nodes
    private let partlyCovered: [ScreenID: Node]

    fileprivate init(_ was: VisibleEntries?, _ now: VisibleEntries) {
      lessVisible = Nodes(was?.nodes.filter { now.amount(of: $0) < was?.amount(of: $0) ?? 0 } ?? [])
      moreVisible = Nodes(now.nodes.filter { now.amount(of: $0) > was?.amount(of: $0) ?? 0 }.reversed())
      partlyCovered = now.partly
    }

    /// Whether the entry is partly covered now.
    func isPartlyCovered(_ node: Node) -> Bool { partlyCovered[node.id]?.isSame(as: node) == true }
  }

  /// What has changed in what is visible.
  ///
  /// `nil` if nothing is or was partly covered, as is nearly always the case: then `disappeared` and `appeared` tell
  /// all.
  var visibilityChange: VisibilityChange? {
    guard new.coversPartly || old?.coversPartly == true else { return nil }
    let end = endOfPartlyCovered
    return VisibilityChange(old.map { VisibleEntries($0, above: end) }, VisibleEntries(new, above: end))
  }

  /// The entries that are no longer visible, from the inside out.
  var disappeared: Nodes {
    guard let old else { return Nodes(nil) }
    return Self.shown(in: old, notIn: new) { $0.reversed() }
  }

  /// The entries that are visible now, from the outside in.
  var appeared: Nodes { Self.shown(in: new, notIn: old) { $0 } }

  private static func shown(
    in tree: NavigationTree, notIn other: NavigationTree?, _ order: ([Node]) -> [Node]
  ) -> Nodes {
    let top = tree.top
    if top === other?.top { return Nodes(nil) }
    if let other = other?.top, top.contents == nil, other.contents == nil {
      return Nodes(top.isSame(as: other) ? nil : top)
    }
    let others = other?.shownNodes ?? []
    return Nodes(order(tree.shownNodes.filter { !NavigationTree.contains(others, $0) }))
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
