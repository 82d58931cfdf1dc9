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

  package struct Children {
    /// The children's flows, and which of them is selected.
    package var declared: FlowChildren
    /// The children's stacks; an empty one begins with the child's own flow when it is shown.
    package var stacks: [[Place]]
    /// The indices of the children that were selected before, the latest last.
    ///
    /// Those that have no stack are left out when a tree is built.
    package var history: [Int]

    package init(_ declared: FlowChildren, stacks: [[Place]], history: [Int]) {
      self.declared = declared
      self.stacks = stacks
      self.history = history
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
    var outline = TreeOutline()
    for layer in layersDownward.reversed() {
      let presentation = layer.modal?.presentation
      let presenter = presentation.map { one in one.presenter.map { TreeOutline.Presenter.place($0.number) } ?? .app }
      outline.layers.append(
        TreeOutline.Layer(Self.places(of: layer.top), style: presentation?.style, presenter: presenter))
    }
    return outline
  }

  private static func places(of top: Node?) -> [TreeOutline.Place] {
    guard let top else { return [] }
    return top.downward(to: nil).reversed().map { node in
      TreeOutline.Place(
        node.id.number, node.flow.blueprint,
        children: node.contents.map { contents in
          TreeOutline.Children(
            contents.declared, stacks: node.childTops.map(places), history: contents.selectedBefore)
        })
    }
  }
}

extension NavigationTree.Contents {
  /// The children, as a flow that has them now would declare them.
  fileprivate var declared: FlowChildren {
    FlowChildren(
      kind: plan.kind, flows: plan.children.map { $0.flow.blueprint }, columns: plan.children.compactMap(\.column),
      selected: selected, rules: plan.rules)
  }
}
