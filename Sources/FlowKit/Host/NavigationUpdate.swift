/// What a host should show now, and what it showed before.
public struct NavigationUpdate: Sendable {
  private let difference: TreeDifference
  /// What the latest action in it has named; automatic where it has named nothing.
  private let named: ScreenTransition

  init(_ difference: TreeDifference, _ named: ScreenTransition) {
    self.difference = difference
    self.named = named
  }
}

// How it should look.
extension NavigationUpdate {
  /// How it should look: the transition that the latest action in it has named; else that of what is new; else, where it
  /// leads back, that of what leaves.
  ///
  /// Not animated when the host is attached. The way back looks like the way in: see ``isReversed``.
  public var transition: ScreenTransition { named.isAutomatic ? look.transition : named }

  /// Whether the transition is to be played backwards: an entry leaves that has come with it.
  public var isReversed: Bool { named.isAutomatic && look.isReversed }

  /// How one of the entries comes or leaves, where several changes are shown together.
  ///
  /// - Parameter id: An entry that is new in this update, or has left in it.
  /// - Returns: The transition that it has come with, which is to be played backwards where it leaves, unless its flow names
  ///   another one for that; automatic for all others.
  public func transition(of id: ScreenID) -> ScreenTransition {
    if let node = difference.entered.first(where: { $0.id == id }) { return node.wayIn }
    return difference.left.first { $0.id == id }?.wayOut.transition ?? .automatic
  }

  private var look: (transition: ScreenTransition, isReversed: Bool) {
    let entered = Array(difference.entered)
    if !entered.isEmpty { return (Self.outer(entered, seenIn: tree).last?.wayIn ?? .automatic, false) }
    let left = Array(difference.left)
    guard let old = difference.old, !left.isEmpty else { return (.automatic, false) }
    return layerThatLeaves?.wayOut ?? Self.outer(left, seenIn: old).first?.wayOut ?? (.automatic, false)
  }

  /// The root of the lowest modal that leaves.
  private var layerThatLeaves: NavigationTree.Node? {
    guard let old = difference.old else { return nil }
    let count = old.layerCount - tree.layerCount
    return count > 0 ? old.layersDownward[count - 1].top.bottom : nil
  }

  /// Those that are to be seen in a tree, and are not in a container which comes or leaves itself; roots of children come
  /// and go with the selection.
  private static func outer(_ nodes: [NavigationTree.Node], seenIn tree: NavigationTree) -> [NavigationTree.Node] {
    let seen = Set(tree.shownNodes.map(\.id)), root = tree.top.bottom.id
    let inside = nodes.reduce(into: Set<ScreenID>()) {
      if $1.contents != nil { $0.formUnion(TreeReducer.ids(inside: $1)) }
    }
    return nodes.filter { seen.contains($0.id) && !inside.contains($0.id) && ($0.below != nil || $0.id == root) }
  }
}

extension NavigationTree.Node {
  /// How the entry has come.
  fileprivate var wayIn: ScreenTransition { element.arrival }

  /// How it leaves, and whether that is the way in backwards.
  fileprivate var wayOut: (transition: ScreenTransition, isReversed: Bool) {
    let own = flow.blueprint.transitions
    if let out = own?.out { return (out, false) }
    // What came at once goes back as usual.
    let isNamed = !element.arrival.isAutomatic && element.arrival.isAnimated
    let arrival = isNamed ? element.arrival : own?.arrival
    return (arrival ?? .automatic, arrival != nil)
  }
}

extension NavigationUpdate {
  /// The tree that the host shows; nil when it has been attached just now.
  public var previous: NavigationTree? { difference.old }

  /// The tree to show.
  public var tree: NavigationTree { difference.new }

  /// What is different, whichever actions led to it: what left, from the top down, then what is new or was moved, from
  /// below up, then what other children containers show.
  ///
  /// An entry was moved if it lies now on one that has lain on it, or on another one that was moved. An entry that has left
  /// and has come back, as by a travel, is both. It costs what has changed, however large the trees are.
  public var changes: [NavigationChange] { difference.changes }
}

// The same for a host that has a view for each stack, and need not search trees.
extension NavigationUpdate {
  /// What is different on each stack that is in the tree, outer stacks first; those of a container that is new, or in
  /// a modal that opens, with all their entries.
  ///
  /// Stacks that are gone, with a modal or a container, are not in it. It costs what has changed, however large the trees are.
  public var stacks: [StackChange] { TreeDifference.Parts(difference).stacks }

  /// The containers that are new, and those that contain or show other children than before; outer ones first.
  public var containers: [NavigationTree.Container] { TreeDifference.Parts(difference).containers }

  /// ``stacks`` and ``containers``, found together.
  package var parts: (stacks: [StackChange], containers: [NavigationTree.Container]) {
    let parts = TreeDifference.Parts(difference)
    return (parts.stacks, parts.containers)
  }

  /// Which modals close, and which open.
  public var modals: ModalChange { difference.modals }
}

extension NavigationUpdate: CustomStringConvertible {
  /// The tree in one line before and after, and the transition: `A > B → A, flip backwards`.
  public var description: String {
    "\(previous.map { "\($0.summary) → " } ?? "")\(tree.summary), \(transition)\(isReversed ? " backwards" : "")"
  }
}
