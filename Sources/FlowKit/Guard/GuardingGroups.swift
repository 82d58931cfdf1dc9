/// Finds the groups that guard an action: the entries on the way down from its screen whose flows guard what the screens
/// above do.
///
/// Only apps with such flows search. Each stack on the way is searched only as far as it has changed since, so that an
/// action over many screens costs the same as one over few.
struct GuardingGroups {
  private typealias Node = NavigationTree.Node

  /// The stacks that were searched last, the app's own first: each from where, and what was found, from the top down.
  private var stacks: [(start: Node, found: [Node])] = []

  /// The entries, from the inside out.
  ///
  /// - Parameters:
  ///   - caller: The screen that the action acts from; `nil` for the visible one.
  ///   - tree: The tree.
  /// - Returns: The entries; none if the screen has left.
  mutating func entries(from caller: ScreenID?, in tree: NavigationTree) -> [NavigationTree.Entry] {
    guard let position = caller.map({ tree.position(of: $0) }) ?? tree.visiblePosition else { return [] }
    let way = [position.node] + tree.origins(from: position).map(\.node)
    stacks = way.reversed().enumerated().map { height, node in
      (node, Self.groups(from: node, knowing: stacks.indices.contains(height) ? stacks[height] : nil))
    }
    return stacks.reversed().flatMap { $0.found.map(\.entry) }
  }

  private static func groups(from node: Node, knowing known: (start: Node, found: [Node])?) -> [Node] {
    let shared = node.shared(with: known?.start)
    let new = node.downward(to: shared).filter { $0.element.interests.contains(.actions) }
    guard let shared, let known else { return new }
    return new + known.found.drop { $0.depth > shared.depth }
  }
}
