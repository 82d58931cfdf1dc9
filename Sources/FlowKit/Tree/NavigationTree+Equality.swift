extension NavigationTree: Hashable {
  /// Whether both have the same entries in the same places; shared parts aren't compared.
  ///
  /// Which columns a host shows is not part of the place: the same place is equal on an iPad and on an iPhone.
  public static func == (left: NavigationTree, right: NavigationTree) -> Bool {
    guard left.layerCount == right.layerCount, areEqual(left.top, right.top) else { return false }
    var a = left.cover, b = right.cover
    while let one = a, let other = b, one !== other {
      guard areEqual(one.element, other.element) else { return false }
      (a, b) = (one.below, other.below)
    }
    return true
  }

  /// Feeds the size and the visible entry to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(layerCount)
    hasher.combine(top.depth)
    hasher.combine(visible.id)
  }

  private static func areEqual(_ left: Cover, _ right: Cover) -> Bool {
    left.modal?.presentation == right.modal?.presentation && areEqual(left.top, right.top)
  }

  private static func areEqual(_ left: Node?, _ right: Node?) -> Bool {
    guard left?.depth == right?.depth else { return false }
    var a = left, b = right
    while let one = a, let other = b, one !== other {
      guard one.entry == other.entry, haveEqualContents(one, other) else { return false }
      (a, b) = (one.below, other.below)
    }
    return true
  }

  private static func haveEqualContents(_ left: Node, _ right: Node) -> Bool {
    guard let one = left.contents, let other = right.contents else {
      return left.contents == nil && right.contents == nil
    }
    return one.selected == other.selected && one.history == other.history && one.plan == other.plan
      && one.tops.indices.allSatisfy { areEqual(left.childTop($0), right.childTop($0)) }
  }
}

extension NavigationTree {
  /// Whether both are the same tree, rather than only equal.
  package func isIdentical(to other: NavigationTree) -> Bool {
    top === other.top && cover === other.cover
  }
}
