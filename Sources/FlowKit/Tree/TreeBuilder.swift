/// Builds a tree from the root up, from a place described by its flows.
@MainActor
package struct TreeBuilder {
  /// The greatest id assigned so far.
  package private(set) var lastID: Int
  /// That of the new entries.
  private let life: UInt32
  private var layers: [NavigationTree.Layer] = []

  /// The entries of one stack.
  package struct Stack {
    fileprivate let top: NavigationTree.Node

    package var root: NavigationTree.Entry { top.bottom.entry }
  }

  /// The children of an entry.
  package struct Children {
    package var declared: FlowChildren
    /// The children's stacks; `nil` for those not shown yet.
    package var stacks: [Stack?]
    /// The indices of the children that were selected before, the latest last.
    ///
    /// Invalid ones are left out.
    package var history: [Int]

    package init(_ declared: FlowChildren, stacks: [Stack?], history: [Int]) {
      self.declared = declared
      self.stacks = stacks
      self.history = history
    }
  }

  init(lastID: Int, life: UInt32) {
    self.lastID = lastID
    self.life = life
  }
}

extension TreeBuilder {
  /// The children that a flow declares; `nil` if it is no container.
  package static func children(of flow: Blueprint) -> FlowChildren? { flow.trait(ContainerTrait.self)?.children() }

  package mutating func nextID() -> ScreenID {
    lastID += 1
    return ScreenID(lastID)
  }

  /// Adds an entry to a stack, or begins a stack.
  package func add(
    _ id: ScreenID, _ flow: Blueprint, containing children: Children?, on stack: Stack?
  ) throws(NavigationReason) -> Stack {
    let entry = NavigationTree.Entry(id: id, flow: flow.id), below = stack?.top, arrival = flow.arrival
    guard let children else {
      return Stack(
        top: NavigationTree.Node(NavigationTree.Slot(entry, life: life, arrival: arrival, on: below), on: below))
    }
    let plan = try NavigationTree.Contents.Plan(children.declared)
    var tops = children.stacks.map { $0?.top }
    let selected = children.declared.selected, selectedTop = selected.flatMap { tops[$0] }
    let history = plan.history(children.history.filter { tops[$0] != nil }, selected: selected)
    selected.map { tops[$0] = nil }
    let contents = NavigationTree.Contents(plan, tops: tops, selected: selected, history: history)
    let slot = NavigationTree.Slot(
      entry, contents, selectedTop: selectedTop, life: life, arrival: arrival, on: below)
    return Stack(top: NavigationTree.Node(slot, on: below))
  }

  /// Adds a stack over the others: the app's root stack first, then modals.
  package mutating func lay(_ stack: Stack, style: PresentationStyle? = nil, presenter: ScreenID? = nil) {
    var modal: NavigationTree.Modal?
    if let style, let presenter {
      modal = NavigationTree.Modal(.init(id: stack.root.id, style: style, presenter: presenter))
    }
    layers.append(NavigationTree.Layer(top: stack.top, modal: modal))
  }

  /// The visible entry of the layer that was added last.
  package var visible: ScreenID? { layers.last.map { NavigationTree.used(from: $0.top, 0).node.id } }

  /// The tree; `nil` if no stack was added.
  package var tree: NavigationTree? {
    layers.first.map { root in
      layers.dropFirst().reduce(NavigationTree(top: root.top, cover: nil)) { $0.covered(by: $1) }
    }
  }
}

// The reverse: a tree as nested lists, for code that writes it down.
extension NavigationTree {
  /// A stack with everything that its entries contain.
  package struct SavedStack {
    package let presentation: Presentation?
    package let places: [SavedPlace]
  }

  package struct SavedPlace {
    package let entry: Entry
    package let children: SavedChildren?
  }

  package struct SavedChildren {
    package let flows: [FlowID]
    package let stacks: [SavedStack?]
    package let selected: Int?
    /// The indices of the children that were selected before, the latest last.
    package let history: [Int]
  }

  /// The app's root stack and the modals.
  package var savedLayers: [SavedStack] {
    layersDownward.reversed().map { Self.listed($0.top, $0.modal?.presentation) }
  }

  private static func listed(_ top: Node, _ presentation: Presentation? = nil) -> SavedStack {
    let places = top.upward.map { node in
      let children = node.contents.map { contents in
        let indices = Dictionary(contents.plan.children.enumerated().map { ($1.number, $0) }) { first, _ in first }
        return SavedChildren(
          flows: contents.plan.children.map(\.flow), stacks: node.childTops.map { $0.map { listed($0) } },
          selected: contents.selected, history: contents.history.compactMap { indices[$0] })
      }
      return SavedPlace(entry: node.entry, children: children)
    }
    return SavedStack(presentation: presentation, places: places)
  }
}
