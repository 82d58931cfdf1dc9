/// Where an app with containers is, as lists in lists; what a navigator does is done here once more, with these.
///
/// M moves to the front, and U is used again on top of its stack.
struct BoxModel {
  var layers: [Layer]
  /// The number of the next screen.
  var nextID = 1
  /// Counts travels, after which the numbers of children are not given again.
  var life = 0
  /// The screens that containers began with in the batch that is being done; nil outside of batches.
  var begun: Set<Int>?
  /// The screens that were replaced, each with the one that took its place.
  var replaced: [(old: Int, new: Int)] = []
  /// The screens that the latest deed has used again instead of making new ones.
  var usedAgain: [Int] = []
  /// The roots of the children that the latest deed has selected again.
  var selectedAgain: [Int] = []

  /// The app's own stack, or a modal.
  struct Layer: Equatable {
    var id: Int
    var presenter: Int?
    var style: String?
    var nodes: [Node]
  }

  /// A screen on a stack.
  struct Node: Equatable {
    var id: Int
    let name: String
    var box: Box?
    /// Distinguishes it from an earlier screen with the same id.
    var life = 0
  }

  /// What a container contains.
  struct Box: Equatable {
    let kind: Kind
    var slots: [Slot]
    var selected: Int?
    /// The children that were selected before, by their keys.
    var past: [Int] = []
    var nextKey: Int
  }

  /// A child; it has no nodes before it is shown.
  struct Slot: Equatable {
    let name: String
    let key: Int
    var nodes: [Node] = []
  }

  /// What is special about a kind of container, and which children it starts with.
  struct Kind: Equatable {
    let children: [String]
    var isTabs = false
    var isBook = false
    var isSplit = false
    var isEager = false
    var loops = false
    var popsToRoot = false
    var back = ""

    var showsOne: Bool { isTabs || isBook }
  }

  /// Why something is not done.
  struct Refusal: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  init(_ name: String, id: Int = 1) {
    layers = []
    nextID = id
    let root = node(name)
    layers = [Layer(id: root.id, presenter: nil, nodes: [root])]
  }
}

extension BoxModel {
  static let kinds: [String: Kind] = [
    "Tabs": Kind(children: ["B", "C", "D"], isTabs: true),
    "Eager": Kind(children: ["B", "C", "D"], isTabs: true, isEager: true),
    "First": Kind(children: ["B", "C", "D"], isTabs: true, back: "first"),
    "Past": Kind(children: ["B", "C", "D"], isTabs: true, back: "past"),
    "Home": Kind(children: ["B", "C"], isTabs: true, popsToRoot: true),
    "All": Kind(children: ["B", "C", "D"], isTabs: true, back: "all"),
    "Order": Kind(children: ["B", "C", "D"], isBook: true, back: "order"),
    "Book": Kind(children: ["B", "C", "D"], isBook: true),
    "Loop": Kind(children: ["B", "C", "D"], isBook: true, loops: true),
    "Split": Kind(children: ["B", "D"], isSplit: true),
    "Columns": Kind(children: ["B", "C", "D"], isSplit: true),
    "Frame": Kind(children: ["B", "C"]),
    "Blank": Kind(children: []),
    "Outer": Kind(children: ["Tabs", "Split", "Book"], isTabs: true),
    "Deep": Kind(children: ["Past", "First"], isTabs: true, back: "past"),
    "Tough": Kind(children: ["P", "Frame"], isTabs: true),
  ]

  /// A new screen, with what it contains.
  mutating func node(_ name: String) -> Node {
    let id = nextID
    nextID += 1
    guard let kind = Self.kinds[name] else { return Node(id: id, name: name, box: nil) }
    var box = Box(kind: kind, slots: [], nextKey: kind.children.count)
    if kind.showsOne || kind.isSplit { box.selected = 0 }
    for (key, child) in kind.children.enumerated() {
      let isMade = !kind.showsOne || kind.isEager || key == 0
      let nodes = isMade ? [node(child)] : []
      begun?.formUnion(nodes.map(\.id))
      box.slots.append(Slot(name: child, key: key, nodes: nodes))
    }
    return Node(id: id, name: name, box: box)
  }
}
