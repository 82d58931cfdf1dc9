// Leaving out what may not be there any more.
extension TreeReducer {
  /// Removes the entries of these flows with everything above them, and the modals that they have presented with those
  /// over these.
  ///
  /// A child whose root leaves begins anew the next time it is shown. If it is shown now, another tab or page takes its
  /// place: the one that was shown last, or else the first one that may be there. A column, or an embedded child, begins
  /// anew at once. A container that has nothing to show leaves.
  ///
  /// - Parameters:
  ///   - flows: The flows.
  ///   - keepsRoot: Whether the app's root stays, alone, whatever it is; if not, the action can't be performed without it.
  /// - Throws: Why the action can't be performed without them.
  mutating func leaveOut(_ flows: [FlowID], keepsRoot: Bool) throws(NavigationReason) {
    let root = tree.layer(tree.layerCount - 1).top.bottom
    if keepsRoot, flows.contains(root.flow) {
      tree = tree.dropping(layers: tree.layerCount - 1).replacing(layer: 0, with: root)
    }
    for index in (0..<tree.layerCount).reversed() {
      let layer = tree.layer(index)
      let isPresented = layer.modal.map { tree.dropping(layers: index + 1).contains($0.presentation.presenter) } ?? true
      let isKept = keepsRoot && layer.modal == nil
      guard isPresented, let top = try kept(layer.top, without: flows, keepsBottom: isKept) else {
        if layer.modal == nil { throw .guardRefused }
        return tree = tree.dropping(layers: index + 1)
      }
      if top !== layer.top { tree = tree.replacing(layer: index, with: top) }
    }
  }

  /// What is left of a stack; `nil` if that is nothing.
  private mutating func kept(
    _ top: Node, without flows: [FlowID], keepsBottom: Bool = false
  ) throws(NavigationReason) -> Node? {
    var stack: Node?
    for node in top.upward {
      let isKept = keepsBottom && stack == nil
      if flows.contains(node.flow), !isKept { return stack }
      guard let inner = try keptInside(node, without: flows) ?? (isKept ? node : nil) else { return stack }
      stack = inner.below === stack ? inner : inner.moved(on: stack)
    }
    return stack
  }

  /// An entry with what is left in it; `nil` if it has nothing to show.
  private mutating func keptInside(_ node: Node, without flows: [FlowID]) throws(NavigationReason) -> Node? {
    guard let contents = node.contents else { return node }
    var node = node
    for index in contents.tops.indices {
      guard let old = node.childTop(index) else { continue }
      let new = try kept(old, without: flows)
      if new !== old { node = node.setting(index, to: new) }
      if new != nil || contents.plan.kind.showsOne { continue }
      guard let begun = try begin(index, of: node, without: flows) else { return nil }
      node = begun
    }
    guard contents.plan.kind.showsOne, let selected = contents.selected, node.childTop(selected) == nil else {
      return node
    }
    for index in contents.selectedBefore.reversed() + contents.plan.children.indices {
      if let shown = node.childTop(index) == nil ? try begin(index, of: node, without: flows) : node {
        return shown.withSelected(index, isBack: true)
      }
    }
    return nil
  }

  /// An entry with a child that begins with its own flow; `nil` if that may not be there.
  private mutating func begin(
    _ index: Int, of node: Node, without flows: [FlowID]
  ) throws(NavigationReason) -> Node? {
    guard let flow = node.contents?.plan.children[index].flow, !flows.contains(flow) else { return nil }
    return node.setting(index, to: try enter(flow, on: nil))
  }
}
