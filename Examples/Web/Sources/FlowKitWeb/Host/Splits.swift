import FlowKit

/// The splits of a tree, and which of them show one column at a time.
struct Splits {
  private(set) var all: [NavigationTree.Container] = []
  /// Those that have no room: in a narrow window, in a modal that doesn't fill it, or in a column of another split.
  private(set) var folded: Set<ScreenID> = []

  init(_ tree: NavigationTree, isNarrow: Bool) {
    for layer in tree.layers {
      let style = layer.presentation?.style
      collect(layer, tree, isTight: isNarrow || style != nil && style != .fullScreen)
    }
  }

  private mutating func collect(_ stack: NavigationTree.Stack, _ tree: NavigationTree, isTight: Bool) {
    for entry in stack {
      guard let container = tree.container(of: entry.id) else { continue }
      if container.kind == .split {
        all.append(container)
        if isTight { folded.insert(container.id) }
      }
      for index in container.children.indices {
        guard let child = tree.stack(ofChild: index, in: container.id) else { continue }
        collect(child, tree, isTight: isTight || container.kind == .split || container.kind == .embedded)
      }
    }
  }

  /// The indices of a container's children that the page shows.
  func shownChildren(of container: NavigationTree.Container) -> Set<Int> {
    let all = Set(container.children.indices)
    switch container.kind {
    case .embedded: return all
    case .split where !folded.contains(container.id): return all
    default: return [container.selected ?? 0]
    }
  }
}
