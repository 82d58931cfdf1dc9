/// The difference between two trees.
///
/// The search ends where the trees share their parts, so its cost is that of the change.
///
/// An entry is the same in both if it has the same id and flow and is on the same stack.
package struct TreeDifference: Sendable {
  // The tree before, part by part: the runtime would copy an optional tree. A difference with more than six parts is copied
  // as a whole, and not one part after another, which takes longer.
  private let oldTop: Node?
  private let oldCover: Link<NavigationTree.Cover>?
  let new: NavigationTree
  let entries: Entries
  /// What the flows of the entries that are new or have left have to be asked about.
  let interests: Interests
  /// Whether both trees are equal.
  let isEmpty: Bool

  typealias Node = NavigationTree.Node
  typealias Layer = NavigationTree.Layer

  /// The tree before; `nil` if there was none.
  var old: NavigationTree? { oldTop.map { NavigationTree(top: $0, cover: oldCover) } }

  /// Whether it begins with a tree, rather than with an equal one.
  func begins(with tree: NavigationTree) -> Bool { oldTop === tree.top && oldCover === tree.cover }

  private init(
    _ oldTop: Node?, _ oldCover: Link<NavigationTree.Cover>?, _ new: NavigationTree, _ entries: Entries, isEmpty: Bool
  ) {
    interests = entries.interests
    self.isEmpty = isEmpty
    (self.oldTop, self.oldCover, self.new, self.entries) = (oldTop, oldCover, new, entries)
  }

  init(old: NavigationTree, new: NavigationTree) {
    let entries = Entries.oneChange(from: old, to: new) ?? .many(ManyEntries(old, new))
    let isEmpty = entries.areNone(from: old, to: new)
    self.init(old.top, old.cover, new, entries, isEmpty: isEmpty)
  }

  init(old: NavigationTree?, new: NavigationTree) {
    if let old {
      self.init(old: old, new: new)
    } else {
      self.init(nil, nil, new, .many(ManyEntries(nil, new)), isEmpty: false)
    }
  }

  /// The entries that entered and left.
  ///
  /// Nearly always, one entry came, left, or was replaced, or a container shows another child.
  enum Entries: Sendable {
    case none
    /// One came: onto a stack, or as the root of a modal.
    case entered(Node, in: NavigationTree.Modal?)
    case left(Node)
    case replaced(Node, by: Node)
    /// A container shows another child, which may be new.
    case selected(in: Node, entered: Node?)
    /// There is more, or may be.
    case many(ManyEntries)
  }

  final class ManyEntries: Sendable {
    fileprivate let entered: [Node]
    fileprivate let left: [Node]
    /// What is new or was moved, and which containers show another child.
    private let comparison: TreeComparison

    fileprivate init(_ old: NavigationTree?, _ new: NavigationTree) {
      comparison = TreeComparison(of: new, with: old)
      entered = comparison.missing.reversed()
      left = old.map { TreeComparison(of: $0, with: new).missing } ?? []
    }

    fileprivate var interests: Interests {
      var interests: Interests = []
      for node in left { interests.formUnion(node.element.interests.intersection(.leaving)) }
      for node in entered { interests.formUnion(node.element.interests.intersection(.entering)) }
      return interests
    }

    fileprivate var changes: [NavigationChange] {
      let changes = left.map { .removed($0.entry) } + comparison.arrivals
      // A change of the part in use in columns and embedding screens follows from the other changes, unless there are
      // none.
      let selected = comparison.selected.reversed().filter { changes.isEmpty || $0.showsOne }
      return changes + selected.map { .selected($0.root) }
    }
  }
}

extension TreeDifference.Entries {
  typealias Node = NavigationTree.Node

  /// The only change, if there is one at most; `nil` if there are more, or may be.
  fileprivate static func oneChange(
    from old: NavigationTree, to new: NavigationTree
  ) -> TreeDifference.Entries? {
    if old.cover === new.cover { return oneChange(from: old.top, to: new.top) }
    if new.top.isAlone, let cover = new.cover, cover.below === old.cover, cover.element.top === old.top {
      return .entered(new.top, in: cover.element.modal)
    }
    if old.top.isAlone, let cover = old.cover, cover.below === new.cover, cover.element.top === new.top {
      return .left(old.top)
    }
    return nil
  }

  private static func oneChange(from old: Node, to new: Node) -> TreeDifference.Entries? {
    if old === new { return TreeDifference.Entries.none }
    if new.contents == nil, new.below === old { return .entered(new, in: nil) }
    if old.contents == nil, old.below === new { return .left(old) }
    guard old.below === new.below else { return nil }
    // The change is inside the selected children of containers that are otherwise the same.
    if let inner = old.element.selectedTop, let other = new.element.selectedTop, old.contents === new.contents {
      return oneChange(from: inner, to: other)
    }
    if old.contents == nil, new.contents == nil, old.id != new.id { return .replaced(old, by: new) }
    return selection(old, new)
  }

  /// A container shows another child, which may be new, and nothing else has changed.
  private static func selection(_ old: Node, _ new: Node) -> TreeDifference.Entries? {
    guard let one = old.contents, let other = new.contents, one.selected != other.selected,
      old.isSame(as: new), one.tops.count == other.tops.count
    else { return nil }
    var entered: Node?
    // A stack that is in both is that of the same child, even if the children beside it are others.
    for index in other.tops.indices {
      let top = new.childTop(index), known = old.childTop(index)
      if known === top { continue }
      guard known == nil, entered == nil, let top, top.isAlone else { return nil }
      entered = top
    }
    return .selected(in: new, entered: entered)
  }

  /// The entries that left, from the top down; those inside a container before it.
  var left: TreeDifference.Nodes {
    switch self {
    case .left(let node), .replaced(let node, _): .init(node)
    case .many(let entries): .init(entries.left)
    case .none, .entered, .selected: .init(nil)
    }
  }

  /// The entries that are new, from the bottom up; those inside a container after it.
  var entered: TreeDifference.Nodes {
    switch self {
    case .entered(let node, _), .replaced(_, let node): .init(node)
    case .selected(_, let node): .init(node)
    case .many(let entries): .init(entries.entered)
    case .none, .left: .init(nil)
    }
  }

  /// The same without a copy of the entry, for those who hear of each action.
  @inline(__always)
  func forEachLeft(_ body: (Node) -> Void) {
    switch self {
    case .left(let node), .replaced(let node, _): body(node)
    case .many(let entries): for node in entries.left { body(node) }
    case .none, .entered, .selected: break
    }
  }

  @inline(__always)
  func forEachEntered(_ body: (Node) -> Void) {
    switch self {
    case .entered(let node, _), .replaced(_, let node), .selected(_, let node?): body(node)
    case .many(let entries): for node in entries.entered { body(node) }
    case .none, .left, .selected(_, nil): break
    }
  }

  fileprivate var interests: Interests {
    switch self {
    case .none, .selected(_, nil): []
    case .entered(let node, _), .selected(_, let node?): node.element.interests.intersection(.entering)
    case .left(let node): node.element.interests.intersection(.leaving)
    case .replaced(let old, let new):
      old.element.interests.intersection(.leaving).union(new.element.interests.intersection(.entering))
    case .many(let entries): entries.interests
    }
  }

  fileprivate func areNone(from old: NavigationTree, to new: NavigationTree) -> Bool {
    switch self {
    case .none: true
    case .many(let entries): entries.left.isEmpty && old == new
    case .entered, .left, .replaced, .selected: false
    }
  }

  /// All changes, in the order in which they are made: what left, what entered or was moved, and which containers show
  /// another child.
  var changes: [NavigationChange] {
    switch self {
    case .none: return []
    case .entered(let node, let modal):
      return [modal.map { .presented(node.entry, as: $0.presentation) } ?? .pushed(node.entry)]
    case .left(let node): return [.removed(node.entry)]
    case .replaced(let old, let new): return [.removed(old.entry), .pushed(new.entry)]
    case .selected(let holder, let entered):
      // Children of a container that shows several at once are made with it: then nothing else has changed.
      let selected = holder.element.selectedTop.map { [NavigationChange.selected($0.bottom.entry)] } ?? []
      return (entered.map { [.pushed($0.entry)] } ?? []) + selected
    case .many(let entries): return entries.changes
    }
  }
}

extension TreeDifference {
  /// A sequence of entries.
  ///
  /// Nearly always there is one, which needs no list.
  struct Nodes: Sequence, IteratorProtocol {
    private var one: Node?
    private var many: IndexingIterator<[Node]>?

    init(_ one: Node?) { self.one = one }

    init(_ many: [Node]) { self.many = many.makeIterator() }

    func forEach(_ body: (Node) -> Void) {
      if let one {
        body(one)
      } else if let many {
        for node in IteratorSequence(many) { body(node) }
      }
    }

    /// Whether there is one, as nearly always.
    var isOne: Bool { one != nil }

    @inline(__always)
    mutating func next() -> Node? {
      if let one {
        self.one = nil
        return one
      }
      return many == nil ? nil : many?.next()
    }
  }

  /// The entries that left, from the top down; those inside a container before it.
  var left: Nodes { entries.left }

  /// The entries that are new, from the bottom up; those inside a container after it.
  var entered: Nodes { entries.entered }

  var bringsNothing: Bool { entered.first { _ in true } == nil }

  /// All changes, in order.
  var changes: [NavigationChange] { entries.changes }
}

extension Link<NavigationTree.Slot> {
  /// Whether it is the only entry of its stack, and contains nothing.
  fileprivate var isAlone: Bool { below == nil && contents == nil }

  /// Whether both are the same entry.
  func isSame(as other: NavigationTree.Node) -> Bool { id == other.id && flow == other.flow }
}
