/// The difference on one stack, for hosts that have a view for each stack.
///
/// For authors of hosts: see <doc:WritingAHost>. An app needs none of it.
///
/// ```swift
/// for change in update.parts.stacks {
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
///
/// For authors of hosts: see <doc:WritingAHost>. An app needs none of it.
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

extension NavigationTree.Layer {
  /// The place of the layer's stack.
  var place: StackChange.Place { modal.map { .modal($0.presentation.id) } ?? .root }
}

extension TreeDifference {
  /// The difference, stack by stack and container by container; outer ones first.
  var parts: (stacks: [StackChange], containers: [NavigationTree.Container]) {
    if let parts = partsOfOneChange { return parts }
    let comparison = TreeComparison(of: new, with: old, listingStacks: true)
    return (comparison.stacks.reversed(), comparison.containers.reversed())
  }

  /// The modals that close and open.
  var modals: ModalChange {
    guard old == nil || old?.cover !== new.cover else {
      return ModalChange(kept: new.layerCount - 1, closed: [], opened: [])
    }
    switch entries {  // for "modal" of `Benchmarks/counts`
    case .entered(_, let modal?):
      return ModalChange(kept: new.layerCount - 2, closed: [], opened: [modal.presentation])
    case .left:
      return ModalChange(kept: new.layerCount - 1, closed: old?.front.modal.map { [$0.presentation] } ?? [], opened: [])
    default: break
    }
    let own = TreeComparison.layers(of: new, notIn: old).reversed()
    let others = TreeComparison.layers(of: old, notIn: new).reversed()
    let same = zip(own, others).prefix { $0.modal?.presentation.id == $1.modal?.presentation.id }.count
    return ModalChange(
      kept: max(0, new.layerCount - own.count + same - 1),
      closed: others.dropFirst(same).reversed().compactMap { $0.modal?.presentation },
      opened: own.dropFirst(same).compactMap { $0.modal?.presentation })
  }

  /// The same, if one entry without contents has come onto the front layer or has left it, perhaps as the root of a
  /// modal, or if a container shows another child; `nil` in other cases.
  ///
  /// The comparison would find it, too, but not as quickly: for "push" and "tab" of `Benchmarks/counts`.
  private var partsOfOneChange: (stacks: [StackChange], containers: [NavigationTree.Container])? {
    switch entries {
    case .entered(let node, _) where node === new.top && node.contents == nil:
      return ([StackChange(place: new.front.place, kept: node.depth, old: [], new: [node.entry])], [])
    case .left(let node) where node === old?.top && node.contents == nil:
      guard old?.cover === new.cover else { return ([], []) }  // a modal is gone, with its stack
      return ([StackChange(place: new.front.place, kept: node.depth, old: [node.entry], new: [])], [])
    case .selected(let holder, let entered):
      let containers = NavigationTree.Container(holder).map { [$0] } ?? []
      guard let entered, let children = holder.contents?.plan.children,
        let index = children.indices.first(where: { holder.childTop($0) === entered })
      else { return ([], containers) }
      let place = StackChange.Place.child(children[index].flow, of: holder.id)
      return ([StackChange(place: place, kept: 0, old: [], new: [entered.entry])], containers)
    default: return nil
    }
  }
}
