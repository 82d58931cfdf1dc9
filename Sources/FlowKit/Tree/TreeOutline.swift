/// A place as nested lists, from the app's root up: what a tree gives to code that writes it down, and what a tree is built
/// from.
package struct TreeOutline {
  /// The app's root stack, then the modals.
  package var layers: [Layer] = []

  package struct Layer {
    /// How it is presented; `nil` for the app's root stack.
    package let style: PresentationStyle?
    /// Who presents it; `nil` for the app's root stack.
    package let presenter: Presenter?
    package let places: [Place]

    package init(_ places: [Place], style: PresentationStyle?, presenter: Presenter?) {
      self.places = places
      self.style = style
      self.presenter = presenter
    }
  }

  package enum Presenter {
    case app
    /// The screen of the place with this number.
    case place(Int)
  }

  package struct Place {
    /// Identifies the place in the outline; in that of a tree, it is the number of the entry.
    package let number: Int
    package let flow: Blueprint
    /// The state of its screen; `nil` if it has none, and in the outline of a tree.
    package let state: RestoredState?
    /// Its children; `nil` if it is no container.
    package let children: Children?

    package init(_ number: Int, _ flow: Blueprint, state: RestoredState? = nil, children: Children?) {
      self.number = number
      self.flow = flow
      self.state = state
      self.children = children
    }
  }

  /// An object, so that a place stays small: tools write down millions of places.
  package final class Children {
    /// The children's stacks; an empty one begins with the child's own flow when it is shown.
    package let stacks: [[Place]]
    private let source: Source

    /// Where the rest is read from; in an outline of a tree, it is read only by those who need it.
    private enum Source {
      case declared(FlowChildren, history: [Int])
      case tree(NavigationTree.Contents)
    }

    package init(_ declared: FlowChildren, stacks: [[Place]], history: [Int]) {
      self.stacks = stacks
      source = .declared(declared, history: history)
    }

    fileprivate init(_ contents: NavigationTree.Contents, of node: NavigationTree.Node) {
      stacks = contents.tops.indices.map { TreeOutline.places(of: node.childTop($0)) }
      source = .tree(contents)
    }
  }

  package init() {}
}

extension TreeOutline.Layer {
  /// The number of the place that presents it; `nil` for the app's root stack, and for a modal of the app.
  package var presentingNumber: Int? { if case .place(let number) = presenter { number } else { nil } }
}

extension NavigationTree {
  /// The tree as nested lists.
  package var outline: TreeOutline {
    var outline = TreeOutline(), next = cover
    outline.layers = [TreeOutline.Layer(front)]
    while let covered = next {
      outline.layers.append(TreeOutline.Layer(covered.layer))
      next = covered.below
    }
    outline.layers.reverse()
    return outline
  }
}

extension TreeOutline.Layer {
  fileprivate init(_ layer: NavigationTree.Layer) {
    places = TreeOutline.places(of: layer.top)
    style = layer.modal?.presentation.style
    presenter = layer.modal.map { modal in modal.presentation.presenter.map { .place($0.number) } ?? .app }
  }
}

extension TreeOutline {
  /// The places of a stack; none if it has not been shown yet.
  fileprivate static func places(of top: NavigationTree.Node?) -> [Place] {
    guard let top else { return [] }
    var places: [Place] = [], next = Optional(top)
    places.reserveCapacity(top.depth + 1)
    while let node = next {
      places.append(Place(node.id.number, node.flow.blueprint, children: node.contents.map { Children($0, of: node) }))
      next = node.below
    }
    places.reverse()
    return places
  }
}

extension TreeOutline.Children {
  /// The children's flows, and which of them is selected.
  package var declared: FlowChildren {
    switch source {
    case .declared(let children, _): children
    case .tree(let contents): contents.declared
    }
  }

  package var selected: Int? {
    switch source {
    case .declared(let children, _): children.selected
    case .tree(let contents): contents.selected
    }
  }

  package func flow(_ index: Int) -> Blueprint {
    switch source {
    case .declared(let children, _): children.flows[index]
    case .tree(let contents): contents.plan.children[index].flow.blueprint
    }
  }

  /// The indices of the children that were selected before, the latest last.
  ///
  /// Those that have no stack are left out when a tree is built.
  package var history: [Int] {
    switch source {
    case .declared(_, let history): history
    case .tree(let contents): contents.selectedBefore
    }
  }

  /// The same, if going back depends on it; none otherwise.
  package var rememberedHistory: [Int] {
    guard case .tree(let contents) = source, !contents.plan.rules.back.remembersTabs else { return history }
    return []
  }
}

extension NavigationTree.Contents {
  /// The children, as a flow that has them now would declare them.
  fileprivate var declared: FlowChildren {
    FlowChildren(
      kind: plan.kind, flows: plan.children.map { $0.flow.blueprint },
      columns: plan.kind == .split ? plan.children.compactMap { $0.column } : [], selected: selected, rules: plan.rules)
  }
}

extension TabsBack {
  /// Whether going back depends on the earlier selections.
  fileprivate var remembersTabs: Bool { code == .previousTabs || code == .allPreviousTabs }
}
