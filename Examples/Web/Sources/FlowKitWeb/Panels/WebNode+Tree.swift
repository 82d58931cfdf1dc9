import FlowKit

extension WebNode {
  /// The tree that a host shows, from the app's own stack to the topmost modal.
  @MainActor
  static func nodes(of host: WebHost) -> [WebNode] {
    let tree = host.navigator.tree
    return tree.layers.map { layer in
      let style = layer.presentation.map { "\($0.style.name)" } ?? "stack"
      let presenter =
        layer.presentation.map { $0.presenter.flatMap { tree[$0] }.map { "over \($0.flow.name)" } ?? "of the app" }
        ?? ""
      return WebNode(style, detail: presenter, isGroup: true, nodes(of: layer, host))
    }
  }

  @MainActor
  private static func nodes(of stack: NavigationTree.Stack, _ host: WebHost) -> [WebNode] {
    stack.map { entry in
      let title = host.title(of: entry.id) ?? ""
      let tree = host.navigator.tree
      return WebNode(
        entry.flow.name, detail: title, isMarked: entry.id == tree.visible.id,
        tree.container(of: entry.id).map { children(of: $0, host) } ?? [])
    }
  }

  @MainActor
  private static func children(of container: NavigationTree.Container, _ host: WebHost) -> [WebNode] {
    container.children.indices.map { index in
      let stack = host.navigator.tree.stack(ofChild: index, in: container.id)
      let state = stack == nil ? "not shown yet" : index == container.selected ? "selected" : ""
      return WebNode(
        "\(word(for: container.kind)) \(index + 1)", detail: state, isGroup: true,
        isMarked: index == container.selected,
        stack.map { nodes(of: $0, host) } ?? [])
    }
  }

  private static func word(for kind: FlowChildren.Kind) -> String {
    switch kind {
    case .tabs: "tab"
    case .pages: "page"
    case .split: "column"
    default: "card"
    }
  }
}
