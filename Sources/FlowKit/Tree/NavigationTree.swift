/// Where the app is: stacks of entries, and modals over them.
///
/// Ids only, no screens.
///
/// A tree is a value: compare it, keep it, print it. It changes in one way only, by ``applying(_:from:firstID:)``.
/// Copies are cheap to keep, up to stacks of ten thousands of entries.
///
/// ```swift
/// print(navigator.tree)
/// // stack
/// // ├ TutorialScreen #1
/// // └ DashboardScreen #2
/// // sheet over DashboardScreen #2
/// // └ SettingsScreen #3 ← visible
/// ```
public struct NavigationTree: Hashable, Sendable {
  /// All stacks: that of the app's root, then each modal over what came before it; among them the stacks of containers'
  /// children, in no order.
  ///
  /// Never empty.
  public internal(set) var stacks: [Stack]
  /// The containers among the entries; none in most apps' trees.
  public internal(set) var containers: [Container] = []
  /// The index of the stack that is used now: the visible entry is its top.
  var front = 0

  /// Makes a tree of one entry.
  public init(root: Entry) {
    stacks = [Stack(root: root, presentation: nil)]
  }
}

extension NavigationTree {
  /// One screen's place in the tree.
  public struct Entry: Hashable, Sendable {
    /// Which screen.
    public let id: ScreenID
    /// Which flow made it.
    public let flow: FlowID

    /// Makes an entry.
    public init(id: ScreenID, flow: FlowID) {
      self.id = id
      self.flow = flow
    }
  }

  /// How a stack lies over others.
  public struct Presentation: Hashable, Sendable {
    /// Which modal: the entry that it was presented with, also when another one has replaced that.
    public let id: ScreenID
    /// The style it was presented in.
    public let style: PresentationStyle
    /// The entry that presented it.
    public internal(set) var presenter: ScreenID
  }

  /// Entries on one another, the root first: the app's own stack, or a modal.
  ///
  /// Never empty.
  public struct Stack: Sendable {
    /// How it is presented; nil for the app's root stack.
    public internal(set) var presentation: Presentation?
    /// Which child of which container it is; nil for the app's root stack and modals.
    var membership: Membership?
    var entries: ChunkedStack<Entry>

    init(root: Entry, presentation: Presentation? = nil, membership: Membership? = nil) {
      entries = ChunkedStack(root)
      self.presentation = presentation
      self.membership = membership
    }

    /// Whether it is the app's root stack or a modal.
    var isLayer: Bool { membership == nil }
  }
}

extension NavigationTree.Entry: CustomStringConvertible {
  /// The flow and the number: `LoginScreen #2`.
  public var description: String { "\(flow) \(id)" }
}

extension NavigationTree.Stack: RandomAccessCollection {
  /// The root's index: 0.
  public var startIndex: Int { 0 }
  /// One above the top's index.
  public var endIndex: Int { entries.endIndex }
  /// The entry at an index, counted from the root.
  public subscript(index: Int) -> NavigationTree.Entry { entries[index] }
}

extension NavigationTree.Stack: Hashable {
  /// Whether both have the same entries, presented in the same way.
  public static func == (left: NavigationTree.Stack, right: NavigationTree.Stack) -> Bool {
    left.presentation == right.presentation && left.membership == right.membership && left.entries == right.entries
  }

  /// Feeds the size and the top entry to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(last)
  }
}
