/// One change of the tree: an entry that was pushed, presented, moved, selected, or removed.
///
/// An action's changes are in the order in which they are made: first what leaves, from the top down, then what enters
/// or is moved, from bottom to top, and last, which containers show another child.
public struct NavigationChange: Hashable, Sendable {
  /// The kinds of changes.
  public struct Kind: Hashable, Sendable {
    enum Code: Hashable, Sendable { case pushed, presented, removed, selected, moved }
    let code: Code

    /// It was put on a stack.
    public static let pushed = Kind(code: .pushed)
    /// It was presented as the root of a modal.
    public static let presented = Kind(code: .presented)
    /// It left the tree.
    public static let removed = Kind(code: .removed)
    /// It is the root of the child that its container now shows.
    public static let selected = Kind(code: .selected)
    /// It was moved to the top of its stack.
    public static let moved = Kind(code: .moved)
  }

  /// What happened.
  public let kind: Kind
  /// The entry it happened to.
  public let entry: NavigationTree.Entry
  /// How it was presented; `nil` for all other changes.
  public let presentation: NavigationTree.Presentation?

  /// The entry was put on a stack.
  package static func pushed(_ entry: NavigationTree.Entry) -> NavigationChange {
    NavigationChange(kind: .pushed, entry: entry, presentation: nil)
  }

  /// The entry was presented as the root of a modal.
  package static func presented(
    _ entry: NavigationTree.Entry, as presentation: NavigationTree.Presentation
  ) -> NavigationChange {
    NavigationChange(kind: .presented, entry: entry, presentation: presentation)
  }

  /// The entry is the root of the child that its container now shows.
  package static func selected(_ entry: NavigationTree.Entry) -> NavigationChange {
    NavigationChange(kind: .selected, entry: entry, presentation: nil)
  }

  /// The entry was moved to the top of its stack.
  package static func moved(_ entry: NavigationTree.Entry) -> NavigationChange {
    NavigationChange(kind: .moved, entry: entry, presentation: nil)
  }

  /// The entry left the tree.
  package static func removed(_ entry: NavigationTree.Entry) -> NavigationChange {
    NavigationChange(kind: .removed, entry: entry, presentation: nil)
  }
}

extension NavigationChange: CustomStringConvertible {
  /// The change in a few words: `presented SettingsScreen #3 as sheet`.
  public var description: String {
    switch kind.code {
    case .pushed: "pushed \(entry)"
    case .presented: "presented \(entry)" + (presentation.map { " as \($0.style)" } ?? "")
    case .removed: "removed \(entry)"
    case .selected: "selected \(entry)"
    case .moved: "moved \(entry)"
    }
  }
}
