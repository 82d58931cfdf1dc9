/// What a host should show now, and what it showed before.
public struct NavigationUpdate: Sendable {
  /// The tree that the host shows; nil when it has been attached just now.
  public let previous: NavigationTree?
  /// The tree to show.
  public let tree: NavigationTree
  /// How it should look: the transition of the latest action in it, and not animated when the host is attached.
  public let transition: ScreenTransition
  /// The entries that the host shows and that have other screens now: they left, and came back.
  var remade: Set<ScreenID> = []
}

extension NavigationUpdate {
  /// What is different, whichever actions led to it: what left, from the top down, then what is new or was moved, from
  /// below up.
  ///
  /// An entry was moved if it lies now on one that has lain on it, or on another one that was moved. Linear in the size
  /// of both trees.
  public var changes: [NavigationChange] {
    let before = previous?.path ?? []
    let after = Set(tree.path.map(\.id)).subtracting(remade)
    let known = before.enumerated().filter { !remade.contains($1.id) }
    let places = Dictionary(known.map { ($1.id, $0) }) { first, _ in first }
    return before.reversed().filter { !after.contains($0.id) }.map { .removed($0) } + entered(places) + selected
  }

  /// What other children containers show now.
  private var selected: [NavigationChange] {
    tree.containers.compactMap { container in
      guard let before = previous?.container(of: container.id), before.selected != container.selected,
        let selected = container.selected, let child = tree.stack(ofChild: selected, in: container.id)
      else { return nil }
      return .selected(child[0])
    }
  }

  /// What is new: the first entry of a new modal is presented, every other one is pushed; and what was moved.
  private func entered(_ places: [ScreenID: Int]) -> [NavigationChange] {
    let knownModals = Set((previous?.stacks ?? []).compactMap { $0.presentation?.id })
    return tree.stacks.flatMap { stack in
      let moved = Self.moved(in: stack, places)
      return stack.enumerated().compactMap { index, entry -> NavigationChange? in
        if moved.contains(entry.id) { return .moved(entry) }
        guard places[entry.id] == nil else { return nil }
        guard index == 0, let presentation = stack.presentation, !knownModals.contains(presentation.id) else {
          return .pushed(entry)
        }
        return .presented(entry, as: presentation)
      }
    }
  }

  /// The entries from the first one up that lies on one that has lain on it.
  private static func moved(in stack: NavigationTree.Stack, _ places: [ScreenID: Int]) -> Set<ScreenID> {
    var known = stack.compactMap { entry in places[entry.id].map { (id: entry.id, place: $0) } }
    let first = known.indices.dropFirst().first { known[$0].place < known[$0 - 1].place }
    known.removeFirst(first ?? known.count)
    return Set(known.map(\.id))
  }
}

extension NavigationUpdate: CustomStringConvertible {
  /// The tree in one line before and after, and the transition: `A > B → A, automatic`.
  public var description: String {
    "\(previous.map { "\($0.summary) → " } ?? "")\(tree.summary), \(transition)"
  }
}
