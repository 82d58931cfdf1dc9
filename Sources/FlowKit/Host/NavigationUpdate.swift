/// What a host should show now, and what it showed before.
public struct NavigationUpdate: Sendable {
  /// The tree that the host shows; nil when it has been attached just now.
  public let previous: NavigationTree?
  /// The tree to show.
  public let tree: NavigationTree
  /// How it should look: the transition of the latest action in it, and not animated when the host is attached.
  public let transition: ScreenTransition
}

extension NavigationUpdate {
  /// What is different, whichever actions led to it: what left, from the top down, then what is new, from below up.
  ///
  /// Linear in the size of both trees.
  public var changes: [NavigationChange] {
    guard let previous else { return Self.entered(in: tree, unless: []) }
    let before = Set(previous.path.map(\.id)), after = Set(tree.path.map(\.id))
    let left = previous.path.reversed().filter { !after.contains($0.id) }
    return left.map { .removed($0) } + Self.entered(in: tree, unless: before)
  }

  private static func entered(in tree: NavigationTree, unless known: Set<ScreenID>) -> [NavigationChange] {
    tree.stacks.flatMap { stack in
      stack.enumerated().filter { !known.contains($1.id) }.map { index, entry in
        guard index == 0, let presentation = stack.presentation else { return NavigationChange.pushed(entry) }
        return .presented(entry, as: presentation)
      }
    }
  }
}

extension NavigationUpdate: CustomStringConvertible {
  /// The tree in one line before and after, and the transition: `A > B → A, automatic`.
  public var description: String {
    "\(previous.map { "\($0.summary) → " } ?? "")\(tree.summary), \(transition)"
  }
}
