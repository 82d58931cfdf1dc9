// Where a node is, and whether it is to be seen.
extension ViewNode {
  /// Whether the controllers of representables in it hear of nothing; see `Assumptions.pagesTellControllers`.
  var hearsNothing: Bool { !runtime.assumptions.pagesTellControllers && isIn(TabElement.self, where: \.isPages) }

  /// Whether it is in a container of a kind, on the same surface.
  func isIn<Kind: Element>(_: Kind.Type, where isWanted: (Kind) -> Bool = { _ in true }) -> Bool {
    var below = self, next = parent
    while let node = next {
      if node.element is PresentationElement, below.key != AnyHashable("content") { return false }
      if (node.element as? Kind).map(isWanted) == true { return true }
      (below, next) = (node, node.parent)
    }
    return false
  }

  /// Whether another tab is shown instead.
  var isInHiddenTab: Bool {
    var below = self, next = parent
    while let node = next {
      if node.element is TabElement, node.seenChildren.first(where: { $0.node === below })?.phase == .hidden {
        return true
      }
      (below, next) = (node, node.parent)
    }
    return false
  }

  /// Whether it is to be seen, and neither comes nor goes: what moves is not to be touched.
  var isAtRest: Bool {
    var next = self
    while let parent = next.parent {
      guard let one = parent.seenChildren.first(where: { $0.node === next }), one.phase == .visible else {
        return false
      }
      next = parent
    }
    return true
  }

  /// Whether it is to be seen.
  var isSeen: Bool {
    var next = self
    while let parent = next.parent {
      guard let one = parent.seenChildren.first(where: { $0.node === next }), one.phase != .hidden else { return false }
      next = parent
    }
    return true
  }
}
