/// The difference on one stack, for hosts that have a view for each stack.
///
/// ```swift
/// for change in update.stacks {
///   var controllers = stackController(change.place).viewControllers
///   controllers.removeSubrange(change.kept...)
///   controllers += change.new.map { controller(of: $0) }   // known already, if it was moved
/// }
/// ```
public struct StackChange: Hashable, Sendable {
  /// The stack that changed.
  public let place: Place
  /// How many entries, counted from the root, are unchanged; 0 for a new stack.
  public let kept: Int
  /// The entries that were above these, from bottom to top.
  public let old: [NavigationTree.Entry]
  /// The entries that are above them now, from bottom to top.
  ///
  /// An entry that was moved is in ``old``, too, of this stack or of another. A stack loses all its entries only if it
  /// is a container's child, and time travel leads to when that had not been shown.
  public let new: [NavigationTree.Entry]

  /// A stack of the tree.
  public enum Place: Hashable, Sendable {
    case root
    /// A modal, by the id of its ``NavigationTree/Presentation``.
    case modal(ScreenID)
    /// A child of a container, by the flow of the child's root and the entry that contains it.
    case child(FlowID, of: ScreenID)
  }
}

/// The modals that close and open, for a UI that stacks them.
public struct ModalChange: Hashable, Sendable {
  /// How many modals, counted from the lowest, are unchanged.
  public let kept: Int
  /// The modals above them that close, the top one first.
  public let closed: [NavigationTree.Presentation]
  /// The modals above them that open, the lowest first.
  ///
  /// A modal that stays although one below it closes is in both lists.
  public let opened: [NavigationTree.Presentation]
}

extension NavigationTree {
  fileprivate var frontPlace: StackChange.Place { front.modal.map { .modal($0.presentation.id) } ?? .root }
}

extension TreeDifference {
  /// The modals that close and open.
  var modals: ModalChange {
    let old = old
    guard old == nil || old?.cover !== new.cover else {
      return ModalChange(kept: new.layerCount - 1, closed: [], opened: [])
    }
    switch entries {
    case .entered(_, let modal?):
      return ModalChange(kept: new.layerCount - 2, closed: [], opened: [modal.presentation])
    case .left:
      return ModalChange(kept: new.layerCount - 1, closed: old?.front.modal.map { [$0.presentation] } ?? [], opened: [])
    default: break
    }
    let own = Parts.layers(of: new, notIn: old), others = old.map { Parts.layers(of: $0, notIn: new) } ?? []
    let same = Parts.countOfSame(own, others)
    return ModalChange(
      kept: max(0, new.layerCount - own.count + same - 1),
      closed: others.dropFirst(same).reversed().compactMap { $0.modal?.presentation },
      opened: own.dropFirst(same).compactMap { $0.modal?.presentation })
  }

  /// The stacks that have changed, if one entry without contents has come onto the front layer or has left it, perhaps as
  /// the root of a modal; `nil` in other cases, which need a search.
  var fewStacks: [StackChange]? {
    switch entries {
    case .entered(let node, _) where node === new.top && node.contents == nil:
      return [StackChange(place: new.frontPlace, kept: node.depth, old: [], new: [node.entry])]
    case .left(let node) where node === old?.top && node.contents == nil:
      guard old?.cover === new.cover else { return [] }  // a modal is gone, with its stack
      return [StackChange(place: new.frontPlace, kept: node.depth, old: [node.entry], new: [])]
    default: return nil
    }
  }

  /// The difference, stack by stack and container by container, searched from the first part that the trees don't
  /// share.
  struct Parts {
    /// Outer ones first.
    private(set) var stacks: [StackChange] = []
    /// The containers that are new, or whose children or selection have changed; outer ones first.
    private(set) var containers: [NavigationTree.Container] = []

    init(_ difference: TreeDifference) {
      let new = difference.new
      if case .selected(let holder, let entered) = difference.entries {
        containers = NavigationTree.Container(holder).map { [$0] } ?? []
        if let entered, let children = holder.contents?.plan.children,
          let child = children.indices.first(where: { holder.childTop($0) === entered })
        {
          let place = StackChange.Place.child(children[child].flow, of: holder.id)
          stacks = [StackChange(place: place, kept: 0, old: [], new: [entered.entry])]
        }
        return
      }
      if let old = difference.old, old.cover === new.cover {
        compare(new.top, old.top, new.frontPlace)
        return
      }
      let own = Self.layers(of: new, notIn: difference.old)
      let others = difference.old.map { Self.layers(of: $0, notIn: new) } ?? []
      let same = Self.countOfSame(own, others)
      let known = Dictionary(
        others.dropFirst(same).map { ($0.modal?.presentation.id, $0.top) }, uniquingKeysWith: { first, _ in first })
      for (index, layer) in own.enumerated() {
        let id = layer.modal?.presentation.id
        compare(layer.top, index < same ? others[index].top : known[id], id.map { .modal($0) } ?? .root)
      }
    }

    /// How many layers are the same modals in both, counted from the lowest.
    fileprivate static func countOfSame(_ own: [Layer], _ others: [Layer]) -> Int {
      zip(own, others).prefix { $0.modal?.presentation.id == $1.modal?.presentation.id }.count
    }

    /// The layers that two trees don't share, the lowest first.
    fileprivate static func layers(of tree: NavigationTree, notIn other: NavigationTree?) -> [Layer] {
      let shared = other.flatMap { other in tree.cover?.shared(with: other.cover) }
      var layers = [tree.front], next = tree.cover
      while let cover = next, cover !== shared {
        layers.append(cover.layer)
        next = cover.below
      }
      return layers.reversed()
    }

    private mutating func compare(_ top: Node, _ other: Node?, _ place: StackChange.Place) {
      guard top !== other else { return }
      let shared = top.shared(with: other)
      let own = Self.nodes(from: top, downTo: shared), others = Self.nodes(from: other, downTo: shared)
      let same = zip(own, others).prefix { $0.isSame(as: $1) }.count
      let old = others.dropFirst(same), new = own.dropFirst(same)
      if !old.isEmpty || !new.isEmpty {
        let kept = shared.map { $0.depth + 1 } ?? 0
        stacks.append(
          StackChange(place: place, kept: kept + same, old: old.map(\.entry), new: new.map(\.entry)))
      }
      for (node, other) in zip(own, others).prefix(same) { compareInside(node, other) }
      let moved = new.contains { $0.contents != nil } ? Array(old) : []
      for node in new { compareInside(node, moved.first { $0.isSame(as: node) }) }
    }

    private mutating func compareInside(_ node: Node, _ other: Node?) {
      guard let contents = node.contents, node !== other, let container = NavigationTree.Container(node) else { return }
      if other.flatMap({ NavigationTree.Container($0) }) != container { containers.append(container) }
      for (index, child) in contents.plan.children.enumerated() {
        let place = StackChange.Place.child(child.flow, of: node.id)
        let same = other?.contents?.plan.children.firstIndex { $0.isSame(as: child) }
        let oldTop = same.flatMap { other?.childTop($0) }
        if let top = node.childTop(index) {
          compare(top, oldTop, place)
        } else if oldTop != nil {
          stacks.append(
            StackChange(place: place, kept: 0, old: Self.nodes(from: oldTop, downTo: nil).map(\.entry), new: []))
        }
      }
    }

    /// From the bottom up.
    private static func nodes(from top: Node?, downTo shared: Node?) -> [Node] {
      guard let top, top !== shared else { return [] }
      return top.downward.prefix { $0 !== shared }.reversed()
    }
  }
}
