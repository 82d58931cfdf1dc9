/// How the replay of a log ended.
public struct NavigationReplay: Sendable {
  /// How many actions of the log were performed again, and had the same tree.
  public let count: Int
  /// Where it was different from the log for the first time; nil where all was the same.
  public let difference: Difference?

  /// An action that did not come to what it came to before.
  public struct Difference: Sendable {
    /// What the log says; nil where the tree that the log starts with could not be reached.
    public let entry: NavigationLog.Entry?
    /// The tree after it, as the log has it.
    public let expected: NavigationTree
    /// The tree that it has led to now.
    public let tree: NavigationTree
    /// Why it was not done; nil where it was performed, and the tree is different.
    public let reason: NavigationReason?
  }
}

extension NavigationReplay: CustomStringConvertible {
  /// `12 actions, as in the log`, or what was different.
  public var description: String {
    difference.map { "\(count) actions as in the log, then: \($0)" } ?? "\(count) actions, as in the log"
  }
}

extension NavigationReplay.Difference: CustomStringConvertible {
  /// What was different: the action, the tree of the log, and the tree now.
  public var description: String {
    let action = entry.map { "\($0.number) \($0.action)" } ?? "the start"
    return "\(action) should lead to\n\(expected)\nand "
      + (reason.map { "was not done (\($0))" } ?? "led to") + "\n\(tree)"
  }
}
