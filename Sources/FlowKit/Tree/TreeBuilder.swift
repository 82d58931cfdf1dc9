/// Builds a tree from the root up: how a place that is known by its flows becomes one.
@MainActor
package struct TreeBuilder {
  /// The greatest id that was given.
  package private(set) var lastID: Int
  private var layers: [NavigationTree.Layer] = []

  /// Entries on one another.
  package struct Stack {
    fileprivate let top: NavigationTree.Node

    /// The entry at the bottom.
    package var root: NavigationTree.Entry { top.bottom.entry }
  }

  /// What an entry is to contain.
  package struct Children {
    package var declared: FlowChildren
    /// The stacks of the children; nil for those that are not shown yet.
    package var stacks: [Stack?]
    /// The indices of the children that were selected before, the latest last; what cannot be so is left out.
    package var history: [Int]

    package init(_ declared: FlowChildren, stacks: [Stack?], history: [Int]) {
      self.declared = declared
      self.stacks = stacks
      self.history = history
    }
  }

  package init(lastID: Int) {
    self.lastID = lastID
  }
}

extension TreeBuilder {
  /// What a flow says that its screen contains; nil where it contains nothing.
  package static func children(of flow: Blueprint) -> FlowChildren? { flow.trait(ContainerTrait.self)?.children() }

  /// An id for the next entry.
  package mutating func nextID() -> ScreenID {
    lastID += 1
    return ScreenID(lastID)
  }

  /// Puts an entry on a stack, or begins one.
  package func add(
    _ id: ScreenID, _ flow: Blueprint, containing children: Children?, on stack: Stack?
  ) throws(NavigationReason) -> Stack {
    let entry = NavigationTree.Entry(id: id, flow: flow.id), below = stack?.top, arrival = flow.arrival
    guard let children else {
      return Stack(top: NavigationTree.Node(NavigationTree.Place(entry, arrival: arrival, on: below), on: below))
    }
    let plan = try NavigationTree.Contents.Plan(children.declared)
    var tops = children.stacks.map { $0?.top }
    let selected = children.declared.selected, selectedTop = selected.flatMap { tops[$0] }
    let history = plan.history(children.history.filter { tops[$0] != nil }, selected: selected)
    selected.map { tops[$0] = nil }
    let contents = NavigationTree.Contents(plan, tops: tops, selected: selected, history: history)
    let place = NavigationTree.Place(entry, contents, selectedTop: selectedTop, arrival: arrival, on: below)
    return Stack(top: NavigationTree.Node(place, on: below))
  }

  /// Lays a stack over the others: the app's root stack first, then modals.
  package mutating func lay(_ stack: Stack, style: PresentationStyle? = nil, presenter: ScreenID? = nil) {
    var modal: NavigationTree.Modal?
    if let style, let presenter {
      modal = NavigationTree.Modal(.init(id: stack.root.id, style: style, presenter: presenter))
    }
    layers.append(NavigationTree.Layer(top: stack.top, modal: modal))
  }

  /// The visible entry of what was laid last.
  package var visible: ScreenID? { layers.last.map { NavigationTree.used(from: $0.top, 0).node.id } }

  /// The tree; nil where no stack was laid.
  package var tree: NavigationTree? {
    layers.first.map { root in
      layers.dropFirst().reduce(NavigationTree(top: root.top, cover: nil)) { $0.covered(by: $1) }
    }
  }
}

// The way back: a tree as lists in lists, for whoever writes it down.
extension NavigationTree {
  /// A stack with all that its entries contain.
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
        SavedChildren(
          flows: contents.plan.children.map(\.flow), stacks: node.childTops.map { $0.map { listed($0) } },
          selected: contents.selected,
          history: contents.history.compactMap { number in contents.plan.children.firstIndex { $0.number == number } })
      }
      return SavedPlace(entry: node.entry, children: children)
    }
    return SavedStack(presentation: presentation, places: places)
  }
}
