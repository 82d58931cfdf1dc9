/// The difference between two trees.
///
/// The search ends where the trees share their parts, so its cost is that of the change.
///
/// An entry is the same in both if it has the same id and flow and is on the same stack, and no travel has remade its
/// screen.
///
/// It is an object, because everything that is notified of an action receives it.
final class TreeDifference: Sendable {
  /// The tree before; `nil` if there was none.
  let old: NavigationTree?
  let new: NavigationTree
  let entries: Entries

  typealias Node = NavigationTree.Node
  typealias Layer = NavigationTree.Layer

  private init(_ old: NavigationTree?, _ new: NavigationTree, _ entries: Entries) {
    self.old = old
    self.new = new
    self.entries = entries
  }

  convenience init(old: NavigationTree?, new: NavigationTree) {
    guard let old else {
      self.init(nil, new, .many(ManyEntries(nil, new)))
      return
    }
    self.init(old, new, Entries.few(old, new) ?? .many(ManyEntries(old, new)))
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
    fileprivate let old: NavigationTree?
    fileprivate let new: NavigationTree
    fileprivate let entered: [Node]
    fileprivate let left: [Node]

    fileprivate init(_ old: NavigationTree?, _ new: NavigationTree) {
      self.old = old
      self.new = new
      entered = Self.walk(new, against: old).reversed()
      left = old.map { Self.walk($0, against: new) } ?? []
    }

    /// The entries of one tree that are not in the other, from the top down.
    private static func walk(_ tree: NavigationTree, against other: NavigationTree?) -> [Node] {
      var nodes: [Node] = []
      TreeDifference.forEach(in: tree, against: other) { if !$0.isMoved { nodes.append($0.node) } }
      return nodes
    }
  }
}

extension TreeDifference.Entries {
  typealias Node = NavigationTree.Node

  /// `nil` if there are many, or may be.
  fileprivate static func few(_ old: NavigationTree, _ new: NavigationTree) -> TreeDifference.Entries? {
    if old.cover === new.cover { return few(old.top, new.top) }
    if new.top.isAlone, let cover = new.cover, cover.below === old.cover, cover.element.top === old.top {
      return .entered(new.top, in: cover.element.modal)
    }
    if old.top.isAlone, let cover = old.cover, cover.below === new.cover, cover.element.top === new.top {
      return .left(old.top)
    }
    return nil
  }

  private static func few(_ old: Node, _ new: Node) -> TreeDifference.Entries? {
    if old === new { return TreeDifference.Entries.none }
    if new.contents == nil, new.below === old { return .entered(new, in: nil) }
    if old.contents == nil, old.below === new { return .left(old) }
    guard old.below === new.below else { return nil }
    // The change is inside the selected children of containers that are otherwise the same.
    if let inner = old.element.selectedTop, let other = new.element.selectedTop, old.contents === new.contents {
      return few(inner, other)
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

  /// A loop over ``left`` that makes no list.
  @inline(__always)
  func forEachLeft(_ body: (Node) -> Void) {
    switch self {
    case .left(let node): body(node)
    case .replaced(let node, _): body(node)
    case .many(let entries): entries.left.forEach(body)
    case .none, .entered, .selected: break
    }
  }

  /// A loop over ``entered`` that makes no list.
  @inline(__always)
  func forEachEntered(_ body: (Node) -> Void) {
    switch self {
    case .entered(let node, _): body(node)
    case .replaced(_, let node): body(node)
    case .selected(_, let node): if let node { body(node) }
    case .many(let entries): entries.entered.forEach(body)
    case .none, .left: break
    }
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

  /// Whether both trees are equal, and no travel has remade a screen.
  var isEmpty: Bool {
    switch entries {
    case .none: true
    case .many(let entries): entries.left.isEmpty && old == new
    case .entered, .left, .replaced, .selected: false
    }
  }

  /// What the flows of the entries that are new or have left have to be asked about.
  var interests: Interests {
    var interests: Interests = []
    entries.forEachLeft { interests.formUnion($0.element.interests.intersection(.leaving)) }
    entries.forEachEntered { interests.formUnion($0.element.interests.intersection(.entering)) }
    return interests
  }

  /// All changes, in order.
  var changes: [NavigationChange] { entries.changes }

  /// Something in one tree that is missing from the other, or is in another place there.
  fileprivate struct Found {
    let node: Node
    /// How it is presented, if it is the root of a new modal.
    var presentation: NavigationTree.Presentation?
    var isMoved = false

    var change: NavigationChange {
      if isMoved { return .moved(node.entry) }
      return presentation.map { .presented(node.entry, as: $0) } ?? .pushed(node.entry)
    }
  }

  fileprivate typealias Selected = (_ holder: Node, _ root: NavigationTree.Entry) -> Void
}

extension TreeDifference.ManyEntries {
  fileprivate var changes: [NavigationChange] {
    var changes: [NavigationChange] = [], arrivals: [NavigationChange] = []
    var selections: [(root: NavigationTree.Entry, showsOne: Bool)] = []
    for node in left { changes.append(.removed(node.entry)) }
    TreeDifference.forEach(in: new, against: old) {
      arrivals.append($0.change)
    } selected: { holder, root in
      selections.append((root, holder.contents?.plan.kind.showsOne == true))
    }
    changes += arrivals.reversed()
    // A change of the part in use in columns and embedding screens follows from the other changes, unless there are
    // none.
    let isAlone = changes.isEmpty
    return changes + selections.reversed().filter { isAlone || $0.showsOne }.map { .selected($0.root) }
  }
}

// One walk for both directions: what is in one tree and not in the other, from the top down.
extension TreeDifference {
  fileprivate static func forEach(
    in tree: NavigationTree, against other: NavigationTree?, _ body: (Found) -> Void, selected: Selected = { _, _ in }
  ) {
    let others = layers(of: other, notIn: tree)
    for (index, layer) in layers(of: tree, notIn: other).reversed().enumerated().reversed() {
      let isSame = { (other: Layer) in other.modal?.presentation.id == layer.modal?.presentation.id }
      let sameHeight = index < others.count ? others[others.count - 1 - index] : nil
      let counterpart = sameHeight.flatMap { isSame($0) ? $0 : nil } ?? others.first(where: isSame)
      walk(layer.top, counterpart?.top, counterpart == nil ? layer.modal?.presentation : nil, body, selected)
    }
  }

  /// The layers that two trees don't share, the front one first.
  private static func layers(of tree: NavigationTree?, notIn other: NavigationTree?) -> [Layer] {
    guard let tree else { return [] }
    var layers = [tree.front]
    var link = tree.cover, others = other?.cover
    while let here = link {
      while let there = others, there.depth > here.depth { others = there.below }
      if here === others { break }
      layers.append(here.layer)
      link = here.below
    }
    return layers
  }

  /// Compares two stacks, from the top down.
  private static func walk(
    _ top: Node, _ other: Node?, _ presentation: NavigationTree.Presentation?, _ body: (Found) -> Void,
    _ selected: Selected
  ) {
    guard top !== other else { return }
    let (own, others) = segments(top, other)
    let same = Counterparts(others)
    let moved = others.isEmpty ? [] : same.moved(own)
    for node in own {
      let counterpart = same[node]
      walkInside(node, counterpart, body, selected)
      if counterpart == nil {
        body(Found(node: node, presentation: node.below == nil ? presentation : nil))
      } else if moved.contains(node.id) {
        body(Found(node: node, isMoved: true))
      }
    }
  }

  private static func walkInside(_ node: Node, _ other: Node?, _ body: (Found) -> Void, _ selected: Selected) {
    guard let contents = node.contents,
      contents !== other?.contents || node.element.selectedTop !== other?.element.selectedTop
    else { return }
    let children = contents.plan.children, others = other?.contents?.plan.children ?? []
    for index in children.indices.reversed() {
      guard let top = node.childTop(index) else { continue }
      let same =
        others.indices.contains(index) && others[index].isSame(as: children[index])
        ? index : others.firstIndex { $0.isSame(as: children[index]) }
      walk(top, same.flatMap { other?.childTop($0) }, nil, body, selected)
    }
    let shown = other?.contents?.selected.map { others[$0] }
    if other != nil, let index = contents.selected, shown?.isSame(as: children[index]) != true,
      let top = node.childTop(index)
    {
      selected(node, top.bottom.entry)
    }
  }

  /// What two stacks don't share, from the top down.
  ///
  /// The other stack's part is empty if this one's is, because nothing is searched in it.
  private static func segments(_ top: Node, _ other: Node?) -> (own: [Node], others: [Node]) {
    let shared = top.shared(with: other), own = nodes(from: top, downTo: shared)
    return (own, own.isEmpty ? [] : nodes(from: other, downTo: shared))
  }

  private static func nodes(from top: Node?, downTo shared: Node?) -> [Node] {
    guard let top, top !== shared else { return [] }
    var nodes = [top]
    nodes.reserveCapacity(top.depth - (shared?.depth ?? -1))
    var next = top.below
    while let node = next, node !== shared {
      nodes.append(node)
      next = node.below
    }
    return nodes
  }

  /// The entries of the other stack; by their ids if there are many.
  private struct Counterparts {
    private let nodes: [Node]
    private var places: [ScreenID: Int] = [:]

    init(_ nodes: [Node]) {
      self.nodes = nodes
      if nodes.count > 8 { places = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first } }
    }

    subscript(node: Node) -> Node? { place(of: node).map { nodes[$0] } }

    private func place(of node: Node) -> Int? {
      let place = places.isEmpty ? nodes.firstIndex { $0.id == node.id } : places[node.id]
      return place.flatMap { nodes[$0].isSame(as: node) ? $0 : nil }
    }

    /// The entries that have moved: from the bottom up, the first one that now lies on an entry that was above it, and
    /// all entries above that one.
    func moved(_ own: [Node]) -> Set<ScreenID> {
      guard own.count > 1 else { return [] }
      var kept = own.reversed().compactMap { node in place(of: node).map { (id: node.id, place: $0) } }
      let first = kept.indices.dropFirst().first { kept[$0].place > kept[$0 - 1].place }
      kept.removeFirst(first ?? kept.count)
      return Set(kept.map(\.id))
    }
  }
}

extension Link<NavigationTree.Slot> {
  /// Whether it is the only entry of its stack, and contains nothing.
  fileprivate var isAlone: Bool { below == nil && contents == nil }

  /// Whether both are the same entry, and no travel has remade its screen.
  func isSame(as other: NavigationTree.Node) -> Bool {
    id == other.id && element.generation == other.element.generation && flow == other.flow
  }
}
