/// What a host should show now, and what it showed before.
///
/// For authors of hosts: see <doc:WritingAHost>. An app needs none of it.
public struct NavigationUpdate: Sendable {
  private let difference: TreeDifference
  /// The transition that the latest action names; automatic if it names none.
  private let named: ScreenTransition

  init(_ difference: TreeDifference, _ named: ScreenTransition) {
    self.difference = difference
    self.named = named
  }
}

// How the update looks.
extension NavigationUpdate {
  /// How the update looks.
  ///
  /// Not animated when the host is attached. The way back looks like the way in: see ``isReversed``.
  public var transition: ScreenTransition { named.isAutomatic ? look.transition : named }

  /// Whether the transition is to be played backwards: an entry leaves that has come with it.
  public var isReversed: Bool { named.isAutomatic && look.isReversed }

  /// How one of the entries comes or leaves, if several changes are shown together.
  ///
  /// - Parameter id: An entry that is new in this update, or has left in it.
  /// - Returns: The transition that the entry has come with. If it leaves, play it backwards, unless its flow has
  ///   another transition for leaving. Automatic for all other entries.
  public func transition(of id: ScreenID) -> ScreenTransition {
    if let node = difference.entered.first(where: { $0.id == id }) { return node.transitionIn }
    return difference.left.first { $0.id == id }?.transitionOut.transition ?? .automatic
  }

  private var look: (transition: ScreenTransition, isReversed: Bool) {
    switch difference.entries {
    case .entered(let node, _) where node === tree.top: return (node.transitionIn, false)
    case .left(let node) where node === difference.old?.top: return node.transitionOut
    default: break
    }
    let entered = Array(difference.entered)
    if !entered.isEmpty { return (Self.outer(entered, seenIn: tree).last?.transitionIn ?? .automatic, false) }
    let left = Array(difference.left)
    guard let old = difference.old, !left.isEmpty else { return (.automatic, false) }
    return layerThatLeaves?.transitionOut ?? Self.outer(left, seenIn: old).first?.transitionOut ?? (.automatic, false)
  }

  /// The root of the lowest modal that leaves.
  private var layerThatLeaves: NavigationTree.Node? {
    guard let old = difference.old else { return nil }
    let count = old.layerCount - tree.layerCount
    return count > 0 ? old.layersDownward[count - 1].top.bottom : nil
  }

  /// The visible nodes of a tree, without those inside a container that itself comes or leaves, and without children's
  /// roots, which follow the selection.
  private static func outer(_ nodes: [NavigationTree.Node], seenIn tree: NavigationTree) -> [NavigationTree.Node] {
    let seen = Set(tree.shownNodes.map(\.id)), root = tree.top.bottom.id
    let inside = nodes.reduce(into: Set<ScreenID>()) {
      if $1.contents != nil { $0.formUnion(TreeReducer.ids(inside: $1)) }
    }
    return nodes.filter { seen.contains($0.id) && !inside.contains($0.id) && ($0.below != nil || $0.id == root) }
  }
}

extension NavigationTree.Node {
  /// The transition that the entry came with.
  fileprivate var transitionIn: ScreenTransition { element.arrival }

  /// How it leaves, and whether that is the reversed way in.
  fileprivate var transitionOut: (transition: ScreenTransition, isReversed: Bool) {
    let own = flow.blueprint.transitions
    if let out = own?.out { return (out, false) }
    // An entry that came without animation leaves with the flow's usual one.
    let isNamed = !element.arrival.isAutomatic && element.arrival.isAnimated
    let arrival = isNamed ? element.arrival : own?.arrival
    return (arrival ?? .automatic, arrival != nil)
  }
}

extension NavigationUpdate {
  /// The tree that the host shows; `nil` if the host has just been attached.
  public var previous: NavigationTree? { difference.old }

  /// The tree to show.
  public var tree: NavigationTree { difference.new }

  /// The differences, whichever actions caused them.
  ///
  /// They come in this order: what left, from the top down; what is new or was moved, from bottom to top; other
  /// children that containers show.
  ///
  /// An entry was moved if it now lies on an entry that lay on it before, or on another one that was moved. An entry
  /// that has left and has come back, as by time travel, is both. The cost depends on what has changed, however large
  /// the trees are.
  public var changes: [NavigationChange] { difference.changes }
}

// The same for a host that has a view for each stack, and doesn't need to search trees.
extension NavigationUpdate {
  /// The differences on each stack in the tree, and the containers that are new, or whose children or selection have
  /// changed; outer ones first.
  ///
  /// Stacks of a new container, or in a modal that opens, are listed with all their entries. Stacks that are gone, with
  /// a modal or a container, are not included. The cost depends on what has changed, however large the trees are.
  ///
  /// ```swift
  /// let (stacks, containers) = update.parts
  /// ```
  public var parts: (stacks: [StackChange], containers: [NavigationTree.Container]) { difference.parts }

  /// The modals that close, and those that open.
  public var modals: ModalChange { difference.modals }
}

extension NavigationUpdate: CustomStringConvertible {
  /// The trees before and after in one line, and the transition: `A > B → A, flip backwards`.
  public var description: String {
    "\(previous.map { "\($0.summary) → " } ?? "")\(tree.summary), \(transition)\(isReversed ? " backwards" : "")"
  }
}
