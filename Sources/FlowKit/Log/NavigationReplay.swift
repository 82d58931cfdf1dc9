/// The result of replaying a log.
public struct NavigationReplay: Sendable {
  /// How many actions of the log were performed again with the same tree.
  package let count: Int
  /// The first difference from the log; `nil` if there is none.
  public let difference: Difference?

  /// An action with another effect than before; it prints the trees.
  public struct Difference: Sendable {
    /// The log's entry; `nil` if the log's first tree could not be reached.
    package let entry: NavigationLog.Entry?
    /// The tree after it in the log.
    package let expected: NavigationTree
    /// The tree after it in the replay.
    package let tree: NavigationTree
    /// Why it was not performed; `nil` if it was performed, and the tree differs.
    package let reason: NavigationReason?
  }
}

extension NavigationReplay: CustomStringConvertible {
  /// `12 actions, as in the log`, or the difference.
  public var description: String {
    difference.map { "\(count) actions as in the log, then: \($0)" } ?? "\(count) actions, as in the log"
  }
}

extension NavigationReplay.Difference: CustomStringConvertible {
  /// The difference: the action, the tree in the log, and the tree in the replay.
  public var description: String {
    let action = entry.map { "\($0.number) \($0.action)" } ?? "the start"
    return "\(action) should lead to\n\(expected)\nand "
      + (reason.map { "was not performed (\($0))" } ?? "led to") + "\n\(tree)"
  }
}
