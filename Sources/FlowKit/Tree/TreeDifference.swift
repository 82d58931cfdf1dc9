/// What lies between two trees: found from the first part on that they don't share, so its cost is that of the change.
///
/// An entry is the same in both if it has the same id and flow, on the same stack, and if no travel has made its screen
/// anew.
final class TreeDifference: Sendable {
  /// The tree before; nil where there was none.
  let old: NavigationTree?
  let new: NavigationTree
  private let one: OneChange
  /// What entered and what left, where that is more, or may be.
  private let many: ManyChanges?

  typealias Node = NavigationTree.Node
  typealias Layer = NavigationTree.Layer

  init(old: NavigationTree?, new: NavigationTree) {
    if let old, let one = OneChange.between(old, new) {
      self.one = one
      many = nil
    } else {
      one = OneChange()
      many = ManyChanges(old, new)
    }
    self.old = old
    self.new = new
  }

  private final class ManyChanges: Sendable {
    let entered: [Node]
    let left: [Node]

    init(_ old: NavigationTree?, _ new: NavigationTree) {
      entered = Self.walk(new, against: old).reversed()
      left = old.map { Self.walk($0, against: new) } ?? []
    }

    /// What is in a tree and not in the other, from the top down.
    private static func walk(_ tree: NavigationTree, against other: NavigationTree?) -> [Node] {
      var nodes: [Node] = []
      TreeDifference.forEach(in: tree, against: other) { if !$0.isMoved { nodes.append($0.node) } }
      return nodes
    }
  }

  /// What nearly all differences are: one entry came, or left, or took the place of another one; or a container shows
  /// another child.
  private struct OneChange: Sendable {
    var entered: Node?
    var left: Node?
    var holder: Node?

    /// Nil where there is more, or may be.
    static func between(_ old: NavigationTree, _ new: NavigationTree) -> OneChange? {
      var a = old.front.top, b = new.front.top
      guard old.covered === new.covered else {
        if b.isAlone, let below = new.covered, below.below === old.covered, below.element.top === a {
          return OneChange(entered: b)
        }
        if a.isAlone, let below = old.covered, below.below === new.covered, below.element.top === b {
          return OneChange(left: a)
        }
        return nil
      }
      guard old.front.modal === new.front.modal else { return nil }
      // Inside the selected children of containers that are otherwise the same.
      while a !== b, let inner = a.element.selectedTop, let other = b.element.selectedTop, a.contents === b.contents,
        a.below === b.below
      {
        (a, b) = (inner, other)
      }
      if a === b { return OneChange() }
      if b.contents == nil, b.below === a { return OneChange(entered: b) }
      if a.contents == nil, a.below === b { return OneChange(left: a) }
      guard a.below === b.below else { return nil }
      if a.contents == nil, b.contents == nil, a.id != b.id { return OneChange(entered: b, left: a) }
      return selection(a, b)
    }

    /// Where only the child that is shown is another one, which may be new.
    private static func selection(_ old: Node, _ new: Node) -> OneChange? {
      guard let one = old.contents, let other = new.contents, one.selected != other.selected,
        old.isSame(as: new), one.tops.count == other.tops.count
      else { return nil }
      var entered: Node?
      for index in other.tops.indices {
        guard one.plan.children[index].number == other.plan.children[index].number else { return nil }
        let top = new.childTop(index), known = old.childTop(index)
        if known === top { continue }
        guard known == nil, entered == nil, let top, top.isAlone else { return nil }
        entered = top
      }
      return OneChange(entered: entered, holder: new)
    }
  }
}

extension TreeDifference {
  /// Entries, of which there is nearly always one: then there is no list.
  struct Nodes: Sequence, IteratorProtocol {
    private var one: Node?
    private var many: ArraySlice<Node>?

    fileprivate init(_ one: Node?, _ many: [Node]?) {
      self.one = one
      self.many = many.map { $0[...] }
    }

    @inline(__always)
    mutating func next() -> Node? {
      if let one {
        self.one = nil
        return one
      }
      return many == nil ? nil : many?.popFirst()
    }
  }

  /// The entries that left, from the top down; those inside a container before it.
  var left: Nodes { Nodes(one.left, many?.left) }

  /// The entries that are new, from below up; those inside a container after it.
  var entered: Nodes { Nodes(one.entered, many?.entered) }

  /// The entries that are to be seen no more, from the inside out.
  var disappeared: Nodes {
    guard let old else { return Nodes(nil, nil) }
    return Self.shown(in: old, notIn: new) { $0.reversed() }
  }

  /// The entries that are to be seen now, from the outside in.
  var appeared: Nodes { Self.shown(in: new, notIn: old) { $0 } }

  private static func shown(
    in tree: NavigationTree, notIn other: NavigationTree?, _ order: ([Node]) -> [Node]
  ) -> Nodes {
    let top = tree.front.top
    if top === other?.front.top { return Nodes(nil, nil) }
    if let other = other?.front.top, top.contents == nil, other.contents == nil {
      return Nodes(top.isSame(as: other) ? nil : top, nil)
    }
    let others = other?.shownNodes ?? []
    return Nodes(nil, order(tree.shownNodes.filter { !NavigationTree.contains(others, $0) }))
  }

  /// Whether no entry is new.
  var bringsNothing: Bool { one.entered == nil && many?.entered.isEmpty != false }

  /// Whether both trees are equal, and no travel has made a screen anew.
  var isEmpty: Bool {
    if let many { return many.left.isEmpty && old == new }
    return one.entered == nil && one.left == nil && one.holder == nil
  }

  /// Whether it is what lies between these two.
  func leads(from first: NavigationTree?, to last: NavigationTree) -> Bool {
    guard let old, let first else { return false }
    return old.isIdentical(to: first) && new.isIdentical(to: last)
  }

  /// Whether a flow of an entry that has left or is new has any traits.
  var involvesTraits: Bool {
    if let many { return (many.left + many.entered).contains { $0.element.hasTraits } }
    return one.entered?.element.hasTraits == true || one.left?.element.hasTraits == true
  }

  /// All of it, in the order in which it is made: what left, then what is new or was moved, then what other children
  /// containers show.
  var changes: [NavigationChange] {
    guard many != nil else { return changesOfOne }
    var changes: [NavigationChange] = [], arrivals: [NavigationChange] = []
    var selections: [(root: NavigationTree.Entry, showsOne: Bool)] = []
    for node in left { changes.append(.removed(node.entry)) }
    Self.forEach(in: new, against: old) {
      arrivals.append($0.change)
    } selected: { holder, root in
      selections.append((root, holder.contents?.plan.kind.showsOne == true))
    }
    changes += arrivals.reversed()
    // What is used in columns and embedding screens follows what has changed there, unless nothing has.
    let isAlone = changes.isEmpty
    return changes + selections.reversed().filter { isAlone || $0.showsOne }.map { .selected($0.root) }
  }

  private var changesOfOne: [NavigationChange] {
    var changes: [NavigationChange] = []
    for node in left { changes.append(.removed(node.entry)) }
    for node in entered {
      let isModal = node.below == nil && new.layerCount > (old?.layerCount ?? 0)
      changes.append(Found(node: node, presentation: isModal ? new.front.modal?.presentation : nil).change)
    }
    // Children of a container that does not show one at a time are made with it: then nothing else has changed.
    if let top = one.holder?.element.selectedTop { changes.append(.selected(top.bottom.entry)) }
    return changes
  }

  /// Something in one tree that is not in the other, or not in its place.
  private struct Found {
    let node: Node
    /// How it is presented, if it is the root of a modal that is new.
    var presentation: NavigationTree.Presentation?
    var isMoved = false

    var change: NavigationChange {
      if isMoved { return .moved(node.entry) }
      return presentation.map { .presented(node.entry, as: $0) } ?? .pushed(node.entry)
    }
  }

  private typealias Selected = (_ holder: Node, _ root: NavigationTree.Entry) -> Void
}

// One walk for both ways: what is in a tree and not in the other, from the top down.
extension TreeDifference {
  private static func forEach(
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
    var link = tree.covered, others = other?.covered
    while let here = link {
      while let there = others, there.depth > here.depth { others = there.below }
      if here === others { break }
      layers.append(here.element)
      link = here.below
    }
    return layers
  }

  /// One stack against another, from the top down.
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
        others.indices.contains(index) && others[index].number == children[index].number
        ? index : others.firstIndex { $0.number == children[index].number }
      walk(top, same.flatMap { other?.childTop($0) }, nil, body, selected)
    }
    let shown = other?.contents?.selected.map { others[$0].number }
    if other != nil, let index = contents.selected, children[index].number != shown, let top = node.childTop(index) {
      selected(node, top.bottom.entry)
    }
  }

  /// What two stacks don't share, from the top down.
  private static func segments(_ top: Node, _ other: Node?) -> (own: [Node], others: [Node]) {
    var own: [Node] = [], others: [Node] = []
    var a: Node? = top, b = other
    while let here = a, here !== b {
      if let there = b, there.depth >= here.depth {
        others.append(there)
        b = there.below
        if there.depth > here.depth { continue }
      }
      own.append(here)
      a = here.below
    }
    while a == nil, let there = b {
      others.append(there)
      b = there.below
    }
    return (own, others)
  }

  /// The entries of the other stack, by their ids where there are many.
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

    /// The entries from the first one up that lies on one that has lain on it.
    func moved(_ own: [Node]) -> Set<ScreenID> {
      guard own.count > 1 else { return [] }
      var kept = own.reversed().compactMap { node in place(of: node).map { (id: node.id, place: $0) } }
      let first = kept.indices.dropFirst().first { kept[$0].place > kept[$0 - 1].place }
      kept.removeFirst(first ?? kept.count)
      return Set(kept.map(\.id))
    }
  }
}

extension Link<NavigationTree.Place> {
  /// Whether it is the only entry of its stack, and contains nothing.
  fileprivate var isAlone: Bool { below == nil && contents == nil }

  /// Whether both are one entry, of which no travel has made another screen.
  func isSame(as other: NavigationTree.Node) -> Bool {
    id == other.id && element.life == other.element.life && flow == other.flow
  }
}
