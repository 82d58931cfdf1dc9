import FlowKit

// What to draw of a tree.
extension Session {
  /// The user's place.
  var place: Place { place(in: navigator.tree) }

  /// The user's place in a tree.
  func place(in tree: NavigationTree) -> Place { pane(of: tree.layers[tree.layers.count - 1], in: tree).place }

  /// The top of a stack with what it contains.
  func pane(of stack: NavigationTree.Stack, in tree: NavigationTree) -> Pane {
    let top = stack[stack.count - 1], card = card(of: top.id)
    return Pane(
      entry: top, card: card, below: stack.count - 1,
      contents: tree.container(of: top.id).map { contents(of: $0, card, in: tree) })
  }

  private func contents(
    of container: NavigationTree.Container, _ card: Card, in tree: NavigationTree
  ) -> Pane.Contents {
    let children = container.children.indices.map { index in
      tree.stack(ofChild: index, in: container.id).map { pane(of: $0, in: tree) }
    }
    let hasTabs = container.kind == .tabs || container.kind == .split
    let isOwn = card.buttons.count >= children.count
    return Pane.Contents(
      kind: container.kind, selected: container.selected, children: children,
      tabs: !hasTabs ? [] : isOwn ? Array(card.buttons.prefix(children.count)) : tabs(of: container, children),
      others: hasTabs && isOwn ? Array(card.buttons.dropFirst(children.count)) : card.buttons)
  }

  /// The children's titles, to select them.
  private func tabs(of container: NavigationTree.Container, _ children: [Pane?]) -> [Card.Button] {
    zip(container.children, children).enumerated().map { index, child in
      Card.Button(child.1?.card.title ?? "\(child.0.flow)") { [navigator] in
        navigator.perform(.select(index), from: container.id)
      }
    }
  }
}

// Reports to the navigator.
extension Session {
  /// Reports the visible columns: the one in use, or all of them for splits with columns side by side.
  func tellColumns(besideOneAnother splits: Set<ScreenID> = []) {
    for container in navigator.tree.containers where container.kind == .split {
      let used = container.selected.map { [container.children[$0]] } ?? []
      let shown = splits.contains(container.id) ? container.children : used
      navigator.host.setShownColumns(Set(shown.compactMap(\.column)), of: container.id)
    }
  }
}

// Other things that the user can do.
extension Session {
  /// Shows the next tab or page, or the previous one.
  func turn(_ step: Int) {
    guard let container = place.turning, let contents = container.contents, let selected = contents.selected else {
      return
    }
    if contents.kind == .pages {
      navigator.perform(step > 0 ? .next() : .previous(), from: container.entry.id)
    } else {
      let count = contents.tabs.count
      press(contents.tabs[(selected + step + count) % count])
    }
  }

  /// Goes to the next column, or the previous one.
  func moveColumn(_ step: Int) {
    guard let split = place.split, let contents = split.contents, let selected = contents.selected,
      contents.children.indices.contains(selected + step)
    else { return }
    navigator.perform(.select(selected + step), from: split.entry.id)
  }
}
