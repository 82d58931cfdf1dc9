// A tree as nested lists, for code that writes it down.
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
    package let back: TabsBack
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
          selected: contents.selected, history: contents.selectedBefore, back: contents.plan.rules.back)
      }
      return SavedPlace(entry: node.entry, children: children)
    }
    return SavedStack(presentation: presentation, places: places)
  }
}
