/// What a host should show now, and what it showed before.
public struct NavigationUpdate: Sendable {
  /// How it should look: the transition of the latest action in it, and not animated when the host is attached.
  public let transition: ScreenTransition
  private let difference: TreeDifference

  init(_ difference: TreeDifference, _ transition: ScreenTransition) {
    self.difference = difference
    self.transition = transition
  }
}

extension NavigationUpdate {
  /// The tree that the host shows; nil when it has been attached just now.
  public var previous: NavigationTree? { difference.old }

  /// The tree to show.
  public var tree: NavigationTree { difference.new }

  /// What is different, whichever actions led to it: what left, from the top down, then what is new or was moved, from
  /// below up, then what other children containers show.
  ///
  /// An entry was moved if it lies now on one that has lain on it, or on another one that was moved. An entry that has left
  /// and has come back, as by a travel, is both. It costs what has changed, however large the trees are.
  public var changes: [NavigationChange] { difference.changes }
}

extension NavigationUpdate: CustomStringConvertible {
  /// The tree in one line before and after, and the transition: `A > B → A, automatic`.
  public var description: String {
    "\(previous.map { "\($0.summary) → " } ?? "")\(tree.summary), \(transition)"
  }
}
