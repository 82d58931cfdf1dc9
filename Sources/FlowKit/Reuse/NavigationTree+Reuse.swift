// The rules of flows that use an entry again.
extension NavigationTree {
  /// A push: on top, unless the flow says that an entry of it is to be updated or moved.
  func push(_ action: NavigationAction, on stack: Int) -> TreeEdit {
    pushAgain(action, on: stack) ?? keepingAll(stack, .push)
  }

  private func pushAgain(_ action: NavigationAction, on stack: Int) -> TreeEdit? {
    guard let flow = action.target, let traits = flow.traits?.values, traits.isSingleTop || traits.movesToFront
    else { return nil }
    let entries = stacks[stack].entries
    if entries.newest.flow == flow.id { return keepingAll(stack, .none) }
    guard traits.movesToFront, let index = entries.lastIndex(where: { $0.flow == flow.id }), index > 0 else {
      return nil
    }
    var edit = keepingAll(stack, .none)
    edit.madeInside.moved = index
    return edit
  }

  /// A present, instead of which an entry of the flow that is visible is updated.
  func presentAgain(_ action: NavigationAction) -> TreeEdit? {
    guard let flow = action.target, flow.traits?.values.isSingleTop == true,
      let entry = shown.last(where: { $0.flow == flow.id }), let position = position(of: entry.id)
    else { return nil }
    return TreeEdit(keptLayers: layerCount, stack: position.stack, keptEntries: position.index + 1)
  }

  /// A show in a column, of which the root is updated.
  func showAgain(_ action: NavigationAction, in column: Int) -> TreeEdit? {
    guard !action.isPlain, let flow = action.target, flow.traits?.values.isSingleTop == true,
      stacks[column].entries[0].flow == flow.id
    else { return nil }
    return cut(above: Position(stack: column, index: 0))
  }
}

extension TreeEdit {
  /// The entry of the tree before it that arguments are forwarded to, where none is new.
  var recipient: NavigationTree.Position {
    guard let moved = inside?.moved else { return target }
    return NavigationTree.Position(stack: stack, index: moved)
  }
}

extension ChunkedStack {
  /// Moves an element to the top; linear in what is above it.
  mutating func moveToTop(_ index: Int) {
    let moved = self[index], above = Array(self[(index + 1)...])
    truncate(to: index)
    for element in above { append(element) }
    append(moved)
  }
}
