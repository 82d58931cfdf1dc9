// Leaving out what may not be there any more.
extension TreeReducer {
  /// Removes the entries of these flows with everything above them, and the modals that they have presented with those
  /// over these; modals of the app stay, unless their own roots may not.
  ///
  /// A child whose root leaves begins anew the next time it is shown. If it is shown now, another tab or page takes its
  /// place: the one that was shown last, or else the first one that may be there. A column, or an embedded child, begins
  /// anew at once. A container that has nothing to show leaves.
  ///
  /// - Parameters:
  ///   - flows: The flows.
  ///   - keepsRoot: Whether the app's root stays, alone, whatever it is; if not, the action can't be performed without it.
  /// - Throws: Why the action can't be performed without them.
  mutating func leaveOut(_ flows: Set<FlowID>, keepsRoot: Bool) throws(NavigationReason) {
    let root = tree.layer(tree.layerCount - 1).top.bottom
    if keepsRoot, flows.contains(root.flow) {
      let (uncovered, layer) = tree.uncovering(layer: tree.layerCount - 1)
      tree = uncovered.replacing(layer: layer, with: root)
    }
    for index in (0..<tree.layerCount).reversed() where index < tree.layerCount {
      let layer = tree.layer(index)
      let presenter = layer.modal?.presentation.presenter
      let isPresented = presenter.map { tree.dropping(layers: index + 1).contains($0) } ?? true
      let isKept = keepsRoot && layer.modal == nil
      if isPresented, let top = try kept(layer.top, without: flows, keepsBottom: isKept) {
        if top !== layer.top { tree = tree.replacing(layer: index, with: top) }
      } else {
        if layer.modal == nil { throw .guardRefused }
        tree = tree.closing(layer: index)
      }
    }
  }

  /// What is left of a stack; `nil` if that is nothing.
  private mutating func kept(
    _ top: Node, without flows: Set<FlowID>, keepsBottom: Bool = false
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
  private mutating func keptInside(_ node: Node, without flows: Set<FlowID>) throws(NavigationReason) -> Node? {
    guard let contents = node.contents else { return node }
    var tops = node.childTops, isSame = true
    for index in tops.indices {
      guard let old = tops[index] else { continue }
      tops[index] = try kept(old, without: flows)
      if tops[index] === old { continue }
      isSame = false
      if tops[index] != nil || contents.plan.kind.showsOne { continue }
      guard let begun = try begin(index, of: node, without: flows) else { return nil }
      tops[index] = begun
    }
    var node = isSame ? node : node.setting(tops)
    guard contents.plan.kind.showsOne, let selected = contents.selected, node.childTop(selected) == nil else {
      return node
    }
    for index in contents.selectedBefore.reversed() + contents.plan.children.indices {
      if node.childTop(index) == nil {
        guard let begun = try begin(index, of: node, without: flows) else { continue }
        node = node.setting(index, to: begun)
      }
      return node.withSelected(index, isBack: true)
    }
    return nil
  }

  /// The root of a child that begins with its own flow; `nil` if that may not be there.
  private mutating func begin(
    _ index: Int, of node: Node, without flows: Set<FlowID>
  ) throws(NavigationReason) -> Node? {
    guard let flow = node.contents?.plan.children[index].flow, !flows.contains(flow) else { return nil }
    return try enter(flow, on: nil)
  }
}
