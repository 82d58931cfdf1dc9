// Edits of trees with containers.
extension NavigationTree {
  /// Where the entries are that leave, from the top down; those inside a container before it.
  func forEachLeavingInside(_ edit: TreeEdit, _ body: (Position) -> Void) {
    for layer in layerIndices.dropFirst(edit.keptLayers).reversed() { leave(layer, from: 0, body) }
    for cut in edit.inside?.cuts ?? [] { leave(cut.stack, from: cut.keptEntries, body) }
    for stack in removedChildren(edit) { leave(stack, from: 0, body) }
    leave(edit.stack, from: edit.keptEntries, body)
    if case .replace(let index) = edit.entrance { leave(Position(stack: edit.stack, index: index), body) }
  }

  private func leave(_ stack: Int, from kept: Int, _ body: (Position) -> Void) {
    forEach(in: stack, from: kept) { leave($0, body) }
  }

  private func leave(_ position: Position, _ body: (Position) -> Void) {
    let id = stacks[position.stack].entries[position.index].id
    for child in (container(of: id)?.children ?? []).reversed() {
      if let stack = stackIndex(of: child.number, in: id) { leave(stack, from: 0, body) }
    }
    body(position)
  }

  /// The stacks of the children that a container has no longer.
  private func removedChildren(_ edit: TreeEdit) -> [Int] {
    guard let new = edit.inside?.children else { return [] }
    return stacks.indices.filter { index in
      stacks[index].membership.map { membership in
        membership.container == new.container && !new.list.contains { $0.number == membership.number }
      } ?? false
    }
  }

  /// Does what was decided; what is new is there already, with its children.
  mutating func apply(_ edit: TreeEdit, style: PresentationStyle, entering new: Growth) {
    var gone: Set<ScreenID> = []
    forEachLeaving(edit) { gone.insert(stacks[$0.stack].entries[$0.index].id) }
    let removed = removedStacks(edit, gone)
    for cut in edit.inside?.cuts ?? [] { stacks[cut.stack].entries.truncate(to: cut.keptEntries) }
    if edit.keptEntries < stacks[edit.stack].entries.count { stacks[edit.stack].entries.truncate(to: edit.keptEntries) }
    if let moved = edit.inside?.moved { stacks[edit.stack].entries.moveToTop(moved) }
    for (index, entry) in new.named.enumerated() {
      enter(entry, index > 0 ? .push : edit.entrance, in: edit.stack, style: style)
    }
    containers.removeAll { gone.contains($0.id) }
    if let children = edit.inside?.children { setChildren(children) }
    containers += new.containers
    stacks += new.stacks
    for selection in edit.inside?.selections ?? [] {
      guard let index = containerIndex(of: selection.container) else { continue }
      containers[index].select(selection.index, isBack: selection.isBack)
    }
    for index in removed.reversed() { stacks.remove(at: index) }
    front = front(from: layerIndices[layerIndices.count - 1])
  }

  /// Puts containers with their children's stacks around entries that are there.
  mutating func contain(_ new: Growth) {
    containers += new.containers
    stacks += new.stacks
    front = front(from: layerIndices[layerIndices.count - 1])
  }

  /// The stacks that leave as a whole.
  private func removedStacks(_ edit: TreeEdit, _ gone: Set<ScreenID>) -> [Int] {
    let layers = layerIndices.dropFirst(edit.keptLayers), children = removedChildren(edit)
    return stacks.indices.filter { index in
      layers.contains(index) || children.contains(index)
        || stacks[index].membership.map { gone.contains($0.container) } ?? false
    }
  }

  private mutating func setChildren(_ new: (container: ScreenID, list: [Container.Child], selected: Int?)) {
    guard let index = containerIndex(of: new.container) else { return }
    containers[index].children = new.list
    containers[index].selected = new.selected
    containers[index].history.removeAll { number in !new.list.contains { $0.number == number } }
    containers[index].nextNumber = max(containers[index].nextNumber, (new.list.map(\.number).max() ?? -1) + 1)
  }

  /// What an edit changes, in order, told before it is applied.
  func changes(of edit: TreeEdit, style: PresentationStyle, entering new: Growth) -> [NavigationChange] {
    var changes: [NavigationChange] = []
    forEachLeaving(edit) { changes.append(.removed(stacks[$0.stack].entries[$0.index])) }
    for entry in new.entries {
      if case .present(let presenter) = edit.entrance, entry.id == new.named.first?.id {
        changes.append(.presented(entry, as: Presentation(id: entry.id, style: style, presenter: presenter)))
      } else {
        changes.append(.pushed(entry))
      }
    }
    return changes
  }
}
