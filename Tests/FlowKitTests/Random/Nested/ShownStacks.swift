import FlowKit

/// What a host with a view for each stack shows: it knows no trees, only what it was told of differences.
struct ShownStacks {
  private(set) var stacks: [StackChange.Place: [NavigationTree.Entry]] = [:]
  private var modals: [NavigationTree.Presentation] = []
  private var containers: [ScreenID: NavigationTree.Container] = [:]

  /// - Returns: What the update says of stacks that aren't there, and what is shown then that isn't in the tree.
  mutating func take(_ update: NavigationUpdate) -> String? {
    let places = update.tree.places, parts = update.parts
    for change in parts.stacks {
      let shown = stacks[change.place] ?? [], kept = Array(shown.prefix(change.kept))
      if change.kept > 0 || !change.old.isEmpty, kept + change.old != shown { return "\(change), where \(shown) is" }
      if change.old == change.new { return "\(change) is none" }
      stacks[change.place] = kept + change.new
    }
    for container in parts.containers {
      if containers[container.id] == container, !isRemade(container.id, by: update) { return "\(container) is known" }
      containers[container.id] = container
    }
    stacks = stacks.filter { places[$0.key] != nil }
    containers = containers.filter { update.tree.contains($0.key) }
    return problemOfModals(update.modals) ?? difference(to: update.tree, places)
  }

  private mutating func problemOfModals(_ change: ModalChange) -> String? {
    let kept = Array(modals.prefix(change.kept))
    if kept.map(\.id) + change.closed.reversed().map(\.id) != modals.map(\.id) { return "\(change) of \(modals)" }
    modals = kept + change.opened
    return nil
  }

  private func difference(
    to tree: NavigationTree, _ places: [StackChange.Place: [NavigationTree.Entry]]
  ) -> String? {
    if stacks != places { return "shown: \(stacks)" }
    if modals.map(\.id) != tree.modals.compactMap(\.presentation?.id) { return "modals shown: \(modals)" }
    let there = Dictionary(uniqueKeysWithValues: tree.containers.map { ($0.id, $0) })
    return containers == there ? nil : "containers shown: \(containers)"
  }

  /// Whether an entry has left and come back, as by time travel.
  private func isRemade(_ id: ScreenID, by update: NavigationUpdate) -> Bool {
    update.changes.contains { $0.entry.id == id && [.pushed, .presented].contains($0.kind) }
  }
}

extension NavigationTree {
  /// The entries of each stack.
  fileprivate var places: [StackChange.Place: [Entry]] {
    var places: [StackChange.Place: [Entry]] = [.root: Array(root)]
    for modal in modals { modal.presentation.map { places[.modal($0.id)] = Array(modal) } }
    for container in containers {
      for (index, child) in container.children.enumerated() {
        places[.child(child.flow, of: container.id)] = stack(ofChild: index, in: container.id).map(Array.init)
      }
    }
    return places
  }
}
