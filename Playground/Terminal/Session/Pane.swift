import FlowKit

/// A screen of the tree with its content, as it is drawn.
struct Pane {
  /// Which entry of the tree it is.
  let entry: NavigationTree.Entry
  let card: Card
  /// The number of cards below it in its stack.
  let below: Int
  /// `nil` for screens that contain no others.
  let contents: Contents?

  /// The content of a container.
  struct Contents {
    let kind: NavigationTree.Container.Kind
    /// The index of the child that is shown or in use.
    let selected: Int?
    /// The tops of the children's stacks; `nil` for children not shown yet.
    let children: [Pane?]
    /// The buttons that select each child; none if the children are pages or embedded.
    let tabs: [Card.Button]
    /// The other buttons.
    let others: [Card.Button]
  }
}

extension Pane {
  /// The child that is shown or in use.
  var selected: Pane? { contents.flatMap { contents in contents.selected.flatMap { contents.children[$0] } } }

  /// The part in use: one card, or several in one, and the containers around it.
  var place: Place { place(inside: []) }

  private func place(inside containers: [Pane]) -> Place {
    guard let contents else { return Place(cards: [self], containers: containers) }
    guard contents.kind != .embedded else {
      let children = contents.children.compactMap { $0?.place }
      return Place(
        cards: [self] + children.flatMap(\.cards), containers: children.flatMap(\.containers) + containers)
    }
    return selected?.place(inside: [self] + containers) ?? Place(cards: [self], containers: containers)
  }
}
